"""A scene in another size: its things are placed anew and drawn as large as they then are.

That is quicker than drawing it in full and reducing the pixels, and sharper.
"""

from __future__ import annotations

from dataclasses import replace

from render.things import Cell, Dots, Frame, Label, Rect, Scene, Thing


def scaled(scene: Scene, share: float) -> Scene:
    """The same picture, ``share`` as large; what can be touched is not placed.

    >>> scaled(Scene(1200, 900, ()), 2 / 3)
    Scene(width=800, height=600, things=(), boxes=())
    """
    width, height = round(scene.width * share), round(scene.height * share)
    return Scene(width, height, tuple(_thing(one, share) for one in scene.things))


def _thing(thing: Thing, share: float) -> Thing:
    place = _place(thing.rect, share)
    match thing:
        case Cell():
            return Cell(place, tuple(_thing(one, share) for one in thing.things))
        case Label():
            return replace(thing, rect=place, size=round(thing.size * share))
        case Frame():
            return replace(thing, rect=place, thick=round(thing.thick * share))
        case Dots():
            return replace(thing, rect=place, pitch=thing.pitch * share)
        case _:
            return replace(thing, rect=place)


def _place(rect: Rect, share: float) -> Rect:
    """Edges that meet still meet."""
    left, top = round(rect.x * share), round(rect.y * share)
    return Rect(left, top, round(rect.right * share) - left, round(rect.bottom * share) - top)
