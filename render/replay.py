"""A game as an animated GIF: positions in, bytes out.

All frames share the palette of the theme. Of each only what has changed since the one before is
scaled, put into the palette and encoded, and in there what is the same stays transparent.
"""

from __future__ import annotations

import struct
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops

from render.boards import board
from render.draw import draw
from render.encode import indexed, palette
from render.things import Rect, Scene, Thing
from render.tokens import WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.posters import Film
    from render.view import Theme

WIDE = 800
"""Pixels from left to right."""

STEP, HELD = 700, 3000
"""Milliseconds for which a move is shown, and the end."""

_UP, _DOWN = 2, 3
"""A replay is so much smaller than a board; regions begin and end on whole pixels of both."""

_COLOURS = 64
"""All tokens and a few steps between them: more cost a third more bytes, and nobody sees them."""

_SAME = 255
"""The index of what has not changed: no colour has it."""

_AROUND = 12
"""Pixels of a board around a thing that its shadow, its frame and the scaling may reach."""

_BITS = 8
"""Of an index."""

_KEPT = 0b101
"""A frame stays under the next one (bits 2 to 4), and has a transparent colour (bit 0)."""

_FEW = 24
"""Regions of one frame that are scaled by themselves; more are taken together."""


class Part(NamedTuple):
    """What has changed from one frame to the next, and where it belongs."""

    image: Image.Image
    left: int
    top: int


def gif(film: Film) -> bytes:
    """The replay as a file; the last frame is held."""
    scenes = board(film.views[0].game).scenes(film.views)
    theme = film.views[0].look.theme
    parts = list(_parts(scenes, theme))
    times = [STEP] * (len(parts) - 1) + [HELD]
    size = parts[0].image.size
    blocks = [_header(size, theme)]
    for part, time in zip(parts, times, strict=True):
        blocks.append(_frame(part, time))
    return b"".join((*blocks, b";"))


def _frame(part: Part, time: int) -> bytes:
    """How long it is shown, that one colour is transparent, where it lies, and its pixels."""
    control = struct.pack("<4BH2B", 0x21, 0xF9, 4, _KEPT, time // 10, _SAME, 0)
    place = struct.pack("<B4HB", 0x2C, part.left, part.top, *part.image.size, 0)
    pixels = part.image.tobytes("gif", ("L", _BITS, 0))
    return b"".join((control, place, bytes([_BITS]), pixels, b"\0"))


def _header(size: tuple[int, int], theme: Theme) -> bytes:
    """Size, the palette of all frames, and that it begins again at the end."""
    colours = palette(theme, _COLOURS).getpalette() or []
    screen = struct.pack("<6sHH3B", b"GIF89a", *size, 0xF7, 0, 0)
    again = struct.pack("<3B11s2BHB", 0x21, 0xFF, 11, b"NETSCAPE2.0", 3, 1, 0, 0)
    return screen + bytes(colours) + again


def _parts(scenes: Sequence[Scene], theme: Theme) -> Iterator[Part]:
    """The first frame as a whole, of the others what is new."""
    shown, before, old = Image.new("L", (1, 1)), None, Counter[Thing]()
    for board_ in scenes:
        scene = replace(board_, height=-(-board_.height // _DOWN) * _DOWN)
        new, full = Counter(scene.things), draw(scene, theme)
        if before is None:
            shown = _small(full, Rect(0, 0, scene.width, scene.height), theme)
            yield Part(shown.copy(), 0, 0)
        elif (before.width, before.height) != (scene.width, scene.height):
            raise AssertionError("the boards of one game are of one size")
        else:
            after = shown.copy()
            for region in _changed(old, new, scene):
                after.paste(_small(full, region, theme), _scaled(region)[:2])
            yield _difference(shown, after)
            shown = after
        before, old = scene, new


def _small(full: Image.Image, region: Rect, theme: Theme) -> Image.Image:
    """A region of a board in the size of the replay, as indices of the palette."""
    left, top, right, bottom = _scaled(region)
    box = (region.x, region.y, region.right, region.bottom)
    scaled = full.resize((right - left, bottom - top), Image.Resampling.BOX, box)
    flat = indexed(scaled, theme, _COLOURS)
    return Image.frombytes("L", flat.size, flat.tobytes())


def _scaled(region: Rect) -> tuple[int, int, int, int]:
    """Where a region of a board lies in the replay."""
    edges = (region.x, region.y, region.right, region.bottom)
    left, top, right, bottom = (edge * _UP // _DOWN for edge in edges)
    return left, top, right, bottom


def _difference(before: Image.Image, after: Image.Image) -> Part:
    """What differs between two frames; all that is the same in between is transparent."""
    changed = ImageChops.difference(before, after).point([0] + [255] * 255)
    box = changed.getbbox() or (0, 0, 1, 1)
    part = Image.new("L", (box[2] - box[0], box[3] - box[1]), _SAME)
    part.paste(after.crop(box), mask=changed.crop(box))
    return Part(part, *box[:2])


def _changed(old: Counter[Thing], new: Counter[Thing], scene: Scene) -> list[Rect]:
    """The regions in which two scenes differ, on whole pixels of the replay."""
    found = [_aligned(thing.rect.grown(_AROUND), scene) for thing in (*(old - new), *(new - old))]
    found = _together(found)
    return found if len(found) <= _FEW else [_around(found)]


def _aligned(rect: Rect, scene: Scene) -> Rect:
    left, top = (max(0, edge) // _DOWN * _DOWN for edge in (rect.x, rect.y))
    right, bottom = (-(-edge // _DOWN) * _DOWN for edge in (rect.right, rect.bottom))
    return Rect(left, top, min(scene.width, right) - left, min(scene.height, bottom) - top)


def _together(rects: Sequence[Rect]) -> list[Rect]:
    """The same area in rectangles of which no two overlap."""
    found: list[Rect] = []
    for rect in rects:
        whole = rect
        while touching := [one for one in found if one.overlaps(whole)]:
            found = [one for one in found if one not in touching]
            whole = _around([whole, *touching])
        found.append(whole)
    return found


def _around(rects: Sequence[Rect]) -> Rect:
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right = max(rect.right for rect in rects)
    return Rect(left, top, right - left, max(rect.bottom for rect in rects) - top)


if WIDE * _DOWN != WIDTH * _UP:
    raise AssertionError("a replay is two thirds of a board")
