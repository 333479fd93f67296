"""Tables played to their end at given moments, straight into the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cache
from itertools import count

import pytest
from sqlalchemy import select

import games
from bot.core.daily import Day
from bot.core.periods import Period, begins
from bot.core.standings import WORLD, Board, Measure
from bot.core.table import Daily, Entry, Head, Occupant, Table
from bot.core.wish import Anchor
from bot.store import Person, Room, Store
from bot.store.rebuild import rebuild
from bot.store.standings_schema import boards, finishes, ranks, standings
from games import Budget
from tests.standings.duel import DUEL

Seen = list[tuple[int, str, int]]

GWG = "guo-wu-guan"
MONDAY = date(2026, 11, 30)
MINUTE = 60_000

embedded = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""What asks nothing of the database that other tests do not ask of both."""


def at(day: date, hour: int = 12, minute: int = 0) -> int:
    moment = datetime(day.year, day.month, day.day, hour, minute, tzinfo=UTC)
    return round(moment.timestamp() * 1000)


@cache
def solved(seed: str) -> tuple[str, ...]:
    """A line that wins a deal, '' joined to it when there is none."""
    return games.game(GWG).deal("lenient", seed).solve(Budget(100_000)).moves


@dataclass
class Club:
    """A store with people and rooms, where whole games take one call."""

    store: Store
    numbers: count[int] = field(default_factory=count)

    async def person(self, name: str, platform: str = "telegram") -> Person:
        known = {"telegram": "telegram", "discord": "discord", "web": "web"}
        assert platform in known
        return await self.store.person(platform, name.casefold(), name, 0)  # type: ignore[arg-type] # one of three

    async def room(self, chat: str = "-100", topic: str = "") -> Room:
        return await self.store.room("telegram", chat, topic)

    def name(self) -> str:
        return f"t{next(self.numbers):07}"

    async def duel(
        self,
        room: Room,
        seats: Sequence[Person | str],
        numbers: Sequence[int],
        when: int,
        table: str = "",
    ) -> str:
        """A finished game of several: people, or levels of computers, and what they said."""
        name = table or self.name()
        sits = tuple(
            Occupant(level=one) if isinstance(one, str) else Occupant(one.id, one.name)
            for one in seats
        )
        people = [one for one in seats if isinstance(one, Person)]
        start = str(DUEL.deal("plain", name, len(seats)))
        head = Head(name, "duel", "plain", name, start, 1, room.id, people[0].id, sits)
        made = [
            Entry("move", "person", seat, str(number), at=when)
            for seat, number in enumerate(numbers)
        ]
        await self.play(head, made, when)
        return name

    async def patience(
        self, room: Room, person: Person, when: int, seed: str = "", *, lose: bool = False
    ) -> str:
        """A solitaire of one's own, solved or given up."""
        name = self.name()
        await self.play(
            alone(name, room, person, seed or name), ending(seed or name, lose=lose), when
        )
        return name

    async def daily(  # noqa: PLR0913 - what a first attempt is
        self,
        room: Room,
        person: Person,
        day: date,
        when: int,
        *,
        lose: bool = False,
        table: str = "",
    ) -> str:
        """A first attempt at the daily challenge of a date."""
        name, seed = table or self.name(), f"daily-{day}"
        par = len(solved(seed))
        await self.store.fix_day(Day(GWG, day, "lenient", seed, par, True, 4))
        head = alone(name, room, person, seed, Daily(day.isoformat(), par, counts=True))
        begun = [Entry("deal", "person", at=when)]
        await self.store.begin(head, begun, f"open {name}", None, room.id)
        await self.finish(Table.open(head, begun), ending(seed, lose=lose), when)
        return name

    async def play(self, head: Head, made: Sequence[Entry], when: int) -> None:
        begun = [Entry("deal", "person", at=when - MINUTE)]
        await self.store.create(head, begun, f"open {head.id}", None)
        await self.finish(Table.open(head, begun), made, when)

    async def finish(self, table: Table, made: Sequence[Entry], when: int) -> None:
        made = [Entry(one.kind, one.by, one.seat, one.text, at=when) for one in made]
        await self.store.append(table, made, f"end {table.head.id}")

    async def board(
        self,
        measure: Measure = "wins",
        scope: str = WORLD,
        game: str = "",
        period: Period = "all",
        day: date = MONDAY,
    ) -> Seen:
        """The first page of a board: place, name, value."""
        shown = board(measure, scope, game, period, day)
        leaves = await self.store.page(shown, 0, Anchor())
        return [(one.place, one.name, one.value) for one in leaves.spots]

    async def wrong(self) -> int:
        """How many derived rows are not what the logs say."""
        return (await rebuild(self.store.database, repair=False)).all

    async def derived(self) -> list[list[tuple[object, ...]]]:
        """Everything derived, told by names that do not depend on the order of writing."""
        named = select(boards.c.name, standings.c.person, standings.c.value, standings.c.hidden)
        counted = select(boards.c.name, ranks.c.value, ranks.c.people)
        queries = (
            select(finishes).order_by(finishes.c.table_id, finishes.c.seat),
            named.join(standings).order_by(boards.c.name, standings.c.person),
            counted.join(ranks).order_by(boards.c.name, ranks.c.value),
        )
        return [[tuple(row) for row in await self.store.database.all(query)] for query in queries]


def board(
    measure: Measure = "wins",
    scope: str = WORLD,
    game: str = "",
    period: Period = "all",
    day: date = MONDAY,
) -> Board:
    """A board of a period; the game may have its variant behind a slash."""
    name, _, variant = game.partition("/")
    return Board(scope, period, begins(period, day), name, variant, measure)


def alone(name: str, room: Room, person: Person, seed: str, daily: Daily | None = None) -> Head:
    start = games.game(GWG).deal("lenient", seed)
    seat = (Occupant(person.id, person.name),)
    return Head(name, GWG, "lenient", seed, str(start), 1, room.id, person.id, seat, daily)


def ending(seed: str, *, lose: bool = False) -> list[Entry]:
    moves = () if lose else solved(seed)
    made = [Entry("move", "person", 0, move) for move in moves]
    return made or [Entry("resign", "person")]
