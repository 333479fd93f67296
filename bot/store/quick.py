"""SQLite with one way to its thread and back for each statement, or none at all.

The driver works in a thread of its own, and SQLAlchemy goes there four times for a statement: for a
cursor, to execute, to fetch, to close; and twice more to begin. Each way costs more than what is
done there. Here everything about a statement is done at once, ``BEGIN`` together with the first.

What neither waits nor takes long does not go to the thread at all: a SELECT, unless it turns out to
be long, and a brief transaction, unless another process holds the lock. Its commit writes to the
log of SQLite and does not wait for the disk; bringing that log home does, so it is done in the
thread, with a commit after many changes. Nobody gets a turn while something is done here, so that
whoever uses a connection lets others go first before (``Database``).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import islice
from typing import Any, TypeVar, cast

import aiosqlite
from sqlalchemy import Connection, Executable, Select
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.exc import MissingGreenlet
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.util import await_only, greenlet_spawn
from sqlalchemy.util.concurrency import in_greenlet

from bot.store.straight import Answer, Values, is_fixed, straight

T = TypeVar("T")

CHUNK = 64
"""Rows at once where the driver itself iterates, which nobody here lets it do."""

HOME = 300
"""After so many rows that a connection has changed the log is brought home: with indices about a
thousand pages of 4 kB. A longer one makes every read slower.
"""

PATIENCE = 5_000
"""How long a statement in the thread waits for a lock, in ms."""

STEPS = 20_000
"""Instructions of SQLite in which a SELECT is done where it is asked: a millisecond at most."""


async def here(work: Callable[..., T], *args: object) -> T:
    """Do something that has to wait for nothing, as a rule; what has to, begins anew where it can.

    A greenlet, in which SQLAlchemy waits, costs as much as a statement.
    """
    try:
        return work(*args)
    except MissingGreenlet:
        return await greenlet_spawn(work, *args)


@asynccontextmanager
async def quickly(connection: Near, how: str, *, brief: bool = False) -> AsyncIterator[Near]:
    """One transaction that begins like that: committed at the end, undone by any error."""
    driver = connection.driver
    driver.begin(how, brief=brief)
    try:
        yield connection
        if driver.reads:
            connection.sync.rollback()
        elif driver.ends_here:
            connection.sync.commit()
        else:
            await greenlet_spawn(connection.sync.commit)
    except BaseException:
        await connection.broke()
        raise


class Kept:
    """A connection that is kept: to get one from the pool costs as much as a statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._near: Near | None = None
        self._opening: asyncio.Task[None] | None = None

    async def get(self) -> Near:
        """It, for one transaction at a time; it is opened to its end though who asked goes away."""
        while self._near is None or not self._near.usable:
            if self._opening is None or self._opening.done():
                self._opening = asyncio.create_task(self._open())
            await asyncio.shield(self._opening)
        return self._near

    async def _open(self) -> None:
        await self._let_go()
        self._near = Near(self._engine, await here(self._engine.sync_engine.connect))

    async def close(self) -> None:
        """Give it back to the pool."""
        if self._opening is not None:
            await asyncio.wait({self._opening})
        await self._let_go()

    async def _let_go(self) -> None:
        near, self._near = self._near, None
        if near is not None:
            await near.close()


class Near(AsyncConnection):
    """A connection that expects nobody to wait for what is done here."""

    def __init__(self, engine: AsyncEngine, connection: Connection) -> None:
        super().__init__(engine, connection)
        self.sync: Any = connection  # see ``execute``
        self.driver = cast("Quick", connection.connection.driver_connection)

    @property
    def usable(self) -> bool:
        """Whether nothing has broken it."""
        return not (self.sync.closed or self.sync.invalidated)

    async def broke(self) -> None:
        """Leave, and nothing of what was begun is left."""
        if self.driver.ends_here:
            self.leave()
        else:
            await self.__aexit__(None, None, None)  # which nothing breaks off

    def leave(self) -> None:
        """Go back to the pool, where a commit that failed must be undone first."""
        self.sync.rollback()
        self.sync.close()

    async def close(self) -> None:
        """The same, where that has to wait."""
        await greenlet_spawn(self.leave)

    async def execute(self, statement: Executable, parameters: Any = None, **_: Any) -> Any:  # noqa: ANN401 - as the overloads of the original say
        """As ever, but that it need not go anywhere."""
        driver = self.driver
        asks = isinstance(statement, Select) and not driver.waits
        does = here if driver.brief or asks else greenlet_spawn
        return await does(self.does, statement, parameters)

    def does(self, statement: Executable, parameters: Any = None) -> Any:  # noqa: ANN401 - a result of SQLAlchemy's
        """Execute a statement where we are, straight where it is made once."""
        if is_fixed(statement):
            with suppress(sqlite3.Error):  # then SQLAlchemy fails too, and says how
                return self._straight(statement, parameters or {})
        return self.sync.execute(statement, parameters)

    def _straight(self, statement: Executable, given: Values | list[Values]) -> Answer:
        """Execute it as SQLAlchemy would: in a transaction, and heard by those who listen."""
        one = straight(statement, given)
        if not self.sync.in_transaction():
            self.sync.begin()
        cursor = Cursor(self.sync.connection.dbapi_connection)
        if listens := self.sync.engine.dispatch.before_cursor_execute:
            values, many = one.values(given), isinstance(given, list)
            listens(self.sync, cursor, one.sql, values, None, many)
        return one.execute(cursor, given)


class Driver(AsyncAdapt_aiosqlite_dbapi):
    """The driver, as SQLAlchemy takes it."""

    def __init__(self) -> None:
        super().__init__(aiosqlite, sqlite3)

    def connect(self, *where: Any, **options: Any) -> Adapted:  # noqa: ANN401 - as sqlite3 has them
        """Open a connection."""
        options["check_same_thread"] = False  # one at a time uses it, wherever that is
        opens: Callable[[], sqlite3.Connection] = partial(sqlite3.connect, *where, **options)
        return Adapted(self, await_only(_opened(opens)))  # type: ignore[arg-type] # which wants cursors to wait for


async def _opened(opens: Callable[[], sqlite3.Connection]) -> Quick:
    connection = Quick(opens, CHUNK)
    connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does, so that no thread keeps us
    await connection
    await connection.set_progress_handler(connection.is_too_long, STEPS)
    await connection.at_once(connection.keeps_log)
    return connection


class Quick(aiosqlite.Connection):
    """A connection whose cursors go to the thread once for a statement, or not at all."""

    begins = ""
    """The beginning of a transaction of which nothing has been asked yet."""

    reads = False
    """Whether this transaction writes nothing."""

    brief = False
    """Whether it writes a few rows by their keys and nothing else."""

    _home = 0
    """How many rows this connection had changed when it last brought the log home."""

    _here = False
    """Whether a SELECT runs where it was asked, and others wait for it."""

    @property
    def in_transaction(self) -> bool:
        """Whether there is something to commit or to undo; never on one that is closed."""
        return self._connection is not None and self._connection.in_transaction

    def begin(self, how: str, *, brief: bool = False) -> None:
        """A transaction begins like that with its first statement; ``how`` is empty: none."""
        self.begins, self.reads, self.brief = how, how == "BEGIN", brief

    def keeps_log(self) -> None:
        """In the thread: no commit brings the log home by itself."""
        self._conn.execute("PRAGMA wal_autocheckpoint=0")

    def is_too_long(self) -> int:
        """Asked by SQLite after so many STEPS: whether to break off."""
        return int(self._here)

    async def at_once(self, work: Callable[..., None], *args: object) -> None:
        """Do something in the thread."""
        await self._execute(work, *args)  # type: ignore[no-untyped-call] # the driver types it not

    def done_here(self, sql: str, work: Callable[[], None]) -> bool:
        """Do a statement without the thread; False when it has to be done there."""
        selects = sql.startswith("SELECT")
        if not (selects or self.brief):
            return False
        if self.waits and not (self.brief and self._locked_here()):
            return False
        if selects:
            return self._asked_here(work)
        work()
        return True

    def _asked_here(self, work: Callable[[], None]) -> bool:
        """Do a SELECT without the thread; False when it was long and has to be done there."""
        self._here = True
        try:
            work()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return False
        finally:
            self._here = False
        return True

    def _locked_here(self) -> bool:
        """Begin without waiting for the lock; False when another process has it."""
        connection = self._conn
        connection.execute("PRAGMA busy_timeout=0")
        try:
            connection.execute(self.begins)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        finally:
            connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
        self.begins = ""
        return True

    @property
    def waits(self) -> bool:
        """Whether what is asked next has to wait for the lock."""
        return self.begins not in {"", "BEGIN"}

    @property
    def ends_here(self) -> bool:
        """Whether there is no reason to end it in the thread: a commit may wait for the disk."""
        if self.reads or not self.in_transaction:
            return True
        return self.brief and not self._far_from_home()

    def end_here(self, *, well: bool) -> None:
        """Commit or undo without the thread what there is."""
        if self.in_transaction:
            self._conn.execute("COMMIT" if well else "ROLLBACK")

    async def commit(self) -> None:
        """Commit in the thread."""
        await self.at_once(self._bring_home if self._far_from_home() else self._conn.commit)

    def _far_from_home(self) -> bool:
        return self._conn.total_changes - self._home >= HOME

    def _bring_home(self) -> None:
        """In the thread: commit, and copy the log into the file as far as nobody reads it."""
        self._conn.commit()
        self._conn.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._home = self._conn.total_changes


class Adapted(AsyncAdapt_aiosqlite_connection):
    """A connection as SQLAlchemy takes it, which waits for the thread where it has to."""

    __slots__ = ()

    _connection: Quick  # type: ignore[assignment] # always one of ours

    def cursor(self, server_side: bool = False) -> Cursor:  # type: ignore[override] # noqa: ARG002 - as SQLAlchemy has it
        """A cursor; nobody has to wait for it."""
        return Cursor(self)

    def commit(self) -> None:
        """Commit what there is to commit."""
        if self._connection.ends_here:
            self._connection.end_here(well=True)
        else:
            super().commit()
        self._connection.begin("")

    def rollback(self) -> None:
        """Undo what there is to undo."""
        if self._connection.ends_here:
            self._connection.end_here(well=False)
        else:
            super().rollback()
        self._connection.begin("")

    def close(self) -> None:
        """Close it; where nobody can wait, the thread does so when it is done."""
        if in_greenlet():
            super().close()
        else:
            self._connection.stop()


class Cursor:
    """One statement at a time, with all that comes of it."""

    arraysize = 1

    def __init__(self, adapted: Adapted) -> None:
        self._adapted = adapted
        self._connection = adapted._connection  # noqa: SLF001 - they are one thing
        self._rows: Iterator[Any] = iter(())
        self.description: tuple[Any, ...] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    def execute(self, sql: str, parameters: Iterable[Any] = ()) -> None:
        """Execute one statement and fetch what it gives."""
        self._do("execute", sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> None:
        """Execute one statement with many sets of values."""
        self._do("executemany", sql, parameters)

    def _do(self, how: str, sql: str, parameters: Iterable[Any]) -> None:
        work = partial(self._run, how, sql, parameters)
        try:
            if not self._connection.done_here(sql, work):
                await_only(self._connection.at_once(work))
        except ValueError as error:  # the driver's word for a connection that was closed
            self._adapted._handle_exception(error)  # noqa: SLF001 - they are one thing

    def _run(self, how: str, sql: str, parameters: Iterable[Any]) -> None:
        """In the thread of the connection, or in our own."""
        connection = self._connection._conn  # noqa: SLF001 - the driver's own connection
        if self._connection.begins:
            connection.execute(self._connection.begins)
            self._connection.begins = ""
        cursor = connection.cursor()
        try:
            getattr(cursor, how)(sql, parameters)
            self.description = cursor.description
            self._rows = iter(cursor.fetchall())
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()

    def fetchone(self) -> Any:  # noqa: ANN401 - a row
        """The next row, or None."""
        return next(self._rows, None)

    def fetchmany(self, size: int = arraysize) -> Sequence[Any]:
        """Some of the rows that are left."""
        return list(islice(self._rows, size))

    def fetchall(self) -> Sequence[Any]:
        """All rows that are left."""
        return list(self._rows)

    def close(self) -> None:
        """Nothing is open any more, and no row is wanted."""
        self._rows = iter(())

    async def _async_soft_close(self) -> None:
        """The same, as SQLAlchemy says it to those whose rows are read later: they stay."""
