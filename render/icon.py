"""The sign of the house as an icon: a tile of the game on the colours of the boards."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from render.draw import draw
from render.encode import png
from render.labels import signs
from render.things import Rect, Scene, Tile

_SIDE = 512
"""Pixels as it is drawn. Phones cut it to a circle of four fifths: all stands within that."""

_SMALL = 64
"""A smaller icon shows the tiles alone."""
_TILES = (106, 50, 406, 350)


@lru_cache(maxsize=8)
def icon(size: int) -> bytes:
    """The icon as a square PNG of so many pixels, with a ground to its edges."""
    drawn = draw(_scene(), "dark")
    near = drawn.crop(_TILES) if size < _SMALL else drawn
    return png(near.resize((size, size), Image.Resampling.LANCZOS), "dark")


def _scene() -> Scene:
    """Two tiles side by side, as they lie in a set, and the sign for tea below."""
    wide, gap, top = 116, 18, 84
    tiles = [
        Tile(Rect(_SIDE // 2 + left, top, wide, 2 * wide), face)
        for left, face in ((-wide - gap // 2, "64"), (gap // 2, "41"))
    ]
    ground = Rect(0, top + 2 * wide + 14, _SIDE, 108)
    tea = signs(0, ground, "茶", 104)
    tea = replace(tea, rect=replace(ground, x=(_SIDE - tea.rect.w) // 2, w=tea.rect.w))
    return Scene(_SIDE, _SIDE, (*tiles, tea))
