"""SQLite with one way to its thread and back for each statement.

The driver works in a thread of its own, and SQLAlchemy goes there four times for a statement: for a
cursor, to execute, to fetch, to close; and twice more to begin. Each way costs more than what is
done there. Here everything about a statement is done at once, ``BEGIN`` together with the first.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, Self

import aiosqlite
from sqlalchemy import URL

CHUNK = 64
"""Rows at once where the driver itself iterates, which nobody here lets it do."""


def creator(address: URL) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """What opens a connection, as SQLAlchemy takes it."""
    args, options = address.get_dialect()().create_connect_args(address)
    opens: Callable[[], sqlite3.Connection] = partial(sqlite3.connect, *args, **options)

    async def connect() -> aiosqlite.Connection:
        connection = Quick(opens, CHUNK)
        connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does, so that no thread keeps us
        return await connection

    return connect


class Quick(aiosqlite.Connection):
    """A connection whose cursors go to the thread once for a statement."""

    begins = ""
    """The beginning of a transaction of which nothing has been asked yet."""

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
        if sql.startswith("BEGIN"):
            self._connection.begins = sql
        else:
            await self._connection.at_once(self._run, "execute", sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        """Execute one statement with many sets of values."""
        await self._connection.at_once(self._run, "executemany", sql, parameters)
        return self

    def _run(self, how: str, sql: str, parameters: Iterable[Any]) -> None:
        """In the thread of the connection."""
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
