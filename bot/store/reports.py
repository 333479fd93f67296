"""What people reported, and who is called what where."""

from __future__ import annotations

from sqlalchemy import ColumnElement, exists, or_, select

from bot.core.table import Table
from bot.store.database import Shelf, insert_into
from bot.store.schema import people, reports, seats, sitting, tables
from bot.store.standings_schema import members
from bot.store.values import Room


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

    async def comes(self, room: Room, person: int) -> None:
        """Somebody is a guest of a room of the page from now on."""
        new = insert_into(self.database.engine, members)
        row = new.values(server=_guests_of(room), person=person, present=True)
        await self.database.do(row.on_conflict_do_nothing())

    async def guests(self, room: Room, besides: int) -> list[str]:
        """The names of those who have been guests of a room, all but one person's."""
        query = select(people.c.name).join(members, members.c.person == people.c.id)
        where = (members.c.server == _guests_of(room), people.c.id != besides)
        return [row.name for row in await self.database.all(query.where(*where))]

    async def named_in(self, room: Room, name: str) -> list[int]:
        """The people of this name who have played in a room, or are guests of it on the page."""
        played = select(seats.c.person).join(tables, tables.c.id == seats.c.table_id)
        guests = select(members.c.person).where(members.c.server == _guests_of(room))
        later = select(sitting.c.person).join(tables, tables.c.id == sitting.c.table_id)
        those = [one.where(tables.c.room == room.id) for one in (played, later)]
        here = or_(*(people.c.id.in_(one) for one in (*those, guests)))
        return await self._called(name, here)

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
        return await self._called(name, people.c.id != person, or_(*theirs))

    async def _called(self, name: str, *where: ColumnElement[bool]) -> list[int]:
        """Who of some people has this name, in capitals or not, in any script."""
        rows = await self.database.all(select(people.c.id, people.c.name).where(*where))
        return [row.id for row in rows if row.name.casefold() == name.casefold()]


def _guests_of(room: Room) -> str:
    """Under which name those are kept who have come into a room of the page."""
    return f"{room.platform}:{room.chat}" if room.platform == "web" else ""
