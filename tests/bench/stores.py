"""Moves written down a second on both databases, beside the same statements through the driver."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import aiosqlite
import asyncpg
from sqlalchemy import event, make_url

from bot.core.table import Table
from bot.store import NewMessage, Store, migrate
from tests.bench.clock import Bench, waited
from tests.bench.lines import Floor, Line
from tests.postgres import scratch
from tests.store.setting import T0, deal, head, loaded, move

Statement = tuple[str, Any]
MOST = 12
"""Moves written at a table."""


async def stores(bench: Bench) -> AsyncIterator[Line]:
    """One writer, one move in each transaction."""
    with tempfile.TemporaryDirectory() as folder:
        urls = [f"sqlite+aiosqlite:///{folder}/{name}.sqlite3" for name in ("ours", "raw")]
        yield await _compared(bench, "SQLite", urls[0], _sqlite(urls[1]), urls[1])
    with scratch() as ours, scratch() as raw:
        yield await _compared(bench, "PostgreSQL", ours, _postgres(raw), raw)


Repeat = Callable[[Sequence[Statement]], Awaitable[None]]


async def _compared(
    bench: Bench, make: str, url: str, driver: AbstractAsyncContextManager[Repeat], other: str
) -> Line:
    """The least time of a table's moves, in turn with the driver's."""
    for each in (url, other):
        await migrate(each)
    ours, theirs = await Store.open(url), await Store.open(other)
    times = list[tuple[float, float]]()
    try:
        async with driver as repeat:
            for number in range(bench.few(8, 60)):
                table = await _opened(ours, number)
                await _opened(theirs, number)
                writing = Writing(ours, table)
                with heard(ours, writing):
                    took = await bench.awaited(writing.run)
                beside = await waited(partial(_all, repeat, writing.asked))
                times.append((took / writing.moves, beside / writing.moves))
    finally:
        await ours.close()
        await theirs.close()
    least, raw = (min(column) for column in zip(*times[2:], strict=True))
    floor = Floor("the same statements through the driver", 1 / raw)
    return Line(f"{make}, moves applied and written", 1 / least, "a second", floor, least=True)


async def _all(repeat: Repeat, asked: Sequence[Sequence[Statement]]) -> None:
    for statements in asked:
        await repeat(statements)


@dataclass
class Writing:
    """The moves of one table, and the statements that each of them took."""

    store: Store
    table: Table

    def __post_init__(self) -> None:
        self.asked: list[list[Statement]] = []

    @property
    def moves(self) -> int:
        return len(self.asked)

    async def run(self) -> None:
        table = self.table
        for number in range(MOST):
            moved = move(table, number)
            if table.add(moved).over:
                return
            self.asked.append([])
            table = await self.store.append(table, [moved], f"web:{table.head.id} {number}")


@contextmanager
def heard(store: Store, writing: Writing) -> Iterator[None]:
    """Remember what is asked of the driver."""

    def hear(*told: Any) -> None:
        if not told[2].startswith("BEGIN"):  # which no driver but SQLite's is told so
            writing.asked[-1].append((told[2], told[3]))

    engine = store.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", hear)


async def _opened(store: Store, number: int) -> Table:
    """A table with a board in a room of the page."""
    host = await store.person("web", "ann", "Ann", T0)
    room = await store.room("web", "7")
    opened = head(f"bench{number:03}", room.id, host.id)
    board = NewMessage(room.id, "web", f"b/{opened.id}")
    await store.create(opened, [deal()], f"web:open {opened.id}", board)
    return await loaded(store, opened.id)


@asynccontextmanager
async def _sqlite(url: str) -> AsyncIterator[Repeat]:
    async with aiosqlite.connect(make_url(url).database or "", isolation_level=None) as connection:
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
            await connection.execute(f"PRAGMA {pragma}")

        async def repeat(statements: Sequence[Statement]) -> None:
            await connection.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                await connection.execute(sql, values)
            await connection.execute("COMMIT")

        yield repeat


@asynccontextmanager
async def _postgres(url: str) -> AsyncIterator[Repeat]:
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)

    async def repeat(statements: Sequence[Statement]) -> None:
        async with connection.transaction():
            for sql, values in statements:
                await connection.fetch(sql, *values)

    try:
        yield repeat
    finally:
        await connection.close()
