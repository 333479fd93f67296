"""The panels beside the board: who has how many points, what the last move scored, the rack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games import text
from games.wu_hsing.rules import CREATING, Rack
from render.boards.wu_hsing.measure import Panels
from render.boards.wu_hsing.options import Asked, Option
from render.boards.wu_hsing.scores import FEW, LARGE, MANY, Row, Rows, seat
from render.boards.wu_hsing.table import Scored, Sitting, mine, scored
from render.labels import Style, label
from render.names import bare
from render.things import Badge, Block, Box, Frame, Panel, Rect, Thing
from render.view import Look, View
from render.words import say

_PAD = 14
_GAP = 12
_LAST = 96
_CYCLE = 34
_HEADING = 34
_BETWEEN = 26
_ABOVE, _MOST_ABOVE = 18, 26
"""Room beside and above a domino of the rack, for its letter."""


def side(
    view: View, sittings: tuple[Sitting, ...], said: Asked, where: Panels
) -> tuple[list[Thing], list[Box]]:
    """Lay the panels out from above; the rack takes what is left."""
    over = view.position.outcome is not None
    alone = () if over else mine(view)
    last, room = scored(view.last), where.side
    size = FEW if not where.wide else MANY if alone else LARGE
    rows = Rows(
        tuple(
            Row(one, brief, () if alone and one.seat == view.viewer else one.rack, over)
            for one, brief in zip(sittings, bare([one.name for one in sittings]), strict=True)
        ),
        size,
    )
    top = Rect(room.x, room.y, room.w, rows.height)
    things: list[Thing] = [Panel(top)]
    y = top.y + 8
    for row, high in zip(rows.rows, rows.heights, strict=True):
        things += seat(row, Rect(top.x + 8, y, top.w - 16, high), size, view.look)
        y += high
    y = top.bottom + _GAP
    if last:
        high = _LAST + (_CYCLE if last.cycle else 0)
        place = Rect(room.x, y, room.w, high)
        things += _scored(last, sittings[last.seat].name, place, view.look)
        y = place.bottom + _GAP
    if not alone:
        return things, []
    held, boxes = _rack(alone, said, Rect(room.x, y, room.w, room.bottom - y), view)
    return [*things, *held], boxes


def _scored(last: Scored, who: str, room: Rect, look: Look) -> Iterator[Thing]:
    """The rows of the last placement multiplied, and the cycle where a row came to show it."""
    yield Panel(room, "panel2")
    inner = Rect(room.x + _PAD, room.y, room.w - 2 * _PAD, room.h)
    upper = Rect(inner.x, inner.y + 8, inner.w, 36)
    domino = Rect(upper.right - 60, upper.y + 3, 60, 30)
    yield Block(domino, last.domino.colours)
    name = Rect(upper.x, upper.y, domino.x - 10 - upper.x, upper.h)
    yield label(name, who, Style(26, 500, "muted"), look)
    lower = Rect(inner.x, upper.bottom, inner.w, 46)
    words = f"{last.product} = {last.points}"
    yield label(lower, words, Style(34, 700, "gold"), look)
    if last.cycle:
        side_ = 26
        for number, colour in enumerate(CREATING):
            x = inner.x + number * (side_ + 4)
            yield Block(Rect(x, lower.bottom, side_, side_), colour)
        x = inner.x + len(CREATING) * (side_ + 4) + 6
        beside = Rect(x, lower.bottom, inner.right - x, side_)
        yield label(beside, say(text("ui-wuh-cycle"), look.locale), Style(24, 600, "gold"), look)


@dataclass(frozen=True, slots=True)
class Shelf:
    """How the dominoes of a rack stand: columns, the size of each, and from one to the next."""

    columns: int
    width: int
    across: int
    down: int


def shelf(count: int, room: Rect) -> Shelf:
    """The columns with which the dominoes are largest; between them is room for letters."""
    found = []
    for columns in (2, 3, 4):
        rows = -(-count // columns)
        wide = (room.w - (columns - 1) * _BETWEEN) // columns
        high = min(wide // 2, room.h // rows - _ABOVE)
        across = (room.w - 2 * high) // (columns - 1)
        found.append(Shelf(columns, 2 * high, across, min(room.h // rows, high + _MOST_ABOVE)))
    return max(found, key=lambda one: one.width)


def _rack(own: Rack, said: Asked, room: Rect, view: View) -> tuple[list[Thing], list[Box]]:
    """The viewer's dominoes, with the letters of those that can be placed."""
    look = view.look
    heading = Rect(room.x + _PAD, room.y + 4, room.w - 2 * _PAD, _HEADING)
    words = say(text("ui-wuh-rack"), look.locale)
    things: list[Thing] = [
        Panel(room),
        label(heading, words, Style(26, 500, "muted"), look),
    ]
    y = heading.bottom + 24
    inner = Rect(room.x + _PAD + 18, y, room.w - 2 * _PAD - 18, room.bottom - y)
    size = shelf(len(own), inner)
    options = {option.path[0]: option for option in said.options if not said.kind}
    badges: list[Thing] = []
    boxes: list[Box] = []
    framed = False
    for number, kind in enumerate(own):
        row, column = divmod(number, size.columns)
        spot = (inner.x + column * size.across, inner.y + row * size.down)
        place = Rect(*spot, size.width, size.width // 2)
        things.append(Block(place, kind))
        if kind == said.kind and not framed:
            framed = True
            things.append(Frame(place.grown(-1), "select", 6))
        option = options.get(kind)
        if option:
            badges.append(_badge(option, place, look))
            boxes.append(Box(option.path, place.x, place.y, place.w, place.h))
    return [*things, *badges], boxes


def _badge(option: Option, place: Rect, look: Look) -> Badge:
    """On the upper left corner, off the shape of the square."""
    size = 36 if look.large else 30
    away = size // 2 - 4
    x, y = place.x - away + 4, place.y - away + 4
    return Badge(Rect(x - size // 2, y - size // 2 + 4, size, size), option.mark, "text", "bg")
