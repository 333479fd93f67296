"""The masks of a dashed frame, its dashes equally long also around the corners."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

SCALE = 4
_STEP = 2
"""Points of an outline to a pixel."""
_DASH = 21
"""Pixels from the start of a dash to the start of the next, about."""
_INK = 0.62
"""The share of it that is drawn."""

_Point = tuple[float, float]


@lru_cache(maxsize=32)
def dashes(
    width: int, height: int, radius: int, thick: int
) -> tuple[tuple[int, int, Image.Image], ...]:
    """The four sides of a frame just inside of its place, and where each lies in it."""
    whole, side = _whole(width, height, radius, thick), thick + 2
    boxes = (
        (0, 0, width, radius),
        (0, radius, side, height - radius),
        (width - side, radius, width, height - radius),
        (0, height - radius, width, height),
    )
    return tuple((*box[:2], whole.crop(box)) for box in boxes)


def _whole(width: int, height: int, radius: int, thick: int) -> Image.Image:
    image = Image.new("L", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(image)
    inset = thick / 2 + 0.5
    way = _outline(width - 2 * inset, height - 2 * inset, radius - inset)
    points = [((x + inset) * SCALE, (y + inset) * SCALE) for x, y in way]
    count = round(len(points) / (_DASH * _STEP))
    for number in range(count):
        start, end = (round(len(points) * (number + share) / count) for share in (0, _INK))
        draw.line(points[start:end], fill=255, width=thick * SCALE, joint="curve")
    return image.reduce(SCALE)


def _outline(width: float, height: float, radius: float) -> list[_Point]:
    """Points along a rectangle with round corners, clockwise from its upper left corner."""
    right, bottom = width - radius, height - radius
    middles = ((right, radius), (right, bottom), (radius, bottom), (radius, radius))
    points: list[_Point] = []
    start = (radius, 0.0)
    for quarter, (x, y) in enumerate(middles):
        arc = _arc((x, y), radius, (quarter - 1) * pi / 2)
        points += [*_straight(start, arc[0]), *arc[:-1]]
        start = arc[-1]
    return points


def _arc(middle: _Point, radius: float, start: float) -> list[_Point]:
    x, y = middle
    steps = max(1, round(radius * pi / 2 * _STEP))
    turns = [start + pi / 2 * step / steps for step in range(steps + 1)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def _straight(start: _Point, end: _Point) -> list[_Point]:
    (x, y), (right, down) = start, end
    steps = max(1, round((abs(right - x) + abs(down - y)) * _STEP))
    return [(x + (right - x) * at / steps, y + (down - y) * at / steps) for at in range(steps)]
