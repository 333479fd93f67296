"""Pixels as a PNG of 8 bits with one fixed palette a theme."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from itertools import product
from typing import TYPE_CHECKING

from PIL import Image

from render.tokens import SHADOW, TOKENS, Colour, mix

if TYPE_CHECKING:
    from render.view import Theme

_LEVEL = 6
_MOST = 255
"""One colour stays free: animations need it for what does not change."""

_GROUNDS = ("bg", "panel", "panel2")
_RAMPS = (
    *product(("text", "muted", "gold", "jade", "red", "select"), _GROUNDS),
    *product(("face", "edge", "rim", "back", "backrim", "line"), _GROUNDS),
    *((f"choice{number}", ground) for number in range(6) for ground in _GROUNDS),
    *((f"choice{number}", "ink") for number in range(6)),
    ("pip", "face"),
    ("redpip", "face"),
    ("edge", "face"),
    ("pattern", "back"),
    ("ink", "gold"),
    ("ink", "text"),
    ("face", "select"),
    ("white", "scarlet"),
    ("white", "green"),
    ("white", "flower"),
    ("white", "blue"),
    ("white", "black"),
    ("pip", "white"),
    ("pip", "yellow"),
)
_SHARES = ((0.5,), (0.25, 0.75), (0.12, 0.38, 0.62, 0.88))
"""How far the steps of a ramp lie from the ground, the most useful first."""

_LEAST = 40
"""Squared distance below which two colours look the same."""


def png(image: Image.Image, theme: Theme) -> bytes:
    """Encode a picture in the theme's palette; the same pixels give the same bytes."""
    return packed(indexed(image, theme))


def indexed(image: Image.Image, theme: Theme, most: int = _MOST) -> Image.Image:
    """The picture in the colours of the palette, without dithering."""
    return image.quantize(palette=palette(theme, most), dither=Image.Dither.NONE)


def packed(image: Image.Image) -> bytes:
    """The file of an indexed picture."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=_LEVEL)
    return file.getvalue()


@cache
def palette(theme: Theme, most: int = _MOST) -> Image.Image:
    """The palette of a theme: every token, and the steps between inks and their grounds.

    Of fewer colours the most useful ones are left.

    The same object every time: Pillow keeps the map of colours in it.
    """
    colours = colours_of(theme)[:most]
    image = Image.new("P", (1, 1))
    flat = [part for colour in colours for part in colour]
    image.putpalette(flat + list(colours[0]) * (256 - len(colours)))
    return image


@cache
def colours_of(theme: Theme) -> tuple[Colour, ...]:
    """The colours of the palette, the tokens first."""
    table = TOKENS[theme]
    found = dict.fromkeys(table.values())
    for ground in _GROUNDS:
        for step in (1, 2, 3, 4):
            _add(found, table, mix(table[ground], (0, 0, 0), SHADOW[theme] / 255 * step / 4))
    for shares in _SHARES:
        for ink, ground in _RAMPS:
            for share in shares:
                _add(found, table, mix(table[ground], table[ink], share))
    return tuple(found)[:_MOST]


def _add(found: dict[Colour, None], table: Mapping[str, Colour], colour: Colour) -> None:
    """Keep a colour that can be told from those that are there and robs no token of its place.

    Pillow looks up the nearest colour for cells of four values, by their lowest corner.
    """
    near = any(_distance(colour, had) < _LEAST for had in found)
    if not near and not any(_robs(colour, token) for token in table.values()):
        found[colour] = None


def _robs(colour: Colour, token: Colour) -> bool:
    corner = (token[0] & ~3, token[1] & ~3, token[2] & ~3)
    return _distance(corner, colour) <= _distance(corner, token)


def _distance(one: Colour, two: Colour) -> int:
    return sum((first - second) ** 2 for first, second in zip(one, two, strict=True))
