"""The ways into an island, from its goals back towards one deal.

An island is so small that all its layouts are known. What leads onto it depends on the invalid
sets of the deal: backwards an exchange between two valid sets is as good as forwards, and two valid
sets can come from an invalid one of the deal and another set. Where that leads nowhere, nothing
leads in.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from games.xiang_shi_fu.bound import Bound, Left, within
from games.xiang_shi_fu.exchanges import Exchanges
from games.xiang_shi_fu.layouts import Layout, swapped
from games.xiang_shi_fu.regions import learned
from games.xiang_shi_fu.sets import SETS, SetId, exists

WIDE: Final = 12_000
"""So many layouts around an island are known by heart."""

ASKED: Final = 31
"""Whether to stop is asked after so many layouts."""


class Approach(NamedTuple):
    """Layouts from which an island can be reached, some with invalid sets of the deal."""

    far: Mapping[int, int]
    """How far they are from the next goal, by their signs."""
    whole: bool
    """There are no others."""
    nodes: int
    score: tuple[float, ...]
    """For every set what it lacks, learned from the layouts with invalid sets."""


class Origin(NamedTuple):
    """Two sets, at least one of them invalid, from which an exchange makes two valid ones."""

    sets: tuple[SetId, SetId]
    sign: int
    """By how much the sign of a layout changes backwards."""
    left: Left
    """The invalid ones among the two."""


Origins = Mapping[tuple[SetId, SetId], list[Origin]]

Place = tuple[int, Layout, Left]
"""How far a layout is from the next goal, its sets, and which invalid sets of the deal it lacks."""


def approach(
    start: Layout, wins: Iterable[Layout], table: Exchanges, stop: Callable[[], bool]
) -> Approach:
    """Look back from winning layouts towards a deal, at about ``WIDE`` layouts at most."""
    bound = Bound(start, table)
    full, origins = bound.left(start), _origins(bound, table)
    found: dict[int, Place] = {table.sign(win): (0, win, full) for win in wins}
    queue, nodes = deque(found), 0
    while queue and len(found) < WIDE and not (nodes & ASKED == ASKED and stop()):
        nodes += 1
        key = queue.popleft()
        far, layout, lacks = found[key]
        for sign, place, other, become, left in _before(layout, lacks, table, origins):
            if key + sign not in found:
                found[key + sign] = far + 1, swapped(layout, place, other, become), lacks - left
                queue.append(key + sign)
    with_invalid = [(far, layout) for far, layout, lacks in found.values() if lacks != full]
    distances = {key: place[0] for key, place in found.items()}
    return Approach(distances, not queue, nodes, learned(with_invalid))


def _before(
    layout: Layout, lacks: Left, table: Exchanges, origins: Origins
) -> Iterator[tuple[int, int, int, tuple[SetId, SetId], Left]]:
    """The exchanges that can have led to a layout: sign, both places, both sets, the invalid."""
    valid = table.valid
    for place, one in enumerate(layout):
        if not valid[one]:
            continue
        row = table.rows[one]
        for other in range(place):
            two = layout[other]
            if not valid[two]:
                continue
            for exchange in row[two]:
                yield exchange.sign, place, other, (exchange.one, exchange.two), 0
            for origin in origins.get((min(one, two), max(one, two)), ()):
                if within(origin.left, lacks):
                    yield origin.sign, place, other, origin.sets, origin.left


def _origins(bound: Bound, table: Exchanges) -> Origins:
    """From what two valid sets can have come, with the invalid sets of a deal."""
    found: defaultdict[tuple[SetId, SetId], list[Origin]] = defaultdict(list)
    valid = [number for number, holds in enumerate(table.valid) if holds]
    for one in bound.ids:
        for two in (*valid, *bound.ids):
            if not exists(SETS[one] + SETS[two]):
                continue
            left = bound.left((one, two))
            for exchange in table.rows[one][two]:
                pair = min(exchange.one, exchange.two), max(exchange.one, exchange.two)
                found[pair].append(Origin((one, two), -exchange.sign, left))
    return found
