"""Who asks and where: Discord's events as the bot's own values."""

from __future__ import annotations

import discord

from bot.core.request import Place, Who

Interaction = discord.Interaction[discord.Client]


def who(user: discord.User | discord.Member, locale: str = "") -> Who:
    """The account that acts."""
    return Who("discord", str(user.id), user.display_name, locale, user.name)


def place(interaction: Interaction) -> Place:
    """Where it was asked, and what the bot and the asker may do there.

    Only what an administrator can take away counts: in direct messages pictures always work.
    """
    alone = in_dm(interaction)
    return Place(
        "discord",
        str(interaction.channel_id),
        private=alone,
        admin=alone or _decides(interaction.permissions),
        pictures=interaction.guild_id is None or interaction.app_permissions.attach_files,
        locale=str(interaction.guild_locale or ""),
        mute=guest(interaction),
        server=str(interaction.guild_id or ""),
    )


def guest(interaction: Interaction) -> bool:
    """Whether somebody brought the bot to a place where it is nobody itself."""
    if interaction.guild_id is None:
        return bool(interaction.context.private_channel)
    return interaction.client.get_guild(interaction.guild_id) is None


def in_dm(interaction: Interaction) -> bool:
    """Whether nobody but the asker and the bot is there; group conversations do not count."""
    return interaction.guild_id is None and not interaction.context.private_channel


def place_of(message: discord.Message) -> Place:
    """Where a message was written."""
    if message.guild is None or not isinstance(message.author, discord.Member):
        return Place("discord", str(message.channel.id), private=True, admin=True)
    mine = message.channel.permissions_for(message.guild.me)
    admin = _decides(message.channel.permissions_for(message.author))
    chat = str(message.channel.id)
    server = str(message.guild.id)
    return Place("discord", chat, admin=admin, pictures=mine.attach_files, server=server)


def address_of(channel: int | str | None, message: int) -> str:
    """How a message is found again: ``channel/message``."""
    return f"{channel}/{message}"


def located(where: str) -> tuple[int, int]:
    """The inverse of ``address_of``. Raises ValueError."""
    channel, _, message = where.partition("/")
    return int(channel), int(message)


def _decides(permissions: discord.Permissions) -> bool:
    return permissions.administrator or permissions.manage_guild or permissions.manage_channels
