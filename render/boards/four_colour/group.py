"""Cards side by side, for examples of the rules."""

from __future__ import annotations

from games.four_colour.cards import read_cards
from games.four_colour.words import card_name
from render.boards.four_colour.table import cut
from render.sentences import listed
from render.things import Rect, Strip
from render.words import say

_BETWEEN = 3


def pieces(group: str, x: int, y: int, high: int) -> tuple[Strip, ...]:
    """Cards with one sign, from a corner on."""
    wide = round(high / 1.94)
    pitch = wide + _BETWEEN
    return tuple(
        Strip(Rect(x + at * pitch, y, wide, high), card) for at, card in enumerate(cut(group))
    )


def pieces_named(group: str, locale: str) -> str:
    """Cards by their names."""
    return listed((say(card_name(card), locale) for card in read_cards(group)), locale)


def pieces_typed(group: str) -> str:
    """Cards as they are typed.

    >>> pieces_typed("rCrHrN")
    'rC rH rN'
    """
    return " ".join(cut(group))
