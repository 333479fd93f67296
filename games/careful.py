"""Careful random play: how often somebody who only avoids blunders would win a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

from games.shuffle import Stream

Spot = TypeVar("Spot", bound=Hashable)

ENOUGH: Final = 50
"""After so many games without a win no more are tried: the share is under 2 %."""

CIRCLES: Final = 3
"""Who comes to a place so often goes in circles and gives up (Guo Wu Guan, D17: has lost)."""

Step = Callable[[Spot, Stream], Spot | None]
"""A random careful move and all that is forced after it; None: every move loses at once."""


def wins(
    start: Spot,
    step: Step[Spot],
    won: Callable[[Spot], bool],
    stream: Stream,
    size: tuple[int, int],
) -> int:
    """How many of ``size[0]`` games are won within ``size[1]`` moves."""
    tries, most = size
    found = 0
    for played in range(tries):
        if played == ENOUGH and not found:
            return 0
        found += _wins_once(start, step, won, stream, most)
    return found


def _wins_once(
    start: Spot, step: Step[Spot], won: Callable[[Spot], bool], stream: Stream, most: int
) -> bool:
    met, spot = Counter([start]), start
    for _ in range(most):
        after = step(spot, stream)
        if after is None:
            return False
        if won(after):
            return True
        met[after] += 1
        if met[after] == CIRCLES:
            return False
        spot = after
    return False
