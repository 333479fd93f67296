"""What the rules say of one placement: legal or why not, its rows and points (section 5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

from games.wu_hsing.grid import ACROSS, Domino, Grid, cell_of, grid_of
from games.wu_hsing.pattern import is_legal
from games.wu_hsing.rules import LINES, MOST_PARALLEL, is_double

if TYPE_CHECKING:
    from games.wu_hsing.board import Board

MOVE: Final = re.compile(r"([BWRYK]{2})@(-?[1-9][0-9]*|0),(-?[1-9][0-9]*|0)([hv])", re.ASCII)
DIGITS: Final = 6
"""Farther squares than this many digits are all alike: nothing lies there."""


class Line(NamedTuple):
    """A row or column as a placement would make it."""

    way: str
    before: str
    new: str
    """The one or two colours of the placed domino."""
    after: str

    @property
    def extended(self) -> bool:
        """Whether something lay there before."""
        return bool(self.before or self.after)

    @property
    def colours(self) -> str:
        """The whole row."""
        return self.before + self.new + self.after


class Verdict(NamedTuple):
    """``reason`` is empty for a legal move; codes stand in section 5 of the rule book."""

    reason: str
    lines: tuple[Line, ...] = ()
    """Along, across the first and across the second square; empty where none is looked at."""

    @property
    def extended(self) -> tuple[Line, ...]:
        """The begun rows that it makes longer."""
        return tuple(line for line in self.lines if line.extended)

    @property
    def points(self) -> int:
        """What a legal placement scores (section 6)."""
        if self.reason or not self.lines:
            return 0
        factor = 2 if is_double(self.lines[0].new) else 1
        return factor * prod(len(line.colours) for line in self.extended)


@lru_cache(maxsize=2048)
def read_domino(move: str) -> Domino | None:
    """A domino and its place; None when the text is no move."""
    found = MOVE.fullmatch(move)
    if not found:
        return None
    return Domino(_number(found[3]), _number(found[2]), found[1], found[4])


def _number(digits: str) -> int:
    return int(digits[: DIGITS + digits.startswith("-")])


def lines_of(grid: Grid, domino: Domino) -> Iterator[Line]:
    """The three lines in which a domino would lie."""
    first, second = domino.cells
    way, both = domino.way, domino.colours
    yield Line(way, grid.pieces(first, way)[0], both, grid.pieces(second, way)[1])
    for cell, colour in ((first, both[0]), (second, both[1])):
        before, after = grid.pieces(cell, ACROSS[way])
        yield Line(ACROSS[way], before, colour, after)


def judge(board: Board, domino: Domino) -> Verdict:
    """Judge a placement by the seat to play, test after test in the order of the rule book."""
    if board.turn < 0:
        return Verdict("game-over")
    if board.opening:
        return Verdict(_opening(board, domino))
    grid = grid_of(board.placed)
    taken = any(cell in grid.cells for cell in domino.cells)
    lines = () if taken else tuple(lines_of(grid, domino))
    if domino.kind not in board.racks[board.turn]:
        return Verdict("not-in-rack", lines)
    if taken:
        return Verdict("occupied")
    return Verdict(_refused(grid, domino, lines), lines)


def _opening(board: Board, domino: Domino) -> str:
    if domino.kind not in board.racks[board.turn]:
        return "not-in-rack"
    return "" if str(domino) in board.openings() else "opening"


def _refused(grid: Grid, domino: Domino, lines: tuple[Line, ...]) -> str:
    extended = sum(line.extended for line in lines)
    if extended < LINES:
        return f"rows-{extended}"
    if grid.parallel(cell_of(domino.x, domino.y), domino.way) > MOST_PARALLEL:
        return "fourth-parallel"
    if not all(is_legal(line.colours) for line in lines):
        return "pattern"
    return ""
