"""The daily post to many chats at once, in real time, while people go on pressing.

``python -m tests.daily.crowd 5000`` prints how long it took, the pace, and how fast presses were.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import perf_counter, time

from bot.core.daily import DAY
from bot.core.request import Place, Press, Who
from bot.core.screen import Screen
from bot.service import Poster, Service
from bot.service.seeds import Seeds
from bot.store import Store, migrate
from tests.daily.setting import MONDAY, NAME, Pen, at, catalogue
from tests.service.chat import Inline

AT_ONCE = 20
MOST_A_SECOND = 30
"""What Telegram takes from a bot."""

PEOPLE = 20
BETWEEN = 0.1
"""Seconds between two presses."""


class Watched(Pen):
    """Telegram with the time of an answer, which notes when each post came."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        self.times.append(perf_counter())
        await asyncio.sleep(0.08)
        return await super().send(place, screen, nonce)


class Clock:
    """Stands still at 8:59 until it is started; then it runs on from nine."""

    def __init__(self) -> None:
        self.began = 0.0

    def start(self) -> None:
        self.began = time()

    def __call__(self) -> int:
        if not self.began:
            return at(MONDAY, 8, 59)
        return at(MONDAY, 9) + round((time() - self.began) * 1000)


@dataclass
class Seen:
    """What was measured. ``presses`` are in ms."""

    chats: int
    sent: Counter[str] = field(default_factory=Counter)
    seconds: float = 0
    fastest: int = 0
    """Posts in the busiest second."""
    presses: list[float] = field(default_factory=list)

    @property
    def twice(self) -> int:
        """Chats that got more than one post."""
        return sum(count > 1 for count in self.sent.values())

    @property
    def percentiles(self) -> list[float]:
        return quantiles(self.presses, n=100)


class Hall:
    """A service whose clock runs from a minute before the posts on."""

    def __init__(self, store: Store, seeds: Path, now: Clock) -> None:
        self.service = Service(store, now=now, thinker=Inline(), seeds=Seeds(seeds))
        self.pen = Watched()
        self.poster = Poster(self.service, [self.pen])
        self.done = False

    async def subscribe(self, chats: int) -> None:
        async def one(number: int) -> None:
            room = await self.service.store.room("telegram", f"-{number}")
            wish = await self.service.store.subscribe(room.id, "post", NAME, 9 * 60)
            orders = self.service.commands.daily.orders
            await orders.schedule(wish, room, at(MONDAY, 8), MONDAY - DAY)

        for start in range(1, chats + 1, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, chats + 1))
            await asyncio.gather(*(one(number) for number in numbers))

    async def post(self, chats: int) -> None:
        while len(self.pen.times) < chats:
            if not await self.poster.once():
                await asyncio.sleep(0.05)
        while await self.poster.once():
            pass
        self.done = True

    async def opened(self) -> list[tuple[Place, Screen]]:
        """Twenty people at their boards."""
        chats = [Place("telegram", f"p{number}", private=True) for number in range(PEOPLE)]
        return [(place, await self._opened(place)) for place in chats]

    async def people(self, boards: list[tuple[Place, Screen]]) -> list[float]:
        """They play and take back in turn; how long each press took, in ms."""
        took: list[float] = []
        for turn in count():
            if self.done:
                return took
            place, board = boards[turn % PEOPLE]
            began = perf_counter()
            boards[turn % PEOPLE] = (place, await self._press(place, board, turn))
            took.append((perf_counter() - began) * 1000)
            await asyncio.sleep(BETWEEN)
        raise AssertionError

    async def _opened(self, place: Place) -> Screen:
        return await self._ask(place, "n/gwg/lenient/me", f"open {place.chat}")

    async def _press(self, place: Place, board: Screen, turn: int) -> Screen:
        actions = [button.action for button in board.buttons]
        undo = [action for action in actions if action.startswith("u/")]
        plays = [action for action in actions if action.startswith("p/")]
        return await self._ask(place, (undo or plays)[0], f"turn {turn}")

    async def _ask(self, place: Place, action: str, event: str) -> Screen:
        who = Who("telegram", place.chat, place.chat)
        press = Press(who, place, f"{place.chat} {event}", action, f"{place.chat}/1")
        reply = (await self.service.handle(press)).replies[0]
        if reply.screen.picture:
            await self.service.paint(reply.screen.picture)
        await self.service.delivered(reply, f"{place.chat}/1")
        return reply.screen


async def crowd(chats: int, folder: Path, url: str) -> Seen:
    """Let the daily post go to so many chats in real time."""
    seeds = catalogue(folder / "seeds")
    now = Clock()
    hall = Hall(await Store.open(url, now), seeds, now)
    await hall.subscribe(chats)
    boards = await hall.opened()
    now.start()
    began = perf_counter()
    presses, _ = await asyncio.gather(hall.people(boards), hall.post(chats))
    seen = Seen(chats, Counter(place.chat for place, _, _ in hall.pen.sent))
    seen.seconds = perf_counter() - began
    seen.presses = presses
    seen.fastest = busiest(hall.pen.times)
    await hall.service.close()
    return seen


def busiest(times: list[float]) -> int:
    """The most posts within any second."""
    first, most, ordered = 0, 0, sorted(times)
    for last, when in enumerate(ordered):
        while ordered[first] < when - 1:
            first += 1
        most = max(most, last - first + 1)
    return most


def report(seen: Seen) -> str:
    """The lines of the measurement."""
    each = seen.percentiles
    return "\n".join(
        (
            f"python -m tests.daily.crowd {seen.chats}",
            f"{os.cpu_count()} cores with other work; SQLite; Telegram answers in 80 ms",
            f"chats {seen.chats}, posts {seen.sent.total()}, twice {seen.twice}",
            f"seconds {seen.seconds:.0f}, posts a second {seen.sent.total() / seen.seconds:.1f}",
            f"busiest second {seen.fastest} posts; Telegram takes {MOST_A_SECOND}",
            f"presses meanwhile {len(seen.presses)}, half of them within {each[49]:.0f} ms",
            f"95 % within {each[94]:.0f} ms, slowest {max(seen.presses):.0f} ms",
        )
    )


def main(words: list[str]) -> None:
    """Measure and print."""
    chats = int(words[0]) if words else 5000
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/crowd.db"
        asyncio.run(migrate(url))
        seen = asyncio.run(crowd(chats, Path(folder), url))
    sys.stdout.write(report(seen) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
