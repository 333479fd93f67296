"""SQLite with one way to its thread and back for each statement.

The driver works in a thread of its own, and SQLAlchemy goes there four times for a statement: for a
cursor, to execute, to fetch, to close; and twice more to begin. Each way costs more than what is
done there. Here everything about a statement is done at once, ``BEGIN`` together with the first.

What neither waits nor takes long does not go to the thread at all: a SELECT, unless it turns out to
be long, and what a brief transaction writes once it holds the lock. The first statement of a
transaction, which may wait for the lock, and the commit, which may wait for the disk, always go.
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
        return connection

    return connect


class Quick(aiosqlite.Connection):
    """A connection whose cursors go to the thread once for a statement, or not at all."""

    begins = ""
    """The beginning of a transaction of which nothing has been asked yet."""

    brief = False
    """Whether this transaction writes a few rows by their keys and nothing else."""

    _here = False
    """Whether a SELECT runs where it was asked, and others wait for it."""

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

    async def commit(self) -> None:
        """Commit what there is to commit."""
        self.begins = ""
        if self.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        """Undo what there is to undo."""
        self.begins = ""
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
        if sql.startswith("BEGIN"):
            connection.begins = sql
        elif connection.begins or not (sql.startswith("SELECT") or connection.brief):
            await connection.at_once(self._run, *asked)
        else:
            await asyncio.sleep(0)  # others go on between two statements, as ever
            if not sql.startswith("SELECT"):
                self._run(*asked)
            elif not connection.asked_here(self._run, *asked):
                await connection.at_once(self._run, *asked)
        return self

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
