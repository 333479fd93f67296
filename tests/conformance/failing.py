"""``python -m tests.conformance.failing``: the n-th call fails, for every n of a whole game.

Whoever plays does what people do: press what is offered, ask for the board where nothing is, wait.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, contextmanager
from inspect import isawaitable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Literal, Protocol
from unittest.mock import patch

import aiohttp
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.adapters.telegram import carrier
from bot.service import play
from bot.service.clock import Clock as Work
from bot.store import migrate
from games import menu
from tests.botapi import Fault
from tests.conformance.driver import Room
from tests.conformance.four import timed
from tests.deals import known
from tests.newest import newest_tables
from tests.service.chat import Clock

Platform = Literal["discord", "telegram"]

GAME = "guo-wu-guan o-koan me"
"""Two presses win it."""

ACTS = 24
"""After so many acts somebody gives up: the chat is stuck."""

KINDS: dict[Platform, dict[str, tuple[int, int, str]]] = {
    "discord": {
        "broken": (500, 0, "Internal Server Error"),
        "away": (503, 0, "Service Unavailable"),
        "flood": (429, 20028, "The write action you are performing has hit the rate limit."),
        "forbidden": (403, 50013, "Missing Permissions"),
        "message gone": (404, 10008, "Unknown Message"),
        "press gone": (404, 10062, "Unknown interaction"),
        "bad": (400, 50035, "Invalid Form Body"),
        "lost": (0, 0, ""),
        "time-out": (0, 0, ""),
    },
    "telegram": {
        "broken": (500, 0, "Internal Server Error"),
        "away": (502, 0, "Bad Gateway"),
        "flood": (429, 0, ""),
        "forbidden": (403, 0, "Forbidden: bot was blocked by the user"),
        "message gone": (400, 0, "Bad Request: message to edit not found"),
        "press gone": (
            400,
            0,
            "Bad Request: query is too old and response timeout expired or query ID is invalid",
        ),
        "bad": (400, 0, "Bad Request: something nobody has foreseen"),
        "lost": (0, 0, ""),
        "time-out": (0, 0, ""),
    },
}
"""What a call may meet: a status, a code and words, or it is done and the answer never comes."""

SLOW = 0.4
"""Seconds after which an answer is not waited for any more; with ``time-out`` it takes twice."""


class Failing(Protocol):
    """Counts the calls of one platform and lets one of them fail."""

    @property
    def calls(self) -> int: ...

    def fail(self, number: int, kind: str) -> None: ...


class OnDiscord:
    """At the one place through which the simulated server hears everything."""

    def __init__(self, stack: ExitStack) -> None:
        self.calls = 0
        self._fault: tuple[int, str] = (0, "")
        self._dispatch = router.dispatch
        stack.enter_context(patch.object(router, "dispatch", self._heard))

    def fail(self, number: int, kind: str) -> None:
        """Count anew, and let the call of that number fail; none for 0."""
        self.calls, self._fault = 0, (number, kind)

    def _heard(self, backend: Any, method: str, path: str, **rest: Any) -> Any:
        if method == "GET":
            return self._dispatch(backend, method, path, **rest)
        self.calls += 1
        number, kind = self._fault
        if self.calls != number:
            return self._dispatch(backend, method, path, **rest)
        status, code, words = KINDS["discord"][kind]
        if status:
            raise BackendError(status, code, words)
        self._dispatch(backend, method, path, **rest)
        raise aiohttp.ServerDisconnectedError if kind == "lost" else TimeoutError


class OnTelegram:
    """A fault of the Bot API server, after so many calls."""

    def __init__(self, room: Room, stack: ExitStack) -> None:
        driver: Any = room.driver
        self._api = driver.api
        self._before = 0
        stack.enter_context(patch.object(carrier, "READ", SLOW))

    @property
    def calls(self) -> int:
        """How many calls there were since the last fault was ordered."""
        return len(self._api.world.calls) - self._before

    def fail(self, number: int, kind: str) -> None:
        """Count anew, and let the call of that number fail; none for 0."""
        self._before = len(self._api.world.calls)
        self._api.faults.clear()
        if not number:
            return
        code, _, words = KINDS["telegram"][kind]
        how = {"flood": "flood", "lost": "lost", "time-out": "slow"}.get(kind, "refused")
        fault = Fault("*", how, 1, 2 * SLOW, code, words)  # type: ignore[arg-type] # as above
        fault.after = number - 1
        self._api.fail(fault)


class Player:
    """Plays one game after the other in one room, whatever fails."""

    def __init__(self, room: Room, clock: Clock) -> None:
        self.room = room
        self.clock = clock
        self.work = Work(room.driver.service)

    async def game(self) -> None:
        """A whole game. Raises AssertionError where the chat is stuck."""
        before = await self._newest()
        await self._tries(self.room.asks("Olena", "play", GAME))
        for _ in range(ACTS):
            await self._waits()
            table = await self.room.driver.service.store.load(await self._newest())
            if table is None or table.head.id == before:
                await self._tries(self.room.asks("Olena", "play", GAME))
            elif not table.over:
                mark = menu(table.position, 0).choices[0].mark
                if not await self._tries(self.room.presses("Olena", f"{mark}:")):
                    await self._tries(self.room.asks("Olena", "board"))
            elif await self._shows_the_end():
                return
            else:
                await self._tries(self.room.asks("Olena", "board"))
        raise AssertionError("the chat is stuck")

    async def _newest(self) -> str:
        found = await newest_tables(self.room.driver.service.store)
        return found[0] if found else ""

    async def _shows_the_end(self) -> bool:
        """Nothing is offered any more that the game does not know."""
        if not await self.room.posts():
            return False
        board = await self.room.board()
        return not any(label.startswith(("A:", "B:")) for label in board.labels)

    async def _tries(self, act: Awaitable[None]) -> bool:
        """Do something; False where there is nothing to press."""
        try:
            await act
        except (AssertionError, IndexError):
            return False
        return True

    async def _waits(self) -> None:
        """A minute and more passes, and everything is done that is due."""
        self.clock.time += 61_000
        driver: Any = self.room.driver
        if self.room.platform == "telegram":  # silence that was asked for passes by the real clock
            until = max(driver.serving.adapter.port._pace._closed.values(), default=0.0)
            await asyncio.sleep(max(0.0, until - monotonic()))
        while await self.work.once() + await driver.publisher.once():
            pass
        settled = driver.sim.env.settle() if hasattr(driver, "sim") else driver.settle()
        if isawaitable(settled):
            await settled


@contextmanager
def _quiet(room: Room) -> Iterator[None]:
    """At the end not every press has been answered, which is what was ordered."""
    yield
    driver: Any = room.driver
    if room.platform == "discord":
        driver.sim.unanswered = list
        return
    broken = [one for one in driver.watch.errors if "telegram-refused" not in one]
    assert not broken, broken
    driver.watch.forgive()
    driver.api.world.queries.clear()


async def survive(platform: Platform, url: str, faults: Iterator[tuple[int, str]]) -> int:
    """Play a game for each number and kind of a call that fails; return how many calls one has.

    A number that no game reaches ends it.
    """
    with ExitStack() as stack:
        stack.enter_context(patch.object(play, "deal", known()))
        room = Room(platform, url)
        failing: Failing = OnDiscord(stack) if platform == "discord" else OnTelegram(room, stack)
        await room.driver.start()
        clock = Clock()
        timed(room.driver.service, clock)
        player = Player(room, clock)
        with _quiet(room):
            failing.fail(0, "")
            await player.game()
            calls = failing.calls
            for number, kind in faults:
                if number > calls:
                    break
                failing.fail(number, kind)
                try:
                    await player.game()
                except AssertionError as error:
                    raise AssertionError(f"{platform}: call {number} {kind}") from error
        await room.driver.stop()
    return calls


async def main(platforms: list[Platform]) -> None:
    """Every call fails in every way; a line for each platform."""
    for platform in platforms:
        kinds = list(KINDS[platform])
        every = ((number, kind) for number in count(1) for kind in kinds)
        with TemporaryDirectory() as folder:
            url = f"sqlite+aiosqlite:///{Path(folder) / 'tea.sqlite3'}"
            await migrate(url)
            calls = await survive(platform, url, every)
        told = f"{calls} calls of a game failed in {len(kinds)} ways each ({', '.join(kinds)})"
        sys.stdout.write(f"{platform}: {told}; every game reached its end, no chat was stuck\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("platforms", nargs="*", default=["discord", "telegram"])
    asyncio.run(main(asking.parse_args().platforms))
