"""One database, two makes: how to connect, and what a transaction is on each."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Executable, Row, Select, Table, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError, MissingGreenlet, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import greenlet_spawn

from bot.measures import READ, WRITE
from bot.store.quick import PATIENCE, Driver, Kept, quickly

T = TypeVar("T")

LEASE = 5_000
"""How long a message belongs to the process that is about to show it, in milliseconds."""

TRIES = 20
"""How often a transaction that keeps colliding with others is tried."""

Query = Select[*tuple[Any, ...]]
Found = Row[*tuple[Any, ...]] | None

Clock = Callable[[], int]
"""Milliseconds since 1970, UTC."""

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PRAGMAS = (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON")


class NotReady(Exception):
    """The database cannot be used as it is; the message says what to do."""


def wall_clock() -> int:
    """The time of this machine."""
    return time.time_ns() // 1_000_000


def engine_of(url: str, *, quick: bool = False, make: bool = False) -> AsyncEngine:
    """Prepare connections to a database. Raises NotReady when no such make is known.

    ``quick`` is for a store that serves people: it cannot stream. Without ``make`` a file must be
    there: a mistyped address leaves no empty one behind.
    """
    try:
        address = address_of(url)
        if address.get_backend_name() == "sqlite":
            if not (make or _is_there(address)):
                way = "is the address right? `python -m bot migrate` makes a new one"
                raise NotReady(f"{address.database} is not there: {way}")
            return _embedded(address, quick=quick)
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    except ModuleNotFoundError as error:
        raise NotReady(f"{error.name} is missing: pip install 'teahouse[postgres]'") from error


def address_of(url: str) -> URL:
    """Where a database is. Raises NotReady when that cannot be read, or no such make is known."""
    try:
        return _with_driver(make_url(url.replace("postgres://", "postgresql://", 1)))
    except (ArgumentError, ValueError) as error:  # the latter for a port that is no number
        raise NotReady("the database address cannot be read; see the settings") from error


def _is_there(address: URL) -> bool:
    return not address.database or address.database == ":memory:" or Path(address.database).exists()


def _embedded(address: URL, *, quick: bool) -> AsyncEngine:
    try:  # here, because the asynchronous driver leaves a thread behind where it fails
        with closing(sqlite3.connect(address.database or "")) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise NotReady(f"{address.database}: {error}") from error
    driver = {"module": Driver()} if quick else {}
    engine = create_async_engine(address, hide_parameters=True, **driver)
    event.listen(engine.sync_engine, "connect", _connected)
    if not quick:  # which begins by itself: an engine that listens does so at every statement
        event.listen(engine.sync_engine, "begin", _begun)
    return engine


def insert_into(on: AsyncConnection | AsyncEngine, table: Table) -> Any:  # noqa: ANN401 - of one of two modules that know the same words
    """An INSERT that may say what to do where the row is there."""
    return (sqlite if on.dialect.name == "sqlite" else postgresql).insert(table)


def _with_driver(address: URL) -> URL:
    backend = address.get_backend_name()
    if backend not in DRIVERS:
        raise NotReady(f"{backend} is no database we know: there are sqlite and postgresql")
    return address.set(drivername=DRIVERS[backend])


def _connected(connection: DBAPIConnection, _record: object) -> None:
    connection.isolation_level = None  # the driver must not guess when a transaction begins
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begun(connection: Connection) -> None:
    """Take the lock before reading: one that reads and then writes may be refused at once.

    A SELECT alone needs no transaction: it is one.
    """
    options = connection.get_execution_options()
    if not options.get("alone", False):
        connection.exec_driver_sql("BEGIN" if options.get("reading", False) else "BEGIN IMMEDIATE")


class Database:
    """Reads, and writes of one transaction each.

    SQLite has one writer at a time; inside this process they queue here, in order, instead of
    trying again and again.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.boards: dict[str, int] = {}
        """The numbers of boards by name, as far as they were asked for: they never change."""
        self._quick = isinstance(engine.dialect.dbapi, Driver)
        self._reader, self._writer = Kept(engine), Kept(engine)
        self._reading = engine.execution_options(reading=True)
        self._alone = engine.execution_options(alone=True)
        writers = 1 if engine.dialect.name == "sqlite" else 10  # of 15 connections
        self._turn = asyncio.Semaphore(writers)

    async def close(self) -> None:
        """Give all connections back."""
        await self._reader.close()
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Several reads over one connection."""
        with READ.time():
            async with self._reads() if self._quick else self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _reads(self) -> AsyncIterator[AsyncConnection]:
        await asyncio.sleep(0)  # others go first
        own = Kept(self.engine)
        try:
            async with quickly(await own.get(), "BEGIN") as connection:
                yield connection
        finally:
            await own.close()

    @asynccontextmanager
    async def write(self, *, brief: bool = False) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed at the end, undone by any error.

        One that is ``brief`` touches a few rows by their keys: that takes no time worth handing on.
        """
        with WRITE.time():
            writes = self._writes(brief=brief) if self._quick else self.engine.begin()
            async with self._turn, writes as connection:
                yield connection

    @asynccontextmanager
    async def _writes(self, *, brief: bool) -> AsyncIterator[AsyncConnection]:
        await asyncio.sleep(0)  # others go first
        near = await self._writer.get()
        async with quickly(near, "BEGIN IMMEDIATE", brief=brief) as connection:
            yield connection

    async def all(self, query: Query) -> Sequence[Row[*tuple[Any, ...]]]:
        """Every row of one SELECT."""
        with READ.time():
            return await self._soon(_all, query)

    async def first(self, query: Query, **values: object) -> Found:
        """The first row of one SELECT; ``values`` are for its parameters.

        A SELECT with parameters that is made once costs a fraction of one that is made each time.
        """
        return (await self.each((query, values)))[0]

    async def each(self, *asked: tuple[Query, Mapping[str, object]] | None) -> list[Found]:
        """The first row of each of some SELECTs, over one connection; None where none is asked."""
        with READ.time():
            return await self._soon(_each, asked)

    async def _soon(self, asks: Callable[..., T], *args: object) -> T:
        """Ask, here where that is quicker; then others go first."""
        if self._quick:
            await asyncio.sleep(0)
            near = await self._reader.get()
            with suppress(MissingGreenlet):  # it was long, and others use this connection
                return asks(near.does, *args)
        return await greenlet_spawn(self._connected, asks, *args)

    def _connected(self, asks: Callable[..., T], *args: object) -> T:
        """Connect, ask and let go in one go: a way here for each of the three costs more."""
        with self._alone.sync_engine.connect() as connection:
            return asks(connection.execute, *args)

    async def do(self, statement: Executable, *, brief: bool = True, **values: object) -> int:
        """One statement in a transaction of its own; how many rows it met.

        ``values`` are for its parameters.
        """
        async with self.write(brief=brief) as connection:
            return (await connection.execute(statement, values or None)).rowcount

    async def rewrite(self) -> bool:
        """Write a database in a file anew, so that no byte is left of what was deleted.

        False when somebody else writes or reads just then. A server looks after its own files.
        """
        if self.engine.dialect.name != "sqlite":
            return True
        try:
            async with self._turn, self._alone.connect() as connection:
                await connection.exec_driver_sql("VACUUM")
                told = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                return not told.one()[0]
        except OperationalError:
            return False

    async def insist(self, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """One transaction, tried again when another process wrote the same key just then."""
        for left in reversed(range(TRIES)):
            try:
                async with self.write() as connection:
                    return await work(connection)
            except IntegrityError:
                if not left:
                    raise
        return None


def _all(execute: Callable[..., Any], query: Query) -> Sequence[Row[*tuple[Any, ...]]]:
    rows: Sequence[Row[*tuple[Any, ...]]] = execute(query).all()
    return rows


def _each(
    execute: Callable[..., Any], asked: Sequence[tuple[Query, Mapping[str, object]] | None]
) -> list[Found]:
    return [execute(*one).first() if one else None for one in asked]


class Shelf:
    """A part of the store: the database and the time."""

    def __init__(self, database: Database, clock: Clock = wall_clock) -> None:
        self.database = database
        self.clock = clock
