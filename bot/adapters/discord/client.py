"""The Discord client: slash commands, presses, and moves written as replies to a board."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any, Self

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
from bot.adapters.discord.pulse import Pulse
from bot.adapters.discord.replies import Replies
from bot.adapters.discord.rollcall import watch
from bot.adapters.discord.where import Interaction, address_of, place, who
from bot.adapters.discord.written import show_written, typed
from bot.core.port import Refused
from bot.core.request import Command, Press, Request

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
            enable_debug_events=True,  # every frame that comes is a sign of life
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
        self.add_dynamic_items(AnyButton)

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
        """A window was sent off; everything else has come by the tree and the buttons."""
        words = submitted(interaction)
        if words is not None:
            asker, event = who(interaction.user, str(interaction.locale)), str(interaction.id)
            await self.answer(interaction, Command(asker, place(interaction), event, "move", words))

    async def on_socket_raw_receive(self, _: object) -> None:
        """Discord said something, if only that it heard us."""
        self.pulse.heard()

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


class AnyButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=re.compile(r"(?:t\d*:)?(?P<action>.*)", re.DOTALL),
):
    """Every button that was ever posted, whatever it carries: the service knows what to say."""

    def __init__(self, item: discord.ui.Button[discord.ui.View], action: str) -> None:
        super().__init__(item)
        self.action = action

    @classmethod
    async def from_custom_id(
        cls,
        interaction: Interaction,
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
        /,
    ) -> Self:
        """Take the action from the id alone: the process remembers no message."""
        del interaction
        if not isinstance(item, discord.ui.Button):
            raise TypeError("only buttons are sent")
        return cls(item, match["action"])

    async def callback(self, interaction: Interaction) -> None:
        """Press it."""
        client = interaction.client
        if not isinstance(client, TeahouseClient) or interaction.message is None:
            raise TypeError("a press needs the client and the message it was made on")
        press = Press(
            who(interaction.user, str(interaction.locale)),
            place(interaction),
            str(interaction.id),
            self.action,
            address_of(interaction.channel_id, interaction.message.id),
        )
        await client.answer(interaction, press)


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
