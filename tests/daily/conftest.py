"""A house with a catalogue, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.daily.setting import MONDAY, House, Pen, at, catalogue
from tests.service.chat import Clock
from tests.store.conftest import url

__all__ = ["url"]


@pytest.fixture(scope="session")
def seeds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return catalogue(tmp_path_factory.mktemp("catalogue") / "seeds")


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.time = at(MONDAY)
    return clock


@pytest.fixture
async def house(url: str, seeds: Path, clock: Clock) -> AsyncIterator[House]:
    """A house with a Telegram pen, on SQLite and on PostgreSQL."""
    house = House(await Store.open(url, clock), seeds, clock, Pen())
    yield house
    await house.service.close()


@pytest.fixture
async def home(database: str, seeds: Path, clock: Clock) -> AsyncIterator[House]:
    """The same on one of them, for what people press and read."""
    store = await Store.open(database, clock)
    house = House(store, seeds, clock, Pen())
    yield house
    await house.service.close()
