"""A house with a catalogue, on both databases."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.daily.setting import MONDAY, House, Pen, at, catalogue
from tests.postgres import empty_postgres_url, postgres_database, postgres_url
from tests.service.chat import Clock
from tests.store.conftest import migrated_file, url

__all__ = ["empty_postgres_url", "migrated_file", "postgres_database", "postgres_url", "url"]


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
async def home(
    migrated_file: Path, tmp_path: Path, seeds: Path, clock: Clock
) -> AsyncIterator[House]:
    """The same on SQLite alone, for what people press and read."""
    file = shutil.copy(migrated_file, tmp_path / "home.db")
    store = await Store.open(f"sqlite+aiosqlite:///{file}", clock)
    house = House(store, seeds, clock, Pen())
    yield house
    await house.service.close()
