"""One seat: its tiles, its letter, what it is called, and the marks on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.boards.xiang_shi_fu.measure import LINE, LINE_HEIGHT, TILE, tiles
from render.dominoes import RIM
from render.labels import Style, label
from render.things import Badge, Bar, Frame, Label, Panel, Rect, Sign, Thing, Tile
from render.view import Look

_LANE = 5
_MOST_MARK = 2
"""Marks of more letters stand on the buttons alone."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on one or two tiles of a seat."""

    places: tuple[int, ...]
    colour: str
    letter: str = ""
    quiet: bool = False
    """A bar under the tiles instead of a frame around them."""


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
        things += _bars(mark, places) if mark.quiet else _frames(mark, places)
    things += (badge for mark in face.marks for badge in _badge(mark, places, look))
    return tuple(things)


def _panel(face: Face) -> Panel:
    whole = Rect(0, 0, *face.size)
    if face.frame or face.valid:
        return Panel(whole, "panel", face.frame)
    return Panel(whole, "panel", "red", dashed=True)


def _line(face: Face, look: Look) -> Iterator[Thing]:
    """Letter, check or cross, and the name."""
    colour = "panel2" if face.valid else "red"
    ink = "text" if face.valid else "ink"
    plate = Rect(12, LINE, LINE_HEIGHT + 2, LINE_HEIGHT)
    yield Badge(plate, face.seat, colour, ink, "plate")
    sign = Rect(plate.right + 10, LINE + 5, 25, 25)
    yield Sign(sign, "check", "jade") if face.valid else Sign(sign, "cross", "red")
    yield _name(face, sign.right + 10, look)


def _name(face: Face, x: int, look: Look) -> Label:
    width = min(face.size[0] - 10, x + 240) - x
    style = Style(28, 600, "text" if face.valid else "red")
    return label(Rect(x, LINE, width, LINE_HEIGHT), face.words, style, look)


def _frames(mark: Mark, places: tuple[Rect, ...]) -> Iterator[Thing]:
    """Frames over the edges of the tiles, so that neighbours do not touch; a pair is joined."""
    picked = mark.colour == "select" and not mark.letter
    for at in mark.places:
        yield Frame(places[at].grown(-2), mark.colour, 6 if picked else 5)
    if len(mark.places) > 1:
        first, last = places[mark.places[0]], places[mark.places[-1]]
        x = first.right + 2
        yield Bar(Rect(x, _middle(first) - 4, last.x - 2 - x, 8), mark.colour)


def _bars(mark: Mark, places: tuple[Rect, ...]) -> Iterator[Thing]:
    lane = len(mark.places) - 1
    for at in mark.places:
        rect = places[at]
        yield Bar(Rect(rect.x + 4, rect.bottom + 2 + lane * _LANE, rect.w - 8, 4), mark.colour)


def _badge(mark: Mark, places: tuple[Rect, ...], look: Look) -> Iterator[Thing]:
    """At the middle of the upper edge, where no pip is; of two tiles in the gap after the first."""
    if not mark.letter or len(mark.letter) > _MOST_MARK:
        return
    size = 34 if look.large or len(mark.letter) > 1 else 28
    first = places[mark.places[0]]
    x, y = first.middle[0], first.y + 1
    if len(mark.places) > 1:
        x, y = (first.right + places[mark.places[0] + 1].x) // 2, _middle(first)
    yield Badge(Rect(x - size // 2, y - size // 2, size, size), mark.letter, mark.colour)


def _middle(rect: Rect) -> int:
    """The height of the hairline of an upright tile."""
    return rect.y + round(TILE * (1 - RIM / 2))
