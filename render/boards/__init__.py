"""The boards, one module (or folder) a game, found by the game's name.

A board module offers ``scene(view)``, ``alt(view, most)`` and ``text_board(view)``, and names in
``SAMPLE`` a position that shows the game at its best for the greeting. A new game adds its module;
nothing else here has to know it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from render.things import Scene
    from render.view import View


class Board(Protocol):
    """What a board module offers."""

    SAMPLE: str

    def scene(self, view: View) -> Scene:
        """Lay the picture out."""

    def alt(self, view: View, most: int) -> str:
        """The picture in words, in at most so many characters."""

    def text_board(self, view: View) -> str:
        """The board in characters, at most 40 columns."""


@cache
def board(game: str) -> Board:
    """Find the board of a game by the game's name."""
    found: Board = import_module(f"render.boards.{game.replace('-', '_')}")
    return found
