"""Tourneys: read, changed by whoever is first, their rounds begun with all tables at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.marks import marks_of, stars_of
from bot.core.periods import date_of
from bot.core.table import Entry, Head, Table
from bot.core.tourney import SIGNUP, Entrant, Tourney
from bot.store.club_schema import entrants, shares, tourneys
from bot.store.database import LEASE, Shelf
from bot.store.message_rows import TOURNEY
from bot.store.messages import put_lines, put_up
from bot.store.once import change_once
from bot.store.schema import bars, messages, people, rooms
from bot.store.standings_schema import voids
from bot.store.stirring import due_anew, stir
from bot.store.tables import ended, opened
from bot.store.values import NewMessage, Room, Stale

GONE = "/gone"
"""Ends what a message shows that is to be taken away, as a newer one has come."""

Change = Callable[[Tourney], Tourney]
"""What is to become of a tourney as it is now; the same: nothing."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is written along with a tourney: tables that begin, and whether rooms are told anew."""

    tables: Sequence[tuple[Head, Sequence[Entry]]] = ()
    aloud: bool = False
    here: int = 0
    """The room of whoever pressed, who is shown the new message at once."""
    again: int = 0
    """Not to be looked at before this time, where nothing happens."""


class Tourneys(Shelf):
    """Every tourney, with the people in it."""

    async def open_tourney(self, tourney: Tourney, message: NewMessage) -> int:
        """Keep a new one and its message; return the id of the message."""
        async with self.database.write() as connection:
            row = {"id": tourney.id, "room": tourney.room, "host": tourney.host, "open": True}
            new = tourneys.insert().values(**row, version=0, value=tourney.value())
            await connection.execute(new)
            await _people(connection, tourney)
            await due_anew(connection, tourney.id, tourney.changed + SIGNUP)
            return await put_up(connection, "", message, self.clock() + LEASE)

    async def tourney(self, id: str) -> Tourney | None:
        """Find a tourney."""
        async with self.database.read() as connection:
            return await _read(connection, id)

    async def change_tourney(self, id: str, event: str, at: int, change: Change) -> Tourney | None:
        """Change it as it is now, once for each event; what ``change`` raises goes through."""

        async def write(before: Tourney, after: Tourney) -> None:
            await self.step(before, after, Step())

        return await change_once(lambda: self.tourney(id), change, write, event, at)

    async def step(self, before: Tourney, after: Tourney, step: Step) -> tuple[Tourney, int]:
        """Write what has become of it, with tables that begin. Raises Stale; then nothing was.

        Return it as it is now, and the new message of the room of whoever pressed, 0 for none.
        """
        after = after if after.version > before.version else after.touched("", after.changed)
        async with self.database.write() as connection:
            as_read = (tourneys.c.id == before.id, tourneys.c.version == before.version)
            lives = after.state in {"open", "running"}
            news = {"version": after.version, "open": lives, "value": after.value()}
            if (
                await connection.execute(update(tourneys).where(*as_read).values(news))
            ).rowcount != 1:
                raise Stale(before.id)
            if after.entrants != before.entrants:
                await _people(connection, after)
            if after.played != before.played:
                await _shared(connection, after)
            begun = [(Table.open(head, entries), entries) for head, entries in step.tables]
            for table, entries in begun:
                await opened(connection, table, entries, "")
            await due_anew(connection, after.id, _due(after, step.again))
            for table, _ in begun:
                await ended(connection, table)
            row = await _told(connection, after, step, self.clock() + LEASE)
        return after, row

    async def stirs(self, tourney: str, at: int) -> None:
        """What an admin said of a table's result has to be read by its tourney."""
        async with self.database.write() as connection:
            await stir(connection, tourney, at)

    async def showing(self, tourney: str, room: int) -> list[int]:
        """The live messages of a tourney in a room."""
        here = (messages.c.shows == f"{TOURNEY}{tourney}", messages.c.room == room)
        query = select(messages.c.id).where(*here, messages.c.state == "live")
        return [row.id for row in await self.database.all(query)]

    async def tourneys_in(self, room: int) -> list[str]:
        """Those that gather or are played, opened in a room or with somebody from there."""
        theirs = select(entrants.c.tourney).where(entrants.c.room == room)
        here = or_(tourneys.c.room == room, tourneys.c.id.in_(theirs))
        query = select(tourneys.c.id).where(here, tourneys.c.open.is_(True))
        return [row.id for row in await self.database.all(query.order_by(tourneys.c.id))]

    async def tourneys_of(self, person: int) -> list[str]:
        """Those that gather or are played in which a person is."""
        query = select(tourneys.c.id).join(entrants, entrants.c.tourney == tourneys.c.id)
        mine = (entrants.c.person == person, entrants.c.withdrawn.is_(False))
        rows = await self.database.all(query.where(*mine, tourneys.c.open.is_(True)).distinct())
        return sorted(row.id for row in rows)

    async def entered(self, tourney: str) -> dict[int, Room]:
        """From which room each person came."""
        place = (rooms.c.id, rooms.c.platform, rooms.c.chat, rooms.c.topic, rooms.c.private)
        query = select(entrants.c.person, *place, rooms.c.settings)
        query = query.join(rooms, rooms.c.id == entrants.c.room)
        found = await self.database.all(query.where(entrants.c.tourney == tourney))
        return {row.person: Room(*row[1:]) for row in found}

    async def voided_of(self, tables: Collection[str]) -> set[str]:
        """Which of some tables an admin has voided."""
        query = select(voids.c.table_id).where(voids.c.table_id.in_(tables))
        return {row.table_id for row in await self.database.all(query)}

    async def apart(self, persons: Collection[int]) -> set[frozenset[int]]:
        """Who of some people does not want to play with whom."""
        both = and_(bars.c.whose.in_(persons), bars.c.person.in_(persons))
        query = select(bars.c.whose, bars.c.person).where(bars.c.kind == "person", both)
        return {frozenset((row.whose, row.person)) for row in await self.database.all(query)}


async def _read(connection: AsyncConnection, id_: str) -> Tourney | None:
    row = (await connection.execute(select(tourneys).where(tourneys.c.id == id_))).first()
    if row is None:
        return None
    query = select(entrants, people.c.name).join(people, people.c.id == entrants.c.person)
    found = await connection.execute(
        query.where(entrants.c.tourney == id_).order_by(entrants.c.number)
    )
    entered = tuple(
        Entrant(one.person, one.name, one.platform, one.room, one.withdrawn) for one in found
    )
    value = {**row.value, "version": row.version}
    return Tourney.read(row.id, row.room, row.host, value, entered)


async def _people(connection: AsyncConnection, tourney: Tourney) -> None:
    """Keep who is in it."""
    await connection.execute(delete(entrants).where(entrants.c.tourney == tourney.id))
    rows = [
        {
            "tourney": tourney.id,
            "number": number,
            "person": one.person,
            "platform": one.platform,
            "room": one.room,
            "withdrawn": one.left,
        }
        for number, one in enumerate(tourney.entrants)
    ]
    if rows:
        await connection.execute(entrants.insert(), rows)


async def _shared(connection: AsyncConnection, tourney: Tourney) -> None:
    """Keep what the rounds gave that are over."""
    await connection.execute(delete(shares).where(shares.c.tourney == tourney.id))
    rows = [
        {
            "tourney": tourney.id,
            "round": number,
            "number": one,
            "person": tourney.entrants[one].person,
            "room": tourney.entrants[one].room,
            "date": date_of(round_.over).isoformat(),
            "mark": marks[one],
            "stars": points[one],
        }
        for number, round_ in enumerate(tourney.played)
        if round_.over
        for marks, points in [(marks_of(tourney, round_), stars_of(tourney, round_))]
        for one in sorted(marks)
    ]
    if rows:
        await connection.execute(shares.insert(), rows)


def _due(tourney: Tourney, again: int) -> int | None:
    """When somebody must look at it whatever happens."""
    if tourney.state == "open":
        return tourney.changed + SIGNUP
    if tourney.state != "running" or tourney.round is None:
        return None
    return max(tourney.round.ends, again)


async def _told(connection: AsyncConnection, tourney: Tourney, step: Step, until: int) -> int:
    """Let its messages follow; aloud, as new ones in every room, in place of the older."""
    live = (messages.c.shows == f"{TOURNEY}{tourney.id}", messages.c.state == "live")
    here = update(messages).where(*live)
    changed = {"wake": 0, "changes": messages.c.changes + 1}
    if not step.aloud:
        await connection.execute(here.values(**changed))
        return 0
    gone = here.where(messages.c.platform != "web")
    await connection.execute(gone.values(**changed, shows=f"{TOURNEY}{tourney.id}{GONE}"))
    away = {"state": "retired", "changes": messages.c.changes + 1}
    await connection.execute(here.values(**away))
    numbers = {tourney.room, *(one.room for one in tourney.entrants)}
    query = select(rooms.c.id, rooms.c.platform).where(rooms.c.id.in_(numbers))
    lines = [
        NewMessage(row.id, row.platform, f"{TOURNEY}{tourney.id}")
        for row in await connection.execute(query.order_by(rooms.c.id))
    ]
    await put_lines(connection, [one for one in lines if one.room != step.here])
    mine = next((one for one in lines if one.room == step.here), None)
    return await put_up(connection, "", mine, until)
