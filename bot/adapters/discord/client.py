"""The Discord client: slash commands, presses, and moves written as replies to a board."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Self

import aiohttp
import discord
import structlog

from bot.adapters.discord.commands import Commands
from bot.adapters.discord.message import QUIET
from bot.adapters.discord.needs import Service
from bot.adapters.discord.port import DiscordPort
from bot.adapters.discord.replies import Replies
from bot.adapters.discord.where import Interaction, address_of, place, who
from bot.adapters.discord.written import show_written, typed
from bot.core.port import Refused
from bot.core.request import Press, Request

log = structlog.get_logger(__name__)

AGAIN = 5.0
"""Seconds between two tries to reach Discord at the start."""

PATIENT = 30.0
"""Seconds that a call may wait for a rate limit before the publisher waits instead."""


class TeahouseClient(discord.Client):
    """One shard group of the bot. Needs no privileged intent."""

    def __init__(self, service: Service) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_mentions=QUIET,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=PATIENT,
        )
        self.service = service
        self.port = DiscordPort(self, service)
        self.tree = Commands(self, service, self.answer)
        self.add_dynamic_items(AnyButton)

    async def setup_hook(self) -> None:
        """Once after each log-in, and not again after reconnects."""
        await self.tree.sync_if_changed()

    async def answer(self, interaction: Interaction, request: Request) -> None:
        """Answer an interaction."""
        await Replies(self.service, self.port, interaction).answer(request)

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
            await self.client.connect()

    async def _login(self, token: str) -> None:
        """Try until Discord can be reached. Raises Refused when it does not know the token."""
        while True:
            try:
                return await self.client.login(token)
            except discord.LoginFailure:
                raise Refused("Discord does not know the token") from None
            except (aiohttp.ClientError, OSError, discord.DiscordServerError) as error:
                log.warning("discord-out-of-reach", detail=str(error)[:200])
                await asyncio.sleep(AGAIN)


def build_discord(service: Service) -> Discord:
    """Make the adapter; nothing is sent before it runs."""
    client = TeahouseClient(service)
    return Discord(client, client.port)
