"""Moves written down a second on both databases, beside the same statements through the driver."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from time import perf_counter, process_time
from typing import Any

import asyncpg
from sqlalchemy import event, make_url

from bot.core.table import Entry, Table
from bot.store import NewMessage, Store, migrate
from bot.store.database import PRAGMAS
from tests.bench.clock import Bench, Clock, Pair, middle
from tests.bench.lines import Floor, Line
from tests.postgres import scratch
from tests.store.setting import T0, deal, head, loaded, move

Statement = tuple[str, Any]
MOST = 12
"""Moves written at a table."""


Repeat = Callable[[Sequence[Statement]], Awaitable[None]]


@dataclass(frozen=True)
class Make:
    """A database, and its driver alone on another one. SQLite is all in this process.

    So it is told by the time of the processor, and a server by the clock.
    """

    name: str
    url: str
    other: str
    driver: Callable[[str], AbstractAsyncContextManager[Repeat]]
    clock: Clock


async def stores(bench: Bench) -> AsyncIterator[Line]:
    """One writer, one move in each transaction."""
    with tempfile.TemporaryDirectory() as folder:
        ours, raw = (f"sqlite+aiosqlite:///{folder}/{name}.sqlite3" for name in ("ours", "raw"))
        yield await _compared(bench, Make("SQLite", ours, raw, _sqlite, process_time))
    with scratch() as ours, scratch() as raw:
        yield await _compared(bench, Make("PostgreSQL", ours, raw, _postgres, perf_counter))


async def _compared(bench: Bench, make: Make) -> Line:
    """Every move in turn with the driver's."""
    for url in (make.url, make.other):
        await migrate(url)
    ours, theirs = await Store.open(make.url), await Store.open(make.other)
    pairs = list[Pair]()
    try:
        async with make.driver(make.other) as repeat:
            for number in range(bench.few(8, 30)):
                await _opened(theirs, number)
                writing = Writing(ours, await _opened(ours, number))
                pairs += [one async for one in _moves(bench, make.clock, writing, repeat)]
    finally:
        await ours.close()
        await theirs.close()
    found = middle(pairs)
    floor = Floor("the same statements through the driver", 1 / found.floor)
    name = f"{make.name}, moves applied and written"
    return Line(name, 1 / found.ours, "a second", floor, least=True)


async def _moves(
    bench: Bench, clock: Clock, writing: Writing, repeat: Repeat
) -> AsyncIterator[Pair]:
    """Those of one table, until its last, which takes more."""

    async def again() -> None:
        await repeat(writing.asked)

    with heard(writing):
        for number in range(MOST):
            moved = move(writing.table, number)
            if writing.table.add(moved).over:
                return
            yield await bench.awaited(clock, partial(writing.write, moved), again)


@dataclass
class Writing:
    """A table, and the statements that its last move took."""

    store: Store
    table: Table

    def __post_init__(self) -> None:
        self.asked = list[Statement]()

    async def write(self, moved: Entry) -> None:
        """Write one more."""
        self.asked.clear()
        event = f"web:{self.table.head.id} {self.table.version}"
        self.table = await self.store.append(self.table, [moved], event)


@contextmanager
def heard(writing: Writing) -> Iterator[None]:
    """Remember what is asked of the driver."""

    def hear(*told: Any) -> None:
        if not told[2].startswith("BEGIN"):  # which no driver but SQLite's is told so
            writing.asked.append((told[2], told[3]))

    engine = writing.store.database.engine.sync_engine
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
    with closing(sqlite3.connect(make_url(url).database or "", isolation_level=None)) as connection:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

        async def repeat(statements: Sequence[Statement]) -> None:
            connection.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                connection.execute(sql, values)
            connection.execute("COMMIT")

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
