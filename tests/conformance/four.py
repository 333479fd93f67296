"""Two people on simulated Discord and two on simulated Telegram at one table, and what each saw."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from inspect import isawaitable
from io import BytesIO
from itertools import count
from typing import Any

import pytest
from PIL import Image

from bot.core.screen import Picture
from bot.core.table import Head, Table
from bot.service import Service, deals, lobbies, play
from bot.service.clock import Clock as Work
from bot.service.deals import Opening
from bot.service.painter import Painter
from bot.store import Store
from games import Game
from tests.conformance.driver import Driver, Seen
from tests.discord.driver import DiscordDriver
from tests.newest import newest_tables
from tests.service.chat import Clock
from tests.telegram.driver import TelegramDriver

HOMES = {"Olena": "discord", "Bo": "discord", "Mai": "telegram", "Ida": "telegram"}
PAUSE = 2_500


def plainly(patch: pytest.MonkeyPatch) -> None:
    """Small plain pictures, another one for each board: what is on them is told in words here."""

    async def paint(_: Painter, picture: Picture) -> bytes:
        colour = blake2b(repr(picture).encode(), digest_size=3).hexdigest()
        file = BytesIO()
        Image.new("RGB", (16, 12), f"#{colour}").save(file, "PNG")
        return file.getvalue()

    patch.setattr(Painter, "paint", paint)


def without_chance(patch: pytest.MonkeyPatch, seed: str, deal_: str = "") -> None:
    """Names, seats and cards are the same in every run; the cards of a deal, if one is given."""
    ids = count(1)

    async def deal(_: object, one: Game, variant: str, opening: Opening) -> tuple[Head, str]:
        start = deal_ or str(one.deal(variant, seed, len(opening.seats)))
        where = (opening.room, opening.host, opening.seats)
        head = Head(f"table{next(ids):03}", one.name, variant, seed, start, one.rules, *where)
        return replace(head, deals=opening.deals, clock=opening.clock), ""

    def seats(taken: list[Any]) -> None:
        taken.sort(key=lambda one: (*HOMES, "").index(one.name))

    patch.setattr(play, "deal", deal)
    patch.setattr(lobbies, "new_id", lambda: f"lobby{next(ids):03}")
    patch.setattr(deals, "new_id", lambda: f"table{next(ids):03}")
    patch.setattr(lobbies, "CHANCE", type("Lot", (), {"shuffle": staticmethod(seats)}))


class Four:
    """Two processes on one database, each serving its platform; the clock is set by hand."""

    def __init__(self, url: str) -> None:
        self.drivers: dict[str, Any] = {
            "discord": DiscordDriver(url),
            "telegram": TelegramDriver(url),
        }
        self.clock = Clock()
        self.lines: list[str] = []
        self.stopped = False
        self._seen: dict[str, tuple[str, ...]] = {}

    async def start(self) -> None:
        for driver in self.drivers.values():
            await driver.start()
            timed(driver.service, self.clock)

    async def stop(self) -> None:
        self.stopped = True
        for driver in self.drivers.values():
            await driver.stop()

    async def does(self, name: str, what: str, *words: str) -> None:
        """Somebody asks or presses; everything that follows happens, and is written down."""
        driver = self.drivers[HOMES[name]]
        person = await _now(driver.person(name))
        if what == "press":
            await driver.press(person, words[0])
        else:
            await driver.command(person, what, *words)
        self.lines.append(f"\n== {name}: {' '.join((what, *words))}")
        await self.settle()

    async def later(self) -> None:
        """The pause of a claim round passes."""
        self.clock.time += PAUSE
        self.lines.append("\n== time passes")
        await self.settle()

    async def settle(self) -> None:
        """Let both processes do what is due until nothing is."""
        worked = 1
        while worked:
            worked = 0
            for driver in self.drivers.values():
                worked += await Work(driver.service).once()
                worked += await driver.publisher.once()
        await self._look()

    async def _look(self) -> None:
        for name in HOMES:
            room, own = await self._views(name)
            for where, shown in (("room", room), ("alone", own)):
                told = _told(shown, where)
                if told and self._seen.get(f"{name} {where}") != told:
                    self._seen[f"{name} {where}"] = told
                    self.lines += [f"{name}, {where}:", *(f"  {line}" for line in told)]

    async def _views(self, name: str) -> tuple[Seen | None, Seen | None]:
        driver: Driver = self.drivers[HOMES[name]]
        person = await _now(driver.person(name))
        room = await _now(driver.board()) if await _now(driver.posts()) else None
        if isinstance(driver, TelegramDriver):
            letters = [one for one in person.private.messages.values() if one.photo]
            return room, driver.look(letters[-1]) if letters else None
        return room, await _now(driver.private(person))

    async def table(self, *, cold: bool = False) -> Table:
        """The table; cold: replayed by a store that remembers nothing."""
        store: Store = self.drivers["discord"].service.store
        if cold:
            store = Store(store.database, store.clock)
        found = await store.load((await newest_tables(store))[0])
        assert found is not None
        return found


def timed(service: Service, clock: Clock) -> None:
    """Let a service live by a clock that is set by hand."""
    service.now = service.turns.now = service.store.clock = clock


def _told(seen: Seen | None, where: str) -> tuple[str, ...]:
    """A message as its readers hear it: words, buttons, and what one's own picture shows."""
    if seen is None:
        return ()
    buttons = (f"[{'] ['.join(seen.labels)}]",) if seen.labels else ()
    picture = (f"({seen.alt})",) if seen.alt and where == "alone" else ()
    return (*seen.caption.splitlines(), *picture, *buttons)


async def _now(value: Any) -> Any:
    return await value if isawaitable(value) else value
