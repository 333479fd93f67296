"""Looking for a winning line with full information, and proving that there is none.

A node is a position with a real choice that was expanded; forced moves are played through with the
move before them. Positions that were met before, lost ones and hopeless ones are cut off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from games.dominoes import COPIES, Tile
from games.guo_wu_guan.rows import NAMES, Row, passes, sets
from games.guo_wu_guan.rules import Rules
from games.guo_wu_guan.run import LOST, REMOVAL, WON, Levels, Run
from games.protocol import Budget, Solution

Spot = tuple[Row, Levels, Row, str, int]
"""Generals, levels, common row, phase and level: all that the rest of a game depends on."""

Line = tuple[str, ...]

ASK_EVERY: Final = 64
"""After so many nodes the budget is asked whether to stop."""

PER_LEVEL: Final = 5
PER_SHORT: Final = 2
"""Weights of the order in which positions are tried; found by trial on 1000 deals a variant."""

TILES: Final = len(tuple(COPIES.elements()))


class OutOfBudget(Exception):
    """The budget is spent."""


def spot_of(run: Run) -> Spot:
    """Where a run stands."""
    return run.generals, tuple(run.levels), run.common, run.phase, run.level


def ways_at(rules: Rules, spot: Spot) -> tuple[str, ...]:
    """The legal moves at a decision, without the number of the level."""
    generals, levels, _, phase, level = spot
    row = levels[level] or ()
    if phase == REMOVAL:
        return tuple(sets(row, rules.spread))
    return (*passes(row, generals), "-")


@lru_cache(maxsize=1 << 12)
def double_kill_left(generals: Row) -> bool:
    """Whether any tile can still fall to two of these generals at once."""
    return any(
        _meets(left, right) for at, left in enumerate(generals) for right in generals[at + 1 :]
    )


@lru_cache(maxsize=1 << 10)
def _meets(left: Tile, right: Tile) -> bool:
    others = COPIES - Counter([left, right])
    return any((left, tile, right) in NAMES for tile in others)


def hopeless(rules: Rules, spot: Spot) -> bool:
    """Whether counting alone shows that a position is lost.

    With one general more than levels exactly one double kill is still to come.
    """
    left = len(spot[1]) - spot[1].count(None)
    return rules.counts_generals and len(spot[0]) == left + 1 and not double_kill_left(spot[0])


@dataclass(slots=True)
class Search:
    """The common part of both searches: expanding, counting, and the way back."""

    rules: Rules
    budget: Budget
    nodes: int = 0
    came: dict[Spot, tuple[Spot, Line]] = field(default_factory=dict)

    def expand(self, spot: Spot, met: set[Spot] | None) -> Iterator[tuple[Line, Spot]]:
        """Play every move of a position, and the forced ones after it."""
        if self.nodes >= self.budget.nodes:
            raise OutOfBudget
        if self.nodes % ASK_EVERY == 0 and self.budget.stop():
            raise OutOfBudget
        self.nodes += 1
        for way in ways_at(self.rules, spot):
            found = self._follow(spot, way, set() if met is None else met)
            if found:
                yield found

    def _follow(self, spot: Spot, way: str, met: set[Spot]) -> tuple[Line, Spot] | None:
        generals, levels, common, phase, level = spot
        run = Run(self.rules, generals, levels, common, 0, phase, level)
        line: list[str] = []
        while True:
            line.append(f"{run.level + 1}{way}")
            run.play(way)
            spot = spot_of(run)
            if run.phase == WON:
                return tuple(line), spot
            if run.phase == LOST or spot in met or hopeless(self.rules, spot):
                return None
            met.add(spot)
            ways = ways_at(self.rules, spot)
            if len(ways) > 1:
                return tuple(line), spot
            way = ways[0]

    def line_to(self, spot: Spot) -> Line:
        """The moves from the start to a position."""
        lines = []
        while spot in self.came:
            spot, line = self.came[spot]
            lines.append(line)
        return tuple(move for line in reversed(lines) for move in line)


def promise(spot: Spot) -> int:
    """How far a position looks from won: few, short levels are good."""
    generals, levels, _, _, _ = spot
    rows = [len(row) for row in levels if row is not None]
    short = sum(length <= 2 for length in rows)  # noqa: PLR2004 - can be passed
    return PER_LEVEL * len(rows) + sum(rows) + len(generals) - PER_SHORT * short


def best_first(search: Search, start: Spot, met: set[Spot]) -> Line | None:
    """Try the most promising position first, the newest of equals. None: there is no solution."""
    heap: list[tuple[int, int, Spot]] = [(0, 0, start)]
    met.add(start)
    while heap:
        spot = heappop(heap)[2]
        for line, child in search.expand(spot, met):
            search.came[child] = spot, line
            if child[3] == WON:
                return search.line_to(child)
            heappush(heap, (promise(child), -len(search.came), child))
    return None


def at_least(rules: Rules, spot: Spot) -> int:
    """Decisions that are certainly still needed: each brings three tiles to the common row."""
    _, levels, common, _, _ = spot
    outside = TILES - len(common)
    if rules.fixed_general in common:
        left = any(row is not None for row in levels)
        outside += left * (len(common) - common.index(rules.fixed_general) - 1)
    spare = 2 if rules.leaves == "passed" else 0
    apart = sum(
        max(0, len(row) - spare + 2) // 3 + (spare > 0) for row in levels if row is not None
    )
    return max((outside + 2) // 3, apart)


def shortest_line(search: Search, start: Spot, below: int) -> Line | None:
    """A shortest solution of fewer than ``below`` decisions, or None when there is none."""
    best = {start: 0}
    heap = [(at_least(search.rules, start), 0, 0, start)]
    while heap:
        _, depth, _, spot = heappop(heap)
        if spot[3] == WON:
            return search.line_to(spot)
        if -depth > best[spot]:
            continue
        for line, child in search.expand(spot, None):
            length = len(line) - depth
            total = length + at_least(search.rules, child)
            if total < below and length < best.get(child, below):
                best[child] = length
                search.came[child] = spot, line
                heappush(heap, (total, -length, -len(best), child))
    return None


def search(run: Run, budget: Budget, *, shortest: bool = False) -> Solution:
    """Look for a winning line from a settled position."""
    start, rules = spot_of(run), run.rules
    if run.phase in {WON, LOST}:
        return Solution("solved" if run.phase == WON else "unsolvable", proved=True)
    first = Search(rules, budget)
    try:
        line = None if hopeless(rules, start) else best_first(first, start, set())
    except OutOfBudget:
        return Solution("unknown", nodes=first.nodes)
    if line is None:
        return Solution("unsolvable", nodes=first.nodes, proved=True)
    if not shortest:
        return Solution("solved", line, first.nodes)
    second = Search(rules, budget, nodes=first.nodes)
    try:
        better = shortest_line(second, start, len(line))
    except OutOfBudget:
        return Solution("solved", line, second.nodes)
    return Solution("solved", better or line, second.nodes, proved=True)
