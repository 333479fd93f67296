"""SQLite with one way to its thread and back for each statement.

The driver works in a thread of its own, and SQLAlchemy goes there four times for a statement: for a
cursor, to execute, to fetch, to close; and twice more to begin. Each way costs more than what is
done there. Here everything about a statement is done at once, ``BEGIN`` together with the first.

What neither waits nor takes long does not go to the thread at all: a SELECT, unless it turns out to
be long, and a brief transaction, unless another process holds the lock. Its commit writes to the
log of SQLite and does not wait for the disk; bringing that log home does, so it is done in the
thread, with a commit after many changes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, Self

import aiosqlite
from sqlalchemy import URL

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


def creator(address: URL) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """What opens a connection, as SQLAlchemy takes it."""
    args, options = address.get_dialect()().create_connect_args(address)
    options["check_same_thread"] = False  # one at a time uses it, wherever that is
    opens: Callable[[], sqlite3.Connection] = partial(sqlite3.connect, *args, **options)

    async def connect() -> aiosqlite.Connection:
        connection = Quick(opens, CHUNK)
        connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does, so that no thread keeps us
        await connection
        await connection.set_progress_handler(connection.is_too_long, STEPS)
        await connection.at_once(connection.keeps_log)
        return connection

    return connect


class Quick(aiosqlite.Connection):
    """A connection whose cursors go to the thread once for a statement, or not at all."""

    begins = ""
    """The beginning of a transaction of which nothing has been asked yet."""

    brief = False
    """Whether this transaction writes a few rows by their keys and nothing else."""

    _home = 0
    """How many rows this connection had changed when it last brought the log home."""

    _here = False
    """Whether a SELECT runs where it was asked, and others wait for it."""

    def keeps_log(self) -> None:
        """In the thread: no commit brings the log home by itself."""
        self._conn.execute("PRAGMA wal_autocheckpoint=0")

    def is_too_long(self) -> int:
        """Asked by SQLite after so many STEPS: whether to break off."""
        return int(self._here)

    def asked_here(self, work: Callable[..., None], *args: object) -> bool:
        """Do a SELECT without the thread; False when it was long and has to be done there."""
        self._here = True
        try:
            work(*args)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return False
        finally:
            self._here = False
        return True

    def cursor(self) -> Cursor:  # type: ignore[override] # it is entered, never awaited
        """A cursor; nobody has to wait for it."""
        return Cursor(self)

    async def at_once(self, work: Callable[..., None], *args: object) -> None:
        """Do something in the thread."""
        await self._execute(work, *args)  # type: ignore[no-untyped-call] # the driver types it not

    def locked_here(self) -> bool:
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

    async def commit(self) -> None:
        """Commit what there is to commit."""
        brief, self.begins, self.brief = self.brief, "", False
        if not self.in_transaction:
            return
        if self._conn.total_changes - self._home >= HOME:
            await self.at_once(self._bring_home)
        elif brief:
            self._conn.commit()
        else:
            await super().commit()

    def _bring_home(self) -> None:
        """In the thread: commit, and copy the log into the file as far as nobody reads it."""
        self._conn.commit()
        self._conn.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._home = self._conn.total_changes

    async def rollback(self) -> None:
        """Undo what there is to undo."""
        self.begins, self.brief = "", False
        if self.in_transaction:
            await super().rollback()


class Cursor:
    """One statement at a time, with all that comes of it."""

    arraysize = 1

    def __init__(self, connection: Quick) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: tuple[Any, ...] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Self:
        """Execute one statement and fetch what it gives."""
        connection, asked = self._connection, ("execute", sql, parameters)
        if not await self._asked_here(*asked):
            await connection.at_once(self._run, *asked)
        return self

    async def _asked_here(self, how: str, sql: str, parameters: Iterable[Any]) -> bool:
        """Do it without the thread; False when it has to be done there."""
        connection = self._connection
        selects = sql.startswith("SELECT")
        if not (selects or connection.brief):
            return False
        if not connection.in_transaction:
            await asyncio.sleep(0)  # others go first, as ever; not where they would wait for a lock
        waits = connection.begins not in {"", "BEGIN"}  # which takes no lock
        if waits and not (connection.brief and connection.locked_here()):
            return False
        if selects:
            return connection.asked_here(self._run, how, sql, parameters)
        self._run(how, sql, parameters)
        return True

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        """Execute one statement with many sets of values."""
        await self._connection.at_once(self._run, "executemany", sql, parameters)
        return self

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
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()

    async def fetchall(self) -> Sequence[Any]:
        """All rows, once."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Nothing is open any more."""
