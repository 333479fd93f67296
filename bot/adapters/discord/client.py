"""The Discord client: slash commands, presses, and moves written as replies to a board."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import structlog

from bot.adapters.discord.commands import Commands
from bot.adapters.discord.guilds import Door, leave
from bot.adapters.discord.message import QUIET
from bot.adapters.discord.modal import submitted
from bot.adapters.discord.needs import Service
from bot.adapters.discord.pace import counting
from bot.adapters.discord.port import DiscordPort
from bot.adapters.discord.presses import pressed
from bot.adapters.discord.pulse import Pulse
from bot.adapters.discord.replies import Replies
from bot.adapters.discord.rollcall import watch
from bot.adapters.discord.where import Interaction, place, who
from bot.adapters.discord.written import show_written, typed
from bot.core.port import Refused
from bot.core.request import Command, Request

log = structlog.get_logger(__name__)

AGAIN = 5.0
"""Seconds between two tries to reach Discord at the start."""

LAST_WORDS = 2.0
"""Seconds for what is being answered when the process stops."""

PATIENT = 30.0
"""Seconds that a call may wait for a rate limit before the publisher waits instead."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Which parts of all servers this process serves; by default all, in as many as are wanted."""

    ids: tuple[int, ...] = ()
    count: int | None = None

    def options(self) -> dict[str, Any]:
        """As the library takes them."""
        return {"shard_count": self.count} | ({"shard_ids": list(self.ids)} if self.ids else {})


ALL = Shards()


class TeahouseClient(discord.AutoShardedClient):
    """One shard group of the bot. Needs no privileged intent."""

    def __init__(self, service: Service, shards: Shards = ALL) -> None:
        super().__init__(
            **shards.options(),
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=QUIET,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=PATIENT,
            http_trace=counting(),
        )
        self.service = service
        self.port = DiscordPort(self, service)
        self.pulse = Pulse(self, service)
        self.door = Door(service, self.port)
        self.tree = Commands(self, service, self.answer)
        self._under_way: set[asyncio.Task[object]] = set()

    async def setup_hook(self) -> None:
        """Once after each log-in, and not again after reconnects."""
        await self.tree.sync_if_changed()
        self.port.commands = await self.tree.paths()

    async def answer(self, interaction: Interaction, request: Request) -> None:
        """Answer an interaction."""
        task = asyncio.current_task()
        if task:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        await Replies(self.service, self.port, interaction).answer(request)

    async def finish(self) -> None:
        """Let what is being answered be answered before the line is cut."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LAST_WORDS)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A button was pressed or a window sent off; everything else has come by the tree."""
        request: Request | None = pressed(interaction)
        words = submitted(interaction) if request is None else None
        if words is not None:
            asker, event = who(interaction.user, str(interaction.locale)), str(interaction.id)
            request = Command(asker, place(interaction), event, "move", words)
        if request is not None:
            await self.answer(interaction, request)

    async def on_ready(self) -> None:
        """Connected, for the first time or anew."""
        await self.pulse.show()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A new server, or one that has thought better of it."""
        await self.door.enter(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there after an outage, or at the start of this process."""
        await self.door.back(guild)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """A channel more."""
        await self.door.look(channel.guild)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Rights in a channel may have changed."""
        await self.door.look(channel.guild)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Rights of everybody, or of the bot, may have changed."""
        await self.door.look(role.guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away."""
        await leave(self.service, guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is no more."""
        await self.service.vanished("discord", [str(channel.id)])

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is no more."""
        await self.service.vanished("discord", [str(payload.thread_id)])

    async def on_message(self, message: discord.Message) -> None:
        """A move in writing, perhaps."""
        asked = typed(message, self.user) if self.user else None
        if asked is not None:
            await show_written(self.service, self.port, asked, message)


@dataclass(frozen=True, slots=True)
class Discord:
    """The adapter as the wiring uses it."""

    client: TeahouseClient
    port: DiscordPort

    async def run(self, token: str) -> None:
        """Serve until cancelled."""
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
        async with self.client:
            await self._login(token)
            roll = watch(self.client, self.client.service)
            parts = (self.client.connect(), self.client.pulse.run(), roll)
            tasks = [asyncio.create_task(part) for part in parts]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await self.client.finish()
                for task in tasks:
                    task.cancel()
            for task in done:
                task.result()

    async def _login(self, token: str) -> None:
        """Try until Discord can be reached. Raises Refused when it does not know the token."""
        while True:
            try:
                return await self.client.login(token)
            except discord.LoginFailure:
                raise Refused("Discord does not know the token") from None
            except (aiohttp.ClientError, OSError, discord.DiscordServerError) as error:
                log.warning("discord-out-of-reach", detail=str(error)[:200])
                await self.client.http.close()  # each try opens a session of its own, on this:
                self.client.http.connector = discord.utils.MISSING
                await asyncio.sleep(AGAIN)


def build_discord(service: Service, shards: Shards = ALL) -> Discord:
    """Make the adapter; nothing is sent before it runs."""
    client = TeahouseClient(service, shards)
    return Discord(client, client.port)
