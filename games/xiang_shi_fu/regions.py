"""What lies around the goals of the variants that ask for every set.

Between layouts of valid sets every move can be taken back, so the search may grow from the goals.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from games.xiang_shi_fu.exchanges import BONDS, Exchange, Exchanges, Row, exchanges
from games.xiang_shi_fu.goals import goals
from games.xiang_shi_fu.layouts import Layout, swapped
from games.xiang_shi_fu.sets import SETS

BALL: Final = 60_000
"""So many layouts around the goals are known by heart, shared out among the regions."""


@dataclass(frozen=True, slots=True, eq=False)
class Region:
    """The layouts around goals with the same bonds."""

    wins: tuple[Layout, ...]
    bonds: int
    far: Mapping[int, int]
    """How far they are from the next goal, by their signs."""
    whole: bool
    """There are no others from which these goals could be reached."""
    scores: tuple[tuple[float, ...], ...]
    """For every set what it lacks: the farther out it lies, the more; learned deep and near."""


@cache
def regions(variant: str, rule: str) -> tuple[Region, ...]:
    """The regions of a variant, the widest first."""
    table = exchanges(rule)
    wins: defaultdict[int, list[Layout]] = defaultdict(list)
    for goal in goals(variant, rule):
        wins[table.sign(goal) & BONDS].append(goal)
    found = [_region(bonds, some, table, BALL // len(wins)) for bonds, some in wins.items()]
    return tuple(sorted(found, key=lambda region: region.whole))


def _region(bonds: int, wins: list[Layout], table: Exchanges, most: int) -> Region:
    grown, whole = _grown(wins, table, most)
    far = {key: moves for key, (moves, _) in grown.items()}
    near_by = tuple(grown.values())
    scores: tuple[tuple[float, ...], ...] = (learned(near_by),)
    if not whole:
        scores = (learned((*near_by, *_farther(grown, table.rows))), *scores)
    return Region(tuple(wins), bonds, far, whole, scores)


DEEPEST: Final = 24
SAMPLE: Final = 300
"""So many layouts of every shell around the ball lead to the next."""


def _farther(
    ball: Mapping[int, tuple[int, Layout]], rows: tuple[Row, ...]
) -> Iterator[tuple[int, Layout]]:
    """Some layouts outside the ball, with the moves that they were reached in."""
    rim = max(far for far, _ in ball.values())
    shell = [(key, layout) for key, (far, layout) in ball.items() if far == rim]
    known = set(ball)
    for far in range(rim + 1, DEEPEST + 1):
        sample, shell = shell[:: len(shell) // SAMPLE + 1], []
        for key, layout in sample:
            for after, place, other, become in _next(key, layout, rows):
                if after not in known:
                    known.add(after)
                    shell.append((after, swapped(layout, place, other, become[:2])))
        yield from ((far, layout) for _, layout in shell)


FARTHEST: Final = 3.0
"""What a set lacks that was seen nowhere."""

CAUTION: Final = 20
"""A set counts as if it were seen so many times more often, as far out as anything."""


def learned(seen: Iterable[tuple[int, Layout]]) -> tuple[float, ...]:
    """What every set lacks: how far out it lies on average."""
    count, total, rim = [CAUTION] * len(SETS), [0] * len(SETS), 0
    for far, layout in seen:
        rim = max(rim, far)
        for number in layout:
            count[number] += 1
            total[number] += far
    means = [(have + CAUTION * rim) / often for have, often in zip(total, count, strict=True)]
    least = min(means)
    return tuple(FARTHEST * (mean - least) / (rim - least or 1) for mean in means)


def _grown(
    starts: Iterable[Layout], table: Exchanges, most: int
) -> tuple[dict[int, tuple[int, Layout]], bool]:
    """Layouts and how far they are from the nearest start, until so many are known.

    Also tell whether these are all.
    """
    found = {table.sign(start): (0, start) for start in starts}
    queue = deque(found)
    while queue and len(found) < most:
        key = queue.popleft()
        far, layout = found[key]
        for after, place, other, become in _next(key, layout, table.rows):
            if after not in found:
                found[after] = far + 1, swapped(layout, place, other, become[:2])
                queue.append(after)
    return found, not queue


def _next(
    key: int, layout: Layout, rows: tuple[Row, ...]
) -> Iterator[tuple[int, int, int, Exchange]]:
    """What one exchange makes of a layout: its sign, and how to get the layout."""
    for place, one in enumerate(layout):
        row = rows[one]
        for other in range(place):
            for exchange in row[layout[other]]:
                yield key + exchange[2], place, other, exchange
