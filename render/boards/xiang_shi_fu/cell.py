"""One seat: its tiles, its letter, what it is called, and the marks on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from render.boards.xiang_shi_fu.measure import LINE, LINE_HEIGHT, PAIR_CELL, tiles
from render.dominoes import RIM
from render.labels import Style, label
from render.things import Badge, Bar, Frame, Label, Panel, Rect, Sign, Thing, Tile
from render.view import Look

_LANE = 5
_PLATE = 35
_LARGE = 40
_MOST_NAME = 240


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on one tile of a seat, or on two that go together.

    What can be given has a bar under it, what is picked a frame, what it can be exchanged for a
    frame of dashes.
    """

    places: tuple[int, ...]
    kind: Literal["bar", "picked", "partner"]


@dataclass(frozen=True, slots=True)
class Face:
    """All that a cell shows: equal faces are equal pictures."""

    seat: str
    tiles: tuple[int, ...]
    words: str
    valid: bool
    size: tuple[int, int]
    frame: str = ""
    left: bool = False
    """Whether the tiles lie at the left edge of a wide cell."""
    marks: tuple[Mark, ...] = ()


@lru_cache(maxsize=512)
def cell(face: Face, look: Look) -> tuple[Thing, ...]:
    """Lay a cell out from its own corner."""
    places = tiles(face.size[0], len(face.tiles), left=face.left)
    things: list[Thing] = [_panel(face)]
    things += (Tile(rect, str(tile)) for rect, tile in zip(places, face.tiles, strict=True))
    things += _line(face, look)
    for mark in face.marks:
        things += _bars(mark, places) if mark.kind == "bar" else _frames(mark, places)
    return tuple(things)


def _panel(face: Face) -> Panel:
    whole = Rect(0, 0, *face.size)
    if face.frame or face.valid:
        return Panel(whole, "panel", face.frame)
    return Panel(whole, "panel", "red", dashed=True)


def _line(face: Face, look: Look) -> Iterator[Thing]:
    """Letter, check or cross, and the name; the letter is what the buttons say as well."""
    ready = any(mark.kind != "bar" for mark in face.marks)
    colour = "select" if ready else "panel2" if face.valid else "red"
    ink = "text" if colour == "panel2" else "ink"
    high, wide = (_LARGE, _LARGE + 4) if look.large else (_PLATE, _PLATE + 2)
    edge, gap = (6, 5) if face.size[0] <= PAIR_CELL else (8, 6)
    plate = Rect(edge, LINE + (LINE_HEIGHT - high) // 2 + 1, wide, high)
    yield Badge(plate, face.seat, colour, ink, "plate")
    sign = Rect(plate.right + gap, LINE + 7, 25, 25)
    yield Sign(sign, "check", "jade") if face.valid else Sign(sign, "cross", "red")
    yield _name(face, sign.right + gap, look)


def _name(face: Face, x: int, look: Look) -> Label:
    width = min(face.size[0] - 6, x + _MOST_NAME) - x
    style = Style(28, 600, "text" if face.valid else "red")
    return label(Rect(x, LINE, width, LINE_HEIGHT), face.words, style, look)


def _frames(mark: Mark, places: tuple[Rect, ...]) -> Iterator[Thing]:
    """Frames over the edges of the tiles, so that neighbours do not touch; two are joined."""
    picked = mark.kind == "picked"
    for at in mark.places:
        yield Frame(places[at].grown(-2 if picked else -3), "select", 6, dashed=not picked)
    if len(mark.places) > 1:
        first, last = places[mark.places[0]], places[mark.places[-1]]
        x, y = first.right + 2, first.y + round(first.w * (1 - RIM / 2)) - 4
        yield Bar(Rect(x, y, last.x - 2 - x, 8), "select")


def _bars(mark: Mark, places: tuple[Rect, ...]) -> Iterator[Thing]:
    """Bars under the tiles, those of two tiles joined and in a lane of their own."""
    lane = len(mark.places) - 1
    first, last = places[mark.places[0]], places[mark.places[-1]]
    y = first.bottom + 1 + lane * _LANE
    for at in mark.places:
        yield Bar(Rect(places[at].x + 4, y, places[at].w - 8, 4), "select")
    if lane:
        x = first.right - 6
        yield Bar(Rect(x, y + 1, last.x + 6 - x, 2), "select")
