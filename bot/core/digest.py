"""What a week was like in a room: who did best, the best line, the tightest game. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.finish import Finish
from bot.core.standings import Measure

PODIUM = 3
"""Places on the podium."""
NAMED = 10
"""At most so many people, where many share them."""

Named = tuple[str, Finish]
"""A result with the name of whose it is, '' for a computer's."""


@dataclass(frozen=True, slots=True)
class Tight:
    """The game of several that was decided by the least."""

    names: tuple[str, ...]
    game: str
    margin: int


@dataclass(frozen=True, slots=True)
class Week:
    """The results of a week in a room, told in a few lines. ``podium``: place, name, figure."""

    measure: Measure
    podium: tuple[tuple[int, str, int], ...]
    best: Named | None
    tight: Tight | None


def week(results: Sequence[Named]) -> Week | None:
    """Tell a week; None when nobody won or scored anything."""
    points = _sums(results, "points")
    measure: Measure = "points" if points else "wins"
    found = points or _sums(results, "wins")
    if not found:
        return None
    return Week(measure, _podium(found), _best(results), _tight(results))


def _sums(results: Sequence[Named], measure: Measure) -> list[tuple[str, int]]:
    """What everybody who has any got, the most first."""
    sums: Counter[tuple[int, str]] = Counter()
    for name, one in results:
        if one.person is not None:
            sums[one.person, name] += one.points if measure == "points" else int(one.won)
    ordered = sorted(sums.items(), key=lambda each: (-each[1], each[0]))
    return [(name, total) for (_, name), total in ordered if total]


def _podium(sums: Sequence[tuple[str, int]]) -> tuple[tuple[int, str, int], ...]:
    """The first three places; equal ones share a place, and nobody is left out for its sake."""
    placed = [(1 + sum(one > total for _, one in sums), name, total) for name, total in sums]
    return tuple(each for each in placed if each[0] <= PODIUM)[:NAMED]


def _best(results: Sequence[Named]) -> Named | None:
    """The challenge that was met with most stars, best against par and with least help."""
    met = [each for each in results if each[1].daily and each[1].points]
    return min(met, key=lambda each: _excellence(each[1]), default=None)


def _excellence(one: Finish) -> tuple[float, ...]:
    """How good an attempt is, the best first; games are compared by shares of their pars.

    Fewer moves are better where one plays alone, more points where one plays against computers.
    """
    ahead = one.par - one.moves if one.seats == 1 else (one.best or 0) - one.par
    return (-one.points, -ahead / max(1, one.par), one.undone + one.hints, one.at)


def _tight(results: Sequence[Named]) -> Tight | None:
    tables: defaultdict[str, list[Named]] = defaultdict(list)
    for each in results:
        if each[1].seats > 1 and each[1].best is not None:
            tables[each[1].table].append(each)
    found = []
    for seats in tables.values():
        scores = sorted((one.best or 0 for _, one in seats), reverse=True)
        if len(scores) > 1:
            best = sorted(seats, key=lambda each: (each[1].place, each[1].seat))
            names = tuple(name for name, one in best if one.person is not None)
            at, game = seats[0][1].at, seats[0][1].game
            found.append((scores[0] - scores[1], at, Tight(names, game, scores[0] - scores[1])))
    return min(found, key=lambda each: each[:2])[2] if found else None
