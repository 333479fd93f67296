"""How large the tiles can be, so that all rows of a board find room."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from render.tokens import LEAST_TILE

LEFT = 144
"""Where the tiles of a row begin."""

RIGHT = 1166
"""Where words at the end of a row must stop."""

TILES_RIGHT = 1140
"""Where tiles must stop, so that a mark or the arrow finds room behind the last one."""

GAP = 16
LARGEST_TILE = 76
AIRY_TILE = 58
"""Below this size air is given up first."""

SLIM = 46

Legend = Literal["end", "line", "none"]


@dataclass(frozen=True, slots=True)
class Row:
    """One panel of the board: what has to go into it."""

    kind: Literal["banner", "generals", "level", "common"]
    tiles: tuple[str, ...] = ()
    level: int = -1
    gone: bool = False
    """Whether a level has left the game."""
    active: bool = False
    last: bool = False
    """Whether the last move was made here."""
    alone: bool = False
    """Whether its one tile stands in the middle."""

    @property
    def slim(self) -> bool:
        """Whether words are all it holds."""
        return not self.tiles


@dataclass(frozen=True, slots=True)
class Air:
    """How much room is left between things."""

    pad: int
    """Above and below the tiles of a row: a frame around a tile fits."""
    gap: int
    """Between panels."""
    between: int
    """Between the lines of a row: two frames fit."""
    top: int
    """Where the first panel begins."""
    bottom: int
    """Where the last panel ends."""
    frame: int = 5
    """How thick frames around tiles are."""
    last: int = 5
    """What a row needs more when its panel has a frame."""
    banner: int = 60


AIRY = Air(7, 8, 12, 76, 784)
DENSE = Air(5, 6, 10, 70, 792)
TIGHT = Air(4, 4, 8, 66, 794, frame=4, last=0, banner=SLIM)
"""For positions that play hardly ever reaches. Lanes below the tiles are left out."""


_COLUMNS = [(TILES_RIGHT - LEFT + GAP) // (2 * tile + GAP) for tile in range(LARGEST_TILE + 1)]
"""By the height of a tile: asked for every row of every way to lay a board out."""


@dataclass(frozen=True, slots=True)
class Measure:
    """The sizes that a board is laid out with."""

    tile: int
    air: Air
    legend: Legend
    skirt: int = 0
    """Room for lanes or letters under each line of the active level."""
    lines: int = 0
    """Lines of words that the legend needs under the active level."""
    line: int = 30
    """The height of one of them."""
    steady: bool = False
    """Whether rows stay where they are when others change, as far as they can: in a replay."""

    @property
    def columns(self) -> int:
        """How many tiles stand in a line."""
        return _COLUMNS[self.tile]

    def rows(self, row: Row) -> int:
        """How many lines a row needs."""
        return -(-len(row.tiles) // self.columns)

    def height(self, row: Row) -> int:
        """The least height of a panel."""
        if row.kind == "banner":
            return self.air.banner
        if row.slim:
            return SLIM
        lines = self.rows(row)
        skirt = self.skirt if row.active else 0
        inner = lines * (self.tile + skirt) + (lines - 1) * self.air.between
        legend = self.lines * self.line if row.active and self.legend == "line" else 0
        return inner + legend + 2 * self.padding(row)

    def padding(self, row: Row) -> int:
        """Air above and below the tiles; frames keep clear of the panel's own."""
        return self.air.pad + (self.air.last if row.last else 0)

    def sized(self, tile: int) -> Measure:
        """The same with tiles of another height."""
        return replace(self, tile=tile)

    def fits(self, rows: tuple[Row, ...]) -> bool:
        """Whether all panels find room."""
        return self.spare(rows) >= 0

    def spare(self, rows: tuple[Row, ...]) -> int:
        """The height that is left over."""
        used = sum(self.height(row) for row in rows) + self.air.gap * (len(rows) - 1)
        return self.air.bottom - self.air.top - used


def steady(boards: Sequence[tuple[Row, ...]]) -> Measure:
    """The best way in which the rows of several boards all fit, for a replay without choices."""
    for framed in (True, False):  # every row has room for the frame of the last move, or none
        for measure in measures():
            air = measure.air
            more = air.last if framed else 0
            found = replace(measure, air=replace(air, pad=air.pad + more, last=0), steady=True)
            if all(map(found.fits, boards)):
                return found
    raise AssertionError(boards)


def measures(
    skirt: int = 0, lines: int = 0, line: int = 0, rows: tuple[Row, ...] = ()
) -> Iterator[Measure]:
    """All ways to lay out, best first: much air, large tiles, words at the end of their row.

    Tiles too large for ``rows`` are left out.
    """
    places: tuple[Legend, ...] = ("end", "line") if lines else ("none",)
    bare: tuple[Legend, ...] = ("end", "none") if lines else ("none",)
    for air, least in ((AIRY, AIRY_TILE), (DENSE, LEAST_TILE)):
        for tile in _tiles(Measure(least, air, places[0], skirt, lines, line), rows):
            for legend in places:
                yield Measure(tile, air, legend, skirt, lines, line)
    for air, skirts in ((DENSE, skirt), (TIGHT, skirt), (TIGHT, 0)):
        for tile in _tiles(Measure(LEAST_TILE, air, bare[0], skirts), rows):
            for legend in bare:
                yield Measure(tile, air, legend, skirts)


def _tiles(least: Measure, rows: tuple[Row, ...]) -> range:
    """From the largest tiles with which the rows fit down to those of the least measure.

    Smaller tiles never need more height, and words at the end of a row none at all.
    """
    sizes = range(least.tile, LARGEST_TILE + 1)
    fitting = bisect(sizes, 0, key=lambda tile: -least.sized(tile).spare(rows))
    return sizes[:fitting][::-1]
