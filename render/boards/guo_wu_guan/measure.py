"""How large the tiles can be, so that all rows of a board find room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Literal

from render.tokens import LEAST_TILE

LEFT = 144
"""Where the tiles of a row begin."""

RIGHT = 1166
"""Where words at the end of a row must stop."""

TILES_RIGHT = 1150
"""Where tiles must stop, so that a mark finds room behind the last one."""

COMMON_RIGHT = 1124
"""The same in the common row, which has an arrow behind its last tile."""

GAP = 16
LARGEST_TILE = 76
AIRY_TILE = 58
"""Below this size air is given up first."""

SLIM = 46
BANNER = 60

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

    @property
    def slim(self) -> bool:
        """Whether words are all it holds."""
        return not self.tiles


@dataclass(frozen=True, slots=True)
class Measure:
    """The sizes that a board is laid out with."""

    tile: int
    dense: bool
    legend: Legend
    skirt: int
    """Room for lanes or letters under each line of the active level."""
    lines: int = 0
    """Lines of words that the legend needs under the active level."""
    line: int = 30
    """The height of one of them."""

    @property
    def pad(self) -> int:
        """Air above and below the tiles of a row."""
        return 5 if self.dense else 7

    @property
    def gap(self) -> int:
        """Between panels."""
        return 6 if self.dense else 8

    @property
    def between(self) -> int:
        """Between the lines of a row: two frames fit."""
        return 10 if self.dense else 12

    @property
    def top(self) -> int:
        """Where the first panel begins."""
        return 70 if self.dense else 76

    @property
    def bottom(self) -> int:
        """Where the last panel ends."""
        return 792 if self.dense else 784

    def columns(self, row: Row) -> int:
        """How many tiles stand in a line."""
        right = COMMON_RIGHT if row.kind == "common" else TILES_RIGHT
        return (right - LEFT + GAP) // (2 * self.tile + GAP)

    def rows(self, row: Row) -> int:
        """How many lines a row needs."""
        return ceil(len(row.tiles) / self.columns(row))

    def height(self, row: Row) -> int:
        """The least height of a panel."""
        if row.kind == "banner":
            return BANNER
        if row.slim:
            return SLIM
        lines = self.rows(row)
        skirt = self.skirt if row.active else 0
        inner = lines * (self.tile + skirt) + (lines - 1) * self.between
        legend = self.lines * self.line if row.active and self.legend == "line" else 0
        return inner + legend + 2 * self.padding(row)

    def padding(self, row: Row) -> int:
        """Air above and below the tiles; frames keep clear of the panel's own."""
        return self.pad + (5 if row.last else 0)

    def fits(self, rows: tuple[Row, ...]) -> bool:
        """Whether all panels find room."""
        return self.spare(rows) >= 0

    def spare(self, rows: tuple[Row, ...]) -> int:
        """The height that is left over."""
        used = sum(self.height(row) for row in rows) + self.gap * (len(rows) - 1)
        return self.bottom - self.top - used


def measures(skirt: int, lines: int, line: int) -> Iterator[Measure]:
    """All ways to lay out, best first: much air, large tiles, words at the end of their row."""
    places: tuple[Legend, ...] = ("end", "line") if lines else ("none",)
    for dense in (False, True):
        for tile in range(LARGEST_TILE, AIRY_TILE - 1 if not dense else LEAST_TILE - 1, -1):
            for legend in places:
                yield Measure(tile, dense, legend, skirt, lines, line)
    for tile in range(LARGEST_TILE, LEAST_TILE - 1, -1):
        yield Measure(tile, True, "none", skirt)
