"""A room on every platform, and deals that are known beforehand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.core.table import Head
from bot.service import play
from bot.service.deals import deal
from games import Game
from tests.conformance.driver import PLATFORMS, Room

MANY_CHOICES = "tea 4"
"""A seed of lenient whose first six questions have an A and a B."""

Deals = Callable[[str], None]
Opens = Callable[..., Awaitable[Room]]


@pytest.fixture(params=PLATFORMS)
async def opens(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opens]:
    """Opens a room on one platform after the other."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    async with AsyncExitStack() as stack:

        async def open_(*, pictures: bool = True) -> Room:
            room = Room(request.param, url, pictures=pictures)
            await room.driver.start()
            stack.push_async_callback(room.driver.stop)
            return room

        yield open_


@pytest.fixture
async def room(opens: Opens) -> Room:
    """A room with the bot in it, and pictures."""
    return await opens()


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> Deals:
    """Sets the seed, or the very position, of the games that are opened from now on."""

    def fixed(wanted: str) -> None:
        def dealt(one: Game, variant: str, *rest: Any) -> Head:
            notation = ":" in wanted
            position = one.parse(wanted) if notation else one.deal(variant, wanted)
            head = deal(one, variant, *rest)
            return replace(head, seed="a seed" if notation else wanted, start=str(position))

        monkeypatch.setattr(play, "deal", dealt)

    fixed(MANY_CHOICES)
    return fixed
