"""The 117 cards (rule book, section 1)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from games.protocol import BadInput

Card = int
"""A kind of card by its place in the canonical order: 0 is yG, 32 is F5; ``UNKNOWN`` is hidden."""

Cards = tuple[Card, ...]
"""Cards in canonical order, equal ones side by side."""

UNKNOWN: Final = -1
HIDDEN: Final = "??"

COLOURS: Final = "yrgw"
RANKS: Final = "GAECHNS"
CHESS: Final = len(COLOURS) * len(RANKS)
"""The kinds from here on are flowers."""

NAMES: Final = (
    *(f"{colour}{rank}" for colour in COLOURS for rank in RANKS),
    *(f"F{number}" for number in range(1, 6)),
)
KINDS: Final = len(NAMES)
CARD: Final = {name: card for card, name in enumerate(NAMES)}
COPIES: Final = tuple(4 if card < CHESS else 1 for card in range(KINDS))
DECK: Final[Cards] = tuple(card for card in range(KINDS) for _ in range(COPIES[card]))
"""All cards in canonical order, the order before a shuffle."""

_CARDS: Final = re.compile(r"(?:[yrgw][GAECHNS]|F[1-5]|\?\?)+", re.ASCII)


def is_general(card: Card) -> bool:
    """Whether a card is a General.

    >>> is_general(CARD["rG"]), is_general(CARD["F1"])
    (True, False)
    """
    return card < CHESS and card % len(RANKS) == 0


def is_flower(card: Card) -> bool:
    """Whether a card is a flower."""
    return card >= CHESS


def is_kept(card: Card) -> bool:
    """Whether a card is a group by itself and so is never discarded: a General or a flower."""
    return card in KEPT


KEPT: Final = frozenset(card for card in range(KINDS) if is_flower(card) or is_general(card))


def dense(cards: Iterable[Card]) -> str:
    """Cards as the notation writes them, without signs between.

    >>> dense((CARD["yA"], CARD["yA"], UNKNOWN))
    'yAyA??'
    """
    return "".join([HIDDEN if card == UNKNOWN else NAMES[card] for card in cards])


def read_cards(notation: str) -> tuple[Card, ...]:
    """Read cards in the order in which they are written. Raises BadInput."""
    if not _CARDS.fullmatch(notation):
        raise BadInput(f"{notation[:40]!r} are no cards; a card is two characters such as yG or F1")
    words = (notation[at : at + 2] for at in range(0, len(notation), 2))
    return tuple(UNKNOWN if word == HIDDEN else CARD[word] for word in words)


def check_deck(cards: Iterable[Card]) -> None:
    """Refuse anything but exactly the cards of the deck; hidden ones stand for any."""
    found = Counter(cards)
    hidden = found.pop(UNKNOWN, 0)
    for card, count in sorted(found.items()):
        if count > COPIES[card]:
            raise BadInput(f"{NAMES[card]} lies there {count} times; there are {COPIES[card]}")
    if found.total() + hidden != len(DECK):
        raise BadInput(f"these are {found.total() + hidden} cards; the deck has {len(DECK)}")
