"""How much the bot carries: ``python -m tests.load`` measures it and holds it to its bars."""
