"""A hand in the order in which a person likes to see it: groups, beginnings of groups, the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from games.four_colour.cards import Card, Cards
from games.four_colour.groups import PARTS, WITH, Counts, Group, parted, points


class Block(NamedTuple):
    """Cards that stand together: a legal group, cards that would become one, or a loose card."""

    kind: Literal["group", "partial", "loose"]
    cards: Cards


@dataclass(frozen=True, slots=True)
class _Cover:
    groups: tuple[Group, ...] = ()
    loose: Cards = ()

    @property
    def worth(self) -> tuple[int, int]:
        """Few loose cards first, then many points."""
        return -len(self.loose), sum(map(points, self.groups))


@cache
def _cover(part: int, counts: Counts) -> _Cover:
    """The groups that leave the fewest cards of a part loose."""
    kinds = PARTS[part]
    first = next((at for at, count in enumerate(counts) if count), None)
    if first is None:
        return _Cover()
    found = []
    for group in WITH[kinds[first]]:
        left = tuple(count - group.count(card) for card, count in zip(kinds, counts, strict=True))
        if min(left) >= 0:
            rest = _cover(part, left)
            found.append(_Cover((group, *rest.groups), rest.loose))
    left = (*counts[:first], counts[first] - 1, *counts[first + 1 :])
    rest = _cover(part, left)
    found.append(_Cover(rest.groups, (kinds[first], *rest.loose)))
    return max(found, key=lambda one: one.worth)


@lru_cache(maxsize=1 << 10)
def arranged(hand: Cards) -> tuple[Block, ...]:
    """The blocks of a hand: groups, then partial groups, then loose cards.

    >>> [(block.kind, block.cards) for block in arranged((0, 4, 5, 8, 8))]
    [('group', (0,)), ('group', (8, 8)), ('partial', (4, 5))]
    """
    groups: list[Block] = []
    partial: list[Block] = []
    loose: list[Block] = []
    for part, counts in enumerate(parted(hand)):
        cover = _cover(part, counts)
        groups += [Block("group", group) for group in cover.groups]
        if len(cover.loose) > 1:
            partial.append(Block("partial", cover.loose))
        elif cover.loose:
            loose.append(Block("loose", cover.loose))
    return (*sorted(groups, key=_place), *partial, *loose)


def _place(block: Block) -> tuple[Card, int]:
    return block.cards[0], len(block.cards)


def line(hand: Sequence[Card]) -> Cards:
    """The cards of a hand in the order of its blocks; a hidden hand as it is."""
    return tuple(card for block in arranged(tuple(hand)) for card in block.cards)
