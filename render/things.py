"""What a layout is made of: things with a place, before a pixel is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games import Path


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in pixels of the picture.

    >>> Rect(0, 0, 9, 9).overlaps(Rect(8, 8, 5, 5)), Rect(0, 0, 9, 9).overlaps(Rect(9, 0, 5, 5))
    (True, False)
    """

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column behind it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first line below it."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """Its centre."""
        return self.x + self.w // 2, self.y + self.h // 2

    def grown(self, by: int) -> Rect:
        """Return it larger by some pixels on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlaps(self, other: Rect) -> bool:
        """Whether they share a pixel."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def holds(self, other: Rect) -> bool:
        """Whether the other lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


@dataclass(frozen=True, slots=True)
class Panel:
    """A rounded ground; ``frame`` names the colour of a frame inside it, four pixels thick."""

    rect: Rect
    fill: str = "panel"
    frame: str = ""
    dashed: bool = False
    """Whether its frame is of dashes, which are three pixels thick."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A domino, upright where it is higher than wide.

    ``face`` is its notation, the left or upper end first, or ``xx`` for its back.
    """

    rect: Rect
    face: str

    @property
    def upright(self) -> bool:
        """Whether it stands on its short side."""
        return self.rect.h > self.rect.w


@dataclass(frozen=True, slots=True)
class Strip:
    """A chess card of four colours: ``face`` is its notation (``yG``, ``F1``) or ``xx``, its back.

    Tall ones have a sign at both ends, others one sign.
    """

    rect: Rect
    face: str


@dataclass(frozen=True, slots=True)
class Block:
    """A domino of coloured squares, or a single square, by the letters of its colours.

    The left or upper one comes first; it is upright where it is higher than wide.
    """

    rect: Rect
    colours: str


@dataclass(frozen=True, slots=True)
class Dots:
    """Small dots at the corners of the squares of a grid."""

    rect: Rect
    pitch: float


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame around a tile, just outside of ``rect``."""

    rect: Rect
    colour: str
    thick: int = 5
    dashed: bool = False

    @property
    def outer(self) -> Rect:
        """Where its outer edge is."""
        return self.rect.grown(self.thick)


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar with round ends."""

    rect: Rect
    colour: str


@dataclass(frozen=True, slots=True)
class Badge:
    """A letter or number on a disc or, for lists under tiles, on a small plate."""

    rect: Rect
    mark: str
    colour: str
    ink: str = "ink"
    shape: Literal["disc", "plate"] = "disc"


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, already cut to fit; ``face`` ``signs`` asks for the serif signs."""

    rect: Rect
    words: str
    size: int
    weight: int = 600
    colour: str = "text"
    face: Literal["names", "signs"] = "names"
    locale: str = "en"


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign that is drawn, never a glyph of a font."""

    rect: Rect
    kind: Literal["check", "cross", "right", "up", "down", "star", "hollow"]
    colour: str


@dataclass(frozen=True, slots=True)
class Inset:
    """Another picture in small, with round corners."""

    rect: Rect
    scene: Scene

    @classmethod
    def within(cls, room: Rect, scene: Scene) -> Inset:
        """As large as it fits into a place, in the middle of it."""
        share = min(room.w / scene.width, room.h / scene.height)
        w, h = round(scene.width * share), round(scene.height * share)
        return cls(Rect(room.x + (room.w - w) // 2, room.y + (room.h - h) // 2, w, h), scene)


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a picture that is drawn once and kept by what is in it.

    Its things are placed from its own upper left corner.
    """

    rect: Rect
    things: tuple[Thing, ...]


Thing = Panel | Tile | Strip | Block | Dots | Frame | Bar | Badge | Label | Sign | Inset | Cell


@dataclass(frozen=True, slots=True)
class Box:
    """Where a choice can be touched on the picture: the words of its path, and the place."""

    path: Path
    x: int
    y: int
    w: int
    h: int


@dataclass(frozen=True, slots=True)
class Hits:
    """What can be touched on a picture of this size, in its pixels; the last one lies on top."""

    width: int
    height: int
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture before it is drawn, in drawing order."""

    width: int
    height: int
    things: tuple[Thing, ...]
    boxes: tuple[Box, ...] = ()
