"""The viewer's own panel: its groups on the table, and its hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games import text
from render.boards.four_colour.measure import PAD, Cut, around, line, placed
from render.boards.four_colour.options import Asked
from render.boards.four_colour.seat import groups
from render.boards.four_colour.table import Held, Sitting, taken
from render.labels import Style, label
from render.things import Badge, Bar, Box, Frame, Label, Panel, Rect, Sign, Strip, Thing
from render.view import View
from render.words import say

_NAME = 150
_SHOWN = 76
_CARD = 176
_LARGEST, _SMALLEST = 58, 34
_BADGE = 34
_LARGE = 40


def own(
    view: View, sitting: Sitting, held: Sequence[Held], said: Asked, rect: Rect
) -> tuple[list[Thing], list[Box]]:
    """Lay the panel out: name and groups above, the hand below, marks under it."""
    things: list[Thing] = [Panel(rect, "panel", "gold" if sitting.turn else "")]
    top = Rect(rect.x + PAD, rect.y + 14, rect.w - 2 * PAD, _SHOWN)
    things += _left(view, sitting, Rect(top.x, top.y, _NAME, top.h))
    shown = Rect(top.x + _NAME + 16, top.y, top.w - _NAME - 16, _SHOWN + 2)
    things += groups(sitting.exposed, shown, 40, taken(view, sitting))
    room = Rect(rect.x + PAD, top.bottom + 16, rect.w - 2 * PAD, _CARD)
    hand, boxes = _hand(held, said, room, view)
    return [*things, *hand], boxes


def _left(view: View, sitting: Sitting, room: Rect) -> Iterator[Label | Sign]:
    """Who it is, an arrow when it is its turn, and what the groups beside it are."""
    x = room.x
    if sitting.turn:
        yield Sign(Rect(x, room.y + 6, 26, 26), "right", "gold")
        x += 36
    upper = Rect(x, room.y, room.right - x, 38)
    lower = Rect(room.x, upper.bottom, room.w, 36)
    locale = view.look.locale
    yield label(upper, say(text("ui-you"), locale), Style(30, 700), view.look)
    words = say(text("ui-fcc-groups" if sitting.exposed else "ui-fcc-no-groups"), locale)
    yield label(lower, words, Style(24, 500, "muted"), view.look)


def cut_for(held: Sequence[Held], room: Rect) -> Cut:
    """The largest cards with which the hand fits into one line."""
    cards = [one.cards for one in held]
    for width in range(_LARGEST, _SMALLEST, -1):
        for between in (round(width * 0.42), 12, 9):
            cut = Cut(width, _CARD, 3, between)
            if line(cards, cut) <= room.w:
                return cut
    return Cut(_SMALLEST, _CARD, 2, 6)


def _hand(
    held: Sequence[Held], said: Asked, room: Rect, view: View
) -> tuple[list[Thing], list[Box]]:
    cut = cut_for(held, room)
    places = placed([one.cards for one in held], cut, room)
    things: list[Thing] = []
    for one, rects in zip(held, places, strict=True):
        things += (Strip(rect, card) for rect, card in zip(rects, one.cards, strict=True))
        if one.whole:
            bar = around(rects)
            things.append(Bar(Rect(bar.x + 2, bar.bottom + 5, bar.w - 4, 5), "jade"))
    marks, boxes = _marks(held, places, said, view)
    return [*things, *_picked(held, places, said), *marks], boxes


def _marks(
    held: Sequence[Held], places: tuple[tuple[Rect, ...], ...], said: Asked, view: View
) -> tuple[list[Badge], list[Box]]:
    """The mark of a card under it; equal neighbours share one."""
    options = {option.card: option for option in said.discards}
    high = _LARGE if view.look.large else _BADGE
    badges: list[Badge] = []
    boxes: list[Box] = []
    for one, rects in zip(held, places, strict=True):
        for card in dict.fromkeys(one.cards):
            option = options.get(card)
            if option is None:
                continue
            mine = around([rects[at] for at, other in enumerate(one.cards) if other == card])
            wide = min(high + 6, rects[0].w + 2)
            spot = Rect(mine.middle[0] - wide // 2, mine.bottom + 14, wide, high)
            badges.append(Badge(spot, option.mark, "text", "bg", "plate"))
            boxes.append(Box(option.path, mine.x, mine.y, mine.w, spot.bottom - mine.y))
    return badges, boxes


def _picked(
    held: Sequence[Held], places: tuple[tuple[Rect, ...], ...], said: Asked
) -> Iterator[Frame]:
    """A frame around the last copy of the card that has been picked."""
    card = said.picked[1:] if said.picked.startswith("x") else ""
    spots = [
        rect
        for one, rects in zip(held, places, strict=True)
        for rect, other in zip(rects, one.cards, strict=True)
        if other == card
    ]
    yield from (Frame(rect.grown(-2), "select", 6) for rect in spots[-1:])
