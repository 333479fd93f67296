"""The board: an unlimited grid of squares, and where a domino can be placed on it.

x goes to the right and y down (rule book, section 3). Squares are one number each, so that a step
is an addition.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

from games.wu_hsing.pattern import FIRST, PAIRS, SECOND, colours_between, pairs_between
from games.wu_hsing.rules import LINES, MOST_PARALLEL, Kind, Rack, kind_of

Cell = int
"""A square: a row's width times y, plus x."""

WIDTH: Final = 1 << 20
HALF: Final = WIDTH // 2

STEP: Final = {"h": 1, "v": WIDTH}
"""From the first to the second square of a domino, by its direction."""

ACROSS: Final = {"h": "v", "v": "h"}

EVERYWHERE: Final = (-WIDTH, -1, 1, WIDTH)
NOTHING: Final = ("", "")


def cell_of(x: int, y: int) -> Cell:
    """The square at a place.

    >>> spot(cell_of(-3, 2))
    (-3, 2)
    """
    return y * WIDTH + x


def spot(cell: Cell) -> tuple[int, int]:
    """The x and y of a square."""
    x = (cell + HALF) % WIDTH - HALF
    return x, (cell - x) // WIDTH


class Domino(NamedTuple):
    """A placed domino; they sort as the notation lists them."""

    y: int
    x: int
    colours: str
    """Of its first (left or upper) and second square."""
    way: str
    """``h`` or ``v``."""

    def __str__(self) -> str:
        return f"{self.colours}@{self.x},{self.y}{self.way}"

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """Its two squares."""
        first = cell_of(self.x, self.y)
        return first, first + STEP[self.way]

    @property
    def kind(self) -> Kind:
        """Its kind, whichever way round it lies."""
        return kind_of(self.colours)


Placed = tuple[Domino, ...]


class Grid(NamedTuple):
    """What covers the board."""

    cells: dict[Cell, str]
    """The colour of every covered square."""
    firsts: frozenset[tuple[Cell, str]]
    """The first square and the direction of every domino."""

    def piece(self, cell: Cell, step: int) -> str:
        """The colours beyond a square in one direction, in reading order, up to the next gap."""
        cells, row, at = self.cells, "", cell + step
        while at in cells:
            row += cells[at]
            at += step
        return row if step > 0 else row[::-1]

    def pieces(self, cell: Cell, way: str) -> tuple[str, str]:
        """What lies before and behind a square in its row or column."""
        step = STEP[way]
        return self.piece(cell, -step), self.piece(cell, step)

    def parallel(self, cell: Cell, way: str) -> int:
        """How many dominoes would lie side by side, a new one included (D5)."""
        step, count = STEP[ACROSS[way]], 1
        for side in (-step, step):
            at = cell + side
            while (at, way) in self.firsts:
                count += 1
                at += side
        return count


class Place(NamedTuple):
    """Two free squares on which something fits."""

    cell: Cell
    way: str
    pairs: int
    """The ordered pairs of colours that fit, as 25 bits."""
    points: int
    """The product of the lengths of the extended rows; a double counts twice that."""


@lru_cache(maxsize=1 << 12)
def grid_of(placed: Placed) -> Grid:
    """The board that some dominoes make."""
    cells: dict[Cell, str] = {}
    for domino in placed:
        cells.update(zip(domino.cells, domino.colours, strict=True))
    return Grid(cells, frozenset((domino.cells[0], domino.way) for domino in placed))


@lru_cache(maxsize=1 << 12)
def places(placed: Placed) -> tuple[Place, ...]:
    """Where a domino of some kind can be placed (section 5), from scratch."""
    grid = grid_of(placed)
    cells = grid.cells
    rim = {cell + step for cell in cells for step in EVERYWHERE}.difference(cells)
    lines = {
        way: {cell: pieces for cell in rim if any(pieces := grid.pieces(cell, way))}
        for way in ("h", "v")
    }
    found = []
    for way, step in STEP.items():
        along, across = lines[way], lines[ACROSS[way]]
        for cell in rim.union(cell - step for cell in rim):
            second = cell + step
            if cell in cells or second in cells:
                continue
            ends = along.get(cell, NOTHING)[0], along.get(second, NOTHING)[1]
            met = (ends, across.get(cell, NOTHING), across.get(second, NOTHING))
            if place := _place(grid, cell, way, met):
                found.append(place)
    return tuple(found)


def _place(grid: Grid, cell: Cell, way: str, met: tuple[tuple[str, str], ...]) -> Place | None:
    """What fits on two free squares between the pieces along and across that they meet."""
    if sum(map(any, met)) < LINES or grid.parallel(cell, way) > MOST_PARALLEL:
        return None
    pairs = pairs_between(*met[0])
    pairs &= FIRST[colours_between(*met[1])] & SECOND[colours_between(*met[2])]
    if not pairs:
        return None
    lengths = (
        len(before) + len(after) + (1 if at else 2)
        for at, (before, after) in enumerate(met)
        if before or after
    )
    return Place(cell, way, pairs, prod(lengths))


@lru_cache(maxsize=1 << 12)
def fitting(placed: Placed) -> int:
    """The ordered pairs that fit somewhere, as 25 bits."""
    found = 0
    for place in places(placed):
        found |= place.pairs
    return found


@lru_cache(maxsize=1 << 12)
def pairs_of(rack: Rack) -> int:
    """The ordered pairs that a rack can lay, as 25 bits."""
    kinds = set(rack)
    return sum(1 << at for at, pair in enumerate(PAIRS) if kind_of(pair) in kinds)


@lru_cache(maxsize=1 << 12)
def placements(placed: Placed, rack: Rack) -> dict[str, int]:
    """The points of every legal placement, in the order of their notation."""
    own, found = pairs_of(rack), {}
    for place in places(placed):
        fit = place.pairs & own
        if not fit:
            continue
        x, y = spot(place.cell)
        while fit:
            low = fit & -fit
            fit ^= low
            pair = PAIRS[low.bit_length() - 1]
            points = place.points * 2 if pair[0] == pair[1] else place.points
            found[f"{pair}@{x},{y}{place.way}"] = points
    return dict(sorted(found.items()))
