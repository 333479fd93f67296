"""Pictures that are no boards: the greeting and the card at the end of a game."""

from __future__ import annotations

from dataclasses import dataclass

from games import Text
from render.view import Look, View


@dataclass(frozen=True, slots=True)
class Hello:
    """The greeting: the boards of all games in small."""

    look: Look = Look()


@dataclass(frozen=True, slots=True)
class Card:
    """The end of a game: the last board, what became of it, and up to six figures."""

    board: View
    title: Text
    good: bool
    """Won, or at least nothing to be sorry about."""
    figures: tuple[tuple[Text, str], ...] = ()
    """What was counted, and the count in words: moves, undos, hints, time."""
    stars: int | None = None
    """0 to 3, or None where there are none."""
