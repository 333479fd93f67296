"""What a beginner may be shown: which colours fit on each free square, whoever has them."""

from __future__ import annotations

from functools import lru_cache

from games.wu_hsing.grid import EVERYWHERE, Placed, grid_of, spot
from games.wu_hsing.pattern import colours_between
from games.wu_hsing.rules import COLOURS


@lru_cache(maxsize=1 << 9)
def fitting(placed: Placed) -> dict[tuple[int, int], str]:
    """The colours that keep the patterns of row and column, for every free square beside a domino.

    Empty where no colour fits: that square can never be covered (rule book 11, square X).
    """
    grid = grid_of(placed)
    rim = {cell + step for cell in grid.cells for step in EVERYWHERE}.difference(grid.cells)
    found = {}
    for cell in sorted(rim):
        colours = colours_between(*grid.pieces(cell, "h")) & colours_between(
            *grid.pieces(cell, "v")
        )
        found[spot(cell)] = "".join(
            colour for at, colour in enumerate(COLOURS) if colours >> at & 1
        )
    return found
