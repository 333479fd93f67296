"""What a seat may answer to the public card (rule book 4.1)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, Literal

from games.four_colour.cards import Card, Cards, dense, is_general, is_kept
from games.four_colour.groups import EQUAL, KIND, MIXED, WITH, Group, groupable

PASS: Final = "p"  # noqa: S105 - an answer, no password
WIN: Final = "W"

Role = Literal["drawer", "next", "other"]
"""How a responder stands to the public card: who drew it, the seat after its owner, or neither."""

_MAY: Final[dict[Role, Collection[str]]] = {
    "drawer": EQUAL | MIXED | {"general", "flower"},
    "next": EQUAL | MIXED,
    "other": EQUAL,
}


def without(cards: Cards, gone: Cards) -> Cards:
    """Cards without some of them, which must be among them."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def needed(group: Group, card: Card) -> Cards:
    """What a hand gives to a group with the public card."""
    return without(group, (card,))


def has(cards: Cards, wanted: Cards) -> bool:
    """Whether all wanted cards are there."""
    return all(cards.count(card) >= wanted.count(card) for card in wanted)


@lru_cache(maxsize=1 << 15)
def answers(hand: Cards, card: Card, role: Role, drawn: bool) -> tuple[str, ...]:
    """All legal answers, sorted as text.

    A General or flower that was drawn must be taken, so its drawer has no pass and the next seat
    no court. A claim after which nothing would be loose is the win and not listed by itself.
    """
    kept = drawn and is_kept(card)
    found = [] if kept and role == "drawer" else [PASS]
    if groupable((*hand, card)):
        found.append(WIN)
    barred = role == "next" and drawn and is_general(card)
    for group in () if barred else WITH[card]:
        wanted = needed(group, card)
        if KIND[group] not in _MAY[role] or not has(hand, wanted):
            continue
        if not groupable(without(hand, wanted)):
            found.append(dense(group))
    return tuple(sorted(found))
