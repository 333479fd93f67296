"""Totals of very many results at once, by SQL: what the ledger would find person by person.

For people who stand on all boards and have left none, as those of the crowd are. That both find
the same is tested.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from operator import itemgetter
from typing import Any

from sqlalchemy import Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.ladder import BOARD, Skill
from bot.core.periods import PERIODS, begins, horizon
from bot.core.standings import Board, Wishes
from bot.store.rebuild import recount
from bot.store.schema import rooms
from bot.store.standings_schema import standings
from bot.store.totals import Ledger, board_row, spot

Skills = Mapping[tuple[int, str], Skill]
"""The newest rating by person and game."""

_TABLES = (
    "calendar (day TEXT, period TEXT, since TEXT)",
    "places (room BIGINT, scope TEXT)",
    "skills (person BIGINT, game TEXT, value BIGINT)",
    "loose (name TEXT, person BIGINT, value BIGINT)",
)
_KINDS = (
    {"game": "''", "variant": "''", "by": ""},
    {"game": "f.game", "variant": "''", "by": ", f.game"},
    {"game": "f.game", "variant": "f.variant", "by": ", f.game, f.variant"},
)
_SUMS = """
    INSERT INTO loose
    SELECT p.scope || '|' || c.period || '|' || c.since || '|' || {game} || '|' || {variant} ||
        '|{measure}', f.person, {value}
    FROM finishes f JOIN places p ON p.room = f.room JOIN calendar c ON c.day = f.date
    WHERE {where}
    GROUP BY p.scope, c.period, c.since{by}, f.person
"""
_RATINGS = """
    INSERT INTO loose
    SELECT DISTINCT p.scope || '|all|0001-01-01|' || f.game || '||rating', f.person, s.value
    FROM finishes f JOIN places p ON p.room = f.room
    JOIN skills s ON s.person = f.person AND s.game = f.game
    WHERE f.rated
"""
_STANDINGS = """
    INSERT INTO standings
    SELECT b.id AS board, l.person, l.value, FALSE FROM loose l JOIN boards b ON b.name = l.name
    ORDER BY board, person
"""


async def figure(connection: AsyncConnection, days: int, skills: Skills) -> None:
    """Fill the boards from all results of so many days up to the ledger's date."""
    ledger = await Ledger.open(connection)
    assert ledger.today
    for one in _TABLES:
        await connection.execute(text(f"CREATE TEMPORARY TABLE {one}"))
    await pour(connection, "calendar", list(_calendar(ledger.today, days)))
    await pour(connection, "places", [one async for one in _places(connection)])
    await pour(connection, "skills", _shown(skills))
    for statement in _statements():
        await connection.execute(text(statement))
    await _boards(connection)
    await _unindexed(connection, standings, _STANDINGS)
    for one in _TABLES:
        await connection.execute(text(f"DROP TABLE {one.partition(' ')[0]}"))
    await recount(ledger, repair=True)


def _calendar(today: date, days: int) -> Iterator[dict[str, Any]]:
    for past in range(days + 1):
        day = today - timedelta(days=past)
        for period in PERIODS:
            if day >= horizon(period, today):
                since = begins(period, day).isoformat()
                yield {"day": day.isoformat(), "period": period, "since": since}


async def _places(connection: AsyncConnection) -> Any:
    for row in await connection.execute(select(rooms)):
        here = spot(row.id, row.platform, row.chat, row.settings, private=row.private)
        for scope in Wishes().scopes(here):
            yield {"room": row.id, "scope": scope}


def _shown(skills: Skills) -> list[dict[str, Any]]:
    return [
        {"person": person, "game": game, "value": skill.shown}
        for (person, game), skill in skills.items()
        if skill.games >= BOARD
    ]


def _statements() -> Iterator[str]:
    for kind in _KINDS:
        yield _SUMS.format(**kind, measure="points", value="SUM(f.points)", where="f.points > 0")
        yield _SUMS.format(**kind, measure="wins", value="COUNT(*)", where="f.won")
    best = {"measure": "best", "value": "MAX(f.best)", "where": "f.best IS NOT NULL"}
    yield _SUMS.format(**_KINDS[-1], **best)
    yield _RATINGS


async def _boards(connection: AsyncConnection) -> None:
    names = (await connection.execute(text("SELECT DISTINCT name FROM loose"))).scalars().all()
    await pour(connection, "boards", [board_row(Board.parse(name)) for name in sorted(names)])


async def _unindexed(connection: AsyncConnection, table: Table, statement: str) -> None:
    """Fill a table in the order of its key; its indices are made afterwards."""
    indices = sorted(table.indexes, key=lambda one: str(one.name))
    for index in indices:
        await connection.run_sync(index.drop)
    await connection.execute(text(statement))
    for index in indices:
        await connection.run_sync(index.create)


async def pour(connection: AsyncConnection, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write very many rows in the quickest way that the driver knows."""
    if not rows:
        return
    columns = list(rows[0])
    record = itemgetter(*columns)  # of at least two, so a tuple
    records = [record(row) for row in rows]
    if connection.dialect.name == "sqlite":
        marks = ", ".join("?" for _ in columns)
        new = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - our own names
        await connection.exec_driver_sql(new, records)
        return
    await connection.execute(text("SET LOCAL session_replication_role = replica"))
    raw = (await connection.get_raw_connection()).driver_connection
    assert raw is not None
    await raw.copy_records_to_table(table, records=records, columns=columns)
