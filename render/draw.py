"""A scene as pixels."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from PIL import Image

from render import blocks, sprites, strips
from render.dashes import dashes
from render.letters import mask
from render.things import (
    Badge,
    Bar,
    Block,
    Cell,
    Dots,
    Frame,
    Inset,
    Label,
    Panel,
    Rect,
    Scene,
    Sign,
    Strip,
    Thing,
    Tile,
)
from render.tokens import RADIUS, TOKENS, Colour

if TYPE_CHECKING:
    from render.view import Theme

_PANEL_FRAME = 4
_PANEL_DASHES = 3


def draw(scene: Scene, theme: Theme) -> Image.Image:
    """Draw a scene in the colours of a theme, opaque RGB."""
    image = Image.new("RGB", (scene.width, scene.height), TOKENS[theme]["bg"])
    for thing in scene.things:
        _draw(image, thing, theme)
    return image


def _draw(image: Image.Image, thing: Thing, theme: Theme) -> None:
    colours = TOKENS[theme]
    rect = thing.rect
    match thing:
        case Panel():
            _panel(image, thing, theme)
        case Tile() | Strip() | Block() | Badge():
            air = sprites.AIR if isinstance(thing, Tile) else 0
            sprite = _sprite(thing, theme)
            image.paste(sprite, (rect.x - air, rect.y - air), sprite)
        case Frame():
            radius = round(min(rect.w, rect.h) * 0.16) + thing.thick
            _frame(
                image, thing.outer, thing.thick, radius, colours[thing.colour], dashed=thing.dashed
            )
        case Bar() | Sign():
            image.paste(colours[thing.colour], (rect.x, rect.y), _shape(thing))
        case Dots():
            _dots(image, thing, theme)
        case Label():
            _label(image, thing, theme)
        case Inset():
            small = draw(thing.scene, theme).resize((rect.w, rect.h), Image.Resampling.LANCZOS)
            image.paste(small, (rect.x, rect.y), sprites.pill(rect.w, rect.h, RADIUS))
        case Cell():
            image.paste(_cell(theme, rect.w, rect.h, thing.things), (rect.x, rect.y))


def _sprite(thing: Tile | Strip | Block | Badge, theme: Theme) -> Image.Image:
    """A small picture with its own transparency."""
    rect = thing.rect
    match thing:
        case Tile():
            return sprites.tile(theme, thing.face, min(rect.w, rect.h), upright=thing.upright)
        case Strip():
            return strips.strip(theme, thing.face, rect.w, rect.h)
        case Block():
            return blocks.block(theme, thing.colours, rect.w, rect.h)
        case Badge():
            return sprites.badge(theme, replace(thing, rect=Rect(0, 0, rect.w, rect.h)))


def _shape(thing: Bar | Sign) -> Image.Image:
    """A mask to be filled with one colour."""
    rect = thing.rect
    if isinstance(thing, Sign):
        return sprites.sign(thing.kind, rect.h)
    return sprites.pill(rect.w, rect.h, min(rect.w, rect.h) // 2)


def _dots(image: Image.Image, thing: Dots, theme: Theme) -> None:
    """Line by line, which is quicker than one large mask."""
    rect, half = thing.rect, blocks.DOT // 2
    line = blocks.dots(rect.w, thing.pitch)
    for at in blocks.steps(rect.h, thing.pitch):
        image.paste(TOKENS[theme]["line"], (rect.x - half, rect.y + at - half), line)


@lru_cache(maxsize=96)
def _cell(theme: Theme, width: int, height: int, things: tuple[Thing, ...]) -> Image.Image:
    return draw(Scene(width, height, things), theme)


def _panel(image: Image.Image, panel: Panel, theme: Theme) -> None:
    """Fill the panel in bands, with round corners, which is quicker than one large mask."""
    rect, colour = panel.rect, TOKENS[theme][panel.fill]
    image.paste(colour, (rect.x + RADIUS, rect.y, rect.right - RADIUS, rect.y + RADIUS))
    image.paste(colour, (rect.x, rect.y + RADIUS, rect.right, rect.bottom - RADIUS))
    image.paste(colour, (rect.x + RADIUS, rect.bottom - RADIUS, rect.right - RADIUS, rect.bottom))
    _corners(image, rect, sprites.corners(RADIUS, RADIUS), colour)
    if panel.frame:
        thick = _PANEL_DASHES if panel.dashed else _PANEL_FRAME
        _frame(image, rect, thick, RADIUS, TOKENS[theme][panel.frame], dashed=panel.dashed)


def _frame(  # noqa: PLR0913 - a frame is no more than that
    image: Image.Image, rect: Rect, thick: int, radius: int, colour: Colour, *, dashed: bool = False
) -> None:
    if dashed:
        image.paste(colour, (rect.x, rect.y), dashes(rect.w, rect.h, radius, thick))
        return
    for y in (rect.y, rect.bottom - thick):
        image.paste(colour, (rect.x + radius, y, rect.right - radius, y + thick))
    for x in (rect.x, rect.right - thick):
        image.paste(colour, (x, rect.y + radius, x + thick, rect.bottom - radius))
    _corners(image, rect, sprites.corners(radius, thick), colour)


def _corners(
    image: Image.Image, rect: Rect, shapes: tuple[Image.Image, ...], colour: Colour
) -> None:
    side = shapes[0].width
    xs, ys = (rect.x, rect.right - side), (rect.y, rect.bottom - side)
    for shape, (y, x) in zip(shapes, product(ys, xs), strict=True):
        image.paste(colour, (x, y), shape)


def _label(image: Image.Image, label: Label, theme: Theme) -> None:
    """Put the baseline where capitals stand in the middle of the label's place."""
    ink = mask(label.words, label.size, label.weight, label.locale, label.face)
    lift = 0.36 if label.face == "names" else 0.37
    baseline = round(label.rect.y + label.rect.h / 2 + label.size * lift)
    place = (label.rect.x + ink.x, baseline + ink.y)
    image.paste(TOKENS[theme][label.colour], place, ink.image)
