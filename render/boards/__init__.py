"""The boards, one module (or folder) a game, found by the game's name.

A board module offers ``scene(view)``, ``scenes(views)``, ``alt(view, most)``, ``text_board(view)``,
``held(view)``, ``hard(position)``, ``press(position, kind)`` and ``forget()``; for pieces as the
rules show them ``pieces``, ``pieces_named`` and ``pieces_typed``; and names in ``SAMPLE`` a
position that shows the game at its best. A new game adds its module; nothing else here has to know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from games import BadInput

if TYPE_CHECKING:
    from games import Path, Position
    from render.things import Scene, Thing
    from render.view import View


class Board(Protocol):
    """What a board module offers."""

    SAMPLE: str

    def scene(self, view: View) -> Scene:
        """Lay the picture out."""

    def scenes(self, views: Sequence[View]) -> tuple[Scene, ...]:
        """Lay a whole game out for a replay, so that little moves but what was played."""

    def alt(self, view: View, most: int) -> str:
        """The picture in words, in at most so many characters."""

    def text_board(self, view: View) -> str:
        """The board in characters, at most 40 columns."""

    def held(self, view: View) -> str:
        """What the viewer holds, as it is typed, on one line; empty without a hand."""

    def pieces(self, group: str, x: int, y: int, high: int) -> tuple[Thing, ...]:
        """Some pieces side by side from a corner on, so high; ``group`` is their notation."""

    def pieces_named(self, group: str, locale: str) -> str:
        """The same pieces in words."""

    def pieces_typed(self, group: str) -> str:
        """The same pieces as text boards write them."""

    def forget(self) -> None:
        """Drop kept layouts, so that the next one is measured in full."""

    def hard(self, position: Position) -> Mapping[str, int]:
        """What makes a position hard to draw, in words and numbers, for the contact sheets."""

    def press(self, position: Position, kind: str) -> Path:
        """The words to say first so that the picture shows what is hard of this kind."""


@cache
def board(game: str) -> Board:
    """Find the board of a game by the game's name. Raises BadInput."""
    name = f"render.boards.{game.replace('-', '_')}"
    if not find_spec(name):
        raise BadInput(f"no board is drawn for {game}")
    found: Board = import_module(name)
    return found
