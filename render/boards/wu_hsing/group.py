"""Squares of a row side by side, for examples of the rules."""

from __future__ import annotations

from games.wu_hsing.words import row
from render.things import Block, Rect
from render.words import say

_LARGEST = 64
_BETWEEN = 3


def pieces(group: str, x: int, y: int, high: int) -> tuple[Block, ...]:
    """Single squares from a corner on, in the middle of the height."""
    side = min(_LARGEST, high)
    top = y + (high - side) // 2
    return tuple(
        Block(Rect(x + at * (side + _BETWEEN), top, side, side), colour)
        for at, colour in enumerate(group)
    )


def pieces_named(group: str, locale: str) -> str:
    """Colours joined by hyphens."""
    return say(row(group), locale)


def pieces_typed(group: str) -> str:
    """Colours by their letters.

    >>> pieces_typed("BWB")
    'B W B'
    """
    return " ".join(group)
