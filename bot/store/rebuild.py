"""Everything derived, found again from the logs: each step is proved, or mended, by the one before.

Logs give results, results in their order give ratings, both give totals, totals give how many
people have which value.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.finish import attempt, decided
from bot.core.table import Entry, Head, Table
from bot.store.database import Database
from bot.store.finishes import derived
from bot.store.ratings import rate_all
from bot.store.schema import log, people, results, tables
from bot.store.standings_schema import boards, finishes, ranks, standings, voids
from bot.store.tables import story
from bot.store.totals import Ledger, some

_TOLD = [one.name for one in finishes.columns if one.name not in {"mu", "sigma", "games"}]
_FIGURES = ("over", "solved", "moves", "undone", "hints", "took")


@dataclass(slots=True)
class Differences:
    """How many rows were not what the logs say."""

    attempts: int = 0
    results: int = 0
    ratings: int = 0
    totals: int = 0
    counts: int = 0

    @property
    def all(self) -> int:
        """All together."""
        return sum(getattr(self, each.name) for each in fields(self))

    def __str__(self) -> str:
        return ", ".join(f"{each.name} {getattr(self, each.name)}" for each in fields(self))


async def rebuild(database: Database, *, repair: bool) -> Differences:
    """Compare everything derived with what the logs say, and mend it where that is asked.

    Mending holds up all writers until it is done; comparing holds up nobody and sees one moment.
    """
    found = Differences()
    async with _moment(database, repair=repair) as connection:
        ledger = await Ledger.open(connection, lock=repair)
        await _logs(ledger, found, repair=repair)
        games = (await connection.execute(select(finishes.c.game).distinct())).scalars().all()
        for game in sorted(games):
            found.ratings += await rate_all(ledger, game, repair=repair)
        found.totals = await _totals(ledger, repair=repair)
        found.counts = await recount(ledger, repair=repair)
    return found


@asynccontextmanager
async def _moment(database: Database, *, repair: bool) -> AsyncIterator[AsyncConnection]:
    if repair:
        async with database.write() as connection:
            yield connection
        return
    async with database.read() as connection:
        if connection.dialect.name != "sqlite":  # whose readers see one moment anyway
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def _logs(ledger: Ledger, found: Differences, *, repair: bool) -> None:
    """The results of every table that ever ended."""
    connection = ledger.connection
    undone = exists().where(log.c.table_id == tables.c.id, log.c.kind == "undo")
    query = select(tables.c.id).where(or_(tables.c.finished, undone)).order_by(tables.c.id)
    names = (await connection.execute(query)).scalars().all()
    for part in some(names):
        kept = await _kept(connection, part)
        for name in part:
            told = await story(connection, name)
            made = decided(*told) if told else None
            rows = await derived(ledger, made) if made else []
            found.results += await _mended(ledger, name, kept.get(name, []), rows, repair=repair)
            if told and told[0].daily and told[0].daily.counts:
                found.attempts += await _attempt(connection, *told, repair=repair)
    stray = ~finishes.c.table_id.in_(query.order_by(None))
    lost = await connection.execute(select(func.count()).select_from(finishes).where(stray))
    found.results += lost.scalar_one()
    if repair:
        await connection.execute(delete(finishes).where(stray))


async def _kept(connection: AsyncConnection, names: list[str]) -> dict[str, list[dict[str, Any]]]:
    query = select(finishes).where(finishes.c.table_id.in_(names))
    found: dict[str, list[dict[str, Any]]] = {}
    for row in await connection.execute(query.order_by(finishes.c.table_id, finishes.c.seat)):
        values = {name: getattr(row, name) for name in _TOLD}
        found.setdefault(row.table_id, []).append(values)
    return found


async def _mended(
    ledger: Ledger,
    table: str,
    kept: list[dict[str, Any]],
    rows: list[dict[str, Any]],
    *,
    repair: bool,
) -> int:
    if kept == rows:
        return 0
    if repair:
        await ledger.connection.execute(delete(finishes).where(finishes.c.table_id == table))
        if rows:
            await ledger.connection.execute(finishes.insert(), rows)
    return max(len(kept), len(rows))


async def _attempt(
    connection: AsyncConnection, head: Head, entries: list[Entry], *, repair: bool
) -> int:
    """The figures of a first attempt at a daily: those of its last end, once solved of that."""
    here = results.c.table_id == head.id
    row = (await connection.execute(select(results).where(here))).first()
    if row is None:
        return 0
    figures: dict[str, Any] = {"over": False, "solved": False}
    figures |= dict.fromkeys(("moves", "undone", "hints", "took"), 0)
    table = Table.open(head, ())
    for entry in entries:
        table = table.add(entry)
        if table.over and not figures["solved"]:
            figures |= attempt(table)
    void = select(voids).where(voids.c.table_id == head.id)
    if (await connection.execute(void)).first():
        figures["solved"] = False
    if all(getattr(row, name) == figures[name] for name in _FIGURES):
        return 0
    if repair:
        await connection.execute(update(results).where(here).values(figures))
    return 1


async def _totals(ledger: Ledger, *, repair: bool) -> int:
    """The totals of everybody, some people at a time."""
    wrong, after = 0, 0
    while True:
        query = select(people.c.id).where(people.c.id > after).order_by(people.c.id).limit(200)
        part = (await ledger.connection.execute(query)).scalars().all()
        if not part:
            return wrong
        wrong += await ledger.refigure(part, repair=repair)
        after = part[-1]


async def recount(ledger: Ledger, *, repair: bool) -> int:
    """How many people have which value, on the boards where that is counted."""
    connection = ledger.connection
    columns = (standings.c.board, standings.c.value)
    shown = select(*columns, func.count().label("people")).where(standings.c.hidden.is_(False))
    shown = shown.join(boards, boards.c.id == standings.c.board).where(~boards.c.name.like("r%"))
    should = shown.group_by(*columns)
    is_ = select(ranks.c.board, ranks.c.value, ranks.c.people)
    missing = (await connection.execute(should.except_(is_))).all()
    stray = (await connection.execute(is_.except_(should))).all()
    if repair and (missing or stray):
        await connection.execute(delete(ranks))
        await connection.execute(ranks.insert().from_select(["board", "value", "people"], should))
    return len({(row.board, row.value) for row in (*missing, *stray)})
