"""A room on every platform, and deals that are known beforehand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from bot.service import play
from tests.conformance.driver import PLATFORMS, Room
from tests.databases import Databases
from tests.deals import known

Deals = Callable[[str], None]
Opens = Callable[..., Awaitable[Room]]


@pytest.fixture(params=PLATFORMS)
async def opens(request: pytest.FixtureRequest, databases: Databases) -> AsyncIterator[Opens]:
    """Opens a room on one platform after the other."""
    async with AsyncExitStack() as stack:

        async def open_(**options: bool) -> Room:
            room = Room(request.param, databases(), **options)
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

    def fixed(wanted: str = "") -> None:
        monkeypatch.setattr(play, "deal", known(wanted))

    fixed()
    return fixed
