"""How fast boards are read and results written when there are very many of both.

``python -m tests.standings.load --players 100000 --results 1000000`` makes them in SQLite and in
PostgreSQL and measures both; ``--database sqlite`` one of them. What was made by ``load make URL``
is measured by ``load measure URL`` when the machine is quiet.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, timedelta
from os import cpu_count, getloadavg
from random import Random
from statistics import quantiles
from time import perf_counter

import cyclopts
from sqlalchemy import event, select, text

from bot.core.periods import Period, begins
from bot.core.standings import WORLD, Board
from bot.core.wish import Anchor
from bot.store import Store, migrate
from bot.store.standings_schema import boards, finishes, standings
from games import GAMES
from tests.postgres import scratch
from tests.standings.crowd import LAST, Crowd
from tests.standings.duel import DUEL
from tests.standings.setting import Club, at, solved

app = cyclopts.App()
ROUNDS = 200
WINS = 60

Reading = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Boards:
    """The boards that people look at: small and very large ones."""

    store: Store
    players: int

    def each(self) -> Iterator[tuple[str, Board]]:
        world = Board(WORLD, "all", date.min, "", "", "wins")
        yield "world, all time, wins", world
        yield "world, season, points", _in(world._replace(measure="points"), "season")
        yield "world, week, wins of a game", _in(world._replace(game="guo-wu-guan"), "week")
        best = world._replace(game="guo-wu-guan", variant="classic", measure="best")
        yield "world, all time, best result", best
        yield "world, rating", world._replace(game="duel", measure="rating")
        yield "large server, all time, wins", world._replace(scope="sdiscord:big")
        yield "channel of it, all time, wins", world._replace(scope="r1")
        yield "small room, all time, wins", world._replace(scope="r60")

    def readings(self, board: Board, dice: Random) -> dict[str, Reading]:
        """The first page with one's own place, a page somewhere, the page with one's own place."""

        async def first() -> object:
            return await self.store.page(board, 1 + dice.randrange(self.players), Anchor())

        async def somewhere() -> object:
            anchor = Anchor(">", dice.randrange(60), dice.randrange(self.players))
            return await self.store.page(board, 1 + dice.randrange(self.players), anchor)

        return {"first page": first, "page somewhere": somewhere}


def _in(board: Board, period: Period) -> Board:
    return board._replace(period=period, since=begins(period, LAST - timedelta(days=1)))


async def measured(reading: Reading, rounds: int) -> list[float]:
    """Milliseconds, one after the other; the first few only warm up."""
    found = []
    for number in range(rounds + 5):
        began = perf_counter()
        await reading()
        if number >= 5:
            found.append((perf_counter() - began) * 1000)
    return found


def told(name: str, times: list[float]) -> str:
    cuts = quantiles(times, n=100)
    return f"{name:56} p50 {cuts[49]:7.2f} ms   p95 {cuts[94]:7.2f} ms   max {max(times):7.2f} ms"


async def report(store: Store, crowd: Crowd) -> list[str]:
    """Everything measured, line by line."""
    load = f"load of the machine {getloadavg()[0]:.1f} on {cpu_count()} cores"
    lines, dice = [await _sizes(store), load], Random(3)

    async def floor() -> object:
        return await store.person_by_id(1 + dice.randrange(crowd.players))

    lines.append(told("the floor: one person by number", await measured(floor, ROUNDS)))
    shelf = Boards(store, crowd.players)
    for name, board in shelf.each():
        people = (await store.page(board, 0, Anchor())).people
        for kind, reading in shelf.readings(board, dice).items():
            times = await measured(reading, ROUNDS)
            lines.append(told(f"{name} ({people} people), {kind}", times))
    with counted(store) as asked:
        times = await _writing(store)
    lines.append(told("a won solitaire written down, with all its totals", times))
    lines.append(f"statements for it, from its opening to its last total: {len(asked) / WINS:.1f}")
    return lines


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """The statements that are executed meanwhile; many rows at once are one."""
    heard: list[str] = []

    def hear(*told: object) -> None:
        heard.append(str(told[2]))

    engine = store.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(engine, "before_cursor_execute", hear)


async def _sizes(store: Store) -> str:
    found = []
    for table in (finishes, boards, standings):
        row = await store.database.first(select(text("count(*)")).select_from(table))
        found.append(f"{row[0] if row else 0} {table.name}")
    return "rows: " + ", ".join(found)


async def _writing(store: Store) -> list[float]:
    club, times = Club(store), []
    for number in range(WINS):
        solved(f"load-{number}")  # which would take longer than the writing
    ann = await store.person("discord", "1", "Player 1", 0)
    room = await store.room("discord", "1")
    for number in range(WINS):
        began = perf_counter()
        await club.patience(room, ann, at(LAST), f"load-{number}", lose=False)
        times.append((perf_counter() - began) * 1000)
    return times[10:]


async def make(url: str, crowd: Crowd) -> None:
    """Migrate and fill."""
    await migrate(url)
    store = await Store.open(url)
    try:
        await crowd.move_in(store)
        if url.startswith("sqlite"):
            await store.database.do(text("ANALYZE"))
            return
        async with store.database.engine.connect() as connection:
            apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await apart.execute(text("VACUUM ANALYZE"))
    finally:
        await store.close()


async def measure(url: str, crowd: Crowd) -> list[str]:
    """Measure what is there."""
    store = await Store.open(url)
    try:
        return await report(store, crowd)
    finally:
        await store.close()


@app.command(name="make")
def make_at(url: str, *, players: int = 100_000, results: int = 1_000_000) -> None:
    """Fill an empty database."""
    began = perf_counter()
    asyncio.run(make(url, Crowd(players, results)))
    _tell([f"made in {perf_counter() - began:.0f} s; load of the machine {getloadavg()[0]:.1f}"])


@app.command(name="measure")
def measure_at(url: str, *, players: int = 100_000, results: int = 1_000_000) -> None:
    """Measure a database that was filled so."""
    GAMES[DUEL.name] = DUEL  # type: ignore[index] # a dict behind its type
    _tell(asyncio.run(measure(url, Crowd(players, results))))


@app.default
def main(*, players: int = 100_000, results: int = 1_000_000, database: str = "") -> None:
    """Fill and measure both databases, or one."""
    for name in [database] if database else ["sqlite", "postgresql"]:
        with scratch() if name != "sqlite" else _file() as url:
            _tell([name])
            make_at(url, players=players, results=results)
            measure_at(url, players=players, results=results)


def _tell(lines: list[str]) -> None:
    for line in lines:
        print(line, flush=True)  # noqa: T201 - what this is for


@contextmanager
def _file() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite+aiosqlite:///{folder}/load.sqlite3"


if __name__ == "__main__":
    app()
