"""Small pictures that boards are made of: drawn once at four times the size, reduced, kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.dominoes import RIM, pips
from render.letters import mask
from render.things import Badge
from render.tokens import SHADOW, TOKENS, Colour

if TYPE_CHECKING:
    from render.view import Theme

SCALE = 4
_HALF_X_HEIGHT = 0.27
"""How far below the middle small letters stand, so that all stand on one line."""
AIR = 8
"""Pixels around a tile sprite, for its shadow."""


@lru_cache(maxsize=512)
def tile(theme: Theme, face: str, unit: int, *, upright: bool = False) -> Image.Image:
    """A domino with its shadow, ``unit`` its short side; ``xx`` is the back of a lying one."""
    colours = TOKENS[theme]
    size = (unit, 2 * unit) if upright else (2 * unit, unit)
    body = _body(colours, size, back=face == "xx")
    draw = ImageDraw.Draw(body)
    if face == "xx":
        _pattern(draw, colours, unit * SCALE)
    else:
        _face(draw, colours, face, unit * SCALE, upright=upright)
    body = body.reduce(SCALE)
    sprite = Image.new("RGBA", (body.width + 2 * AIR, body.height + 2 * AIR))
    sprite.putalpha(_shadow(theme, size))
    sprite.alpha_composite(body, (AIR, AIR))
    return sprite


@lru_cache(maxsize=64)
def corners(radius: int, thick: int) -> tuple[Image.Image, ...]:
    """The masks of the four corners of a frame, row by row; full when as thick as its radius."""
    side = 2 * radius * SCALE
    image = Image.new("L", (side, side))
    ImageDraw.Draw(image).ellipse((0, 0, side - 1, side - 1), outline=255, width=thick * SCALE)
    whole = image.reduce(SCALE)
    return tuple(
        whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)
    )


@lru_cache(maxsize=512)
def pill(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a full shape with round corners."""
    image = Image.new("L", (width * SCALE, height * SCALE))
    box = (0, 0, width * SCALE - 1, height * SCALE - 1)
    ImageDraw.Draw(image).rounded_rectangle(box, radius * SCALE, fill=255)
    return image.reduce(SCALE)


@lru_cache(maxsize=256)
def badge(theme: Theme, thing: Badge) -> Image.Image:
    """A mark on a disc or plate of its colour, with a ring of the ground around a disc.

    Only the size of its place matters, so that badges of one look share a sprite.
    """
    width, height = size = thing.rect.w, thing.rect.h
    colours = TOKENS[theme]
    sprite = Image.new("RGBA", size, (*colours[thing.colour], 255))
    if thing.shape == "disc":
        ring = pill(width, height, height // 2)
        inner = pill(width - 6, height - 6, (height - 6) // 2)
        sprite.paste((*colours["bg"], 255), (0, 0, width, height))
        sprite.paste(colours[thing.colour], (3, 3), inner)
        sprite.putalpha(ring)
    else:
        sprite.putalpha(pill(width, height, 5))
    letters = _centred(thing.mark, size, 0.5 if thing.shape == "disc" else 0.6)
    over = Image.new("RGBA", size, (*colours[thing.ink], 255))
    over.putalpha(ImageChops.multiply(letters, sprite.getchannel("A")))
    sprite.alpha_composite(over)
    return sprite


@lru_cache(maxsize=128)
def sign(kind: str, size: int) -> Image.Image:
    """The mask of a drawn sign."""
    side = size * SCALE
    image = Image.new("L", (side, side))
    draw = ImageDraw.Draw(image)
    match kind:
        case "star" | "hollow":
            _star(draw, side, solid=kind == "star")
        case _:
            for line in _STROKES[kind]:
                _stroke(draw, [(x * side, y * side) for x, y in line], side * 0.16)
    return image.reduce(SCALE)


_STROKES = {
    "check": (((0.12, 0.55), (0.40, 0.82), (0.88, 0.22)),),
    "cross": (((0.18, 0.18), (0.82, 0.82)), ((0.82, 0.18), (0.18, 0.82))),
    "right": (((0.08, 0.5), (0.9, 0.5)), ((0.56, 0.16), (0.9, 0.5), (0.56, 0.84))),
    "up": (((0.5, 0.92), (0.5, 0.1)), ((0.16, 0.44), (0.5, 0.1), (0.84, 0.44))),
    "down": (((0.5, 0.08), (0.5, 0.9)), ((0.16, 0.56), (0.5, 0.9), (0.84, 0.56))),
}


def _body(colours: Mapping[str, Colour], size: tuple[int, int], *, back: bool) -> Image.Image:
    top, line, rim = ("back", "backrim", "backrim") if back else ("face", "edge", "rim")
    w, h = size[0] * SCALE, size[1] * SCALE
    lip, radius = round(min(w, h) * RIM), round(min(w, h) * 0.16)
    image = Image.new("RGBA", (w, h))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), radius, fill=colours[rim])
    draw.rounded_rectangle((0, 0, w - 1, h - 1 - lip), radius, fill=colours[line])
    draw.rounded_rectangle((5, 5, w - 6, h - 6 - lip), radius - 5, fill=colours[top])
    return image


def _face(
    draw: ImageDraw.ImageDraw, colours: Mapping[str, Colour], face: str, unit: int, *, upright: bool
) -> None:
    gap = unit * 0.28
    if upright:
        middle = unit * (1 - RIM / 2)
        line = (unit / 2 - gap, middle, unit / 2 + gap, middle)
    else:
        middle = unit * (1 - RIM) / 2
        line = (unit, middle - gap, unit, middle + gap)
    draw.line(line, fill=colours["edge"], width=SCALE + 2)
    for pip in pips(face, unit, upright=upright):
        box = (pip.x - pip.radius, pip.y - pip.radius, pip.x + pip.radius, pip.y + pip.radius)
        draw.ellipse(box, fill=colours["redpip" if pip.red else "pip"])


def _pattern(draw: ImageDraw.ImageDraw, colours: Mapping[str, Colour], h: int) -> None:
    ink, inner = colours["pattern"], h * (1 - RIM)
    inset = h * 0.13
    draw.rounded_rectangle(
        (inset, inset, 2 * h - inset, inner - inset), h * 0.05, outline=ink, width=round(h * 0.03)
    )
    side = h * 0.075
    for row in range(3):
        for column in range(4 if row != 1 else 3):
            x = h * (0.34 + 0.44 * column + (0.22 if row == 1 else 0))
            y = inner * (0.28 + 0.22 * row)
            draw.polygon([(x - side, y), (x, y - side), (x + side, y), (x, y + side)], fill=ink)


def _shadow(theme: Theme, size: tuple[int, int]) -> Image.Image:
    width, height = size
    shape = pill(width, height, round(min(size) * 0.16))
    image = Image.new("L", (width + 2 * AIR, height + 2 * AIR))
    image.paste(SHADOW[theme], (AIR, AIR + 3), shape)
    return image.filter(ImageFilter.GaussianBlur(2.5))


def _centred(mark: str, size: tuple[int, int], several: float) -> Image.Image:
    """Letters in the middle; ``several`` is the size of more than one, in heights."""
    width, height = size
    letters = round(height * (0.66 if len(mark) == 1 else several))
    ink = mask(mark, letters, 700, "en", "names")
    word = ink.image
    if word.width > width - 4:
        word = word.resize((max(1, width - 4), word.height))
    image = Image.new("L", size)
    top = (height - word.height + 1) // 2
    if mark.islower():
        top = round(height / 2 + letters * _HALF_X_HEIGHT) + ink.y
    image.paste(word, ((width - word.width + 1) // 2, top))
    return image


def _stroke(draw: ImageDraw.ImageDraw, line: list[tuple[float, float]], width: float) -> None:
    draw.line(line, fill=255, width=round(width), joint="curve")
    for x, y in (line[0], line[-1]):
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)


def _star(draw: ImageDraw.ImageDraw, side: int, *, solid: bool) -> None:
    points = [(0.5, 0.03), (0.62, 0.36), (0.98, 0.38), (0.70, 0.60), (0.80, 0.95), (0.5, 0.75)]
    points += [(1 - x, y) for x, y in reversed(points[1:-1])]
    scaled = [(x * side, y * side) for x, y in points]
    if solid:
        draw.polygon(scaled, fill=255)
    else:
        draw.line([*scaled, *scaled[:2]], fill=255, width=round(side * 0.06), joint="curve")
