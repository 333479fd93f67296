"""A house that dies and comes back: the database file and what platforms show outlive it."""

from __future__ import annotations

import asyncio
import copy
import random
import re
import shutil
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.core.request import Place, Platform
from bot.core.screen import Screen
from bot.service import Poster, Publisher, Service, deals, linking, lobbies
from bot.service.posting import LEASE as POST
from bot.store import LEASE as MESSAGE
from bot.store import Store, backup
from bot.store.club_schema import entrants, league_seats, leagues, shares, tourneys
from bot.store.schema import (
    dailies,
    due,
    identities,
    log,
    people,
    posts,
    results,
    rooms,
    sitting,
    tables,
)
from tests.service.chat import Clock, Inline
from tests.service.stage import Key, Shown, Stage, Wall
from tests.store.setting import assert_sound

TRUTH = (
    *(people, identities, rooms, tables, log, sitting, results, posts, dailies, due),
    *(entrants, tourneys, shares, leagues, league_seats),
)
"""What must be the same whenever the process died; totals are proved against these."""

FIRST_MOMENT = 10**12
"""Larger numbers are moments, in ms since 1970."""

OWN = {"lease", "message", "at", "changed", "took"}
"""Columns that tell what a process did and when, not what people did."""


def _timeless(row: tuple[object, ...]) -> tuple[object, ...]:
    """A row in which no value tells when a process did something."""
    return tuple(_without(value) if isinstance(value, dict) else value for value in row)


def _without(value: object) -> object:
    match value:
        case dict():
            return {name: _without(one) for name, one in value.items() if name != "events"}
        case list():
            return [_without(one) for one in value]
        case int() if value > FIRST_MOMENT:
            return 0
    return value


class Crash(BaseException):
    """Whatever ends a process."""


class Seeded(random.Random):
    """What a process draws, in place of ``secrets``: the same after every start."""

    def token_hex(self, size: int) -> str:
        return self.randbytes(size).hex()


@dataclass
class Outside:
    """What outlives the process besides the file: the clock, and what platforms show."""

    clock: Clock = field(default_factory=Clock)
    rooms: dict[Platform, dict[str, list[Shown]]] = field(default_factory=lambda: defaultdict(dict))
    nonces: dict[str, str] = field(default_factory=dict)

    @property
    def messages(self) -> int:
        return sum(len(shown) for rooms in self.rooms.values() for shown in rooms.values())


class Lasting(Wall):
    """A platform that shows a message under the same nonce once, as Discord does."""

    nonces: dict[str, str]

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        if nonce not in self.nonces:
            self.nonces[nonce] = await super().send(place, screen, nonce)
        return self.nonces[nonce]


class House:
    """One service at a time on one file, with the same people outside."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file = folder / "tea.sqlite3"
        self.outside = Outside()
        self.monkeypatch = monkeypatch
        self.stage: Stage
        self.poster: Poster

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def store(self) -> Store:
        return self.stage.service.store

    async def open(self) -> None:
        """Start a process."""
        for module in (deals, linking):
            self.monkeypatch.setattr(module, "secrets", Seeded(1))
        self.monkeypatch.setattr(lobbies, "CHANCE", random.Random(1))
        clock = self.outside.clock
        store = await Store.open(self.url, clock=clock)
        service = Service(store, now=clock, thinker=Inline())
        self.stage = Stage(service, clock)
        self.stage.addresses = count(self.outside.messages + 1)
        for name in list(self.stage.walls):
            wall = Lasting(name, self.stage, self.outside.rooms[name])
            wall.nonces = self.outside.nonces
            self.stage.walls[name] = wall
        ports = list(self.stage.walls.values())
        self.stage.publisher = Publisher(service, ports)
        self.poster = Poster(service, ports, rest=self._rest)

    async def close(self) -> None:
        """End the process; what it had begun ends with it, at its next statement."""
        begun = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
        await asyncio.gather(*begun, return_exceptions=True)
        await self.stage.service.close()

    async def _rest(self, seconds: float) -> None:
        self.outside.clock.time += round(seconds * 1000)
        await asyncio.sleep(0)

    async def keep(self) -> None:
        """Remember how everything is now."""
        kept = self.file.with_suffix(".kept")
        kept.unlink(missing_ok=True)
        await backup(self.url, kept)
        self.kept = copy.deepcopy(self.outside)

    async def back(self) -> None:
        """As it was when it was kept, with a new process."""
        await self.close()
        for side in ("-wal", "-shm"):
            self.file.with_name(self.file.name + side).unlink(missing_ok=True)
        shutil.copy(self.file.with_suffix(".kept"), self.file)
        self.outside = copy.deepcopy(self.kept)
        await self.open()

    async def settle(self) -> None:
        """Everything that is due happens, and then what a dead process had taken to do."""
        for wait in (0, MESSAGE + 1, POST + 1, POST + 1):  # a minute later people are reminded
            self.outside.clock.time += wait
            while await self.poster.once():
                pass
            await self.stage.settle()

    async def truth(self) -> dict[str, list[tuple[object, ...]]]:
        """What people did, as it is kept."""
        found = {}
        for rows in TRUTH:
            own = OWN | ({"version"} if rows is tourneys else set())  # it counts looks, too
            kept = [column for column in rows.columns if column.name not in own]
            values = await self.store.database.all(select(*kept))
            found[rows.name] = sorted((_timeless(tuple(row)) for row in values), key=repr)
        return found

    def shown(self) -> dict[Key, list[tuple[str, ...]]]:
        """What people see: the words and buttons of every message, newest last."""
        return {
            (name, chat): [
                (
                    re.sub(r"until .*?\d:\d\d", "until then", one.screen.caption),
                    *(button.label for button in one.screen.buttons),
                )
                for one in messages
                if not one.gone and not one.eyes
            ]
            for name, rooms in self.outside.rooms.items()
            for chat, messages in rooms.items()
        }

    async def sound(self) -> None:
        """Every log replays, and everything derived is what the logs say."""
        await assert_sound(self.store)
        found = await self.store.rebuild(repair=False)
        assert not found.all, str(found)
