"""Pairings by the Swiss system, after Monrad: neighbours in the standings who have not met. Pure.

Nobody meets anybody twice, and nobody is left out twice, while that can be avoided; with an odd
number the last who has not been left out yet is. How many players have withdrawn does not matter:
only those who play on are paired.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from bot.core.matching import perfect

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Past:
    """What happened before a round: how often two met, who was left out or began how often."""

    met: Mapping[frozenset[int], int]
    byes: Mapping[int, int]
    began: Mapping[int, int]

    def meetings(self, one: int, other: int) -> int:
        """How often two have met."""
        return self.met.get(frozenset((one, other)), 0)


def rounds_for(players: int) -> int:
    """How many rounds find one winner, and pair nobody twice.

    >>> [rounds_for(players) for players in (2, 3, 4, 8, 9, 64)]
    [1, 2, 2, 3, 4, 6]
    """
    return max(1, (players - 1).bit_length())


def most_rounds(players: int) -> int:
    """After so many rounds everybody has met everybody.

    >>> [most_rounds(players) for players in (2, 3, 4, 5)]
    [1, 3, 3, 5]
    """
    return players - 1 if players % 2 == 0 else players


def paired(order: Sequence[int], past: Past) -> tuple[tuple[Pair, ...], int | None]:
    """The pairs of a round, and who is left out. ``order`` is the standings, the best first.

    The first of a pair begins: who has begun less often, of equals the lower one.
    """
    if len(order) < 2:  # noqa: PLR2004 - nobody to pair
        return (), next(iter(order), None)
    least = min(past.byes.get(one, 0) for one in order)
    left_out = [one for one in reversed(order) if past.byes.get(one, 0) == least]
    for most in count():
        for out in left_out if len(order) % 2 else (None,):
            playing = [one for one in order if one != out]
            allowed = _allowed(playing, past, most)
            if _can(playing, allowed):
                return tuple(_seated(pair, past) for pair in _pairs(playing, past, allowed)), out
    raise AssertionError


Allowed = Mapping[int, set[int]]
"""Against whom each may play."""


def _allowed(players: Sequence[int], past: Past, most: int) -> Allowed:
    """Who has not met whom more often than that."""
    return {
        one: {other for other in players if other != one and past.meetings(one, other) <= most}
        for one in players
    }


def _can(players: Sequence[int], allowed: Allowed) -> bool:
    """Whether all of these can be paired."""
    near = [[at for at, other in enumerate(players) if other in allowed[one]] for one in players]
    return perfect(near)


def _pairs(players: Sequence[int], past: Past, allowed: Allowed) -> list[Pair]:
    """The best first choose the nearest below them that leaves the others somebody."""
    left, found = list(players), []
    while left:
        first, *others = left
        wished = (other for other in others if other in allowed[first])
        for other in sorted(wished, key=lambda one: past.meetings(first, one)):
            rest = [one for one in others if one != other]
            if _can(rest, allowed):
                found.append((first, other))
                left = rest
                break
    return found


def _seated(pair: Pair, past: Past) -> Pair:
    better, lower = pair
    return pair if past.began.get(better, 0) < past.began.get(lower, 0) else (lower, better)
