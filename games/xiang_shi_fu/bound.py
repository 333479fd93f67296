"""How many moves a layout needs at least, from its invalid sets alone.

An invalid set lies untouched until a move repairs it, so two of them can be repaired by one move
only if an exchange between them is legal from the start.
"""

from __future__ import annotations

from typing import Final

from games.xiang_shi_fu.exchanges import Exchanges
from games.xiang_shi_fu.layouts import Layout

Left = int
"""The invalid sets of a layout: a number with one digit of four bits for each different one."""

DIGIT: Final = 4
MOST: Final = (1 << DIGIT) - 1
PLACES: Final = 16
"""More than a layout has sets."""


FREE: Final = sum(1 << DIGIT * place + DIGIT - 1 for place in range(PLACES))
"""The highest bits of all digits: no set is there so often that it needs them."""


def within(some: Left, left: Left) -> bool:
    """Whether some invalid sets are among those that are left: no digit has to borrow.

    >>> within(0x101, 0x212), within(0x110, 0x202)
    (True, False)
    """
    return (left | FREE) - some & FREE == FREE


class Bound:
    """The least numbers of moves for the invalid sets of one layout and all that follow it."""

    __slots__ = ("_rows", "ids", "known", "unit")

    def __init__(self, layout: Layout, table: Exchanges) -> None:
        invalid = dict.fromkeys(number for number in layout if not table.valid[number])
        self.ids = tuple(invalid)
        self._rows = table.rows
        self.unit = {number: 1 << DIGIT * place for place, number in enumerate(invalid)}
        self.known: dict[Left, int] = {0: 0}

    def left(self, layout: Layout) -> Left:
        """The invalid sets of a layout."""
        return sum(self.unit.get(number, 0) for number in layout)

    def least(self, left: Left) -> int:
        """At least so many moves repair these: one for each, less one for each match."""
        known = self.known.get(left)
        if known is None:
            known = self.known[left] = self._match(left)
        return known

    def _match(self, left: Left) -> int:
        place = next(place for place in range(len(self.ids)) if left >> DIGIT * place & MOST)
        rest = left - (1 << DIGIT * place)
        row = self._rows[self.ids[place]]
        partners = [
            rest - (1 << DIGIT * other)
            for other in range(place, len(self.ids))
            if rest >> DIGIT * other & MOST and row[self.ids[other]]
        ]
        return 1 + min(map(self.least, [rest, *partners]))
