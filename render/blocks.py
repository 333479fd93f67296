"""Dominoes of coloured squares: every colour has a shape as well; drawn once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.shapes import shape
from render.tokens import TOKENS

if TYPE_CHECKING:
    from render.view import Theme

_SCALE = 4


@dataclass(frozen=True, slots=True)
class Force:
    """How a colour looks: its tokens, and the shape of its element."""

    paper: str
    ink: str
    shape: str


FORCES: Mapping[str, Force] = {
    "B": Force("blue", "white", "columns"),
    "W": Force("white", "pip", "ring"),
    "R": Force("scarlet", "white", "triangle"),
    "Y": Force("yellow", "pip", "square"),
    "K": Force("black", "white", "waves"),
    "?": Force("back", "pattern", "diamond"),
}
"""By the letter of the colour: wood, metal, fire, earth and water; ``?`` lies face down."""

_BARE = 13
"""A square smaller than this has no room for a shape that anybody could see."""


@lru_cache(maxsize=1024)
def block(theme: Theme, colours: str, width: int, height: int) -> Image.Image:
    """A domino or one square with round corners on nothing."""
    table = TOKENS[theme]
    count = len(colours)
    upright = height > width
    unit = min(width, height)
    rim = max(1.5, min(3.0, unit * 0.045)) * _SCALE
    w, h = width * _SCALE, height * _SCALE
    image = Image.new("RGBA", (w, h))
    outer, inner = (Image.new("L", (w, h)) for _ in range(2))
    radius = unit * 0.2 * _SCALE
    ImageDraw.Draw(outer).rounded_rectangle((0, 0, w - 1, h - 1), radius, fill=255)
    box = (rim, rim, w - 1 - rim, h - 1 - rim)
    ImageDraw.Draw(inner).rounded_rectangle(box, radius - rim, fill=255)
    for kind, stencil in (("rim", outer), ("", inner)):
        layer = Image.new("RGBA", (w, h))
        draw = ImageDraw.Draw(layer)
        for at, letter in enumerate(colours):
            colour = table[FORCES[letter].paper + kind]
            start, end = at / count, (at + 1) / count
            half = (0, h * start, w, h * end) if upright else (w * start, 0, w * end, h)
            draw.rectangle(half, fill=colour)
        image.paste(layer, (0, 0), stencil)
    image = image.reduce(_SCALE)
    _shapes(image, theme, colours, upright=upright)
    return image


def _shapes(image: Image.Image, theme: Theme, colours: str, *, upright: bool) -> None:
    unit = min(image.size)
    if unit < _BARE:
        return
    long = max(image.size) / len(colours)
    size = round(unit * 0.44)
    for at, letter in enumerate(colours):
        force = FORCES[letter]
        along, across = round(long * (at + 0.5) - size / 2), round((unit - size) / 2)
        place = (across, along) if upright else (along, across)
        image.paste(TOKENS[theme][force.ink], place, shape(force.shape, size))


DOT = 4
"""The width of a dot of the grid."""


@lru_cache(maxsize=64)
def dots(width: int, pitch: int) -> Image.Image:
    """The mask of a line of small dots, one at each corner of the squares of a grid."""
    image = Image.new("L", (width + DOT, DOT))
    side = DOT * _SCALE
    dot = Image.new("L", (side, side))
    ImageDraw.Draw(dot).ellipse((0, 0, side - 1, side - 1), fill=255)
    dot = dot.reduce(_SCALE)
    for x in range(0, width + 1, pitch):
        image.paste(dot, (x, 0))
    return image
