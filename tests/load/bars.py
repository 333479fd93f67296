"""What is asked of the product, measured against a floor of the same run.

The floor is one board drawn alone, in ms: what this machine can do just now, taken before and after
each part. A bar that is a time or a rate is a multiple of it; on the machine of the reference
(``BOARD``) it is the number that was asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import median, quantiles
from time import perf_counter

import render
from games import game
from render.view import View

BOARD = 7.5
"""Milliseconds for a board on the machine for which the numbers were chosen.

That is 9 for a process that draws its first game.
"""


@dataclass(frozen=True)
class Bar:
    """A measured number, and the least or the most that it may be."""

    name: str
    measured: float
    bar: float
    unit: str
    least: bool = False
    reference: bool = False
    """Whether the bar is that of the reference's machine."""

    def here(self, unit: float) -> Bar:
        """The bar on a machine that takes ``unit`` times as long as the reference's."""
        if not self.reference:
            return self
        bar = self.bar / unit if self.least else self.bar * unit
        return replace(self, bar=bar, reference=False)

    @property
    def holds(self) -> bool:
        return self.measured >= self.bar if self.least else self.measured <= self.bar

    def __str__(self) -> str:
        sign = "at least" if self.least else "at most"
        word = "holds" if self.holds else "BROKEN"
        return f"{self.name:58} {self.measured:9.1f} {self.unit:8} {sign} {self.bar:8.1f}   {word}"


def floor() -> float:
    """Milliseconds for one board, the median of a game's, each of which was drawn once before.

    So it says the same of a process at its beginning and of one that has drawn for a while.
    """
    for _ in range(2):
        times = [*_drawing()]
    return median(times)


def _drawing() -> Iterator[float]:
    """Milliseconds for each board of a game."""
    position = game("guo-wu-guan").deal("lenient", "floor")
    while moves := position.moves(0):
        view = View("guo-wu-guan", position.seen_by(0), 0)
        began = perf_counter()
        render.picture(view)
        yield (perf_counter() - began) * 1000
        position, _ = position.play(0, moves[0])


def p99(times: Sequence[float]) -> float:
    """In milliseconds."""
    return quantiles(times, n=100)[98] * 1000


def one_core() -> None:
    """Keep this process, threads and all, on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def tell(line: object) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
