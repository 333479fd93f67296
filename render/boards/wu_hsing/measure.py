"""How large a square is, and where squares are."""

from __future__ import annotations

from dataclasses import dataclass

from games.wu_hsing.grid import Placed, spot
from render.things import Rect

LEFT, BELOW, EDGE = 46, 32, 6
"""Room for the rulers at the left and below, and for nothing elsewhere."""

_USUAL, _WIDE = 298, 470
"""How wide the side is."""
_MANY = 12
"""So many dominoes of one seat stand well in the usual side."""

LARGEST = 120
INSET = 2
"""Pixels between a domino and the edge of its squares."""

_ALONE = (0, 1, 0, 1)
"""The squares of the starting pair, which are there before it is."""


@dataclass(frozen=True, slots=True)
class Panels:
    """Where the board is, and the side with scores and racks."""

    board: Rect
    side: Rect

    @property
    def inner(self) -> Rect:
        """Where squares may be: the board without its rulers."""
        board = self.board
        return Rect(board.x + LEFT, board.y + EDGE, board.w - LEFT - EDGE, board.h - BELOW - EDGE)

    @property
    def wide(self) -> bool:
        """Whether the side has the room of many dominoes."""
        return self.side.w == _WIDE


def panels(held: int) -> Panels:
    """For the longest rack that is shown: while it is long, few dominoes lie on the board."""
    side = _WIDE if held > _MANY else _USUAL
    return Panels(Rect(20, 78, 1148 - side, 702), Rect(1180 - side, 78, side, 702))


@dataclass(frozen=True, slots=True)
class Measure:
    """The grid: squares of ``cell`` pixels, the first one at ``(left, top)`` in coordinates."""

    cell: int
    left: int
    top: int
    columns: int
    rows: int
    inner: Rect
    grid: Rect
    """All squares, in the middle of the board panel."""

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


def measure(placed: Placed, inner: Rect) -> Measure:
    """The largest squares with which the layout and a free ring around it fit inside.

    The grid fills the panel; what is free is shared out on both sides.
    """
    x0, x1, y0, y1 = bounds(placed)
    wide, high = x1 - x0 + 3, y1 - y0 + 3
    cell = min(LARGEST, inner.w // wide, inner.h // high)
    columns, rows = inner.w // cell, inner.h // cell
    left, top = x0 - 1 - (columns - wide) // 2, y0 - 1 - (rows - high) // 2
    grid = Rect(
        inner.x + (inner.w - columns * cell) // 2,
        inner.y + (inner.h - rows * cell) // 2,
        columns * cell,
        rows * cell,
    )
    return Measure(cell, left, top, columns, rows, inner, grid)
