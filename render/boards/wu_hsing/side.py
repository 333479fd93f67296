"""The panels beside the board: who has how many points, what the last move scored, the rack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games import text
from games.wu_hsing.rules import CREATING, Rack
from render.boards.wu_hsing.measure import SIDE
from render.boards.wu_hsing.options import Asked, Option
from render.boards.wu_hsing.table import Scored, Sitting
from render.labels import Style, label
from render.things import Badge, Bar, Block, Box, Frame, Panel, Rect, Sign, Thing
from render.view import Look, View
from render.words import say

_PAD = 14
_GAP = 12
_ROW = 54
_FINAL_ROW = 70
_LOW_ROW = 46
_PENALTY = 30
_MINI = 49
"""The width of the dominoes of others, of which five stand in a line."""
_MINIS = 5
_MINI_HIGH = 25
_MINI_PITCH = 30
_LAST = 96
_CYCLE = 34
_HEADING = 34
_BETWEEN = 26
_ABOVE, _MOST_ABOVE = 18, 26
"""Room beside and above a domino of the rack, for its letter."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The panel of the scores: how high its lines are, and whose dominoes stand in it."""

    sittings: tuple[Sitting, ...]
    shown: tuple[Rack, ...]
    """By seat; empty where the dominoes are not known, or stand in the viewer's own rack."""
    over: bool

    @property
    def heights(self) -> tuple[int, ...]:
        """The height of every seat's line."""
        line = _ROW if sum(map(bool, self.shown)) <= 2 else _LOW_ROW  # noqa: PLR2004 - two long racks
        return tuple(
            (_final(one) if self.over else line) + _minis(rack)
            for one, rack in zip(self.sittings, self.shown, strict=True)
        )

    @property
    def height(self) -> int:
        """Of the whole panel."""
        return sum(self.heights) + 2 * 8


def _final(one: Sitting) -> int:
    """The height of a line at the end of a game, and what is below it where points are lost."""
    return _ROW + _PENALTY if one.penalty else _FINAL_ROW


def _minis(rack: Rack) -> int:
    lines = -(-len(rack) // _MINIS)
    return lines * _MINI_PITCH + (4 if lines else 0)


def side(
    view: View, sittings: tuple[Sitting, ...], own: Rack, said: Asked, last: Scored | None
) -> tuple[list[Thing], list[Box]]:
    """Lay the panels out from above; the rack takes what is left."""
    over = view.position.outcome is not None
    alone = () if over else own
    shown = tuple(() if alone and one.seat == view.viewer else one.rack for one in sittings)
    rows = Rows(sittings, shown, over)
    top = Rect(SIDE.x, SIDE.y, SIDE.w, rows.height)
    things: list[Thing] = [Panel(top)]
    y = top.y + 8
    for one, rack, high in zip(sittings, shown, rows.heights, strict=True):
        things += _seat(one, rack, Rect(top.x + 8, y, top.w - 16, high), view.look, over=over)
        y += high
    y = top.bottom + _GAP
    if last:
        high = _LAST + (_CYCLE if last.cycle else 0)
        place = Rect(SIDE.x, y, SIDE.w, high)
        things += _scored(last, sittings[last.seat].name, place, view.look)
        y = place.bottom + _GAP
    if not alone:
        return things, []
    held, boxes = _rack(alone, said, Rect(SIDE.x, y, SIDE.w, SIDE.bottom - y), view)
    return [*things, *held], boxes


def _seat(one: Sitting, rack: Rack, room: Rect, look: Look, *, over: bool) -> Iterator[Thing]:
    """Bar of the turn, name, dominoes left, points; below them the rack where it is known."""
    lost = _PENALTY if over and one.penalty else 0
    line = Rect(room.x, room.y, room.w, room.h - lost - _minis(rack))
    if one.turn or one.winner:
        yield Panel(Rect(room.x, room.y, room.w, room.h), "panel2")
        colour = "jade" if one.winner else "gold"
        yield Bar(Rect(line.x + 2, line.y + 6, 6, line.h - 12), colour)
    points = label(
        Rect(line.right - 120, line.y, 112, line.h),
        _number(one.points),
        Style(33, 700, "jade" if one.winner else "gold" if one.turn else "text"),
        look,
        "right",
    )
    yield points
    right = points.rect.x - 10
    if not over:
        count = label(
            Rect(right - 40, line.y, 40, line.h),
            str(one.count),
            Style(24, 600, "muted"),
            look,
            "right",
        )
        back = Rect(count.rect.x - 32, line.middle[1] - 7, 28, 14)
        yield from (count, Block(back, "??"))
        right = back.x - 10
    x = line.x + 16
    if one.winner:
        yield Sign(Rect(x, line.middle[1] - 12, 24, 24), "check", "jade")
        x += 32
    yield label(Rect(x, line.y, right - x, line.h), one.name, Style(28), look)
    if lost:
        below = Rect(line.x + 16, line.bottom, line.w - 24, _PENALTY)
        sum_ = f"{one.points + one.penalty} \u2212 {one.penalty}"
        yield label(below, sum_, Style(25, 500, "muted"), look, "right")
    for number, kind in enumerate(rack):
        row, column = divmod(number, _MINIS)
        x = room.x + 10 + column * (_MINI + 5)
        y = line.bottom + lost + row * _MINI_PITCH
        yield Block(Rect(x, y, _MINI, _MINI_HIGH), kind)


def _number(value: int) -> str:
    return str(value).replace("-", "\u2212")


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
