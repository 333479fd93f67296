"""Lines of text put into a place: shrunk, then cut, so that they stay in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from render.letters import fit, width
from render.names import drawable
from render.things import Label, Rect
from render.view import Look
from render.words import script


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is written."""

    size: int
    weight: int = 600
    colour: str = "text"


def label(
    rect: Rect,
    words: str,
    style: Style,
    look: Look,
    align: Literal["left", "right", "middle"] = "left",
) -> Label:
    """Fit a line into a place; it stands in the middle of the height."""
    cut, size = fit(
        drawable(words, look.locale), style.size, style.weight, max(rect.w, 0), look.locale
    )
    wide = width(cut, size, style.weight, look.locale)
    x = {"left": rect.x, "right": rect.right - wide, "middle": rect.x + (rect.w - wide) // 2}[align]
    place = Rect(x, rect.y, wide, rect.h)
    return Label(place, cut, size, style.weight, style.colour, locale=look.locale)


def called(rect: Rect, name: str, brief: str, style: Style, look: Look) -> Label:
    """A name, or what stands for it where it would have to be cut."""
    whole = label(rect, name, style, look)
    return label(rect, brief, style, look) if whole.words.endswith("\u2026") else whole


def signs(x: int, rect: Rect, words: str, size: int) -> Label:
    """Write Chinese signs in gold, from ``x`` on, in the height of a place."""
    wide = width(words, size, 500, "en", "signs")
    return Label(Rect(x, rect.y, wide, rect.h), words, size, 500, "gold", "signs")


def beside(title: Label, gap: int, words: str, size: int) -> tuple[Label, ...]:
    """A title and the same in signs to its right; a title that is Chinese already stands alone."""
    if not words or script(title.locale):
        return (title,)
    return title, signs(title.rect.right + gap, title.rect, words, size)
