"""Lines that win, by the deal they belong to: remembered are those of the deals asked about."""

from __future__ import annotations

from collections import OrderedDict

from bot.core.table import Table
from games import Position

Line = tuple[Position, tuple[str, ...]]
"""A position and moves from it that win."""

DEALS = 1_000
"""So many deals are remembered, those asked about last."""

EACH = 5
"""So many lines of each, those found last."""


def deal_of(table: Table) -> Line:
    """Where a table began, with the moves that are known to win from there."""
    return table.start, table.solution


class Lines:
    """A small memory: what is forgotten can be found again."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, tuple[Line, ...]] = OrderedDict()

    def of(self, deal: str) -> tuple[Line, ...]:
        """The lines of a deal."""
        return self._found.get(deal, ())

    def add(self, deal: str, line: Line) -> None:
        """Remember a line of a deal, unless it is the end of one that is known."""
        known, moves = self.of(deal), line[1]
        if any(other[-len(moves) :] == moves for _, other in known):
            return
        self._found[deal] = (*known, line)[-EACH:]
        self._found.move_to_end(deal)
        if len(self._found) > DEALS:
            self._found.popitem(last=False)

    def clear(self) -> None:
        """Forget them all."""
        self._found.clear()
