"""Random people press random buttons at tables of several, through two services on one database.

The suite plays a small share; ``python -m tests.fuzz_tables --matches 1000`` plays whole matches.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import takewhile
from math import inf
from pathlib import Path
from shutil import copy
from time import monotonic

from sqlalchemy import select
from tqdm import tqdm

from bot.core.request import Platform
from bot.core.table import Table
from bot.service import Service
from bot.store import Store, migrate
from bot.store.database import Database, engine_of
from bot.store.schema import seats, sitting, tables
from games import GAMES, BadInput, Position
from render.view import View
from tests.quiet import warnings_only
from tests.service.chat import Clock, Inline
from tests.service.gathering import GATHER
from tests.service.stage import Stage
from tests.swift import any_thread, in_this_thread

PEOPLE: tuple[tuple[str, str, Platform], ...] = (
    ("Olena", "tearoom", "discord"),
    ("Bo", "tearoom", "discord"),
    ("Mai", "-100", "telegram"),
    ("Ida", "-100", "telegram"),
    ("Zoë", "tearoom", "discord"),
)
"""Five people, so that at a table for four somebody is a stranger."""

SEVERAL = tuple(one.name for one in GAMES.values() if max(one.seats) > 1)
NONSENSE = ("", "p", "W", "1", "Z9", "xgH", "'; drop table log;--", "🀄" * 40)
COMMANDS = ("hand", "board", "mytables", "leave", "move", "text", "resign", "play")
ACTS = 600
"""A match that is not over then is left."""

CALM = ("Resign", "Yes, resign", "Leave the table", "Leave")
"""Buttons that would end most matches soon: pressed seldom."""


class House(Stage):
    """Two processes on one database; whoever asks, asks either."""

    def __init__(self, services: list[Service], clock: Clock, chance: random.Random) -> None:
        super().__init__(services[0], clock)
        self.services = services
        self.chance = chance
        self.guests = [self.person(name, room, where) for name, room, where in PEOPLE]
        self.done: Counter[str] = Counter()

    @classmethod
    async def open(cls, url: str, chance: random.Random) -> House:
        clock = Clock()
        return cls.of([await Store.open(url, clock=clock) for _ in range(2)], clock, chance)

    @classmethod
    def of(cls, stores: Iterable[Store], clock: Clock, chance: random.Random) -> House:
        """A process for each store."""
        made = [Service(store, now=clock, thinker=Inline()) for store in stores]
        return cls(made, clock, chance)

    async def close(self) -> None:
        for service in self.services:
            await service.close()

    def either(self) -> None:
        """The next request reaches either process, and either works off what is due."""
        self.service = self.chance.choice(self.services)
        self.publisher.service = self.work.service = self.chance.choice(self.services)

    async def gather(self, game: str) -> None:
        """Somebody opens a lobby and everybody may come."""
        self.either()
        host = self.chance.choice(self.guests)
        await host.command("play", f"{game} {GAMES[game].variants[0].name}")
        await host.press(GATHER)
        code = host.button("Join")[1].action.split("/")[2]
        for guest in self.chance.sample(self.guests, 3):
            self.either()
            await guest.command("join", code)
        labels = {one.label for shown in host.sees for one in shown.screen.buttons}
        if "Start" in labels:
            await host.press("Start")
        await self.settle()
        for guest in self.guests:
            await guest.command("hand")

    async def press(self, number: int, choice: int) -> None:
        """Somebody presses something that they can see."""
        self.either()
        guest = self.guests[number % len(self.guests)]
        found = [
            (shown, one) for shown in guest.sees[-4:] for one in shown.screen.buttons if one.action
        ]
        if not found:
            return
        shown, button = found[choice % len(found)]
        if button.label in CALM and self.chance.random() < 0.9:
            return
        self.done["presses"] += 1
        await guest.carry(button.action, shown)

    async def answer(self, number: int, choice: int) -> None:
        """Somebody who is asked answers."""
        self.either()
        ready = [guest for guest in self.guests if guest.plays]
        if not ready:
            await self.later(2_500)
            await self.look()
        else:
            guest = ready[number % len(ready)]
            plays = guest.plays
            button = plays[choice % len(plays)]
            shown = next(one for one in guest.sees if button in one.screen.buttons)
            self.done["answers"] += 1
            await guest.carry(button.action, shown)

    async def look(self) -> None:
        """Whoever is waited for asks for the own view: the newest one may show something else."""
        for table in await self.tables(self.service.store):
            waited = {table.seats[seat].name for seat in table.asked}
            for guest in self.guests:
                if guest.who.name in waited:
                    await guest.command("hand")

    async def say(self, number: int, choice: int) -> None:
        """Somebody types something."""
        self.either()
        guest = self.guests[number % len(self.guests)]
        name = COMMANDS[choice % len(COMMANDS)]
        if name in {"leave", "resign"} and self.chance.random() < 0.8:
            return
        self.done["commands"] += 1
        words = NONSENSE[choice % len(NONSENSE)] if name == "move" else ""
        await guest.command(name, words)

    async def wait(self, milliseconds: int) -> None:
        """Time passes."""
        self.either()
        await self.later(milliseconds)

    async def act(self, kind: float, number: int, choice: int) -> None:
        """Mostly an answer, now and then something else."""
        if kind < 0.75:
            await self.answer(number, choice)
        elif kind < 0.85:
            await self.press(number, choice)
        elif kind < 0.9:
            await self.say(number, choice)
        else:
            await self.wait((100, 2_500, 70_000)[choice % 3])

    async def over(self) -> bool:
        """Whether all tables of several have ended."""
        found = await self.check()
        return bool(found) and all(table.over for table in found)

    async def tables(self, store: Store) -> list[Table]:
        """Every table of several as a store knows it."""
        rows = await store.database.all(select(tables.c.id))
        found = [await store.load(row.id) for row in rows]
        return [table for table in found if table and table.several]

    async def check(self) -> list[Table]:
        """What must hold whatever has happened; the tables, replayed from their logs alone."""
        found = await self.tables(Store(self.services[0].store.database, self.clock))
        for table in found:
            for service in self.services:
                assert await service.store.load(table.head.id) == table
            people = [one.person for one in table.seats if one.person is not None]
            assert len(people) == len(set(people)), table.seats
            assert table.over or people or any(chair.owner for chair in table.chairs)
            await self._check_seats(table)
        for walls in self.walls.values():
            for shown in [one for room in walls.rooms.values() for one in room]:
                assert "Something broke" not in shown.screen.caption
        played = {board for table in found for board in _open(table)}
        for who, _, screen in self.seen:
            _check_eyes(who, screen.picture, played)
        self.seen.clear()
        return found

    async def _check_seats(self, table: Table) -> None:
        database = self.services[0].store.database
        rows = await database.all(select(sitting).where(sitting.c.table_id == table.head.id))
        assert {row.seat: row.person for row in rows} == {
            seat: table.seats[seat].person for seat in table.people
        }
        first = await database.all(select(seats).where(seats.c.table_id == table.head.id))
        assert len(first) == len(table.seats)


def _open(table: Table) -> Iterator[Position]:
    """Every board of the deals that are over: replays show all hands."""
    ended = table.over or table.ended is not None
    for step in (*table.earlier, *(table.steps if ended else ())):
        yield from (step.before, step.after)


def _check_eyes(who: str, picture: object, played: Collection[Position]) -> None:
    """A room sees what the public sees, and a person at most one hand more."""
    board = picture.board if hasattr(picture, "board") else picture
    if not isinstance(board, View) or board.position in played:
        return
    public = board.position.seen_by(None)
    if who in {"tearoom", "-100"}:
        assert board.viewer is None or board.position.seats == 1
        assert board.position == public
    assert board.position == board.position.seen_by(board.viewer)


async def match(seed: int, url: str, acts: int = ACTS) -> Counter[str]:
    """One table from the lobby to its end, or so many acts."""
    return await _play(await House.open(url, random.Random(seed)), seed, acts)


async def _play(house: House, seed: int, acts: int) -> Counter[str]:
    chance = house.chance
    try:
        await house.gather(chance.choice(SEVERAL))
        for act in range(acts):
            await house.act(chance.random(), chance.randrange(60), chance.randrange(60))
            if act % 20 == 19 and await house.over():
                house.done["finished"] += 1
                break
        await house.check()
    except BadInput as error:
        raise AssertionError(seed) from error
    finally:
        await house.close()
    house.done["matches"] += 1
    return house.done


async def matches(seeds: Iterable[int], folder: Path) -> Counter[str]:
    """Whole matches, each on a new database; only the engines stay, with statements once made."""
    empty, file = folder / "empty.sqlite3", folder / "house.sqlite3"
    await migrate(any_thread(f"sqlite+aiosqlite:///{empty}"))
    url = any_thread(f"sqlite+aiosqlite:///{file}")
    engines = [engine_of(url, quick=True, make=True) for _ in range(2)]
    done: Counter[str] = Counter()
    for seed in seeds:
        _begin_anew(file, empty)
        clock = Clock()
        stores = [Store(Database(engine), clock) for engine in engines]
        done += await _play(House.of(stores, clock, random.Random(seed)), seed, ACTS)
    return done


def _begin_anew(file: Path, empty: Path) -> None:
    for old in file.parent.glob(f"{file.name}*"):
        old.unlink()
    copy(empty, file)


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.fuzz_tables", description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="begin no match after so many")
    options = parser.parse_args()
    warnings_only()
    until = monotonic() + 60 * options.minutes
    numbers = tqdm(range(options.seed, options.seed + options.matches), unit="match")
    seeds = takewhile(lambda _: monotonic() <= until, numbers)
    with in_this_thread(), tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(matches(seeds, Path(folder)))
    tqdm.write(", ".join(f"{count} {name}" for name, count in done.most_common()))


if __name__ == "__main__":
    main()
