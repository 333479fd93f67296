"""Which bonds a layout can still have in the end, by the invalid sets that are left.

Once all sets are valid the bonds of a layout stay as they are. Before that only an exchange with an
invalid set can tie or untie one, and every invalid set needs such an exchange, once: where all that
are possible end in the wrong bonds, the goal is out of reach.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
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


class Repair(NamedTuple):
    """What an exchange that repairs a set, or two at once, does to the bonds."""

    left: Left
    """What it repairs."""
    before: int
    """The bonds that it needs."""
    after: int
    """Those that stand in their place."""

    def back(self, ends: Ends, sums: Iterable[int]) -> Ends:
        """From which bonds it leads to some."""
        if not self.before and not self.after:
            return ends
        before, after = self.before, self.after
        return sum(
            (ends >> (bonds & ~before | after) & 1) << bonds
            for bonds in sums
            if not before & ~bonds and not after & bonds & ~before
        )


class Hope:
    """From which bonds which of the wanted ends can be reached."""

    __slots__ = ("_repairs", "_sums", "known")

    def __init__(self, start: Layout, rule: str, variant: str, wanted: Ends) -> None:
        table = exchanges(rule)
        self.known: dict[Left, Ends] = {0: wanted}
        self._sums = range(1 << len(table.bonds))
        self._repairs = () if wanted == every_end(table) else _repairs(start, rule, variant)

    def still(self, left: Left) -> Ends:
        """The bonds from which a wanted end is in reach with these invalid sets left."""
        known = self.known.get(left)
        if known is None:
            known = self.known[left] = self._reach(left) if self._repairs else self.known[0]
        return known

    def _reach(self, left: Left) -> Ends:
        ends = 0
        for repair in self._repairs:
            if within(repair.left, left):
                ends |= repair.back(self.still(left - repair.left), self._sums)
        return ends


@lru_cache(maxsize=1 << 8)
def _repairs(start: Layout, rule: str, variant: str) -> tuple[Repair, ...]:
    """What the exchanges of the invalid sets of a deal can do, with any set that could come up."""
    table = exchanges(rule)
    bound = Bound(start, table)
    others = reachable(start, rule, variant)
    found = (repair for number in bound.ids for repair in _of(number, others, bound, table))
    return tuple(dict.fromkeys(found))


def _of(number: int, others: Iterable[int], bound: Bound, table: Exchanges) -> Iterator[Repair]:
    for other in others:
        if table.rows[number][other] and exists(SETS[number] + SETS[other]):
            left = bound.left((number, other))
            for exchange in table.rows[number][other]:
                after = table.bits[exchange.one] | table.bits[exchange.two]
                yield Repair(left, table.bits[other], after)
