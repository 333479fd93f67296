"""Who may not play: with whom, and where."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from sqlalchemy import and_, delete, or_, select

from bot.store.database import Shelf, insert_into
from bot.store.schema import bars, rooms
from bot.store.values import Room

Kind = Literal["room", "person"]


class Bars(Shelf):
    """What admins of rooms and people have refused."""

    async def bar(self, kind: Kind, whose: int, person: int) -> None:
        """A room, or a person, does not want to play with somebody."""
        new = insert_into(self.database.engine, bars)
        row = new.values(kind=kind, whose=whose, person=person)
        await self.database.do(row.on_conflict_do_nothing())

    async def unbar(self, kind: Kind, whose: int, person: int) -> bool:
        """The opposite; False when there was nothing to take back."""
        same = (bars.c.kind == kind, bars.c.whose == whose, bars.c.person == person)
        return await self.database.do(delete(bars).where(*same)) > 0

    async def barred(self, room: int, person: int) -> bool:
        """Whether a room does not want this person in its games."""
        here = (bars.c.kind == "room", bars.c.whose == room, bars.c.person == person)
        return await self.database.first(select(bars.c.person).where(*here)) is not None

    async def limited(self, room: Room) -> bool:
        """Whether the games of a room's chat or server belong into other channels or topics."""
        chat = rooms.c.chat == room.chat
        server = rooms.c.settings["server"].as_string() == room.settings.get("server", "")
        near = or_(chat, server) if room.settings.get("server") else chat
        wanted = rooms.c.settings["games"].as_string() == "here"
        where = (rooms.c.platform == room.platform, rooms.c.id != room.id, near, wanted)
        return await self.database.first(select(rooms.c.id).where(*where).limit(1)) is not None

    async def blocked(self, person: int, others: Collection[int]) -> bool:
        """Whether this person and one of the others do not want to play together."""
        mine = and_(bars.c.whose == person, bars.c.person.in_(others))
        theirs = and_(bars.c.person == person, bars.c.whose.in_(others))
        query = select(bars.c.person).where(bars.c.kind == "person", or_(mine, theirs))
        return await self.database.first(query) is not None
