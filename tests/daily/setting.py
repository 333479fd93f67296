"""What the tests of the daily challenge play with: a small catalogue, clocks, chats, platforms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

from bot.core.action import Action
from bot.core.port import Port
from bot.core.request import Place, Platform
from bot.core.screen import Screen
from bot.core.table import Table
from bot.service import Poster, Service
from bot.service.seeds import Seeds
from bot.service.thinker import NODES
from bot.store import Store
from games import Budget, game
from games.catalogue import Row, Slot, digest
from tests.service.chat import Chat, Clock, Inline

GWG = game("guo-wu-guan")
VARIANT = "lenient"
MONDAY = date(2026, 11, 30)
NAME = GWG.name


def at(day: date, hour: int = 12, minute: int = 0) -> int:
    """A moment by the clock of Greenwich."""
    return int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=UTC).timestamp() * 1000)


@cache
def deals(count: int = 16) -> tuple[tuple[Row, tuple[str, ...]], ...]:
    """Certified deals with their lines, by the solver of the game."""
    found: list[tuple[Row, tuple[str, ...]]] = []
    number = 0
    while len(found) < count:
        number += 1
        seed = f"test-{number}"
        start = GWG.deal(VARIANT, seed)
        line = start.solve(Budget(NODES))
        if line.status == "solved" and start.outcome is None and len(line.moves) > 1:
            row = Row(seed, len(line.moves), line.proved, 1, 900, 9, digest(start))
            found.append((row, line.moves))
    return tuple(found)


def lines() -> dict[str, tuple[str, ...]]:
    return {row.seed: moves for row, moves in deals()}


def catalogue(folder: Path) -> Path:
    """Write the catalogue as it lies in the package."""
    rows = [
        "\t".join(
            (row.seed, str(row.par), "=" if row.proved else "<=", "1", "900", "9", row.digest)
        )
        for row, _ in deals()
    ]
    week = [f"{NAME}\t{weekday}\t{VARIANT}\t1" for weekday in range(1, 8)]
    (folder / NAME).mkdir(parents=True)
    head = "seed\tpar\tproved\tband\tcareful\tchoices\tdigest"
    (folder / NAME / f"{VARIANT}.tsv").write_text("\n".join((head, *rows)) + "\n")
    (folder / "week.tsv").write_text("\n".join(("game\tweekday\tvariant\tband", *week)) + "\n")
    return folder


def season_week() -> tuple[Slot, ...]:
    return tuple(Slot(NAME, weekday, VARIANT, 1) for weekday in range(1, 8))


class Pen(Port):
    """A platform that remembers what it was asked, and fails on demand."""

    def __init__(self, platform: Platform = "telegram") -> None:
        self.platform = platform
        self.sent: list[tuple[Place, Screen, str]] = []
        self.edits: list[tuple[str, Screen]] = []
        self.errors: list[Exception] = []
        self.before: Callable[[], None] = lambda: None
        self.lost = False

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        self.before()
        self.sent.append((place, screen, nonce))
        return "" if self.lost else f"{place.chat}/{len(self.sent)}"

    async def edit(self, place: Place, address: str, screen: Screen) -> str:
        del place
        self.edits.append((address, screen))
        return address

    async def remove(self, place: Place, address: str) -> None:
        del place, address

    async def retire(self, place: Place, address: str) -> None:
        del place, address

    @property
    def arrived(self) -> list[Screen]:
        """What people see: a platform that knows the nonce shows a repeated post once."""
        if self.platform == "telegram":
            return [screen for _, screen, _ in self.sent]
        return list({nonce: screen for _, screen, nonce in self.sent}.values())


class House:
    """A service with a catalogue and a clock, and a poster for one platform."""

    def __init__(self, store: Store, folder: Path, clock: Clock, *pens: Pen) -> None:
        self.clock = clock
        self.service = Service(store, now=clock, thinker=Inline(), seeds=Seeds(folder))
        self.pens = pens or (Pen(),)
        self.poster = Poster(self.service, self.pens, rest=self.rest)

    @property
    def pen(self) -> Pen:
        return self.pens[0]

    @property
    def store(self) -> Store:
        return self.service.store

    async def rest(self, seconds: float) -> None:
        self.clock.time = max(self.clock.time, self.clock.time + round(seconds * 1000))
        await asyncio.sleep(0)

    def set(self, day: date, hour: int = 12, minute: int = 0) -> None:
        self.clock.time = at(day, hour, minute)

    def chat(self, chat: str = "-100", *, private: bool = False, admin: bool = True) -> Chat:
        platform = self.pen.platform
        return Chat(self.service, Place(platform, chat, private=private, admin=admin))

    async def post(self) -> int:
        """Let everything that is due be posted."""
        count = 0
        while worked := await self.poster.once():
            count += worked
        return count


async def solve(chat: Chat, name: str) -> None:
    """Play the stored line of the first attempt of a person to its end, by its buttons."""
    who = chat.person(name)
    while not (table := await attempt(chat, name)).over:
        move = lines()[table.head.seed][len(table.steps)]
        path = table.position.paths(0, move)[0]
        action = Action("play", path, table.head.id, table.round)
        await chat.carry(who, str(action), message="own board")


async def attempt(chat: Chat, name: str) -> Table:
    """The newest first attempt of a person."""
    person = await chat.service.store.person(chat.place.platform, name.casefold(), name, 0)
    results = await chat.service.store.results_of(person.id, NAME)
    table = await chat.service.store.load(results[-1].table)
    assert table is not None
    return table
