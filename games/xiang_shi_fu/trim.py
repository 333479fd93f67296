"""Shortens a line: a shortest way from its start to its end that keeps near it."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from games.protocol import Budget
from games.xiang_shi_fu.exchanges import Exchanges
from games.xiang_shi_fu.layouts import Layout, Step, after, meetings, swapped

WIDTH: Final = 2
"""So many moves away from the line the ways may lead on either side."""

ASKED: Final = 31
"""Whether to stop is asked after so many layouts."""

Ways = Mapping[int, Mapping[int, Step]]
"""From the sign of a layout to those of others, each with the step."""

Line = tuple[Step, ...]


def trim(start: Layout, line: Line, table: Exchanges, budget: Budget) -> tuple[Line, int]:
    """A line that is not longer, and how many layouts were looked at: about so many at most."""
    spent = 0
    while spent < budget.nodes and not budget.stop():
        rest = Budget(budget.nodes - spent, budget.stop)
        ways, looked = _ways(tuple(_along(start, line)), table, rest)
        spent += looked
        shorter = _shortest(ways, table.sign(start), table.sign(tuple(_along(start, line))[-1]))
        if len(shorter) >= len(line):
            return line, spent
        line = shorter
    return line, spent


def _along(start: Layout, line: Line) -> Iterator[Layout]:
    yield start
    for step in line:
        start = after(start, step)
        yield start


def _ways(near: Iterable[Layout], table: Exchanges, budget: Budget) -> tuple[Ways, int]:
    """All moves from the layouts near a line, and those that can be taken back."""
    ways: defaultdict[int, dict[int, Step]] = defaultdict(dict)
    met = {table.sign(layout): layout for layout in near}
    looked, frontier = 0, dict(met)
    for round_ in range(WIDTH):
        beyond: dict[int, Layout] = {}
        for key, layout in frontier.items():
            ends = looked >= budget.nodes or (looked & ASKED == ASKED and budget.stop())
            if round_ and ends:  # the line itself is always looked at
                return ways, looked
            looked += 1
            for other, there, step in _steps(key, layout, table):
                ways[key][other] = step
                if table.valid[step[0]] and table.valid[step[1]]:
                    ways[other][key] = step[2], step[3], step[0], step[1]
                if other not in met:
                    met[other] = beyond[other] = there
        frontier = beyond
    return ways, looked


def _steps(key: int, layout: Layout, table: Exchanges) -> Iterator[tuple[int, Layout, Step]]:
    for place, other, one, two, found in meetings(layout, table.rows):
        for exchange in found:
            there = swapped(layout, place, other, exchange[:2])
            yield key + exchange.sign, there, (one, two, exchange.one, exchange.two)


def _shortest(ways: Ways, start: int, end: int) -> Line:
    came: dict[int, tuple[int, Step] | None] = {start: None}
    waiting = deque([start])
    while waiting and end not in came:
        key = waiting.popleft()
        for other, step in ways.get(key, {}).items():
            if other not in came:
                came[other] = key, step
                waiting.append(other)
    line, at = [], came[end]
    while at is not None:
        line.append(at[1])
        at = came[at[0]]
    return tuple(reversed(line))
