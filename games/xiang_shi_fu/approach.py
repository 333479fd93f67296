"""The ways into an island, from its goals back towards one deal.

An island is so small that all its layouts are known. What leads onto it depends on the invalid
sets of the deal: backwards an exchange between two valid sets is as good as forwards, and two valid
sets can come from an invalid one of the deal and another set. Where that leads nowhere, nothing
leads in.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
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


class Back(NamedTuple):
    """An exchange that can have made two valid sets, looked at backwards."""

    sign: int
    """By how much the sign of a layout changes backwards."""
    sets: tuple[SetId, SetId]
    """What they were before."""
    left: Left
    """The invalid ones of the deal among these."""


Origins = Mapping[tuple[SetId, SetId], list[Back]]
"""By two valid sets, the lower number first."""

Place = tuple[int, Layout, Left]
"""How far a layout is from the next goal, its sets, and which invalid sets of the deal it lacks."""


def approach(
    start: Layout, wins: Iterable[Layout], table: Exchanges, stop: Callable[[], bool]
) -> Approach:
    """Look back from winning layouts towards a deal, at about ``WIDE`` layouts at most."""
    bound = Bound(start, table)
    full = bound.left(start)
    backs = cache(partial(_backs, table, _origins(bound, table)))
    found: dict[int, Place] = {table.sign(win): (0, win, full) for win in wins}
    queue, nodes = deque(found), 0
    while queue and len(found) < WIDE and not (nodes & ASKED == ASKED and stop()):
        nodes += 1
        key = queue.popleft()
        far, layout, lacks = found[key]
        for place, one in enumerate(layout):
            for other, two in enumerate(layout[:place]):
                for sign, sets, left in backs(one, two):
                    before = key + sign
                    if before not in found and within(left, lacks):
                        found[before] = far + 1, swapped(layout, place, other, sets), lacks - left
                        queue.append(before)
    with_invalid = [(far, layout) for far, layout, lacks in found.values() if lacks != full]
    distances = {key: place[0] for key, place in found.items()}
    return Approach(distances, not queue, nodes, learned(with_invalid))


def _backs(table: Exchanges, origins: Origins, one: SetId, two: SetId) -> tuple[Back, ...]:
    """From what two sets of a layout can have come."""
    if not (table.valid[one] and table.valid[two]):
        return ()
    valid = (Back(found.sign, found[:2], 0) for found in table.rows[one][two])
    return (*valid, *origins.get((min(one, two), max(one, two)), ()))


def _origins(bound: Bound, table: Exchanges) -> Origins:
    """From what two valid sets can have come, with the invalid sets of a deal."""
    found: defaultdict[tuple[SetId, SetId], list[Back]] = defaultdict(list)
    valid = [number for number, holds in enumerate(table.valid) if holds]
    for one in bound.ids:
        for two in (*valid, *bound.ids):
            if not exists(SETS[one] + SETS[two]):
                continue
            left = bound.left((one, two))
            for exchange in table.rows[one][two]:
                pair = min(exchange.one, exchange.two), max(exchange.one, exchange.two)
                found[pair].append(Back(-exchange.sign, (one, two), left))
    return found
