"""Dominoes of coloured squares: every colour has a shape as well; drawn once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.shapes import shape
from render.sprites import pill
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


@lru_cache(maxsize=768)
def block(theme: Theme, colours: str, width: int, height: int) -> Image.Image:
    """A domino or one square with round corners on nothing."""
    unit = min(width, height)
    rim, radius = max(1, min(3, round(unit * 0.04))), round(unit * 0.2)
    image = _halves(theme, colours, "rim", (width, height)).convert("RGBA")
    image.putalpha(pill(width, height, radius))
    inner = Image.new("L", (width, height))
    inner.paste(pill(width - 2 * rim, height - 2 * rim, max(1, radius - rim)), (rim, rim))
    image.paste(_halves(theme, colours, "", (width, height)), (0, 0), inner)
    _shapes(image, theme, colours, upright=height > width)
    return image


def _halves(theme: Theme, colours: str, part: str, size: tuple[int, int]) -> Image.Image:
    """The colours side by side, or one above the other where there is more height."""
    image = Image.new("RGB", size)
    upright = size[1] > size[0]
    long, count = max(size), len(colours)
    for at, letter in enumerate(colours):
        start, end = (round(long * share / count) for share in (at, at + 1))
        box = (0, start, size[0], end) if upright else (start, 0, end, size[1])
        image.paste(TOKENS[theme][FORCES[letter].paper + part], box)
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
def dots(width: int, pitch: float) -> Image.Image:
    """The mask of a line of small dots, one at each corner of the squares of a grid."""
    image = Image.new("L", (width + DOT, DOT))
    side = DOT * _SCALE
    dot = Image.new("L", (side, side))
    ImageDraw.Draw(dot).ellipse((0, 0, side - 1, side - 1), fill=255)
    dot = dot.reduce(_SCALE)
    for at in steps(width, pitch):
        image.paste(dot, (at, 0))
    return image


def steps(length: int, pitch: float) -> list[int]:
    """Where the corners of squares lie along a side.

    >>> steps(10, 3.4)
    [0, 3, 7, 10]
    """
    return [round(at * pitch) for at in range(1 + round(length / pitch))]
