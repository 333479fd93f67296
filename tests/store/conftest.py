"""Both databases for every test of the store, and a clock that stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.databases import Databases
from tests.store.setting import Clock


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, files: Databases) -> str:
    if request.param == "postgres":
        address: str = request.getfixturevalue("postgres_url")
        return address
    return files()


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        address: str = request.getfixturevalue("empty_postgres_url")
        return address
    return f"sqlite+aiosqlite:///{tmp_path / 'teahouse.db'}"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(url: str, clock: Clock) -> AsyncIterator[Store]:
    store = await Store.open(url, clock)
    yield store
    await store.close()


@pytest.fixture
async def other(url: str, clock: Clock) -> AsyncIterator[Store]:
    """Another process's door to the same database."""
    store = await Store.open(url, clock)
    yield store
    await store.close()
