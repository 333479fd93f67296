"""Best-first search over layouts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, Self

from games.xiang_shi_fu.bound import Bound, Layout, Left
from games.xiang_shi_fu.exchanges import SIGNS, Exchange, Exchanges, Row
from games.xiang_shi_fu.sets import SETS, SetId

NEVER: Final = 1 << 30

ASKED: Final = 255
"""Whether to stop is asked after so many layouts."""


@dataclass(frozen=True, slots=True, eq=False)
class Aim:
    """Where a search heads for."""

    score: tuple[float, ...] = (0,) * len(SETS)
    """What every set lacks; the sum of a layout pulls the search."""
    ball: Mapping[int, int] | None = None
    """Layouts from which the rest is known; without it the goal is a sum of zero."""

    def rest(self, key: int, total: float) -> int | None:
        """How many moves a layout of valid sets is from the end, if that is known."""
        if self.ball is not None:
            return self.ball.get(key)
        return None if total else 0

    def total(self, layout: Layout) -> float:
        """What a layout lacks."""
        return sum(self.score[number] for number in layout)


Step = tuple[SetId, SetId, SetId, SetId]
"""One move between two sets, whoever holds them: both before and both after."""


@dataclass(slots=True)
class Limits:
    """How long to search, and for lines shorter than what."""

    nodes: int
    stop: Callable[[], bool] = lambda: False
    cap: int = NEVER
    """Only lines with fewer moves count."""


Node = tuple[float, int, int, int, Sequence[SetId], Left, float]
"""Worth, tie-break, moves made, sign, layout, invalid sets and what it lacks."""


class Search:
    """One search from one layout; ``run`` it and read what it has found.

    ``firm`` and ``pull`` say how much the bound and the aim count against the moves made. Without
    pull it goes on until the best line is certainly a shortest; else the first line ends it.
    """

    __slots__ = (
        "_aim", "_bound", "_came", "_cap", "_depth", "_heap", "_limits", "_rows", "_tie",
        "finished", "firm", "line", "nodes", "pull",
    )  # fmt: skip

    def __init__(
        self,
        start: Layout,
        table: Exchanges,
        aim: Aim,
        limits: Limits,
        weights: tuple[float, float],
    ) -> None:
        self._aim, self._limits, self._rows = aim, limits, table.rows
        self._bound, self._cap, self._tie = Bound(start, table), limits.cap, 0
        self._came: dict[int, tuple[int, Step]] = {}
        self._depth = {sign(start): 0}
        self.firm, self.pull = weights
        self.nodes, self.finished = 0, False
        self.line: tuple[Step, ...] | None = None
        left, total = self._bound.left(start), aim.total(start)
        worth = self.firm * self._bound.least(left) + self.pull * total
        self._heap: list[Node] = [(worth, 0, 0, sign(start), start, left, total)]

    def run(self) -> Self:
        """Search until a line is found, nothing is left or the limits are reached."""
        heap, depth, limits = self._heap, self._depth, self._limits
        while heap:
            node = heappop(heap)
            worth, _, made, key, _, _, _ = node
            if made > depth[key] or (not self.pull and worth >= self._cap):
                continue
            if self.nodes >= limits.nodes or (self.nodes & ASKED == ASKED and limits.stop()):
                return self
            self.nodes += 1
            if self._expand(node) and self.pull:
                return self
        self.finished = True
        return self

    def _expand(self, node: Node) -> bool:
        """Look at all moves from a layout; tell whether one of them leads to the goal."""
        _, _, made, key, layout, left, total = node
        made += 1
        rows, depth, score, reached = self._rows, self._depth, self._aim.score, False
        unit, known = self._bound.unit, self._bound.known
        for place, one in enumerate(layout):
            row, rest_one, total_one = rows[one], left - unit.get(one, 0), total - score[one]
            for other in range(place):
                two = layout[other]
                found = row[two]
                if not found:
                    continue
                rest = rest_one - unit.get(two, 0)
                least = known[rest] if rest in known else self._bound.least(rest)
                if made + least >= self._cap:
                    continue
                for first, second, change, _, _ in found:
                    after = key + change
                    if depth.get(after, NEVER) <= made:
                        continue
                    depth[after] = made
                    self._came[after] = key, (one, two, first, second)
                    lacks = total_one - score[two] + score[first] + score[second]
                    if not rest and self._reaches(after, made, lacks):
                        reached = True
                    then = list(layout)
                    then[place], then[other] = first, second
                    self._tie -= 1
                    worth = made + self.firm * least + self.pull * lacks
                    heappush(self._heap, (worth, self._tie, made, after, then, rest, lacks))
        return reached

    def _reaches(self, key: int, made: int, lacks: float) -> bool:
        """Whether the rest from a layout of valid sets is known and makes a better line."""
        more = self._aim.rest(key, lacks)
        if more is None or made + more >= self._cap:
            return False
        self._cap = made + more
        self.line = self._walk(key)
        return True

    def _walk(self, key: int) -> tuple[Step, ...]:
        steps = []
        while key in self._came:
            key, step = self._came[key]
            steps.append(step)
        return tuple(reversed(steps))


def meetings(
    layout: Sequence[SetId], rows: tuple[Row, ...]
) -> Iterator[tuple[int, int, SetId, SetId, tuple[Exchange, ...]]]:
    """The places of a layout that can exchange, with what they hold and could do."""
    for place, one in enumerate(layout):
        row = rows[one]
        for other in range(place):
            found = row[layout[other]]
            if found:
                yield place, other, one, layout[other], found


def sign(layout: Iterable[SetId]) -> int:
    """What tells a layout from all others."""
    return sum(SIGNS[number] for number in layout)
