"""New databases for tests, each a copy of one that was migrated once.

They are files of SQLite. With ``TEST_DATABASE=postgresql`` every test that opens a database gets
one of PostgreSQL instead, but for the few that are about the file itself.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Update, text

from bot.store import database as connections
from bot.store import migrate
from bot.store.database import PRAGMAS, Database, engine_of
from bot.store.results import SECRET
from bot.store.schema import meta
from tests.postgres import Spares, apart
from tests.swift import any_thread, in_this_thread

MAKE = os.environ.get("TEST_DATABASE", "sqlite")

Databases = Callable[[], str]
"""Makes one more database and returns its address."""


@contextmanager
def never_on_disk() -> Iterator[None]:
    """Wait for no disk in the processes of the tests: no machine loses its power here."""
    hasty = tuple(one.replace("synchronous=NORMAL", "synchronous=OFF") for one in PRAGMAS)
    with patch.object(connections, "PRAGMAS", hasty):
        yield


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that is copied: migrating takes longer than most tests.

    Its secret is known, so that a date has the same daily deals in every run.
    """
    file = tmp_path_factory.mktemp("template") / "teahouse.db"
    url = f"sqlite+aiosqlite:///{file}"
    apart(migrate(url))
    apart(_execute(url, meta.update().where(meta.c.key == SECRET).values(value="open")))
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


@pytest.fixture
def swift_databases(databases: Databases) -> Iterator[Databases]:
    """Databases that are asked in the thread of the test: for one transaction at a time."""
    with in_this_thread():
        yield lambda: any_thread(databases())


@pytest.fixture
def swift_database(swift_databases: Databases) -> str:
    """One of them."""
    return swift_databases()


def rows(url: str, query: str) -> list[Any]:
    """What a database holds, asked over a connection of its own and apart from the test's loop."""
    return apart(_rows(url, query))


async def _execute(url: str, statement: Update) -> None:
    there = Database(engine_of(url))
    async with there.write() as connection:
        await connection.execute(statement)
    await there.engine.dispose()


async def _rows(url: str, query: str) -> list[Any]:
    there = Database(engine_of(url))
    async with there.read() as connection:
        found = list((await connection.execute(text(query))).all())
    await there.engine.dispose()
    return found
