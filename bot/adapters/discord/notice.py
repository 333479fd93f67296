"""What the bot lacks in a place, told to the one who asks for a board there."""

from __future__ import annotations

from hashlib import blake2b

import discord

from bot.adapters.discord.claims import claimed, settled
from bot.adapters.discord.message import fit
from bot.adapters.discord.needs import Service
from bot.adapters.discord.where import Interaction, guest
from bot.core.answer import Reply
from bot.core.limits import LIMITS
from bot.core.screen import Screen
from games import Text, text

DAY = 86_400_000


async def notice(service: Service, interaction: Interaction) -> list[Reply]:
    """A private word when boards here follow presses alone; nothing where all is well.

    Everybody is told so once a day in a place.

    Presses and commands are answered through their interaction, which needs no right at all; what
    changes unasked (others' moves elsewhere, clocks, computers) goes through the channel.
    """
    words = lacking(interaction)
    if words is None:
        return []
    said = service.words(words, str(interaction.locale))
    mark = blake2b(said.encode(), digest_size=6).hexdigest()
    day = service.now() // DAY
    told = f"n{interaction.channel_id}/{interaction.user.id}/{day}/{mark}"
    if not await claimed(service, told):
        return []
    await settled(service, told)
    return [Reply("private", Screen(fit(said, LIMITS["discord"].text)))]


def lacking(interaction: Interaction) -> Text | None:
    """What the bot would need here to bring boards up to date by itself."""
    if guest(interaction):
        return text("discord-guest")
    if interaction.guild_id is None:
        return None
    missing = _missing(interaction.app_permissions, interaction.channel)
    if not missing:
        return None
    rights = tuple(text(f"discord-right-{name}") for name in missing)
    return text("discord-lacks", rights=rights)


def _missing(mine: discord.Permissions, channel: object) -> list[str]:
    """The rights that are missing; a locked thread needs one of its own."""
    thread = channel if isinstance(channel, discord.Thread) else None
    writes = mine.send_messages_in_threads if thread else mine.send_messages
    missing = [] if mine.view_channel else ["view"]
    missing += [] if writes else ["threads" if thread else "send"]
    return missing + (["manage"] if thread and thread.locked and not mine.manage_threads else [])
