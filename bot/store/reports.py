"""What people reported, and who is called what where."""

from __future__ import annotations

from sqlalchemy import exists, func, or_, select

from bot.core.table import Table
from bot.store.database import Shelf
from bot.store.schema import people, reports, seats, sitting, tables


class Reports(Shelf):
    """Reports, and people by name."""

    async def report(
        self, code: str, at: int, person: int, table: Table | None, words: str
    ) -> None:
        """Keep what somebody reports, with the position as it is."""
        here = {"table_id": None, "version": 0, "position": ""}
        if table:
            here = {
                "table_id": table.head.id,
                "version": table.version,
                "position": str(table.position),
            }
        new = {"code": code, "at": at, "person": person, "words": words[:1000], **here}
        await self.database.do(reports.insert().values(new))

    async def reported(self, code: str) -> list[tuple[str, str]]:
        """What was reported under a code: position and words."""
        query = select(reports.c.position, reports.c.words).where(reports.c.code == code)
        return [(row.position, row.words) for row in await self.database.all(query)]

    async def named_in(self, room: int, name: str) -> list[int]:
        """The people of this name who have played in a room."""
        query = (
            select(people.c.id)
            .join(seats, seats.c.person == people.c.id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.room == room, func.lower(people.c.name) == name.casefold())
        )
        return [row.id for row in await self.database.all(query.distinct())]

    async def met(self, person: int, name: str) -> list[int]:
        """The people of this name who sat at a table with somebody."""
        mine, now = seats.alias(), sitting.alias()
        first = exists().where(mine.c.table_id == tables.c.id, mine.c.person == person)
        later = exists().where(now.c.table_id == tables.c.id, now.c.person == person)
        ours = select(tables.c.id).where(or_(first, later))
        theirs = [
            people.c.id.in_(select(one.c.person).where(one.c.table_id.in_(ours)))
            for one in (seats, sitting)
        ]
        called = (people.c.id != person, func.lower(people.c.name) == name.casefold())
        query = select(people.c.id).where(*called, or_(*theirs))
        return [row.id for row in await self.database.all(query.distinct())]
