"""Which bonds a layout can still have in the end, by the invalid sets that are left.

Once all sets are valid the bonds of a layout stay as they are. Before that only an exchange with an
invalid set can tie or untie one, and every invalid set needs such an exchange, once: where all that
are possible end in the wrong bonds, the goal is out of reach.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from games.xiang_shi_fu.bound import Bound, Left, within
from games.xiang_shi_fu.dead import reachable
from games.xiang_shi_fu.exchanges import Exchanges, exchanges
from games.xiang_shi_fu.layouts import Layout
from games.xiang_shi_fu.rules import RULES
from games.xiang_shi_fu.sets import SETS, Tiles, exists

Ends = int
"""Some sums of bonds: bit ``n`` stands for the bonds that make the number ``n``."""


def every_end(table: Exchanges) -> Ends:
    """Whatever bonds a layout has."""
    return (1 << (1 << len(table.bonds))) - 1


def ends_with(pairs: Iterable[Tiles], variant: str, table: Exchanges) -> Ends:
    """The bonds that a layout can have whose pairs are these."""
    pairs = set(pairs)
    left = RULES[variant].copies - Counter(tile for pair in pairs for tile in pair)
    must = can = 0
    for place, bond in enumerate(table.bonds):
        tied = any(SETS[number] in pairs for number in bond)
        triplets = (SETS[number] for number in bond if len(SETS[number]) == 3)  # noqa: PLR2004 - a triplet
        must |= tied << place
        can |= (tied or any(Counter(tiles) <= left for tiles in triplets)) << place
    sums = range(1 << len(table.bonds))
    return sum(1 << bonds for bonds in sums if not must & ~bonds and not bonds & ~can)


class Turn(NamedTuple):
    """What exchanges do to the bonds: from those of ``mask`` they lead to others, so far away."""

    mask: Ends
    up: int
    down: int

    @classmethod
    def of(cls, before: int, after: int, sums: Iterable[int]) -> Turn:
        """Bonds that must be there, and those that stand in their place."""
        mask = sum(
            1 << bonds for bonds in sums if not before & ~bonds and not after & bonds & ~before
        )
        return cls(mask, max(0, before - after), max(0, after - before))


Repairs = Mapping[Left, Collection[Turn]]
"""What repairs of some invalid sets, of one or of two at once, can do to the bonds."""


class Hope:
    """From which bonds which of the wanted ends can be reached."""

    __slots__ = ("_repairs", "known")

    def __init__(self, start: Layout, rule: str, variant: str, wanted: Ends) -> None:
        table = exchanges(rule)
        self.known: dict[Left, Ends] = {0: wanted}
        everywhere = wanted == every_end(table)
        self._repairs = () if everywhere else tuple(_repairs(start, rule, variant).items())

    def still(self, left: Left) -> Ends:
        """The bonds from which a wanted end is in reach with these invalid sets left."""
        known = self.known.get(left)
        if known is None:
            known = self.known[left] = self._reach(left) if self._repairs else self.known[0]
        return known

    def _reach(self, left: Left) -> Ends:
        ends = 0
        for repaired, turns in self._repairs:
            if within(repaired, left):
                then = self.still(left - repaired)
                for mask, up, down in turns:
                    ends |= then << up >> down & mask
        return ends


@lru_cache(maxsize=1 << 4)
def hope(start: Layout, rule: str, variant: str, wanted: Ends) -> Hope:
    """The same for all searches from a layout that want these ends."""
    return Hope(start, rule, variant, wanted)


@lru_cache(maxsize=1 << 8)
def _repairs(start: Layout, rule: str, variant: str) -> Repairs:
    """What the exchanges of the invalid sets of a deal can do, with any set that could come up."""
    table = exchanges(rule)
    bound, sums = Bound(start, table), range(1 << len(table.bonds))
    others = reachable(start, rule, variant)
    found: defaultdict[Left, set[tuple[int, int]]] = defaultdict(set)
    for number in bound.ids:
        for left, change in _of(number, others, bound, table):
            found[left].add(change)
    return {
        left: tuple(Turn.of(before, after, sums) for before, after in changes)
        for left, changes in found.items()
    }


def _of(
    number: int, others: Iterable[int], bound: Bound, table: Exchanges
) -> Iterator[tuple[Left, tuple[int, int]]]:
    """What exchanges of an invalid set repair, with the bonds that they need and make."""
    for other in others:
        if table.rows[number][other] and exists(SETS[number] + SETS[other]):
            left = bound.left((number, other))
            for exchange in table.rows[number][other]:
                after = table.bits[exchange.one] | table.bits[exchange.two]
                yield left, (table.bits[other], after)
