"""How large a square is, and where squares are."""

from __future__ import annotations

from dataclasses import dataclass

from games.wu_hsing.grid import Placed, spot
from render.things import Rect

BOARD = Rect(20, 78, 850, 702)
SIDE = Rect(882, 78, 298, 702)

LEFT, BELOW, EDGE = 46, 32, 6
"""Room for the rulers at the left and below, and for nothing elsewhere."""
INNER = Rect(BOARD.x + LEFT, BOARD.y + EDGE, BOARD.w - LEFT - EDGE, BOARD.h - BELOW - EDGE)

LARGEST = 120
INSET = 2
"""Pixels between a domino and the edge of its squares."""

_ALONE = (0, 1, 0, 1)
"""The squares of the starting pair, which are there before it is."""


@dataclass(frozen=True, slots=True)
class Measure:
    """The grid: squares of ``cell`` pixels, the first one at ``(left, top)`` in coordinates."""

    cell: int
    left: int
    top: int
    columns: int
    rows: int

    @property
    def grid(self) -> Rect:
        """All squares, in the middle of the board panel."""
        wide, high = self.columns * self.cell, self.rows * self.cell
        return Rect(INNER.x + (INNER.w - wide) // 2, INNER.y + (INNER.h - high) // 2, wide, high)

    def square(self, x: int, y: int) -> Rect:
        """The place of a square."""
        grid = self.grid
        return Rect(
            grid.x + (x - self.left) * self.cell,
            grid.y + (y - self.top) * self.cell,
            self.cell,
            self.cell,
        )

    def domino(self, x: int, y: int, way: str) -> Rect:
        """The place of a domino by its first square and its direction."""
        first = self.square(x, y)
        long = 2 * self.cell - 2 * INSET
        short = self.cell - 2 * INSET
        w, h = (long, short) if way == "h" else (short, long)
        return Rect(first.x + INSET, first.y + INSET, w, h)


def bounds(placed: Placed) -> tuple[int, int, int, int]:
    """The least and greatest x and y that are covered."""
    cells = [spot(cell) for domino in placed for cell in domino.cells]
    if not cells:
        return _ALONE
    xs, ys = zip(*cells, strict=True)
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    return min(x0, 0), max(x1, 1), min(y0, 0), max(y1, 1)


def measure(placed: Placed) -> Measure:
    """The largest squares with which the layout and a free ring around it fit.

    The grid fills the panel; what is free is shared out on both sides.
    """
    x0, x1, y0, y1 = bounds(placed)
    wide, high = x1 - x0 + 3, y1 - y0 + 3
    cell = min(LARGEST, INNER.w // wide, INNER.h // high)
    columns, rows = INNER.w // cell, INNER.h // cell
    return Measure(cell, x0 - 1 - (columns - wide) // 2, y0 - 1 - (rows - high) // 2, columns, rows)
