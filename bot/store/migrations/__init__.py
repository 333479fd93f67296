"""Every schema there was, one step each; run by ``bot.store.migrate``."""
