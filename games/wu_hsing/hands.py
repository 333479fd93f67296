"""Racks as numbers, for players that think ahead."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.wu_hsing.live import Live, Spot
from games.wu_hsing.pattern import PAIRS
from games.wu_hsing.rules import Rack, kind_of, penalty

BOTH: Final = tuple(
    sum(1 << at for at, other in enumerate(PAIRS) if kind_of(other) == kind_of(pair))
    for pair in PAIRS
)
"""For each ordered pair the bits of its kind, both ways round."""

COST: Final = tuple(penalty((kind_of(pair),)) for pair in PAIRS)

DOUBLES: Final = sum(1 << at for at, pair in enumerate(PAIRS) if pair[0] == pair[1])


class Hand(NamedTuple):
    """A rack: which ordered pairs it can lay once and twice, its size and its penalty."""

    once: int
    twice: int
    size: int
    cost: int

    def less(self, pair: int) -> Hand:
        """The hand after one domino has left it."""
        once, twice, size, cost = self
        both = BOTH[pair]
        if twice & both:
            return Hand(once, twice & ~both, size - 1, cost - COST[pair])
        return Hand(once & ~both, twice, size - 1, cost - COST[pair])


Option = tuple[int, Spot, int]
"""A placement: its points below 0, so that the best sorts first, its place and ordered pair."""


def hand_of(rack: Rack) -> Hand:
    """A rack as numbers."""
    once = twice = 0
    for kind in rack:
        both = BOTH[PAIRS.index(kind)]
        twice |= once & both
        once |= both
    return Hand(once, twice, len(rack), penalty(rack))


def options(live: Live, once: int) -> list[Option]:
    """Every placement of a hand, best first."""
    found = []
    for spot, (pairs, points) in live.fits.items():
        fit = pairs & once
        while fit:
            low = fit & -fit
            fit ^= low
            worth = -2 * points if low & DOUBLES else -points
            found.append((worth, spot, low.bit_length() - 1))
    found.sort()
    return found


def best(live: Live, once: int) -> int:
    """The most points that a hand can score now; 0 when it cannot place."""
    most = 0
    for pairs, points in live.fits.values():
        fit = pairs & once
        if fit:
            worth = 2 * points if fit & DOUBLES else points
            most = max(most, worth)
    return most


def can_place(live: Live, once: int) -> bool:
    """Whether a hand has a legal placement."""
    return any(pairs & once for pairs, _ in live.fits.values())
