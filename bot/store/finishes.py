"""Results of finished tables: written with the last move, voided, given to another person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Row, and_, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.finish import Facts, Finish, better, counts
from bot.core.finish import finishes as results_of
from bot.core.merges import Merges
from bot.core.table import Head, Table
from bot.store.ratings import replay
from bot.store.schema import dailies, log, results, rooms, tables
from bot.store.skills import Order
from bot.store.standings_schema import finishes, sat, voids
from bot.store.totals import SAME, Ledger, spot

Rows = list[dict[str, Any]]


async def counted(connection: AsyncConnection, table: Table) -> None:
    """Write what a table gave to its seats, and all that follows, when it has just ended.

    An end that was written before stands, unless it was lost and is solved now.
    """
    if not table.over or not counts(table):
        return
    kept = await _kept(connection, table.head.id)
    if kept and not better(table, won=any(row.won for row in kept)):
        return
    await _settle(await Ledger.open(connection), kept, table, table.head.id)


async def settle(ledger: Ledger, table: Table | None, id: str) -> None:
    """Make the results of a table what they should be; ``table`` is None where it has none."""
    await _settle(ledger, await _kept(ledger.connection, id), table, id)


async def _settle(
    ledger: Ledger, kept: Sequence[Row[*tuple[Any, ...]]], table: Table | None, id: str
) -> None:
    rows = await derived(ledger, table) if table else []
    if kept:
        await ledger.connection.execute(delete(finishes).where(finishes.c.table_id == id))
    if rows:
        await ledger.connection.execute(finishes.insert(), rows)
    if kept or not rows:
        persons = {row.person for row in kept} | {row["person"] for row in rows}
        await ledger.refigure(persons - {None})
    else:
        await _credit(ledger, rows)
    await _rate(ledger, kept, rows)


async def derived(ledger: Ledger, table: Table) -> Rows:
    """The rows that a finished table should have; ratings are left out."""
    facts = await _facts(ledger.connection, table)
    if facts is None:
        return []
    found = results_of(table, facts)
    persons = {one.person for one in found if one.person is not None}
    query = select(sat).where(sat.c.table_id == table.head.id)
    sitting = {row.seat: row.player for row in await ledger.connection.execute(query)}
    lines = await ledger.merges({*persons, *sitting.values()})
    return [_row(one, sitting.get(one.seat, one.person), lines) for one in found]


async def _credit(ledger: Ledger, rows: Rows) -> None:
    query = select(rooms).where(rooms.c.id == rows[0]["room"])
    room = (await ledger.connection.execute(query)).one()
    where = spot(room.id, room.platform, room.chat, room.settings, private=room.private)
    won = [_finish(row) for row in rows if row["person"] is not None]
    await ledger.credit(won, where, await ledger.wishes({row["person"] for row in rows} - {None}))


async def _rate(ledger: Ledger, kept: Sequence[Row[*tuple[Any, ...]]], rows: Rows) -> None:
    """Find the ratings again from where something has changed."""
    before = [(row.at, row.table_id, row.player) for row in kept if row.rated]
    after = [(row["at"], row["table_id"], row["player"]) for row in rows if row["rated"]]
    if not (before or after):
        return
    game = kept[0].game if kept else rows[0]["game"]
    since: Order = min((at, table) for at, table, _ in (*before, *after))
    players = {player for _, _, player in (*before, *after)} - {None}
    changed = await replay(ledger, game, since, players)
    persons = {row.person for row in kept} | {row["person"] for row in rows}
    await ledger.rerate((changed | persons) - {None}, game)


async def _kept(connection: AsyncConnection, table: str) -> Sequence[Row[*tuple[Any, ...]]]:
    query = select(finishes).where(finishes.c.table_id == table).order_by(finishes.c.seat)
    return (await connection.execute(query)).all()


async def _facts(connection: AsyncConnection, table: Table) -> Facts | None:
    """What else has to be known of a finished table; None where it counts for nobody."""
    head = table.head
    if (await connection.execute(select(voids).where(voids.c.table_id == head.id))).first():
        return None
    if head.daily is None:
        repeated = await connection.execute(_dealt_before(head, table.began))
        return None if repeated.first() else Facts(head.room)
    query = select(results.c.room).where(results.c.table_id == head.id)
    room = (await connection.execute(query)).scalar_one_or_none()
    where = (dailies.c.game == head.game, dailies.c.date == head.daily.date)
    band = await connection.execute(select(dailies.c.band).where(*where))
    return None if room is None else Facts(room, band.scalar_one_or_none() or 0)


def _dealt_before(head: Head, began: int) -> Any:  # noqa: ANN401 - a SELECT of one column
    """Another table, opened earlier, with the same deal: who played it may know what is hidden."""
    opened = and_(log.c.table_id == tables.c.id, log.c.number == 1)
    earlier = or_(log.c.at < began, and_(log.c.at == began, tables.c.id < head.id))
    same = [tables.c.seed == head.seed, tables.c.game == head.game, tables.c.id != head.id]
    if head.tourney:  # where it is dealt on purpose at every table
        same.append(tables.c.tourney != head.tourney)
    query = select(tables.c.id).join(log, opened).where(*same, earlier)
    return query.limit(1)


def _row(one: Finish, sitting: int | None, lines: Merges) -> dict[str, Any]:
    """The row of a result; ``sitting`` is the person who sat there, as that was called then."""
    person, player = None, None
    if one.person is not None and sitting is not None:
        person = lines.owner(sitting)
        player = lines.line(sitting, one.game, one.at)
    return {
        **{name: getattr(one, name) for name in SAME},
        "rated": one.rated,
        "table_id": one.table,
        "person": person,
        "player": player,
        "date": one.day.isoformat(),
        "feats": " ".join(one.feats),
    }


def _finish(row: dict[str, Any]) -> Finish:
    rest = {name: row[name] for name in SAME}
    day, feats = date.fromisoformat(row["date"]), tuple(row["feats"].split())
    return Finish(table=row["table_id"], day=day, feats=feats, **rest)
