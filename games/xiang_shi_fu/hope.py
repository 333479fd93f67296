"""Which bonds a layout can still have in the end, by the invalid sets that are left.

Once all sets are valid the bonds of a layout stay as they are. Before that only an exchange with an
invalid set can tie or untie one; where none is left that could, the goal is out of reach.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.xiang_shi_fu.bound import DIGIT, MOST, Bound, Left
from games.xiang_shi_fu.exchanges import Exchanges
from games.xiang_shi_fu.rules import RULES
from games.xiang_shi_fu.sets import SETS, Tiles

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
        triplets = (SETS[number] for number in bond if len(SETS[number]) == 3)  # noqa: PLR2004 - the triplets
        must |= tied << place
        can |= (tied or any(Counter(tiles) <= left for tiles in triplets)) << place
    sums = range(1 << len(table.bonds))
    return sum(1 << bonds for bonds in sums if not must & ~bonds and not bonds & ~can)


class Hope:
    """From which bonds which of the wanted ends can be reached."""

    __slots__ = ("_bound", "_flips", "_table", "_wanted", "known")

    def __init__(self, bound: Bound, table: Exchanges, wanted: Ends) -> None:
        self._bound, self._table, self._wanted = bound, table, wanted
        self._flips: dict[int, tuple[int, int]] = {}
        self.known: dict[Left, Ends] = {0: wanted}

    def still(self, left: Left) -> Ends:
        """The bonds from which a wanted end is in reach with these invalid sets left."""
        known = self.known.get(left)
        if known is None:
            open_ = self._wanted == every_end(self._table)
            known = self.known[left] = self._wanted if open_ else self._reach(left)
        return known

    def _reach(self, left: Left) -> Ends:
        ties = unties = 0
        for place in range(len(self._bound.ids)):
            if left >> DIGIT * place & MOST:
                tie, untie = self._flip(place)
                ties, unties = ties | tie, unties | untie
        sums = range(1 << len(self._table.bonds))
        wanted = [bonds for bonds in sums if self._wanted >> bonds & 1]
        return sum(
            1 << bonds
            for bonds in sums
            if any(not end & ~bonds & ~ties and not bonds & ~end & ~unties for end in wanted)
        )

    def _flip(self, place: int) -> tuple[int, int]:
        """The bonds that exchanges with one invalid set could tie and untie."""
        found = self._flips.get(place)
        if found is None:
            found = self._flips[place] = self._look(place)
        return found

    def _look(self, place: int) -> tuple[int, int]:
        table, ties, unties = self._table, 0, 0
        row = table.rows[self._bound.ids[place]]
        valid = (number for number, holds in enumerate(table.valid) if holds)
        for other in (*valid, *self._bound.ids):
            before = table.bits[other]
            for exchange in row[other]:
                now = table.bits[exchange.one] | table.bits[exchange.two]
                ties |= now & ~before
                unties |= before & ~now
        return ties, unties
