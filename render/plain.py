"""Plain text in columns, for boards without pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import category, east_asian_width

from render.names import clusters

if TYPE_CHECKING:
    from render.view import View

COLUMNS = 40
"""What a phone shows of a code block without breaking its lines."""


def columns(words: str) -> int:
    """How many columns a text takes; signs of East Asia take two.

    >>> columns("a關")
    3
    """
    return len(words) if words.isascii() else sum(map(_wide, words))


def cut(words: str, most: int = COLUMNS) -> str:
    """Cut a line that is too long, with an ellipsis.

    >>> cut("full fourteen", 6)
    'full…'
    """
    if columns(words) <= most:
        return words
    parts = list(clusters(words))
    while parts and columns("".join(parts)) >= most:
        parts.pop()
    return "".join(parts).rstrip() + "\u2026"


def _wide(char: str) -> int:
    if category(char) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def held(view: View) -> str:
    """Where everything lies open, nobody holds anything."""
    del view
    return ""
