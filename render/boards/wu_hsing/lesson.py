"""What a learner is shown: which colours fit on each free square next to the layout."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games.wu_hsing.grid import EVERYWHERE, Placed, grid_of, spot
from games.wu_hsing.pattern import colours_between
from games.wu_hsing.rules import COLOURS


@lru_cache(maxsize=256)
def fitting(placed: Placed) -> Mapping[tuple[int, int], str]:
    """The colours that keep the row and the column of every free square legal."""
    grid = grid_of(placed)
    rim = {cell + step for cell in grid.cells for step in EVERYWHERE}.difference(grid.cells)
    found = {}
    for cell in rim:
        fits = colours_between(*grid.pieces(cell, "h")) & colours_between(*grid.pieces(cell, "v"))
        found[spot(cell)] = "".join(
            colour for at, colour in enumerate(COLOURS) if fits >> at & 1
        )
    return dict(sorted(found.items()))
