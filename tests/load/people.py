"""People who play solitaires one after the other, straight through the service."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from unittest.mock import patch

from bot.core.request import Command, Place, Press, Who
from bot.core.screen import Screen
from bot.service import Service
from bot.service.reader import CHOICES
from bot.store import Store, migrate
from tests.load.turns import at_full_speed
from tests.service.chat import Inline

GAME = "guo-wu-guan lenient me"

Also = Callable[[], Awaitable[None]]
"""What an echo does for each press besides."""


async def nothing() -> None:
    """The echo alone."""


@asynccontextmanager
async def house(url: str = "", *, pictures: bool = True) -> AsyncIterator[Service]:
    """The service on a file of its own, or on a database that is there.

    Without ``pictures`` everybody has text boards who does not say otherwise.
    """
    boards = ("pictures", "text") if pictures else ("text", "pictures")
    with tempfile.TemporaryDirectory() as folder, patch.dict(CHOICES, boards=boards):
        if not url:
            url = f"sqlite+aiosqlite:///{folder}/load.sqlite3"
            await migrate(url)
        service = Service(await Store.open(url), thinker=Inline())
        try:
            yield service
        finally:
            await service.close()


@dataclass
class Player:
    """Somebody alone with the bot, always pressing the first choice."""

    service: Service
    number: int
    events: count[int] = field(default_factory=count)
    moves: int = 0
    shown: Screen = field(default_factory=lambda: Screen(""))
    message: str = ""

    async def turn(self) -> Screen:
        """One press; where there is nothing to press, a new game."""
        who = Who("telegram", str(self.number), f"Guest {self.number}", "en")
        place = Place("telegram", str(self.number), private=True)
        event = f"{self.number}.{next(self.events)}"
        plays = [one.action for one in self.shown.buttons if one.action.startswith("p/")]
        asked: Press | Command = Command(who, place, event, "play", GAME)
        if plays:
            asked = Press(who, place, event, plays[0], self.message)
        answer = await self.service.handle(asked)
        for reply in answer.replies:
            if reply.message is not None:
                self.message = str(reply.message)
                await self.service.delivered(reply, self.message)
            self.shown = reply.screen
        self.moves += bool(plays)
        return self.shown


@asynccontextmanager
async def playing(people: int = 20) -> AsyncIterator[Also]:
    """A move through the service whenever it is called, of one of so many who have text boards."""
    async with house(pictures=False) as service:
        idle = asyncio.LifoQueue[Player]()
        for number in range(people):
            idle.put_nowait(Player(service, number))

        async def move() -> None:
            player = await idle.get()
            moves = player.moves
            while player.moves == moves:
                await player.turn()
            idle.put_nowait(player)

        yield move


async def moves_a_second(seconds: float, people: int = 8) -> float:
    """Presses through the service of people who have their usual screens, which nobody draws.

    Each screen comes with its caption, its buttons and what its picture is drawn from. Games that
    are opened in between take their time and count for nothing.
    """
    async with house() as service:
        players = [Player(service, number) for number in range(people)]
        took = await at_full_speed(players, seconds)
        return sum(one.moves for one in players) / took
