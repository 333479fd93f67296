"""Rows and the pattern rule (rule book, section 4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.wu_hsing.rules import COLOURS, CREATING

EVERY_PAIR: Final = (1 << 25) - 1


def start(row: str) -> int:
    """How many colours from the first on are all different.

    >>> start("BWBW"), start("BYRWK")
    (2, 5)
    """
    length = 0
    while length < len(row) and row[length] not in row[:length]:
        length += 1
    return length


def is_legal(row: str) -> bool:
    """Whether a row is a piece of one endlessly repeated word of different colours.

    >>> is_legal("BWB"), is_legal("BWW"), is_legal("BBW")
    (True, False, False)
    """
    length = start(row)
    return row[length:] == row[: len(row) - length]


def period(row: str) -> int | None:
    """After how many squares the pattern repeats; None while no colour has come twice.

    >>> period("BWB"), period("BYRWK"), period("BWW")
    (2, None, None)
    """
    length = start(row)
    return length if length < len(row) and is_legal(row) else None


@lru_cache(maxsize=1 << 14)
def colours_between(before: str, after: str) -> int:
    """Which colours fit on one square between two pieces of a row, as five bits."""
    return sum(1 << at for at, colour in enumerate(COLOURS) if is_legal(before + colour + after))


@lru_cache(maxsize=1 << 14)
def pairs_between(before: str, after: str) -> int:
    """Which ordered pairs fit on two squares between two pieces, as 25 bits.

    The bit of a pair is five times the number of its first colour plus that of its second.
    """
    return sum(
        1 << 5 * first + second
        for first, one in enumerate(COLOURS)
        for second, two in enumerate(COLOURS)
        if is_legal(before + one + two + after)
    )


def _spread(colours: int, first: int, second: int) -> int:
    """The pairs whose square at one end has one of the colours."""
    return sum(
        1 << first * one + second * two
        for one in range(5)
        for two in range(5)
        if colours >> one & 1
    )


FIRST: Final = tuple(_spread(colours, 5, 1) for colours in range(32))
"""The ordered pairs with one of these colours (five bits) on the first square."""

SECOND: Final = tuple(_spread(colours, 1, 5) for colours in range(32))
"""The same for the second square."""

PAIRS: Final = tuple(one + two for one in COLOURS for two in COLOURS)
"""The ordered pairs by the number of their bit."""

TURNS: Final = frozenset(
    (word * 2)[at : at + 5] for word in (CREATING, CREATING[::-1]) for at in range(5)
)


def shows_the_cycle(row: str) -> bool:
    """Whether each force creates the next through five squares, in either direction.

    >>> shows_the_cycle("KBRYW"), shows_the_cycle("YWKBR"), shows_the_cycle("BRYW")
    (True, True, False)
    """
    return row[:5] in TURNS and is_legal(row)
