"""The board as characters: a letter for each square, coordinates at two edges."""

from __future__ import annotations

from collections.abc import Iterator

from games import text
from games.wu_hsing.grid import Cell, cell_of, grid_of
from render.boards.wu_hsing.measure import bounds
from render.boards.wu_hsing.options import Asked, asked
from render.boards.wu_hsing.table import Sitting, as_board, mine, scored, sittings
from render.head import named
from render.plain import COLUMNS, columns, cut
from render.view import View
from render.words import say

_NAME = 16
"""Columns of the names of the seats; longer ones get more, as far as a line has them."""

_LONGEST = 22
"""Columns of a name at most: points, penalty and their sum take eighteen."""
_RULER = 4
"""Columns of the ruler at the left."""


def text_board(view: View) -> str:
    """The board in at most 40 columns: seats, last score, squares, rack, what to type."""
    said, locale = asked(view), view.look.locale
    kind = text(f"wuh-variant-{as_board(view.position).name}")
    lines = [say(text("ui-wuh-alt-bare", title=text("wuh-title"), kind=kind), locale)]
    over = view.position.outcome is not None
    room = max(_NAME, *(columns(cut(one.name, _LONGEST)) for one in sittings(view)))
    lines += (_seat(one, room, over=over) for one in sittings(view))
    last = scored(view.last)
    if last:
        product = last.product.replace("\u00d7", "x")
        lines.append(f"{last.domino}  {product} = {last.points}")
    lines += _grid(view)
    lines += _racks(view)
    lines += _choices(said, view)
    return "\n".join(cut(line) for line in lines)


def _seat(one: Sitting, wide: int, *, over: bool) -> str:
    """``>`` stands before the seat to play, ``*`` before a winner; then points and dominoes."""
    front = "*" if one.winner else ">" if one.turn else " "
    name = cut(one.name, _LONGEST)
    room = " " * (wide - columns(name))
    rest = f"-{one.penalty}" if over and one.penalty else "" if over else f"[{one.count}]"
    points = one.points + one.penalty if over else one.points
    total = f" = {one.points}" if over and one.penalty else ""
    return f"{front}{name}{room} {points:4} {rest}{total}".rstrip()


def _grid(view: View) -> Iterator[str]:
    """Two columns a square, the halves of a lying domino joined; one where it is too wide."""
    board = as_board(view.position)
    if not board.placed:
        if board.down:
            yield say(text("ui-wuh-board-down"), view.look.locale)
        return
    x0, x1, y0, y1 = bounds(board.placed)
    x0, x1, y0, y1 = x0 - 1, x1 + 1, y0 - 1, y1 + 1
    pitch = 2 if _RULER + 2 * (x1 - x0 + 1) <= COLUMNS + 1 else 1
    cells = grid_of(board.placed).cells
    joined = {domino.cells[0] for domino in board.placed if domino.way == "h"}
    for y in range(y0, y1 + 1):
        line = "".join(_square(cells, joined, cell_of(x, y))[:pitch] for x in range(x0, x1 + 1))
        yield f"{y:>3} {line}".rstrip()
    yield from _below(range(x0, x1 + 1), pitch)


def _square(cells: dict[Cell, str], joined: set[Cell], cell: Cell) -> str:
    return f"{cells.get(cell, '.')}{'-' if cell in joined else ' '}"


def _below(numbers: range, pitch: int) -> Iterator[str]:
    """The coordinates from above, sign, tens and ones below one another."""
    high = max(len(str(x)) for x in numbers)
    for at in range(high):
        line = "".join(f"{str(x).rjust(high)[at]}{' ' * (pitch - 1)}" for x in numbers)
        yield f"{'  x ' if at == high - 1 else '    '}{line}".rstrip()


def _racks(view: View) -> Iterator[str]:
    """The own rack, and those of others that lie open."""
    locale = view.look.locale
    over = view.position.outcome is not None
    for one in sittings(view):
        own = one.seat == view.viewer and not over
        if one.rack and not own:
            yield f"{cut(one.name, COLUMNS - 1)}:"
            yield from _wrapped(one.rack)
    if mine(view) and not over:
        yield f"{say(text('ui-wuh-rack'), locale)}:"
        yield from _wrapped(mine(view))


def held(view: View) -> str:
    """The own rack on one line."""
    rack = mine(view)
    if not rack or view.position.outcome is not None:
        return ""
    return " ".join((f"{say(text('ui-wuh-rack'), view.look.locale)}:", *rack))


def _wrapped(words: tuple[str, ...]) -> Iterator[str]:
    in_line = COLUMNS // 3
    for start in range(0, len(words), in_line):
        yield f" {' '.join(words[start : start + in_line])}"


def _choices(said: Asked, view: View) -> Iterator[str]:
    """The letters of dominoes that fit; then the places with what can be typed."""
    if not said.options:
        return
    seat = view.viewer if view.viewer is not None else 0
    if said.kind:
        for one in said.options:
            worth = view.position.worth(seat, one.path)
            points = say(named(worth, view), view.look.locale) if worth else ""
            yield f"{one.mark:>2} {one.path[-1]} {points}".rstrip()
        return
    yield say(text("ui-wuh-board-fit"), view.look.locale)
    marks = tuple(f"{one.mark}:{one.path[-1]}" for one in said.options)
    in_line = COLUMNS // 5
    for start in range(0, len(marks), in_line):
        yield f" {' '.join(marks[start : start + in_line])}"
