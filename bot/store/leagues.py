"""Leagues of rooms: who is in which group of a week, and what became of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.league import Groups, following, movers, ranked
from bot.core.periods import ONE_WEEK
from bot.store.club_schema import league_seats, leagues, shares
from bot.store.database import Shelf, insert_into
from bot.store.messages import put_lines
from bot.store.once import TRIES
from bot.store.schema import people
from bot.store.standings_schema import finishes
from bot.store.values import NewMessage, Stale

Points = dict[int, tuple[int, int]]
"""By person, what daily challenges and what duplicate deals gave in a week."""

Change = Callable[[Groups], Groups]


@dataclass(frozen=True, slots=True)
class League:
    """The league of a room in the week that is played; ``names`` of all who are in it."""

    room: int
    week: date
    """Its Monday."""
    version: int
    groups: Groups
    names: dict[int, str]


@dataclass(frozen=True, slots=True)
class Place:
    """What somebody came to in a week that is over. ``moves``: 1 up, -1 down."""

    person: int
    name: str
    group: int
    points: int
    moves: int


class Leagues(Shelf):
    """Every league."""

    async def league(self, room: int) -> League | None:
        """The league of a room."""
        async with self.database.read() as connection:
            return await _league(connection, room)

    async def change_league(self, room: int, week: date, change: Change) -> League | None:
        """Let somebody come or go; a league that is not there begins with this week."""
        for _ in range(TRIES):
            async with self.database.write() as connection:
                new = insert_into(connection, leagues)
                row = {"room": room, "week": week.isoformat(), "version": 0}
                await connection.execute(new.values(row).on_conflict_do_nothing())
            before = await self.league(room)
            assert before is not None  # noqa: S101 - it was made if it was not there
            after = change(before.groups)
            if after == before.groups:
                return before
            try:
                async with self.database.write() as connection:
                    await _advance(connection, before, before.week)
                    await _keep(connection, room, before.week, after)
            except Stale:
                continue
            return await self.league(room)
        raise Stale(str(room))

    async def turn_league(self, before: League, week: date, told: NewMessage | None) -> None:
        """A week is over: its places are written down, the groups of the next one are made.

        ``told`` is a message that tells it. Raises Stale where somebody else has done so.
        """
        points = await self.league_points(before.room, before.week)
        sums = {person: sum(each) for person, each in points.items()}
        up, down = movers(before.groups, sums)
        rows = [
            {
                "room": before.room,
                "week": before.week.isoformat(),
                "person": person,
                "grp": number,
                "rank": rank,
                "points": sums.get(person, 0),
                "moves": (person in up) - (person in down),
            }
            for number, group in enumerate(before.groups)
            for rank, person in enumerate(ranked(group, sums))
        ]
        async with self.database.write() as connection:
            await _advance(connection, before, week)
            await _drop(connection, before.room, before.week)
            if rows:
                await connection.execute(league_seats.insert(), rows)
            await _keep(connection, before.room, week, following(before.groups, sums))
            await put_lines(connection, [told] if told and rows else [])

    async def league_points(self, room: int, week: date) -> Points:
        """What everybody has in a week so far."""
        found: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0])
        last = (week + ONE_WEEK).isoformat()
        daily = select(finishes.c.person, func.sum(finishes.c.points).label("n"))
        daily = daily.where(finishes.c.room == room, finishes.c.daily)
        deals = select(shares.c.person, func.sum(shares.c.stars).label("n"))
        deals = deals.where(shares.c.room == room)
        for at, (query, table) in enumerate(((daily, finishes), (deals, shares))):
            dates = (table.c.date >= week.isoformat(), table.c.date < last)
            for row in await self.database.all(query.where(*dates).group_by(table.c.person)):
                if row.person is not None:
                    found[row.person][at] += int(row.n)
        return {person: (one, other) for person, (one, other) in found.items()}

    async def league_week(self, room: int, week: date) -> list[Place]:
        """A week that is over, group by group, the best of each first."""
        query = select(league_seats, people.c.name).join(
            people, people.c.id == league_seats.c.person
        )
        here = (league_seats.c.room == room, league_seats.c.week == week.isoformat())
        rows = await self.database.all(
            query.where(*here).order_by(league_seats.c.grp, league_seats.c.rank)
        )
        return [Place(row.person, row.name, row.grp, row.points, row.moves) for row in rows]

    async def end_league(self, room: int) -> bool:
        """There is no league in a room any more; False where there was none."""
        async with self.database.write() as connection:
            await connection.execute(delete(league_seats).where(league_seats.c.room == room))
            gone = await connection.execute(delete(leagues).where(leagues.c.room == room))
            return gone.rowcount > 0


async def _league(connection: AsyncConnection, room: int) -> League | None:
    row = (await connection.execute(select(leagues).where(leagues.c.room == room))).first()
    if row is None:
        return None
    query = select(league_seats.c.person, league_seats.c.grp, people.c.name)
    query = query.join(people, people.c.id == league_seats.c.person)
    here = (league_seats.c.room == room, league_seats.c.week == row.week)
    found = await connection.execute(
        query.where(*here).order_by(league_seats.c.grp, league_seats.c.rank)
    )
    groups: dict[int, list[int]] = {}
    names = {}
    for one in found:
        groups.setdefault(one.grp, []).append(one.person)
        names[one.person] = one.name
    parts = tuple(tuple(group) for group in groups.values())
    return League(room, date.fromisoformat(row.week), row.version, parts, names)


async def _advance(connection: AsyncConnection, before: League, week: date) -> None:
    here = (leagues.c.room == before.room, leagues.c.version == before.version)
    news = {"version": before.version + 1, "week": week.isoformat()}
    if (await connection.execute(update(leagues).where(*here).values(news))).rowcount != 1:
        raise Stale(str(before.room))


async def _drop(connection: AsyncConnection, room: int, week: date) -> None:
    here = (league_seats.c.room == room, league_seats.c.week == week.isoformat())
    await connection.execute(delete(league_seats).where(*here))


async def _keep(connection: AsyncConnection, room: int, week: date, groups: Groups) -> None:
    """Keep who is in which group of a week."""
    await _drop(connection, room, week)
    rows: Sequence[dict[str, object]] = [
        {
            "room": room,
            "week": week.isoformat(),
            "person": person,
            "grp": number,
            "rank": rank,
            "points": 0,
            "moves": 0,
        }
        for number, group in enumerate(groups)
        for rank, person in enumerate(group)
    ]
    if rows:
        await connection.execute(league_seats.insert(), rows)
