"""A scene as pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render import sprites
from render.letters import mask
from render.things import Badge, Bar, Frame, Inset, Label, Panel, Rect, Scene, Sign, Thing, Tile
from render.tokens import RADIUS, TOKENS, Colour

if TYPE_CHECKING:
    from render.view import Theme

_FRAME = 5
_PANEL_FRAME = 4


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
        case Tile():
            sprite = sprites.tile(theme, thing.face, rect.h)
            image.paste(sprite, (rect.x - sprites.AIR, rect.y - sprites.AIR), sprite)
        case Frame():
            _frame(
                image,
                rect.grown(_FRAME),
                _FRAME,
                round(rect.h * 0.16) + _FRAME,
                colours[thing.colour],
            )
        case Bar():
            shape = sprites.pill(rect.w, rect.h, min(rect.w, rect.h) // 2)
            image.paste(colours[thing.colour], (rect.x, rect.y), shape)
        case Badge():
            sprite = sprites.badge(theme, thing.mark, thing.colour, thing.ink, (rect.w, rect.h))
            image.paste(sprite, (rect.x, rect.y), sprite)
        case Label():
            _label(image, thing, theme)
        case Inset():
            small = draw(thing.scene, theme).resize((rect.w, rect.h), Image.Resampling.LANCZOS)
            image.paste(small, (rect.x, rect.y), sprites.pill(rect.w, rect.h, RADIUS))
        case Sign():
            shape = sprites.sign(thing.kind, rect.h)
            image.paste(colours[thing.colour], (rect.x, rect.y), shape)


def _panel(image: Image.Image, panel: Panel, theme: Theme) -> None:
    rect, colour = panel.rect, TOKENS[theme][panel.fill]
    image.paste(colour, (rect.x + RADIUS, rect.y, rect.right - RADIUS, rect.bottom))
    image.paste(colour, (rect.x, rect.y + RADIUS, rect.right, rect.bottom - RADIUS))
    upper_left = sprites.corner(RADIUS)
    for right in (False, True):
        for lower in (False, True):
            shape = upper_left.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if right else upper_left
            shape = shape.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if lower else shape
            x = rect.right - RADIUS if right else rect.x
            y = rect.bottom - RADIUS if lower else rect.y
            image.paste(colour, (x, y), shape)
    if panel.frame:
        _frame(image, rect, _PANEL_FRAME, RADIUS, TOKENS[theme][panel.frame])


def _frame(image: Image.Image, rect: Rect, thick: int, radius: int, colour: Colour) -> None:
    image.paste(colour, (rect.x, rect.y), sprites.outline(rect.w, rect.h, thick, radius))


def _label(image: Image.Image, label: Label, theme: Theme) -> None:
    """Put the baseline where capitals stand in the middle of the label's place."""
    ink = mask(label.words, label.size, label.weight, label.locale, label.face)
    lift = 0.36 if label.face == "names" else 0.37
    baseline = label.rect.y + label.rect.h / 2 + label.size * lift
    place = (label.rect.x - label.size, round(baseline - label.size * 1.5))
    image.paste(TOKENS[theme][label.colour], place, ink)
