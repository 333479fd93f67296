"""The panel of one seat: its name, how many cards it holds, and its groups on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.boards.four_colour.measure import PAD, Group, around, fitting, placed, small
from render.labels import Style, label
from render.things import Bar, Frame, Label, Panel, Rect, Sign, Strip, Thing
from render.view import Look

_NAME = 52
"""How high the line with the name is."""
_LARGEST, _SMALLEST = 40, 22
_ARROW = 26
_BAR = 12
"""Between lines of cards where some have bars below."""


@dataclass(frozen=True, slots=True)
class Face:
    """All that the panel shows: equal faces are equal pictures."""

    name: str
    count: int
    exposed: tuple[Group, ...]
    size: tuple[int, int]
    turn: bool = False
    new: int = 0
    """How many groups at the end have just been taken."""
    hand: tuple[Group, ...] = ()
    """Its cards, where everybody may see them."""


@lru_cache(maxsize=256)
def seat(face: Face, look: Look) -> tuple[Thing, ...]:
    """Lay a panel out from its own corner."""
    things: list[Thing] = [Panel(Rect(0, 0, *face.size), "panel", "gold" if face.turn else "")]
    things += _line(face, look)
    room = Rect(PAD, _NAME + 4, face.size[0] - 2 * PAD, face.size[1] - _NAME - 4 - 12)
    if face.hand:
        things += _open(face, room)
    else:
        things += groups(face.exposed, room, _LARGEST, face.new)
    return tuple(things)


def _open(face: Face, room: Rect) -> Iterator[Thing]:
    """Groups on the table, each with a bar below, and after them the cards of the hand."""
    together = (*face.exposed, *face.hand)
    cut = fitting(together, room, map(small, range(_LARGEST, _SMALLEST - 1, -1)), apart=_BAR)
    places = placed(together, cut, room, apart=_BAR)
    for group, rects in zip(together, places, strict=True):
        yield from (Strip(rect, card) for rect, card in zip(rects, group, strict=True))
    laid = places[: len(face.exposed)]
    for rects in laid:
        lies = around(rects)
        yield Bar(Rect(lies.x + 1, lies.bottom + 3, lies.w - 2, 5), "jade")
    for rects in laid[len(laid) - face.new :] if face.new else ():
        yield Frame(around(rects).grown(-1), "gold", 4)


def groups(exposed: tuple[Group, ...], room: Rect, largest: int, new: int = 0) -> Iterator[Thing]:
    """Groups in as few lines and as large as they fit; those just taken have gold frames."""
    cut = fitting(exposed, room, map(small, range(largest, _SMALLEST - 1, -1)), apart=8)
    places = placed(exposed, cut, room, apart=8)
    for group, rects in zip(exposed, places, strict=True):
        yield from (Strip(rect, card) for rect, card in zip(rects, group, strict=True))
    for rects in places[len(places) - new :] if new else ():
        yield Frame(around(rects).grown(-1), "gold", 4)


def _line(face: Face, look: Look) -> Iterator[Thing]:
    """Arrow and name at the left, the back of a card and the count at the right."""
    count = label(
        Rect(face.size[0] - PAD - 60, 6, 60, _NAME - 8),
        str(face.count),
        Style(30, 700),
        look,
        "right",
    )
    back = Rect(count.rect.x - 28, 12, 20, 34)
    x = PAD
    if face.turn:
        yield Sign(Rect(x, 6 + (_NAME - 8 - _ARROW) // 2, _ARROW, _ARROW), "right", "gold")
        x += _ARROW + 10
    yield Strip(back, "xx")
    yield count
    yield _name(face, Rect(x, 6, back.x - 12 - x, _NAME - 8), look)


def _name(face: Face, room: Rect, look: Look) -> Label:
    return label(room, face.name, Style(29), look)
