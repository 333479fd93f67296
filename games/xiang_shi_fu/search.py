"""Best-first search over layouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, Self

from games.xiang_shi_fu.bound import Bound, Left
from games.xiang_shi_fu.exchanges import BONDS, exchanges
from games.xiang_shi_fu.hope import Ends, hope
from games.xiang_shi_fu.kinds import Kinds
from games.xiang_shi_fu.layouts import Layout, Step, swapped
from games.xiang_shi_fu.sets import SETS, SetId

NEVER: Final = 1 << 30

ASTRAY: Final = 5
"""Of so many layouts one is taken at random; but not where a shortest line is looked for."""

ASKED: Final = 31
"""Whether to stop is asked after so many layouts."""


@dataclass(frozen=True, slots=True)
class Task:
    """A layout to be solved under the rules of a variant."""

    layout: Layout
    variant: str
    rule: str
    target: str


Weights = tuple[float, float]
"""How much the bound and what a layout lacks count against the moves made."""

STEADY: Final[tuple[Weights, ...]] = ((2.0, 2.0), (4.0, 4.0))


@dataclass(frozen=True, slots=True, eq=False)
class Aim:
    """Where a search heads for."""

    ends: Ends
    """The bonds that it wants in the end."""
    score: tuple[float, ...] = (0,) * len(SETS)
    """What every set lacks; the sum of a layout pulls the search."""
    weights: tuple[Weights, ...] = STEADY
    """What to try, one after the other."""
    ball: Mapping[int, int] | None = None
    """Layouts from which the rest is known; without it the goal is a sum of zero."""
    only: Mapping[int, int] | None = None
    """The only layouts of valid sets from which the goal can be reached, if they are known."""

    def rest(self, key: int, total: float) -> int | None:
        """How many moves a layout is from the end, if that is known."""
        if self.ball is not None:
            return self.ball.get(key)
        return None if total else 0

    def total(self, layout: Layout) -> float:
        """What a layout lacks."""
        return sum(self.score[number] for number in layout)


@dataclass(slots=True)
class Limits:
    """How long to search, and for lines shorter than what."""

    nodes: int
    stop: Callable[[], bool] = lambda: False
    cap: int = NEVER
    """Only lines with fewer moves count."""


Change = tuple[int, int, SetId, SetId]
"""Two places and what they hold then."""

Node = tuple[float, int, int, int, Layout, Change, Left, float]
"""Worth, tie-break, moves made, sign, layout before and the change, invalid sets, what it lacks.

Most layouts are never looked at again, so that they are not made before.
"""


class Search:
    """One search from one layout; ``run`` it and read what it has found.

    ``firm`` and ``pull`` say how much the bound and the aim count against the moves made. Without
    pull it goes on until the best line is certainly a shortest; else the first line ends it, and
    some layouts are taken at random.
    """

    __slots__ = (
        "_ahead", "_aim", "_bound", "_came", "_cap", "_depth", "_done", "_heap", "_hope", "_kinds",
        "_limits", "_rows", "_tie", "finished", "firm", "line", "nodes", "pull",
    )  # fmt: skip

    def __init__(
        self,
        task: Task,
        aim: Aim,
        limits: Limits,
        weights: Weights,
    ) -> None:
        start, table = task.layout, exchanges(task.rule)
        self._aim, self._limits, self._rows = aim, limits, table.rows
        self._bound, self._cap, self._tie = Bound(start, table), limits.cap, 0
        self._hope = hope(start, task.rule, task.variant, aim.ends)
        self._ahead: dict[Left, tuple[int, Ends]] = {}
        self._came: dict[int, tuple[int, Step]] = {}
        key = table.sign(start)
        self._depth = {key: 0}
        self.firm, self.pull = weights
        self._kinds: Kinds[Node] = Kinds()
        self._done: set[int] = set()
        self.nodes, self.finished = 0, False
        self.line: tuple[Step, ...] | None = None
        left, total = self._bound.left(start), aim.total(start)
        worth = self.firm * self._bound.least(left) + self.pull * total
        self._heap: list[Node] = []
        if self._hope.still(left) >> (key & BONDS) & 1:
            self._heap.append((worth, 0, 0, key, start, (0, 1, start[0], start[1]), left, total))

    @property
    def open(self) -> bool:
        """Whether there is anything left to look at."""
        return bool(self._heap)

    def run(self) -> Self:
        """Search until a line is found, nothing is left or the limits are reached."""
        heap, depth, limits = self._heap, self._depth, self._limits
        if self._aim.ball and heap and self._reaches(heap[0][3], 0, 0) and self.pull:
            return self
        while heap:
            node = self._next()
            worth, tie, made, key = node[:4]
            if made > depth[key] or tie in self._done or (not self.pull and worth >= self._cap):
                continue
            if self.nodes >= limits.nodes or (self.nodes & ASKED == ASKED and limits.stop()):
                return self
            self.nodes += 1
            self._done.add(tie)
            if self._expand(node) and self.pull:
                return self
        self.finished = True
        return self

    def _next(self) -> Node:
        """The layout that is worth most, or now and then any."""
        if self.pull and self.nodes % ASTRAY == ASTRAY - 1:
            node = self._kinds.take()
            if node is not None:
                return node
        return heappop(self._heap)

    def _expand(self, node: Node) -> bool:
        """Look at all moves from a layout; tell whether one of them leads to the goal."""
        _, _, made, key, before, change, left, total = node
        layout, made, reached = swapped(before, change[0], change[1], change[2:]), made + 1, False
        rows, depth, score, unit = self._rows, self._depth, self._aim.score, self._bound.unit
        ahead, pull, far = self._ahead, self.pull, self._aim.ball
        only, ball = self._aim.only, far or {}
        for place, one in enumerate(layout):
            row = rows[one]
            for other, two in enumerate(layout[:place]):
                found = row[two]
                if not found:
                    continue
                rest = left - unit.get(one, 0) - unit.get(two, 0)
                least, hope = ahead[rest] if rest in ahead else self._look(rest)
                if made + least >= self._cap:
                    continue
                base, kept = made + self.firm * least, total - score[one] - score[two]
                for exchange in found:
                    after = key + exchange[2]
                    if depth.get(after, NEVER) <= made or not hope >> (after & BONDS) & 1:
                        continue
                    first, second = exchange[0], exchange[1]
                    depth[after] = made
                    self._came[after] = key, (one, two, first, second)
                    lacks = kept + score[first] + score[second]
                    if after in ball or not (rest or lacks or far):
                        reached = self._reaches(after, made, lacks) or reached
                    if not rest and only is not None and after not in only:
                        continue
                    self._tie -= 1
                    then = place, other, first, second
                    worth = base + pull * lacks
                    child = (worth, self._tie, made, after, layout, then, rest, lacks)
                    heappush(self._heap, child)
                    if pull:
                        self._kinds.put((made, least, int(2 * lacks)), child)
        return reached

    def _look(self, rest: Left) -> tuple[int, Ends]:
        """What is known of all layouts with these invalid sets."""
        self._ahead[rest] = found = self._bound.least(rest), self._hope.still(rest)
        return found

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
