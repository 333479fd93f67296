"""What scenes are drawn on: pixels in colours, or at once the numbers of a theme's palette.

A board has few colours, and most of what is put on it lies on one of them. On an indexed canvas
what lies on a single colour is mixed with that once and remembered, and then only copied; whatever
lies on several is mixed there and then. That takes a fraction of drawing in colours and looking up
each of a million pixels.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise, product
from typing import TYPE_CHECKING, Self

from PIL import Image

from render.encode import colours_of, indexed, palette
from render.things import Rect

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

    from render.tokens import Colour
    from render.view import Theme

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
Place = tuple[int, int]

OPAQUE = 255
LOW = 16
"""Pixels of height up to which what lies below is looked at line by line."""
SMALL = 16_000
"""Pixels of what is remembered with all that was below it."""


class Canvas(ABC):
    """Something to draw on, of one colour at first."""

    image: Image.Image

    @abstractmethod
    def fill(self, box: Box, colour: Colour) -> None:
        """Cover a box with a colour."""

    @abstractmethod
    def ink(self, place: Place, mask: Image.Image, colour: Colour) -> None:
        """Let a colour through a mask that is kept, such as a word."""

    @abstractmethod
    def put(self, place: Place, sprite: Image.Image) -> None:
        """Put a small picture that is kept, with its own transparency."""

    @abstractmethod
    def inset(self, place: Place, picture: Image.Image, mask: Image.Image) -> None:
        """Put a picture of this moment through a mask."""

    def cover(self, place: Place, part: Image.Image) -> None:
        """Copy a part that was drawn on a canvas of this kind."""
        self.image.paste(part, place)


class Coloured(Canvas):
    """Pixels in colours."""

    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self.image = Image.new("RGB", (width, height), colour)

    def fill(self, box: Box, colour: Colour) -> None:
        """As the base says."""
        self.image.paste(colour, box)

    def ink(self, place: Place, mask: Image.Image, colour: Colour) -> None:
        """As the base says."""
        self.image.paste(colour, place, mask)

    def put(self, place: Place, sprite: Image.Image) -> None:
        """As the base says."""
        self.image.paste(sprite, place, sprite)

    def inset(self, place: Place, picture: Image.Image, mask: Image.Image) -> None:
        """As the base says."""
        self.image.paste(picture, place, mask)


class Indexed(Canvas):
    """The numbers of colours in the palette of a theme."""

    def __init__(self, width: int, height: int, colour: Colour, theme: Theme) -> None:
        self._theme = theme
        self._numbers = numbers(theme)
        self.image = Image.new("L", (width, height), self._numbers[colour])
        self._core = self.image.im  # what Pillow checks around each call takes longer than the call

    def fill(self, box: Box, colour: Colour) -> None:
        """As the base says."""
        self._core.paste(self._numbers[colour], box)

    def ink(self, place: Place, mask: Image.Image, colour: Colour) -> None:
        """As the base says."""
        self._ink(place, Stamp.whole(mask, colour))

    def inset(self, place: Place, picture: Image.Image, mask: Image.Image) -> None:
        """As the base says."""
        box = (*place, place[0] + mask.width, place[1] + mask.height)
        below = self.image.crop(box).tobytes()
        self.cover(place, _mixed(Stamp.whole(mask, picture), below, self._theme))

    def put(self, place: Place, sprite: Image.Image) -> None:
        """As the base says."""
        x, y = place
        for band in _bands(Stamp.whole(sprite, sprite)):
            at = (x + band.box[0], y + band.box[1])
            if band.few:
                self._ink(at, band)
            elif not self._lay(at, band):
                for part in _headed(band):
                    self._ink((x + part.box[0], y + part.box[1]), part)

    def ground(self, rect: Rect, side: int) -> Colour | None:
        """The one colour that lies in the corners of a place, or None where there are several."""
        found = set[int]()
        for x, y in product((rect.x, rect.right - side), (rect.y, rect.bottom - side)):
            found.update(self._core.crop((x, y, x + side, y + side)).getextrema())
        return colours_of(self._theme)[found.pop()] if len(found) == 1 else None

    def cover(self, place: Place, part: Image.Image) -> None:
        """Copy a part that was drawn on a canvas of this kind."""
        x, y = place
        self._core.paste(part.im, (x, y, x + part.width, y + part.height))

    def _ink(self, place: Place, stamp: Stamp) -> None:
        """Copy what was mixed with just this ground before, or mix it now."""
        if self._lay(place, stamp):
            return
        (x, y), (wide, high) = place, stamp.size
        below = self.image.crop((x, y, x + wide, y + high)).tobytes()
        self.cover(place, (_edged if stamp.few else _mixed)(stamp, below, self._theme))

    def _lay(self, place: Place, stamp: Stamp) -> bool:
        """Copy what was mixed with the colours below; False where they are many."""
        (x, y), (wide, high) = place, stamp.size
        below = self._core.crop((x, y, x + wide, y + high))
        least, most = below.getextrema()
        ground = (least,) if least == most else _lines(below) if high <= LOW else ()
        if ground:
            self.cover(place, _stamped(stamp, ground, self._theme))
        return bool(ground)


def _lines(below: ImagingCore) -> tuple[int, ...]:
    """The colours line by line, where each line has one, as at the edge of a panel; else none."""
    wide, high = below.size
    left, right = below.crop((0, 0, wide - 1, high)), below.crop((1, 0, wide, high))
    if left.chop_difference(right).getbbox():
        return ()
    return tuple([below.getpixel((0, line)) for line in range(high)])


@dataclass(frozen=True, slots=True, eq=False)
class Stamp:
    """What is put through a mask: a colour, or the sprite whose own transparency the mask is.

    Masks and sprites are kept where they are made, so that the same one comes again.
    """

    mask: Image.Image
    ink: Colour | Image.Image
    box: Box
    """Which part of them; it is cut out only to be mixed."""

    @classmethod
    def whole(cls, mask: Image.Image, ink: Colour | Image.Image) -> Self:
        """All of it."""
        return cls(mask, ink, (0, 0, *mask.size))

    def __hash__(self) -> int:
        return id(self.mask)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Stamp)
            and self.mask is other.mask
            and self.box == other.box
            and (self.ink is other.ink or self.ink == other.ink)
        )

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        left, top, right, bottom = self.box
        return right - left, bottom - top

    @property
    def few(self) -> bool:
        """Whether it is remembered with all that was below it."""
        wide, high = self.size
        return wide * high <= SMALL

    def over(self, ground: Image.Image) -> None:
        """Let it through onto a ground of its size."""
        mask = self.mask.crop(self.box)
        ground.paste(mask if self.ink is self.mask else self.ink, (0, 0), mask)


@lru_cache(maxsize=512)
def _bands(whole: Stamp) -> tuple[Stamp, ...]:
    """What is seen of a sprite: its body, and apart from it its shadow.

    The shadow falls over the edge of a panel, the body lies on one colour.
    """
    sprite = whole.mask
    alpha = sprite.getchannel("A")
    left, top, right, bottom = alpha.getbbox() or whole.box
    foot = bottom
    while foot > top + 1 and alpha.getpixel((sprite.width // 2, foot - 1)) != OPAQUE:
        foot -= 1
    boxes = ((left, top, right, foot), (left, foot, right, bottom))
    return tuple(Stamp(sprite, sprite, box) for box in boxes if box[1] < box[3])


def _headed(band: Stamp) -> Iterator[Stamp]:
    """The head of a band, on which the shadow of the tile above may fall, and the rest."""
    left, top, right, bottom = band.box
    cuts = (top, top + LOW, bottom) if bottom - top > LOW else (top, bottom)
    for start, end in pairwise(cuts):
        yield replace(band, box=(left, start, right, end))


@lru_cache(maxsize=1024)
def _stamped(stamp: Stamp, ground: tuple[int, ...], theme: Theme) -> Image.Image:
    """The numbers of a stamp on one colour, or on one for each line."""
    lines = Image.frombytes("L", (1, len(ground)), bytes(ground))
    below = lines.resize(stamp.size, Image.Resampling.NEAREST)
    return _mixed(stamp, below.tobytes(), theme)


@lru_cache(maxsize=512)
def _edged(stamp: Stamp, below: bytes, theme: Theme) -> Image.Image:
    """The numbers of a small stamp on just these pixels."""
    return _mixed(stamp, below, theme)


def _mixed(stamp: Stamp, below: bytes, theme: Theme) -> Image.Image:
    """The numbers of a stamp on whatever lies below it."""
    mixed = coloured(Image.frombytes("L", stamp.size, below), theme).convert("RGB")
    stamp.over(mixed)
    return plain(indexed(mixed, theme))


def coloured(image: Image.Image, theme: Theme) -> Image.Image:
    """Make a picture with the theme's palette of numbers; they are gone then."""
    image.putpalette(_colours(theme))
    return image


@lru_cache(maxsize=4)
def _colours(theme: Theme) -> bytes:
    return bytes(palette(theme).getpalette() or [])


def plain(image: Image.Image) -> Image.Image:
    """A picture with a palette as numbers alone."""
    return Image.frombytes("L", image.size, image.tobytes())


@lru_cache(maxsize=4)
def numbers(theme: Theme) -> dict[Colour, int]:
    """Where each colour stands in the palette."""
    return {colour: number for number, colour in enumerate(colours_of(theme))}
