"""How work is timed: ours and its floor in turn, and the middle of their ratios counts.

Both run within so short a moment that the machine goes at one pace, and only the time of the
processor counts. Nobody looks for garbage meanwhile.
"""

from __future__ import annotations

import gc
import os
import platform
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, hypot, sqrt
from statistics import median
from time import perf_counter, process_time
from typing import TypeVar

import PIL

T = TypeVar("T")
Work = Callable[[], object]
Fresh = Callable[[], Work]
"""Prepares work that can be done once."""
Awaiting = Callable[[], Awaitable[object]]
Clock = Callable[[], float]
"""Seconds since whenever."""

LOOP = 100_000
JUGGLED = 8_000

LEAST = 12
"""Turns of all pieces together, whatever their ratios."""
NARROW = 0.03
"""By what share the middle of the ratios may be off when no more turns are taken."""
SHARE = 0.25
"""Of the time of ours is spent on a floor that is shorter than that."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Seconds of something of ours, and of its floor beside it."""

    ours: float
    floor: float

    @property
    def ratio(self) -> float:
        return self.ours / self.floor


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

    def beside(self, floor: Work, *fresh: Fresh) -> Pair:
        """Pieces of work in all, in turn with the floor until their ratios are known well enough.

        Each piece is prepared anew for each turn, which is not timed.
        """
        found: list[list[Pair]] = [[] for _ in fresh]
        until = perf_counter() + self.few(1, 2)
        while len(found) * len(found[0]) < LEAST or (
            _width(found) > NARROW and perf_counter() < until
        ):
            for pairs, one in zip(found, fresh, strict=True):
                pairs.append(self.pair(one(), floor))
        beside = median(pair.floor for pairs in found for pair in pairs)
        return Pair(beside * sum(middle(pairs).ratio for pairs in found), beside)

    def pair(self, work: Work, floor: Work) -> Pair:
        """Ours once, and the floor for a share of that time, of which the mean counts."""
        gc.disable()
        ours = self.ours(work)[0]
        floors = [taken(floor)[0]]
        while sum(floors) < ours * SHARE:
            floors.append(taken(floor)[0])
        gc.enable()
        return Pair(ours, sum(floors) / len(floors))

    async def awaited(self, clock: Clock, work: Awaiting, floor: Awaiting) -> Pair:
        """The same by the given clock, of what waits for others."""
        gc.disable()
        began = clock()
        await work()
        until = began + (clock() - began) * (1 + self.planted)
        while self.planted and clock() < until:
            pass
        between = clock()
        await floor()
        ended = clock()
        gc.enable()
        return Pair(between - began, ended - between)


def middle(pairs: Sequence[Pair]) -> Pair:
    """The one whose ratio lies in the middle."""
    return sorted(pairs, key=_ratio)[(len(pairs) - 1) // 2]


def _ratio(pair: Pair) -> float:
    return pair.ratio


def spread(pairs: Sequence[Pair]) -> float:
    """How far the ratios of the middle half lie apart, as a share of the middle one."""
    ratios = sorted(map(_ratio, pairs))
    quarter = len(ratios) // 4
    return (ratios[-1 - quarter] - ratios[quarter]) / middle(pairs).ratio


def _width(found: Sequence[Sequence[Pair]]) -> float:
    """How far the sum of the middle ratios may be off, as a share of it: chance in 95 of 100."""
    middles = [middle(pairs).ratio for pairs in found]
    return hypot(*map(_half, found)) / sum(middles)


def _half(pairs: Sequence[Pair]) -> float:
    """Half the interval between the ranks that hold the middle in 95 of 100 cases."""
    ratios = sorted(map(_ratio, pairs))
    off = sqrt(len(ratios))
    low, high = max(0, floor((len(ratios) - 1 - off) / 2)), ceil((len(ratios) - 1 + off) / 2)
    return (ratios[min(high, len(ratios) - 1)] - ratios[low]) / 2


def taken(work: Callable[[], T]) -> tuple[float, T]:
    """Seconds of processor time of a floor, and what came of it."""
    began = process_time()
    result = work()
    return process_time() - began, result


async def waited(work: Awaiting) -> float:
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
