"""The bot: tables as logs, screens for a viewer, and thin adapters for three platforms."""
