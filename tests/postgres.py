"""A throwaway PostgreSQL server for the tests that need one, started at most once.

``TEST_DATABASE_URL`` names a server to use instead, where databases may be created. Without
either, tests that ask for ``postgres_url`` are skipped with the reason, or fail where CI is set.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import migrate
from bot.store.schema import METADATA

T = TypeVar("T")

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = ("listen_addresses=127.0.0.1", "fsync=off", "full_page_writes=off")
DELETED = "; ".join(str(table.delete()) for table in reversed(METADATA.sorted_tables))
EMPTY = f"""
    DO $$ BEGIN
        {DELETED};
        PERFORM setval(oid, 1, false) FROM pg_class
        WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace;
    END $$
"""
"""To truncate them takes ten times as long: there are many, and little is in them."""
ALONE = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class Spares:
    """Databases with the newest schema and empty tables: copied once, then emptied and lent again.

    Both take a fraction of what migrating takes.
    """

    def __init__(self) -> None:
        self._template = f"test_{uuid4().hex}"
        self._made: list[str] = []
        self._free: list[str] = []
        _admin(f"CREATE DATABASE {self._template}")
        apart(migrate(_address(self._template)))

    @contextmanager
    def lent(self) -> Iterator[Callable[[], str]]:
        """Lend databases until the end of a test."""
        out: list[str] = []

        def lend() -> str:
            out.append(self._free.pop() if self._free else self._copy())
            return out[-1]

        yield lend
        for url in out:
            apart(_execute(url, ALONE, EMPTY))
            self._free.append(url)

    def _copy(self) -> str:
        name = f"{self._template}_{len(self._made)}"
        _admin(f"CREATE DATABASE {name} TEMPLATE {self._template}")
        self._made.append(name)
        return _address(name)

    def close(self) -> None:
        """Drop them all."""
        for name in (*self._made, self._template):
            _admin(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres_spares() -> Iterator[Spares]:
    """The databases of this session, on its first need."""
    spares = Spares()
    yield spares
    spares.close()


@pytest.fixture
def postgres_url(postgres_spares: Spares) -> Iterator[str]:
    """A database with the newest schema, for one test."""
    with postgres_spares.lent() as lend:
        yield lend()


@contextmanager
def scratch() -> Iterator[str]:
    """Make a database without any table, for a while."""
    name = f"test_{uuid4().hex}"
    _admin(f"CREATE DATABASE {name}")
    yield _address(name)
    _admin(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def empty_postgres_url() -> Iterator[str]:
    """Make a database without any table, for one test."""
    with scratch() as url:
        yield url


def forget_connections(url: str) -> None:
    """Let the server drop every connection to a database, as a restart of it does."""
    apart(_execute(url, ALONE))


@cache
def _server() -> str:
    """The address of a database through which others are made."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        url = make_url(given).set(drivername="postgresql+asyncpg")
        return url.render_as_string(hide_password=False)
    server = own_server()
    atexit.register(server.remove)
    return server.url


def _address(database: str) -> str:
    return make_url(_server()).set(database=database).render_as_string(hide_password=False)


def _binaries() -> Path | None:
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = str(versions[-1]) if versions else shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Server:
    """A server in a folder of its own."""

    def __init__(self, binaries: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="teahouse-postgres-"))
        self.port = _free_port()
        self._binaries = binaries
        self._user = _servant()
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._process: subprocess.Popen[bytes]
        initdb: list[str | Path] = [
            binaries / "initdb",
            "-D",
            self._data,
            "-U",
            "teahouse",
            "-A",
            "trust",
        ]
        subprocess.run(
            [*initdb, "-E", "UTF8", "-N"],
            check=True,
            capture_output=True,
            user=self._user,
            cwd=self.folder,
        )

    @property
    def url(self) -> str:
        """The address of a database through which others are made."""
        return f"postgresql+asyncpg://teahouse@127.0.0.1:{self.port}/postgres"

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [f"--{setting}" for setting in SETTINGS]
        where: list[str | Path] = ["-D", self._data, "-k", self.folder, f"--port={self.port}"]
        with (self.folder / "server.log").open("ab") as lines:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", *where, *options],
                stdout=lines,
                stderr=lines,
                user=self._user,
                cwd=self.folder,
            )
        self._await()

    def _await(self) -> None:
        for _ in range(600):
            if self._process.poll() is not None:
                told = (self.folder / "server.log").read_text()
                pytest.fail(f"PostgreSQL does not start: {told}")
            try:
                apart(_execute(self.url, "SELECT 1"))
            except Exception:  # noqa: BLE001 - whatever it is, it is not up yet
                time.sleep(0.05)
            else:
                return
        pytest.fail("PostgreSQL does not answer")

    def stop(self) -> None:
        """Break off every connection, and end it."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)

    def remove(self) -> None:
        """End it, and leave nothing of it."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def own_server() -> Server:
    """A server for oneself, started. Skips the test where there is no PostgreSQL."""
    binaries = _binaries()
    if binaries is None:
        refuse = pytest.fail if os.environ.get("CI") else pytest.skip
        refuse("no PostgreSQL here: install it, or set TEST_DATABASE_URL")
    server = Server(binaries)
    server.start()
    return server


def _servant() -> str | None:
    """Whom the server runs as: it refuses to be run by root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _admin(statement: str) -> None:
    apart(_execute(_server(), statement))


async def _execute(url: str, *statements: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Wait for it on a loop of its own, apart from the loop of the test."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
