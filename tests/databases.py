"""New databases for tests, each a copy of one that was migrated once.

They are files of SQLite. With ``TEST_DATABASE=postgresql`` every test that opens a database gets
one of PostgreSQL instead, but for the few that are about the file itself.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from bot.store import migrate
from tests.postgres import Spares

MAKE = os.environ.get("TEST_DATABASE", "sqlite")

Databases = Callable[[], str]
"""Makes one more database and returns its address."""


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that is copied: migrating takes longer than most tests."""
    file = tmp_path_factory.mktemp("template") / "teahouse.db"
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, migrate(f"sqlite+aiosqlite:///{file}")).result()
    return file


@pytest.fixture
def files(migrated_file: Path, tmp_path: Path) -> Databases:
    """Makes files with the newest schema, whatever the suite runs on."""
    numbers = count(1)

    def make() -> str:
        file = shutil.copy(migrated_file, tmp_path / f"teahouse-{next(numbers)}.db")
        return f"sqlite+aiosqlite:///{file}"

    return make


@pytest.fixture
def databases(request: pytest.FixtureRequest) -> Iterator[Databases]:
    """Makes databases with the newest schema, for one test."""
    if MAKE == "sqlite":
        made: Databases = request.getfixturevalue("files")
        yield made
        return
    spares: Spares = request.getfixturevalue("postgres_spares")
    with spares.lent() as lend:
        yield lend


@pytest.fixture
def database(databases: Databases) -> str:
    """One of them."""
    return databases()
