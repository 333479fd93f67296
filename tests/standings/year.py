"""A year of very many players, written down in two orders, with everything that can befall figures.

``python -m tests.standings.year --players 10000`` plays it through real tables with their logs,
once in the order of the games and once as if many processes wrote late; voids, links, unlinks and
forgets in both; and proves both equal to each other and to their logs, to the last digit.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random
from time import perf_counter

import cyclopts
from tqdm import tqdm

from bot.store import Person, Room, Store, migrate
from bot.store.joining import forget_person
from games import GAMES
from tests.standings.duel import DUEL
from tests.standings.setting import MONDAY, Club, at
from tests.swift import any_thread, in_this_thread

app = cyclopts.App()
DAYS = 365
HOURS = 20
LATE = 100
"""By so many games an end may be written down too late."""
LINKS = 200
"""At most so many people are linked."""


@dataclass(frozen=True)
class Game:
    """A game to be played: of one person a daily, of several a duel."""

    table: str
    who: tuple[int, ...]
    room: int
    day: date
    hour: int
    numbers: tuple[int, ...]

    @property
    def at(self) -> int:
        return at(self.day, self.hour)


@dataclass(frozen=True)
class Year:
    """How many players play how many games, in how many rooms."""

    players: int
    games: int
    seed: int = 1

    def plan(self) -> list[Game]:
        """All games of the year, in the order of their ends."""
        dice, seen, found = Random(self.seed), set[tuple[int, date]](), []
        for number in range(self.games):
            day = MONDAY - timedelta(days=DAYS - number * DAYS // self.games)
            seats = dice.choice((1, 1, 2, 3, 4))
            who = tuple(dice.sample(range(self.players), min(seats, self.players)))
            if len(who) == 1 and (who[0], day) in seen:
                continue
            seen.add((who[0], day))
            room = dice.randrange(max(1, self.players // 20))
            numbers = tuple(dice.randrange(10) for _ in who)
            found.append(Game(f"y{number:07}", who, room, day, dice.randrange(HOURS), numbers))
        return sorted(found, key=lambda one: (one.at, one.table))


@dataclass
class Played:
    """A store in which the year is played."""

    club: Club
    people: list[Person]
    rooms: list[Room]

    @classmethod
    async def begin(cls, store: Store, year: Year) -> Played:
        club = Club(store)
        people = [await club.person(f"P{number}") for number in range(year.players)]
        rooms = [await club.room(f"-{number}") for number in range(max(1, year.players // 20))]
        return cls(club, people, rooms)

    async def write(self, games: Sequence[Game]) -> None:
        """Play the games in this order, each at its own time."""
        for one in tqdm(games, desc="games", leave=False):
            room, who = self.rooms[one.room], [self.people[number] for number in one.who]
            if len(who) > 1:
                await self.club.duel(room, who, one.numbers, one.at, one.table)
            else:
                lose = one.numbers[0] < 3
                day = one.day
                await self.club.daily(room, who[0], day, one.at, lose=lose, table=one.table)

    async def befall(self, games: Sequence[Game]) -> None:
        """Void some games and restore a few, link and unlink some people, forget some."""
        later = at(MONDAY + timedelta(days=2))
        for number, one in enumerate(games[:: max(1, len(games) // 8)]):
            await self.club.store.void(one.table, self.people[-1].id, later)
            if number % 2:
                await self.club.store.restore(one.table)
        for number in range(1, min(len(self.people) // 10, LINKS) + 1):
            stays, goes = self.people[number], self.people[-number]
            await self.club.store.new_code(goes.id, f"CODE{number:04}", later)
            joined = await self.club.store.link(f"CODE{number:04}", stays.id, later + number)
            assert joined == "joined"
            if number % 2:
                await self.club.store.unlink("telegram", f"p{len(self.people) - number}", "new", 0)
        async with self.club.store.database.write() as connection:
            await forget_person(connection, self.people[0].id)


async def play(url: str, year: Year, games: Sequence[Game]) -> tuple[int, object]:
    """Play the games in an order; how many rows are not as the logs say, and everything derived."""
    await migrate(url)
    store = await Store.open(url)
    try:
        played = await Played.begin(store, year)
        await played.write(games)
        await played.befall(year.plan())
        return await played.club.wrong(), await played.club.derived()
    finally:
        await store.close()


async def compare(urls: tuple[str, str], year: Year) -> tuple[int, bool, int]:
    """Rows that are wrong in either order, whether both are equal, and how many results."""
    games = year.plan()
    dice = Random(year.seed)
    late = {one.table: number + LATE * dice.random() for number, one in enumerate(games)}
    shuffled = sorted(games, key=lambda one: late[one.table])
    with in_this_thread():
        wrong, first = await play(urls[0], year, games)
        more, second = await play(urls[1], year, shuffled)
    return wrong + more, first == second, sum(len(one.who) for one in games)


@app.default
def main(*, players: int = 10_000, games: int = 0) -> None:
    """Play the year twice; without a number of games, as many as players."""
    GAMES[DUEL.name] = DUEL  # type: ignore[index] # a dict behind its type
    year = Year(players, games or players)
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        order, shuffled = (f"sqlite+aiosqlite:///{folder}/{name}" for name in ("order", "shuffled"))
        urls = any_thread(order), any_thread(shuffled)
        wrong, equal, results = asyncio.run(compare(urls, year))
    told = f"{players} players, {results} results, {perf_counter() - began:.0f} s"
    print(f"python -m tests.standings.year --players {players} --games {year.games}")  # noqa: T201 - what this is for
    print(f"{told}: wrong rows {wrong}; both orders equal: {equal}")  # noqa: T201 - as above
    if wrong or not equal:
        raise SystemExit(1)


if __name__ == "__main__":
    app()
