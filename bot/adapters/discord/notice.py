"""What the bot lacks in a place, told to the one who asks for a board there."""

from __future__ import annotations

import discord

from bot.adapters.discord.message import fit
from bot.adapters.discord.needs import Service
from bot.adapters.discord.where import Interaction
from bot.core.answer import Reply
from bot.core.limits import LIMITS
from bot.core.screen import Screen
from games import Text, text


def notice(service: Service, interaction: Interaction) -> list[Reply]:
    """A private word when boards here follow presses alone; nothing where all is well.

    Presses and commands are answered through their interaction, which needs no right at all; what
    changes unasked (others' moves elsewhere, clocks, computers) goes through the channel.
    """
    words = lacking(interaction)
    if words is None:
        return []
    said = service.words(words, str(interaction.locale))
    return [Reply("private", Screen(fit(said, LIMITS["discord"].text)))]


def lacking(interaction: Interaction) -> Text | None:
    """What the bot would need here to bring boards up to date by itself."""
    if interaction.guild_id is None:
        return text("discord-guest") if interaction.context.private_channel else None
    if interaction.client.get_guild(interaction.guild_id) is None:
        return text("discord-guest")
    mine = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    writes = mine.send_messages_in_threads if thread else mine.send_messages
    missing = [] if mine.view_channel else ["view"]
    missing += [] if writes else ["threads" if thread else "send"]
    if not missing:
        return None
    rights = tuple(text(f"discord-right-{name}") for name in missing)
    return text("discord-lacks", rights=rights)
