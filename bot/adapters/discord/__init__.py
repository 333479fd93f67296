"""Discord: slash commands, buttons that work for ever, pictures edited in place."""

from bot.adapters.discord.client import Discord, Shards, TeahouseClient, build_discord
from bot.adapters.discord.port import DiscordPort

__all__ = ["Discord", "DiscordPort", "Shards", "TeahouseClient", "build_discord"]
