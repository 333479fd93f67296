"""A scene as pixels."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from PIL import Image

from render import blocks, sprites, strips
from render.canvas import Canvas, Coloured, Indexed, coloured
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
    canvas = Coloured(scene.width, scene.height, TOKENS[theme]["bg"])
    _things(canvas, scene, theme)
    return canvas.image


def flat(scene: Scene, theme: Theme) -> Image.Image:
    """Draw a scene in the palette of a theme: as ``draw`` does, and in a fraction of the time."""
    return coloured(_numbers(scene, theme), theme)


def _numbers(scene: Scene, theme: Theme) -> Image.Image:
    canvas = Indexed(scene.width, scene.height, TOKENS[theme]["bg"], theme)
    _things(canvas, scene, theme)
    return canvas.image


def _things(canvas: Canvas, scene: Scene, theme: Theme) -> None:
    for thing in scene.things:
        _draw(canvas, thing, theme)


def _draw(canvas: Canvas, thing: Thing, theme: Theme) -> None:
    colours = TOKENS[theme]
    rect = thing.rect
    match thing:
        case Panel():
            ground = canvas.ground(rect, RADIUS) if isinstance(canvas, Indexed) else None
            if ground is None:
                _panel(canvas, thing, theme)
            else:
                alone = replace(thing, rect=Rect(0, 0, rect.w, rect.h))
                canvas.cover((rect.x, rect.y), _panel_on(ground, alone, theme))
        case Tile() | Strip() | Block() | Badge():
            air = sprites.AIR if isinstance(thing, Tile) else 0
            canvas.put((rect.x - air, rect.y - air), _sprite(thing, theme))
        case Frame():
            radius = round(min(rect.w, rect.h) * 0.16) + thing.thick
            _frame(
                canvas, thing.outer, thing.thick, radius, colours[thing.colour], dashed=thing.dashed
            )
        case Bar() | Sign():
            canvas.ink((rect.x, rect.y), _shape(thing), colours[thing.colour])
        case Dots():
            _dots(canvas, thing, theme)
        case Label():
            _label(canvas, thing, theme)
        case Inset():
            small = draw(thing.scene, theme).resize((rect.w, rect.h), Image.Resampling.LANCZOS)
            canvas.inset((rect.x, rect.y), small, sprites.pill(rect.w, rect.h, RADIUS))
        case Cell():
            canvas.cover((rect.x, rect.y), _part(canvas, thing, theme))


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


def _dots(canvas: Canvas, thing: Dots, theme: Theme) -> None:
    """Line by line, which is quicker than one large mask."""
    rect, half = thing.rect, blocks.DOT // 2
    line = blocks.dots(rect.w, thing.pitch)
    for at in blocks.steps(rect.h, thing.pitch):
        canvas.ink((rect.x - half, rect.y + at - half), line, TOKENS[theme]["line"])


def _part(canvas: Canvas, cell: Cell, theme: Theme) -> Image.Image:
    """What stands in a cell; in colours it is seldom wanted and takes more memory: not kept."""
    size = cell.rect.w, cell.rect.h
    if isinstance(canvas, Indexed):
        return _cell(theme, *size, cell.things)
    return draw(Scene(*size, cell.things), theme)


@lru_cache(maxsize=256)
def _cell(theme: Theme, width: int, height: int, things: tuple[Thing, ...]) -> Image.Image:
    return _numbers(Scene(width, height, things), theme)


@lru_cache(maxsize=48)
def _panel_on(ground: Colour, panel: Panel, theme: Theme) -> Image.Image:
    """A panel on one colour, in numbers."""
    canvas = Indexed(panel.rect.w, panel.rect.h, ground, theme)
    _panel(canvas, panel, theme)
    return canvas.image


def _panel(canvas: Canvas, panel: Panel, theme: Theme) -> None:
    """Fill the panel in bands, with round corners, which is quicker than one large mask."""
    rect, colour = panel.rect, TOKENS[theme][panel.fill]
    canvas.fill((rect.x + RADIUS, rect.y, rect.right - RADIUS, rect.y + RADIUS), colour)
    canvas.fill((rect.x, rect.y + RADIUS, rect.right, rect.bottom - RADIUS), colour)
    canvas.fill((rect.x + RADIUS, rect.bottom - RADIUS, rect.right - RADIUS, rect.bottom), colour)
    _corners(canvas, rect, sprites.corners(RADIUS, RADIUS), colour)
    if panel.frame:
        thick = _PANEL_DASHES if panel.dashed else _PANEL_FRAME
        _frame(canvas, rect, thick, RADIUS, TOKENS[theme][panel.frame], dashed=panel.dashed)


def _frame(  # noqa: PLR0913 - a frame is no more than that
    canvas: Canvas, rect: Rect, thick: int, radius: int, colour: Colour, *, dashed: bool = False
) -> None:
    if dashed:
        for x, y, side in dashes(rect.w, rect.h, radius, thick):
            canvas.ink((rect.x + x, rect.y + y), side, colour)
        return
    for y in (rect.y, rect.bottom - thick):
        canvas.fill((rect.x + radius, y, rect.right - radius, y + thick), colour)
    for x in (rect.x, rect.right - thick):
        canvas.fill((x, rect.y + radius, x + thick, rect.bottom - radius), colour)
    _corners(canvas, rect, sprites.corners(radius, thick), colour)


def _corners(canvas: Canvas, rect: Rect, shapes: tuple[Image.Image, ...], colour: Colour) -> None:
    side = shapes[0].width
    xs, ys = (rect.x, rect.right - side), (rect.y, rect.bottom - side)
    for shape, (y, x) in zip(shapes, product(ys, xs), strict=True):
        canvas.ink((x, y), shape, colour)


def _label(canvas: Canvas, label: Label, theme: Theme) -> None:
    """Put the baseline where capitals stand in the middle of the label's place."""
    ink = mask(label.words, label.size, label.weight, label.locale, label.face)
    lift = 0.36 if label.face == "names" else 0.37
    baseline = round(label.rect.y + label.rect.h / 2 + label.size * lift)
    place = (label.rect.x + ink.x, baseline + ink.y)
    canvas.ink(place, ink.image, TOKENS[theme][label.colour])
