"""Who sits at which table now, and when each table must be looked at again."""

from __future__ import annotations

from sqlalchemy import ColumnElement, bindparam, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.table import Table
from bot.core.turns import due as due_at
from bot.store.database import Shelf, insert_into
from bot.store.schema import due, log, seats, sitting, tables
from bot.store.straight import fixed

TABLE_DUE = "table"
"""The kind of the one row that says when a table must be looked at again."""


class Seating(Shelf):
    """Tables by their people."""

    async def plan(self, table: Table, after: int) -> None:
        """Look at a table again at its next moment after this one, unless it has moved on."""
        query = select(tables.c.version).where(tables.c.id == table.head.id).with_for_update()
        async with self.database.write() as connection:
            version = (await connection.execute(query)).scalar_one_or_none()
            if version == table.version:
                await planned(connection, table, after)

    async def tables_of(self, person: int, limit: int = 12) -> list[str]:
        """Unfinished tables at which this person sits, the newest change first."""
        sits = exists().where(sitting.c.table_id == tables.c.id, sitting.c.person == person)
        query = select(tables.c.id).where(sits, tables.c.finished.is_(False))
        newest = query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        return [row.id for row in await self.database.all(newest)]

    async def left_tables(self, person: int, limit: int = 12) -> list[str]:
        """Unfinished tables at which this person sat and sits no more, the newest change first."""
        sits = exists().where(sitting.c.table_id == tables.c.id, sitting.c.person == person)
        first = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
        came = (log.c.table_id == tables.c.id, log.c.person == person, log.c.kind == "sit")
        query = select(tables.c.id).where(~sits, or_(first, exists().where(*came)))
        open_ = query.where(tables.c.finished.is_(False))
        newest = open_.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        return [row.id for row in await self.database.all(newest)]

    async def tables_in(self, room: int) -> list[str]:
        """Unfinished tables of several seats that were opened in a room."""
        query = select(tables.c.id).where(*_gathered(room))
        return [row.id for row in await self.database.all(query)]

    async def gathered_in(self, room: int) -> list[str]:
        """The same without those of tourneys, which nobody opened by hand."""
        query = select(tables.c.id).where(*_gathered(room), tables.c.tourney == "")
        return [row.id for row in await self.database.all(query)]

    async def playing(self, since: int) -> int:
        """How many unfinished tables were played at since a time, in ms since 1970."""
        where = (tables.c.finished.is_(False), tables.c.changed >= since)
        row = await self.database.first(select(func.count()).select_from(tables).where(*where))
        return int(row[0]) if row else 0

    async def running(self) -> list[str]:
        """Unfinished tables with a clock."""
        where = (tables.c.finished.is_(False), tables.c.clock > 0)
        return [row.id for row in await self.database.all(select(tables.c.id).where(*where))]


def _gathered(room: int) -> tuple[ColumnElement[bool], ...]:
    """Unfinished tables of several seats that were opened in a room."""
    many = select(seats.c.table_id).group_by(seats.c.table_id).having(func.count() > 1)
    return (tables.c.room == room, tables.c.finished.is_(False), tables.c.id.in_(many))


_STOOD_UP = fixed(delete(sitting).where(sitting.c.table_id == bindparam("name")))
_SAT_DOWN = fixed(sitting.insert())


async def seated(connection: AsyncConnection, table: Table) -> None:
    """Keep who sits at a table now."""
    await connection.execute(_STOOD_UP, {"name": table.head.id})
    rows = [
        {"table_id": table.head.id, "seat": seat, "person": table.seats[seat].person}
        for seat in table.people
    ]
    if rows:
        await connection.execute(_SAT_DOWN, rows)


async def planned(connection: AsyncConnection, table: Table, after: int) -> None:
    """Keep when a table must be looked at again, under a new number: older work cannot end it."""
    if not table.several:
        return
    mine = (due.c.kind == TABLE_DUE, due.c.key == table.head.id)
    await connection.execute(delete(due).where(*mine))
    at = due_at(table, after)
    if at is None:
        return
    new = {"kind": TABLE_DUE, "key": table.head.id, "at": at, "data": {}, "lease": 0}
    row = insert_into(connection, due).values(new)
    same = {"index_elements": ["kind", "key"], "set_": {"at": at, "lease": 0}}
    await connection.execute(row.on_conflict_do_update(**same))
