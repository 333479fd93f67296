"""A running bot for the tests of this folder."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import pytest
import structlog

from bot.adapters.discord import build_discord
from bot.service import lobbies, play
from tests.deals import known
from tests.discord.scripted import Script, Scripted
from tests.discord.sim import Sim

Opened = tuple[Sim, Scripted]
Opens = Callable[..., Awaitable[Opened]]


@pytest.fixture(autouse=True)
def _plain_logs() -> Iterator[None]:
    """Short tracebacks: drawing long ones takes longer than a press may."""
    short = structlog.processors
    structlog.configure(processors=[short.format_exc_info, short.KeyValueRenderer()])
    yield
    structlog.reset_defaults()


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first questions of every game have an A and a B, and no answer needs a second thought."""
    monkeypatch.setattr(play, "deal", known())
    monkeypatch.setattr(lobbies, "CHANCE", random.Random(1))


@pytest.fixture
async def opens() -> AsyncIterator[Opens]:
    """Opens a guild with a bot that answers by a script; checks the invariants at the end."""
    async with AsyncExitStack() as stack:

        async def open_(script: Script, *, pictures: bool = True) -> Opened:
            service = Scripted(script)
            sim = Sim(build_discord(service).client, pictures=pictures)
            await sim.start()
            stack.push_async_callback(sim.stop)
            return sim, service

        yield open_
