"""Leads a layout that has strayed back to a line that is known to win."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from games.protocol import Budget
from games.xiang_shi_fu.exchanges import Exchanges
from games.xiang_shi_fu.layouts import Layout, Step, after, meetings, swapped

NEAR: Final = 2_000
"""So many layouts around are looked at before a search for a line of its own."""

ASKED: Final = 31
"""Whether to stop is asked after so many layouts."""

Line = tuple[Layout, Sequence[Step]]
"""A layout and the steps from it that win."""


class Back(NamedTuple):
    """A way from a layout to a known line and on to the end; ``steps`` is None without one."""

    steps: tuple[Step, ...] | None
    nodes: int


def rejoin(start: Layout, lines: Iterable[Line], table: Exchanges, budget: Budget) -> Back:
    """Look for the nearest layout that lies on a line, breadth first."""
    rest = dict(_met(lines, table))
    if not rest:
        return Back(None, 0)
    key, most = table.sign(start), min(budget.nodes, NEAR)
    came: dict[int, tuple[int, Step] | None] = {key: None}
    queue, nodes = deque([(key, start)]), 0
    while queue:
        key, layout = queue.popleft()
        if key in rest:
            return Back((*_way(key, came), *rest[key]), nodes)
        if nodes >= most or (nodes & ASKED == ASKED and budget.stop()):
            break
        nodes += 1
        for place, other, one, two, found in meetings(layout, table.rows):
            for exchange in found:
                there = key + exchange.sign
                if there not in came:
                    came[there] = key, (one, two, exchange.one, exchange.two)
                    queue.append((there, swapped(layout, place, other, exchange[:2])))
    return Back(None, nodes)


def _met(lines: Iterable[Line], table: Exchanges) -> Iterator[tuple[int, Sequence[Step]]]:
    """The layouts of some lines, each with the steps that are left from it."""
    for layout, steps in lines:
        for made, step in enumerate(steps):
            yield table.sign(layout), steps[made:]
            layout = after(layout, step)  # noqa: PLW2901 - a line is walked along


def _way(key: int, came: dict[int, tuple[int, Step] | None]) -> tuple[Step, ...]:
    steps, at = list[Step](), came[key]
    while at is not None:
        steps.append(at[1])
        at = came[at[0]]
    return tuple(reversed(steps))
