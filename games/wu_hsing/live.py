"""All places of a table, kept up to date while dominoes are placed and taken back.

The same answers as ``grid.places``, for search: a placement changes what is met by the six ends of
the three lines in which it lies, and by nothing else, so only the places that cover one of these
are looked at again.
"""

from __future__ import annotations

from typing import Any, Final

from games.wu_hsing.grid import EVERYWHERE, WIDTH, Cell, Place, Placed, grid_of
from games.wu_hsing.pattern import (
    EVERY_PAIR,
    FIRST,
    PAIRS,
    SECOND,
    colours_between,
    pairs_between,
)
from games.wu_hsing.rules import MOST_PARALLEL

Spot = int
"""Two free squares as one number: twice the first, plus 1 when the second lies below it."""

Fit = tuple[int, int]
"""The ordered pairs of colours that fit, as 25 bits, and the product of the row lengths."""

Meeting = tuple[str, str, int, int]
"""What a free square meets in a line: the pieces before and behind it, the colours that fit on it
alone as five bits, and how long the row would be."""

Ends = tuple[Cell, ...]

Undo = list[tuple[dict[int, Any], int, Any]]
"""Tables with what stood in them, None for nothing."""

LETTER: Final = "hv"
STEPS: Final = (1, WIDTH)
NOTHING: Final[Meeting] = ("", "", 0b11111, 0)


class Live:
    """A table in progress. ``fits`` holds every place on which something fits."""

    __slots__ = ("cells", "firsts", "fits", "meetings")

    def __init__(self, placed: Placed) -> None:
        grid = grid_of(placed)
        self.cells: dict[Cell, str] = dict(grid.cells)
        self.firsts: dict[Spot, bool] = {
            2 * cell + LETTER.index(way): True for cell, way in grid.firsts
        }
        self.meetings: tuple[dict[Cell, Meeting], dict[Cell, Meeting]] = ({}, {})
        self.fits: dict[Spot, Fit] = {}
        rim = {cell + step for cell in self.cells for step in EVERYWHERE}.difference(self.cells)
        for cell in rim:
            for at, way in enumerate(LETTER):
                before, after = grid.pieces(cell, way)
                if before or after:
                    self.meetings[at][cell] = _meeting(before, after)
        self._refit(rim, [])

    def places(self) -> set[Place]:
        """The same as ``grid.places``, in no order."""
        return {
            Place(spot >> 1, LETTER[spot & 1], pairs, points)
            for spot, (pairs, points) in self.fits.items()
        }

    def place(self, spot: Spot, pair: int) -> Undo:
        """Place an ordered pair where it fits; what is returned takes it back."""
        way, first, undo = spot & 1, spot >> 1, Undo()
        step, side = STEPS[way], STEPS[1 - way]
        second, colours = first + step, PAIRS[pair]
        along, across = self.meetings[way], self.meetings[1 - way]
        before, after = along.get(first, NOTHING)[0], along.get(second, NOTHING)[1]
        ends = self._lengthen(along, first, step, (before, colours, after), undo)
        for cell, colour in ((first, colours[0]), (second, colours[1])):
            above, below, _, _ = across.get(cell, NOTHING)
            ends += self._lengthen(across, cell, side, (above, colour, below), undo)
            undo.append((self.cells, cell, None))
            self.cells[cell] = colour
        undo.append((self.firsts, spot, None))
        self.firsts[spot] = True
        for gone in (*_covering(first), *_covering(second)):
            if gone in self.fits:
                undo.append((self.fits, gone, self.fits.pop(gone)))
        self._refit(ends, undo)
        return undo

    def take_back(self, undo: Undo) -> None:
        """Undo the last placement."""
        for table, key, old in reversed(undo):
            if old is None:
                table.pop(key, None)
            else:
                table[key] = old

    def _lengthen(
        self,
        line: dict[Cell, Meeting],
        cell: Cell,
        step: int,
        row: tuple[str, str, str],
        undo: Undo,
    ) -> Ends:
        """Tell the free squares at both ends of a row what they meet now."""
        before, new, after = row
        whole = before + new + after
        low = cell - step * (len(before) + 1)
        high = cell + step * (len(after) + len(new))
        old = line.get(low)
        undo.append((line, low, old))
        line[low] = _meeting(old[0] if old else "", whole)
        old = line.get(high)
        undo.append((line, high, old))
        line[high] = _meeting(whole, old[1] if old else "")
        return low, high

    def _refit(self, ends: set[Cell] | Ends, undo: Undo) -> None:
        """Look again at the places that cover one of some free squares."""
        cells, fits = self.cells, self.fits
        for spot in {spot for end in ends for spot in _covering(end)}:
            first = spot >> 1
            if first in cells or first + STEPS[spot & 1] in cells:
                continue
            new, old = self._fit(spot), fits.get(spot)
            if new != old:
                undo.append((fits, spot, old))
                if new:
                    fits[spot] = new
                else:
                    del fits[spot]

    def _fit(self, spot: Spot) -> Fit | None:
        """What fits on two free squares: see ``grid.places``."""
        way, first = spot & 1, spot >> 1
        second = first + STEPS[way]
        along, across = self.meetings[way], self.meetings[1 - way]
        one, two = across.get(first), across.get(second)
        if one is None and two is None:
            return None
        low, high = along.get(first), along.get(second)
        before, after = low[0] if low else "", high[1] if high else ""
        if before or after:
            points, pairs = len(before) + len(after) + 2, pairs_between(before, after)
        elif one and two:
            points, pairs = 1, EVERY_PAIR
        else:
            return None
        if one:
            points *= one[3]
            pairs &= FIRST[one[2]]
        if two:
            points *= two[3]
            pairs &= SECOND[two[2]]
        if one and two and pairs and self._parallel(spot) > MOST_PARALLEL:
            return None
        return (pairs, points) if pairs else None

    def _parallel(self, spot: Spot) -> int:
        """How many dominoes would lie side by side."""
        firsts, side, count = self.firsts, 2 * STEPS[1 - (spot & 1)], 1
        for step in (-side, side):
            at = spot + step
            while at in firsts:
                count += 1
                at += step
        return count


def _meeting(before: str, after: str) -> Meeting:
    return before, after, colours_between(before, after), len(before) + len(after) + 1


def _covering(cell: Cell) -> tuple[Spot, Spot, Spot, Spot]:
    """The places that cover a square."""
    return 2 * cell, 2 * (cell - 1), 2 * cell + 1, 2 * (cell - WIDTH) + 1
