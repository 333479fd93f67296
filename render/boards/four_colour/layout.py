"""The picture of the board: for the group, for one seat with its hand, and at the end of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from games import Path, Position, text
from render.boards.four_colour.final import Win, banner, laid, win
from render.boards.four_colour.measure import (
    GAP,
    HEAD,
    HEIGHT,
    QUARTER_HIGH,
    SEAT_HIGH,
    row,
)
from render.boards.four_colour.middle import GROUP, OWN, middle
from render.boards.four_colour.options import asked
from render.boards.four_colour.own import own
from render.boards.four_colour.seat import Face, seat
from render.boards.four_colour.table import Sitting, Table, as_board, hand, table, taken
from render.head import head
from render.things import Cell, Rect, Scene, Thing
from render.tokens import MARGIN, WIDTH
from render.view import View
from render.words import say

_TABLE_HIGH = 236
_BANNER_HIGH = 124
_OPEN = 120
"""So much higher are the panels of the others where their hands are open."""
_FOUR_TOP = (3, 2)
_FOUR_BOTTOM = (0, 1)
"""Four seats around the table: play goes anticlockwise, as on a real one."""


@lru_cache(maxsize=48)
def scene(view: View) -> Scene:
    """Lay the board out for a viewer; without a hand to show, for the group."""
    won = win(view.position)
    if won:
        return _ended(view, won)
    if hand(view.position, view.viewer):
        return _own(view)
    return _group(view)


def scenes(views: Sequence[View]) -> tuple[Scene, ...]:
    """A whole game: its cells and panels stay where they are."""
    return tuple(map(scene, views))


def forget() -> None:
    """Drop kept layouts, so that the next one is measured in full."""
    for kept in (scene, asked, table, hand, seat, win):
        kept.cache_clear()


def hard(position: Position) -> Mapping[str, int]:
    """What makes a position hard to draw."""
    board = as_board(position)
    loose = 0
    if board.to_act:
        loose = len(hand(board.seen_by(board.to_act[0]), board.to_act[0]))
    claims = [len(board.moves(seat)) for seat in board.to_act if board.public]
    return {
        "most groups in a hand": loose,
        "most claims": max(claims, default=0),
        "most on the table": max(sum(map(len, groups)) for groups in board.exposed),
        "most discards": len(board.discards),
        "most points": max(board.outcome.scores) if board.outcome else 0,
    }


def press(position: Position, kind: str) -> Path:
    """What to say first so that the picture shows it: nothing, all is there."""
    del position, kind
    return ()


def _own(view: View) -> Scene:
    """Three others above, the table, the own panel below."""
    shown, said = table(view), asked(view)
    viewer = view.viewer if view.viewer is not None else 0
    more = _OPEN if view.hands else 0
    tops = row(HEAD + 2, 3, SEAT_HIGH + more)
    things: list[Thing] = list(_head(view, shown))
    things += _seats(view, shown.around(viewer), tops)
    board = Rect(MARGIN, tops[0].bottom + GAP, WIDTH - 2 * MARGIN, _TABLE_HIGH)
    table_, boxes = middle(view, shown, said, board, OWN)
    panel = Rect(MARGIN, board.bottom + GAP, board.w, HEIGHT + more - MARGIN - board.bottom - GAP)
    sitting = shown.seats[viewer]
    held = hand(view.position, viewer)
    mine, touched = own(view, sitting, held, said, panel)
    return Scene(WIDTH, HEIGHT + more, (*things, *table_, *mine), (*boxes, *touched))


def _group(view: View) -> Scene:
    """Four seats around the table, no hands: there are none in the view."""
    shown = table(view)
    tops = row(HEAD + 2, 2, QUARTER_HIGH)
    bottoms = row(HEIGHT - MARGIN - QUARTER_HIGH, 2, QUARTER_HIGH)
    things: list[Thing] = list(_head(view, shown))
    things += _seats(view, tuple(shown.seats[at] for at in _FOUR_TOP), tops)
    y = tops[0].bottom + GAP
    board = Rect(MARGIN, y, WIDTH - 2 * MARGIN, bottoms[0].y - GAP - y)
    table_, boxes = middle(view, shown, asked(view), board, GROUP)
    things += table_
    things += _seats(view, tuple(shown.seats[at] for at in _FOUR_BOTTOM), bottoms)
    return Scene(WIDTH, HEIGHT, tuple(things), tuple(boxes))


def _ended(view: View, won: Win) -> Scene:
    """Three others above, how it was won, the groups of the winner with their points."""
    shown = table(view)
    tops = row(HEAD + 2, 3, SEAT_HIGH)
    names = [sitting.name for sitting in shown.seats]
    things: list[Thing] = list(_head(view, shown))
    things += _seats(view, shown.around(won.seat), tops)
    told = Rect(MARGIN, tops[0].bottom + GAP, WIDTH - 2 * MARGIN, _BANNER_HIGH)
    things += banner(view, won, names, told)
    panel = Rect(MARGIN, told.bottom + GAP, told.w, HEIGHT - MARGIN - told.bottom - GAP)
    things += laid(view, won, panel)
    return Scene(WIDTH, HEIGHT, tuple(things))


def _seats(view: View, seats: tuple[Sitting, ...], places: tuple[Rect, ...]) -> list[Thing]:
    things: list[Thing] = []
    ended = view.position.outcome is not None
    for sitting, place in zip(seats, places, strict=True):
        turn = sitting.turn and not ended
        size = (place.w, place.h)
        new = taken(view, sitting)
        called = (sitting.name, sitting.brief)
        face = Face(*called, sitting.count, sitting.exposed, size, turn, new, sitting.held)
        things.append(Cell(place, seat(face, view.look)))
    return things


def _head(view: View, shown: Table) -> tuple[Thing, ...]:
    """Title, and the stock behind the facts that the game does not tell itself."""
    locale = view.look.locale
    told = view.position.facts()
    rest = tuple(fact for fact in view.facts if fact not in told)
    stock = text("ui-fcc-stock", n=shown.stock)
    seen = replace(view, names=(), facts=(*rest, stock))
    return head(seen, say(text("fcc-title"), locale), say(text("fcc-title-hanzi"), locale))
