"""Whether the gateway lives, and what the bot shows about itself."""

from __future__ import annotations

import asyncio
from time import monotonic

import discord
import structlog

from bot.adapters.discord.needs import Service
from games import text

BEAT = 60.0
"""Seconds between two looks."""

SILENCE = 300.0
"""Seconds without an answered heartbeat (there is one every 41) after which we give up."""

LATELY = 24 * 3_600_000
"""Tables at which nobody has played for so many ms are not counted."""

log = structlog.get_logger(__name__)


class Silent(OSError):
    """Discord says nothing, and the library has not noticed."""


class Pulse:
    """One per client. The library reconnects by itself; this looks after the library."""

    def __init__(self, client: discord.AutoShardedClient, service: Service) -> None:
        self._client = client
        self._service = service
        self._last = monotonic()
        self._beats: list[tuple[int, float]] = []
        """How long the last heartbeat of each shard took: another one, another time."""
        self._shown: int | None = None

    async def run(self) -> None:
        """Look after it until cancelled. Raises Silent; then the process is started anew."""
        self._last = monotonic()
        while True:
            await asyncio.sleep(BEAT)
            self.check()
            if self._client.is_ready():
                await self.show(again=False)

    def check(self) -> None:
        """Raise Silent after too long a silence."""
        beats = self._client.latencies
        if beats != self._beats:
            self._beats, self._last = beats, monotonic()
        silence = monotonic() - self._last
        if silence > SILENCE:
            raise Silent(f"Discord has said nothing for {silence:.0f} s")

    async def show(self, *, again: bool = True) -> None:
        """Show how many tables are played at; ``again`` after Discord may have forgotten it."""
        try:
            count = await self._service.store.playing(self._service.now() - LATELY)
            if count == self._shown and not again:
                return
            words = self._service.words(text("discord-presence", count=count), "en")
            await self._client.change_presence(activity=discord.CustomActivity(words))
        except Exception:
            log.exception("presence-not-shown")
            return
        self._shown = count
