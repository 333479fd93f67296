"""Where the seats are, and where things lie in a cell."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.xiang_shi_fu.rules import RULES
from render.things import Rect

CELL = (275, 226)
GAP = 12
LEFT, TOP = 32, 80

TILE = 80
TILE_TOP = 12
BETWEEN = 7
"""Pixels between the tiles of a triplet."""
PAIR_BETWEEN = 12

LINE = 184
"""Where the line with letter, sign and name begins in a cell."""
LINE_HEIGHT = 37

PAIR_CELL = 196
"""The width of a cell of the variant with four pairs."""
WIDE = 2 * CELL[0] + GAP
"""The width of the cell in the centre."""


@cache
def cells(variant: str) -> Mapping[str, Rect]:
    """The place of every seat, and of the centre under its name ``centre``."""
    rows = RULES[variant].rows
    found: dict[str, Rect] = {}
    for number, row in enumerate(rows):
        y = TOP + number * (CELL[1] + GAP)
        found |= _row(row, y)
    return found


def _row(row: str, y: int) -> dict[str, Rect]:
    high = CELL[1]
    match row:
        case "epf":
            middle = Rect(_column(1), y, WIDE, high)
            return {"e": _cell(0, y), "p": middle, "f": _cell(3, y), "centre": middle}
        case "ef":
            return {"e": _cell(0, y), "f": _cell(3, y), "centre": Rect(_column(1), y, WIDE, high)}
        case "pqrs":
            pitch = PAIR_CELL + GAP
            found = {
                seat: Rect(LEFT + at * pitch, y, PAIR_CELL, high) for at, seat in enumerate(row)
            }
            x = LEFT + len(row) * pitch
            return found | {"centre": Rect(x, y, _column(3) + CELL[0] - x, high)}
        case _:
            return {seat: _cell(at, y) for at, seat in enumerate(row)}


def _cell(column: int, y: int) -> Rect:
    return Rect(_column(column), y, *CELL)


def _column(column: int) -> int:
    return LEFT + column * (CELL[0] + GAP)


def tiles(width: int, count: int, *, left: bool = False) -> tuple[Rect, ...]:
    """The tiles of a cell: in the middle of its width, or at its left edge."""
    pitch = TILE + (BETWEEN if count == 3 else PAIR_BETWEEN)  # noqa: PLR2004 - a triplet
    x = 14 if left else (width - (count - 1) * pitch - TILE) // 2
    return tuple(Rect(x + at * pitch, TILE_TOP, TILE, 2 * TILE) for at in range(count))
