"""Servers and channels that come and go: a greeting, and an end of what stood there."""

from __future__ import annotations

from datetime import timedelta

import discord
import structlog

from bot.adapters.discord.claims import claimed
from bot.adapters.discord.needs import Service
from bot.adapters.discord.port import DiscordPort
from bot.adapters.discord.trouble import TROUBLES
from bot.core.answer import Reply
from bot.core.request import Command, Place, Who

NEW = timedelta(hours=1)
"""A server that let the bot in so lately is greeted if nobody has done so."""

log = structlog.get_logger(__name__)

Channel = discord.TextChannel


class Door:
    """Where the bot comes in: it says hello as soon as there is a channel to say it in."""

    def __init__(self, service: Service, port: DiscordPort) -> None:
        self._service = service
        self._port = port
        self._waiting: set[int] = set()
        """Servers that have let the bot in, but not to any channel yet."""

    async def enter(self, guild: discord.Guild) -> None:
        """A new server, or one that has thought better of it."""
        for one in (*guild.channels, *guild.threads):
            await self._service.let_in("discord", str(one.id))
        self._waiting.add(guild.id)
        await self.look(guild)

    async def back(self, guild: discord.Guild) -> None:
        """A server that can be reached again. It may have let the bot in while it was away."""
        joined = guild.me.joined_at
        if joined and self._port.now() - joined < NEW:
            await self.enter(guild)

    async def look(self, guild: discord.Guild) -> None:
        """A channel was made, or rights have changed: perhaps the hello can be said now."""
        channel = entrance(guild) if guild.id in self._waiting else None
        if channel is not None:
            self._waiting.discard(guild.id)
            await greet(self._service, self._port, channel)


async def greet(service: Service, port: DiscordPort, channel: Channel) -> None:
    """Say hello once in a new server, whichever process hears of it."""
    guild = channel.guild
    event = f"g{guild.id}.{int(guild.me.joined_at.timestamp()) if guild.me.joined_at else 0}"
    if not await claimed(service, event):
        return
    pictures, locale = channel.permissions_for(guild.me).attach_files, str(guild.preferred_locale)
    here = Place("discord", str(channel.id), pictures=pictures, locale=locale)
    nobody = Who("discord", str(guild.me.id), guild.me.name)
    answer = await service.handle(Command(nobody, here, event, "start"))
    for reply in answer.replies:
        await _show(service, port, here, reply, event)


async def _show(service: Service, port: DiscordPort, here: Place, reply: Reply, event: str) -> None:
    if reply.how == "private":
        return  # nobody asked
    try:
        where = await port.send(here, reply.screen, event)
    except TROUBLES as error:
        log.info("greeting-refused", why=str(error))
        await service.failed(reply, error)
        return
    await service.delivered(reply, where)


def entrance(guild: discord.Guild) -> Channel | None:
    """The channel for news of the server, else the first one in which the bot may write."""
    first = [guild.system_channel] if guild.system_channel else []
    open_ = [one for one in (*first, *guild.text_channels) if _writes(one, guild)]
    return next(iter(open_), None)


def _writes(channel: Channel, guild: discord.Guild) -> bool:
    mine = channel.permissions_for(guild.me)
    return mine.view_channel and mine.send_messages


async def leave(service: Service, guild: discord.Guild) -> None:
    """The bot was sent away: tables end, everything else is kept for the day it comes back."""
    chats = [str(channel.id) for channel in (*guild.channels, *guild.threads)]
    log.info("server-left", channels=len(chats))
    await service.vanished("discord", chats)
