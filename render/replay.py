"""A game as an animated GIF: positions in, bytes out.

Frames are drawn in the size of the film, and share the palette of the theme. Of each only what
has changed since the one before is put into the palette and encoded, and in there what is the same
stays transparent.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops

from render.boards import board
from render.draw import draw
from render.encode import indexed, palette
from render.scaling import scaled
from render.things import Scene
from render.tokens import WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.posters import Film
    from render.view import Theme

WIDE = 800
"""Pixels from left to right."""

STEP, HELD = 700, 3000
"""Milliseconds for which a move is shown, and the end."""

_COLOURS = 64
"""All tokens and a few steps between them: more cost a third more bytes, and nobody sees them."""

_SAME = 255
"""The index of what has not changed: no colour has it."""

_BITS = 8
"""Of an index."""

_KEPT = 0b101
"""A frame stays under the next one (bits 2 to 4), and has a transparent colour (bit 0)."""


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


def framed(scene: Scene) -> Scene:
    """A board in the size of the film, of even height: chats make videos of it."""
    small = scaled(scene, WIDE / WIDTH)
    return Scene(small.width, small.height + small.height % 2, small.things)


def _parts(scenes: Sequence[Scene], theme: Theme) -> Iterator[Part]:
    """The first frame as a whole, of the others what is new."""
    drawn = draw(framed(scenes[0]), theme)
    shown = _flat(drawn, theme)
    yield Part(shown.copy(), 0, 0)
    for scene in scenes[1:]:
        before, drawn = drawn, draw(framed(scene), theme)
        if before.size != drawn.size:
            raise AssertionError("the boards of one game are of one size")
        box = ImageChops.difference(before, drawn).getbbox() or (0, 0, 1, 1)
        after = _flat(drawn.crop(box), theme)
        yield _difference(shown.crop(box), after, box[:2])
        shown.paste(after, box)


def _flat(drawn: Image.Image, theme: Theme) -> Image.Image:
    """A picture as indices of the palette."""
    flat = indexed(drawn, theme, _COLOURS)
    return Image.frombytes("L", flat.size, flat.tobytes())


def _difference(before: Image.Image, after: Image.Image, corner: tuple[int, int]) -> Part:
    """What differs between two parts of frames; all that is the same in there is transparent."""
    changed = ImageChops.difference(before, after).point([0] + [255] * 255)
    part = Image.new("L", after.size, _SAME)
    part.paste(after, mask=changed)
    return Part(part, *corner)
