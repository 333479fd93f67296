"""Dominoes side by side, for the examples of the games that are played with them."""

from __future__ import annotations

from games.dominoes import read_tile, spoken
from render.things import Rect, Tile

_BETWEEN = 10


def pieces(group: str, x: int, y: int, high: int) -> tuple[Tile, ...]:
    """Lying dominoes from a corner on.

    >>> [tile.rect.x for tile in pieces("33.31", 0, 0, 50)]
    [0, 110]
    """
    wide = 2 * high
    return tuple(
        Tile(Rect(x + at * (wide + _BETWEEN), y, wide, high), face)
        for at, face in enumerate(group.split("."))
    )


def pieces_named(group: str, locale: str) -> str:
    """Dominoes by their numbers, which every language reads.

    >>> pieces_named("33.31", "en")
    '3-3 3-1'
    """
    del locale
    return " ".join(spoken(read_tile(face)) for face in group.split("."))


def pieces_typed(group: str) -> str:
    """Dominoes as text boards show them.

    >>> pieces_typed("33.31")
    '[3:3][3:1]'
    """
    return "".join(f"[{face[0]}:{face[1]}]" for face in group.split("."))
