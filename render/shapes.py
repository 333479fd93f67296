"""The shapes that say a colour a second time: suits of cards and forces of squares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

_SCALE = 4
_Draw = Callable[[ImageDraw.ImageDraw, int], None]


@lru_cache(maxsize=256)
def shape(kind: str, size: int) -> Image.Image:
    """The mask of a shape in a square of ``size`` pixels."""
    side = size * _SCALE
    image = Image.new("L", (side, side))
    _SHAPES[kind](ImageDraw.Draw(image), side)
    return image.reduce(_SCALE)


def _disc(draw: ImageDraw.ImageDraw, side: int) -> None:
    draw.ellipse((side * 0.06, side * 0.06, side * 0.94, side * 0.94), fill=255)


def _ring(draw: ImageDraw.ImageDraw, side: int) -> None:
    draw.ellipse((0, 0, side - 1, side - 1), outline=255, width=round(side * 0.15))


def _diamond(draw: ImageDraw.ImageDraw, side: int) -> None:
    half = side / 2
    draw.polygon([(0, half), (half, 0), (side, half), (half, side)], fill=255)


def _triangle(draw: ImageDraw.ImageDraw, side: int) -> None:
    draw.polygon([(side / 2, side * 0.04), (side, side * 0.94), (0, side * 0.94)], fill=255)


def _square(draw: ImageDraw.ImageDraw, side: int) -> None:
    draw.rectangle((side * 0.1, side * 0.1, side * 0.9 - 1, side * 0.9 - 1), fill=255)


def _petals(draw: ImageDraw.ImageDraw, side: int) -> None:
    petal, away, middle = side * 0.2, side * 0.29, side / 2
    for number in range(5):
        turn = 2 * pi * number / 5 - pi / 2
        x, y = middle + away * cos(turn), middle + away * sin(turn)
        draw.ellipse((x - petal, y - petal, x + petal, y + petal), fill=255)
    hole = side * 0.1
    draw.ellipse((middle - hole, middle - hole, middle + hole, middle + hole), fill=0)


def _columns(draw: ImageDraw.ImageDraw, side: int) -> None:
    wide = side * 0.2
    for number in range(3):
        x = side * (0.02 + 0.38 * number)
        draw.rounded_rectangle((x, 0, x + wide, side - 1), wide / 2, fill=255)


def _waves(draw: ImageDraw.ImageDraw, side: int) -> None:
    thick, steps = side * 0.13, 24
    for number in range(3):
        y = side * (0.18 + 0.32 * number)
        line = [
            (
                thick / 2 + (side - thick) * step / steps,
                y - side * 0.085 * sin(4 * pi * step / steps),
            )
            for step in range(steps + 1)
        ]
        draw.line(line, fill=255, width=round(thick), joint="curve")
        for x, y_ in (line[0], line[-1]):
            box = (x - thick / 2, y_ - thick / 2, x + thick / 2, y_ + thick / 2)
            draw.ellipse(box, fill=255)


_SHAPES: Mapping[str, _Draw] = {
    "disc": _disc,
    "ring": _ring,
    "diamond": _diamond,
    "triangle": _triangle,
    "square": _square,
    "petals": _petals,
    "columns": _columns,
    "waves": _waves,
}
