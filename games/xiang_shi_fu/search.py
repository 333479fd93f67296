"""Best-first search over layouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final

from games.xiang_shi_fu.bound import Bound, Layout
from games.xiang_shi_fu.exchanges import SIGNS, Exchange, Exchanges, Row
from games.xiang_shi_fu.sets import SETS, SetId

NEVER: Final = 1 << 30

ASKED: Final = 255
"""Whether to stop is asked after so many layouts."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Step:
    """One move between two sets, whoever holds them."""

    one: SetId
    two: SetId
    become: tuple[SetId, SetId]


@dataclass(slots=True)
class Limits:
    """How long to search, and for lines shorter than what."""

    nodes: int
    stop: Callable[[], bool] = lambda: False
    cap: int = NEVER
    """Only lines with fewer moves count."""


@dataclass(slots=True)
class Trace:
    """What a search has found so far."""

    nodes: int = 0
    finished: bool = False
    """Nothing is left to look at under the cap."""
    line: tuple[Step, ...] | None = None
    key: int = 0
    """The sign of the layout at the end of the line."""
    depth: dict[int, int] = field(default_factory=dict)
    came: dict[int, tuple[int, Step]] = field(default_factory=dict)

    def walk(self, key: int) -> tuple[Step, ...]:
        """The steps from the start to a layout."""
        steps = []
        while key in self.came:
            key, step = self.came[key]
            steps.append(step)
        return tuple(reversed(steps))


def meetings(
    layout: Layout, rows: tuple[Row, ...]
) -> Iterator[tuple[int, int, SetId, SetId, tuple[Exchange, ...]]]:
    """The places of a layout that can exchange, with what they hold and could do."""
    for place, one in enumerate(layout):
        row = rows[one]
        for other in range(place):
            found = row[layout[other]]
            if found:
                yield place, other, one, layout[other], found


def sign(layout: Layout) -> int:
    """What tells a layout from all others."""
    return sum(SIGNS[number] for number in layout)


def search(
    start: Layout, table: Exchanges, aim: Aim, limits: Limits, weights: tuple[float, float]
) -> Trace:
    """Look for a line to the aim that is shorter than the cap.

    ``weights`` say how much the bound and the aim count against the moves made. With (1, 0) the
    search goes on until the best line is certainly a shortest; else it returns the first.
    """
    bound, trace = Bound(start, table), Trace()
    firm, pull = weights
    unit, known, score = bound.unit, bound.known, aim.score
    root, left, total = sign(start), bound.left(start), aim.total(start)
    trace.depth[root] = 0
    cap, tie, depth = limits.cap, 0, trace.depth
    heap = [(firm * bound.least(left) + pull * total, 0, 0, root, start, left, total)]
    while heap:
        worth, _, made, key, layout, left, total = heappop(heap)
        if made > depth[key] or (pull == 0 and worth >= cap):
            continue
        if trace.nodes >= limits.nodes or (trace.nodes & ASKED == ASKED and limits.stop()):
            return trace
        trace.nodes += 1
        made += 1
        for place, other, one, two, found in meetings(layout, table.rows):
            rest = left - unit.get(one, 0) - unit.get(two, 0)
            least = known[rest] if rest in known else bound.least(rest)
            if made + least >= cap:
                continue
            base = total - score[one] - score[two]
            for first, second, change, _, _ in found:
                after = key + change
                if depth.get(after, NEVER) <= made:
                    continue
                depth[after] = made
                trace.came[after] = (key, Step(one, two, (first, second)))
                lacks = base + score[first] + score[second]
                more = None if rest else aim.rest(after, lacks)
                if more is not None and made + more < cap:
                    trace.line, trace.key, cap = trace.walk(after), after, made + more
                    if pull or firm > 1:
                        return trace
                then = list(layout)
                then[place], then[other] = first, second
                tie -= 1
                push = (made + firm * least + pull * lacks, tie, made, after, tuple(then), rest)
                heappush(heap, (*push, lacks))
    trace.finished = True
    return trace
