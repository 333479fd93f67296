"""How work is timed: ours and its floor in turn, the least of several rounds of each."""

from __future__ import annotations

import os
import platform
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import TypeVar

import PIL

T = TypeVar("T")
Work = Callable[[], object]

LOOP = 100_000
JUGGLED = 8_000


@dataclass(frozen=True, slots=True)
class Bench:
    """One run. ``planted`` is the share by which all that is ours is slowed down on purpose."""

    quick: bool = False
    planted: float = 0.0

    def few(self, quick: int, whole: int) -> int:
        """How many of something: a share of it where it should be quick."""
        return quick if self.quick else whole

    def ours(self, work: Callable[[], T]) -> tuple[float, T]:
        """Seconds of processor time of something of ours, and what came of it."""
        began = process_time()
        result = work()
        until = began + (process_time() - began) * (1 + self.planted)
        while self.planted and process_time() < until:
            pass
        return process_time() - began, result

    def least(self, work: Work, *floors: Work, rounds: int) -> tuple[float, ...]:
        """Seconds of work of ours and of each floor, in turn: others may use the machine too."""
        found = [
            (self.ours(work)[0], *(taken(floor)[0] for floor in floors)) for _ in range(rounds)
        ]
        return tuple(min(column) for column in zip(*found, strict=True))

    async def awaited(self, work: Callable[[], Awaitable[object]]) -> float:
        """Seconds on the clock of something of ours that waits for others."""
        took = await waited(work)
        until = perf_counter() + took * self.planted
        while perf_counter() < until:
            pass
        return took * (1 + self.planted)


def taken(work: Callable[[], T]) -> tuple[float, T]:
    """Seconds of processor time of a floor, and what came of it."""
    began = process_time()
    result = work()
    return process_time() - began, result


async def waited(work: Callable[[], Awaitable[object]]) -> float:
    """Seconds on the clock."""
    began = perf_counter()
    await work()
    return perf_counter() - began


def additions() -> int:
    """The floor of what is written in Python: so many additions in a loop."""
    total = 0
    for one in range(LOOP):
        total += one
    return total


def juggling() -> int:
    """The floor of Python that makes and looks up small things, as engines do."""
    seen = dict[tuple[int, int], str]()
    for number in range(JUGGLED):
        key = (number % 89, number % 7)
        seen[key] = ".".join((str(number), seen.get(key, "")[:9]))
    return len(seen)


def about() -> str:
    """Where and with what something was measured."""
    python = f"Python {platform.python_version()}, Pillow {PIL.__version__}"
    return f"{python}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
