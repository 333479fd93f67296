"""The picture of the board: four by three cells, the pair or the goal in the middle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from games import Path, Position, text
from render.boards.xiang_shi_fu.cell import Face, Mark, cell
from render.boards.xiang_shi_fu.centre import GOAL_BESIDE_PAIR, centre
from render.boards.xiang_shi_fu.measure import LINE, PAIR_CELL, cells, tiles
from render.boards.xiang_shi_fu.options import Asked, Option, asked
from render.boards.xiang_shi_fu.table import Held, Table, as_board, table, touched, upper
from render.head import head
from render.things import Box, Cell, Rect, Scene, Thing
from render.tokens import HEIGHT, WIDTH
from render.view import View
from render.words import say

_KIND_ROOM = 480
EIGHT = "相八副"
"""The variant with eight triplets has signs of its own."""


@lru_cache(maxsize=48)
def scene(view: View) -> Scene:
    """Lay the board out for a viewer."""
    shown, said = table(view.position), asked(view)
    places = cells(shown.variant)
    things: list[Thing] = list(_head(view, shown))
    boxes: list[Box] = []
    for held in shown.sets:
        place = places[held.seat]
        face = _face(held, shown, said, place, view)
        things.append(Cell(place, cell(face, view.look)))
        boxes += _boxes(held, face, said, place)
    things += centre(shown, view.position.outcome, places["centre"], view.look)
    return Scene(WIDTH, HEIGHT, tuple(things), tuple(boxes))


def scenes(views: Sequence[View]) -> tuple[Scene, ...]:
    """A whole game: its cells and panels stay where they are."""
    return tuple(map(scene, views))


def forget() -> None:
    """Drop kept layouts, so that the next one is measured in full."""
    for kept in (scene, asked, table, cell):
        kept.cache_clear()


def hard(position: Position) -> Mapping[str, int]:
    """What makes a position hard to draw."""
    given = _given(position)
    return {
        "most choices": len(given),
        "most partners": max(given.values(), default=0),
        "most invalid": len(as_board(position).invalid),
    }


def press(position: Position, kind: str) -> Path:
    """What to say first so that the picture shows it."""
    given = _given(position)
    if kind != "most partners" or not given:
        return ()
    return (max(sorted(given), key=lambda side: given[side]),)


def _given(position: Position) -> Counter[str]:
    """What can be given, and in how many exchanges."""
    return Counter(side for move in position.moves(0) for side in move.split("-"))


def _head(view: View, shown: Table) -> tuple[Thing, ...]:
    """Title and kind; of the facts only those that the middle of the board does not tell."""
    locale = view.look.locale
    signs = EIGHT if shown.variant == "eight-triplets" else say(text("xsf-title-hanzi"), locale)
    told = view.position.facts()
    rest = replace(view, facts=tuple(fact for fact in view.facts if fact not in told))
    title, kind = say(text("xsf-title"), locale), say(shown.name, locale)
    rule = upper(shown.special, locale) if shown.special else ""
    return head(rest, title, signs, kind, below=rule, room=_KIND_ROOM)


def _face(held: Held, shown: Table, said: Asked, place: Rect, view: View) -> Face:
    in_centre = held.seat == "p" and len(shown.pairs) == 1
    outcome = view.position.outcome
    won = in_centre and outcome is not None and outcome.won
    return Face(
        held.seat,
        held.tiles,
        upper(held.short if place.w == PAIR_CELL else held.drawn, view.look.locale),
        held.valid,
        (place.w, place.h),
        "gold" if held.seat in touched(view.last) else "jade" if won else "",
        left=in_centre and shown.variant in GOAL_BESIDE_PAIR,
        marks=tuple(_marks(held, said)),
    )


def _marks(held: Held, said: Asked) -> Iterator[Mark]:
    for side in said.picked:
        if side.seat == held.seat:
            yield Mark(side.places(held), "picked")
    for option in said.options:
        if option.side.seat == held.seat:
            places = option.side.places(held)
            yield Mark(places, "partner" if said.picked else "bar")


def _boxes(held: Held, face: Face, said: Asked, place: Rect) -> Iterator[Box]:
    rects = tiles(place.w, len(held.tiles), left=face.left)
    for option in said.options:
        if option.side.seat == held.seat:
            for spot in _spots(option, held, rects, said):
                yield Box(option.path, place.x + spot.x, place.y + spot.y, spot.w, spot.h)


def _spots(option: Option, held: Held, rects: tuple[Rect, ...], said: Asked) -> Iterator[Rect]:
    """The tiles; two tiles that could also go one by one have the line under them instead."""
    if len(option.side.tiles) > 1 and not said.picked:
        yield Rect(rects[0].x, LINE - 3, rects[-1].right - rects[0].x, 38)
        return
    for at in option.side.places(held):
        yield rects[at]
