"""The panel of one seat: its name, how many cards it holds, and its groups on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.boards.four_colour.measure import PAD, Group, around, fitting, lines, placed, small
from render.labels import Style, called, label
from render.things import Frame, Label, Panel, Rect, Sign, Strip, Thing
from render.view import Look

_NAME = 52
"""How high the line with the name is."""
_LARGEST, _SMALLEST = 40, 22
_ARROW = 26


Places = tuple[tuple[Rect, ...], ...]


@dataclass(frozen=True, slots=True)
class Face:
    """All that the panel shows: equal faces are equal pictures."""

    name: str
    brief: str
    count: int
    exposed: tuple[Group, ...]
    size: tuple[int, int]
    turn: bool = False
    new: int = 0
    """How many groups at the end have just been taken."""
    held: tuple[Group, ...] = ()
    """Its hand, where that lies open."""


@lru_cache(maxsize=256)
def seat(face: Face, look: Look) -> tuple[Thing, ...]:
    """Lay a panel out from its own corner."""
    things: list[Thing] = [Panel(Rect(0, 0, *face.size), "panel", "gold" if face.turn else "")]
    things += _line(face, look)
    room = Rect(PAD, _NAME + 4, face.size[0] - 2 * PAD, face.size[1] - _NAME - 4 - 12)
    things += _open(face, room) if face.held else groups(face.exposed, room, _LARGEST, face.new)
    return tuple(things)


def _open(face: Face, room: Rect) -> Iterator[Thing]:
    """The groups on the table above, the hand below on a ground of its own, all of one size."""
    hand = Rect(room.x, room.y, room.w, room.h)
    for width in range(_LARGEST, _SMALLEST - 1, -1):
        cut = small(width)
        count = len(lines(face.held, cut, room.w))
        high = count * (cut.height + 8) - 8
        hand = Rect(room.x, room.bottom - high, room.w, high)
        above = Rect(room.x, room.y, room.w, hand.y - 12 - room.y)
        if len(lines(face.exposed, cut, room.w)) * (cut.height + 8) - 8 <= above.h:
            break
    yield Panel(hand.grown(6), "panel2")
    yield from _cards(face.held, placed(face.held, cut, hand, apart=8))
    places = placed(face.exposed, cut, room, apart=8)
    yield from _cards(face.exposed, places)
    yield from _framed(places, face.new)


def groups(exposed: tuple[Group, ...], room: Rect, largest: int, new: int = 0) -> Iterator[Thing]:
    """Groups in as few lines and as large as they fit; those just taken have gold frames."""
    cut = fitting(exposed, room, map(small, range(largest, _SMALLEST - 1, -1)), apart=8)
    places = placed(exposed, cut, room, apart=8)
    yield from _cards(exposed, places)
    yield from _framed(places, new)


def _cards(groups: tuple[Group, ...], places: Places) -> Iterator[Thing]:
    for group, rects in zip(groups, places, strict=True):
        yield from (Strip(rect, card) for rect, card in zip(rects, group, strict=True))


def _framed(places: Places, new: int) -> Iterator[Thing]:
    """Gold frames around the groups at the end that have just been taken."""
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
    return called(room, face.name, face.brief, Style(29), look)
