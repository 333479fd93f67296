"""Both databases for every test of the store, and a clock that stands still."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.store import Store, migrate
from tests.postgres import empty_postgres_url, postgres_database, postgres_url
from tests.store.setting import Clock

__all__ = ["empty_postgres_url", "postgres_database", "postgres_url"]


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "teahouse.db"
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, migrate(f"sqlite+aiosqlite:///{file}")).result()
    return file


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        address: str = request.getfixturevalue("postgres_url")
        return address
    file = tmp_path / "teahouse.db"
    shutil.copy(request.getfixturevalue("migrated_file"), file)
    return f"sqlite+aiosqlite:///{file}"


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
