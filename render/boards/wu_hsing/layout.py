"""The picture of the board: the layout at the left, scores and rack at the right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from games import Path, Position, text
from games.wu_hsing.rules import kind_of
from render.boards.wu_hsing.grid import grid
from render.boards.wu_hsing.measure import bounds, panels
from render.boards.wu_hsing.options import asked
from render.boards.wu_hsing.side import side
from render.boards.wu_hsing.table import as_board, scored, sittings
from render.head import head
from render.things import Scene
from render.tokens import HEIGHT, WIDTH
from render.view import View
from render.words import say


@lru_cache(maxsize=48)
def scene(view: View) -> Scene:
    """Lay the board out for a viewer."""
    locale = view.look.locale
    title, signs = (say(text(f"wuh-title{end}"), locale) for end in ("", "-hanzi"))
    kind = say(text(f"wuh-variant-{as_board(view.position).name}"), locale)
    top = head(replace(view, names=()), title, signs, kind, room=260)
    said = asked(view)
    seats = sittings(view)
    where = panels(max(len(one.rack) for one in seats))
    board, places = grid(view, said, where)
    beside, rack = side(view, seats, said, where)
    return Scene(WIDTH, HEIGHT, (*top, *board, *beside), (*places, *rack))


def scenes(views: Sequence[View]) -> tuple[Scene, ...]:
    """A whole game: its cells and panels stay where they are."""
    return tuple(map(scene, views))


def forget() -> None:
    """Drop kept layouts, so that the next one is measured in full."""
    for kept in (scene, asked, sittings, scored):
        kept.cache_clear()


def hard(position: Position) -> Mapping[str, int]:
    """What makes a position hard to draw."""
    board = as_board(position)
    x0, x1, y0, y1 = bounds(board.placed)
    places = _places(position)
    return {
        "longest side": max(x1 - x0, y1 - y0) + 1,
        "most places": max(places.values(), default=0),
        "most left over": sum(map(len, board.racks)) if board.outcome else 0,
    }


def press(position: Position, kind: str) -> Path:
    """What to say first so that the picture shows it."""
    places = _places(position)
    if kind != "most places" or not places:
        return ()
    return (max(sorted(places), key=lambda one: places[one]),)


def _places(position: Position) -> Counter[str]:
    """Every kind that can be placed, and in how many ways."""
    board = as_board(position)
    moves = (move for seat in board.to_act for move in board.moves(seat))
    return Counter(kind_of(move[:2]) for move in moves)
