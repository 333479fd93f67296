"""Legal groups, their points, and the best way to split cards into them (rule book 3, 5, 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, Literal

from games.four_colour.cards import CHESS, KINDS, RANKS, Card, Cards, dense, is_flower, is_general

Group = Cards
Kind = Literal["flower", "general", "pair", "triple", "quad", "court", "field", "soldiers"]
EQUAL: Final = frozenset({"triple", "quad"})
MIXED: Final = frozenset({"court", "field", "soldiers"})

_STARTS: Final = range(0, CHESS, len(RANKS))
COURTS: Final = tuple((start, start + 1, start + 2) for start in _STARTS)
FIELDS: Final = tuple((start + 3, start + 4, start + 5) for start in _STARTS)
SOLDIERS: Final = tuple(start + 6 for start in _STARTS)
FLOWERS: Final = tuple(range(CHESS, KINDS))

PARTS: Final[tuple[Cards, ...]] = (*COURTS, *FIELDS, SOLDIERS, FLOWERS)
"""No group crosses these parts (rule book 7)."""


def _all_groups() -> Iterator[tuple[Group, Kind]]:
    for card in range(KINDS):
        if is_flower(card):
            yield (card,), "flower"
        elif is_general(card):
            yield (card,), "general"
        else:
            yield (card,) * 2, "pair"
            yield (card,) * 3, "triple"
            yield (card,) * 4, "quad"
    for court, field in zip(COURTS, FIELDS, strict=True):
        yield court, "court"
        yield field, "field"
    for size in (3, 4):
        for soldiers in combinations(SOLDIERS, size):
            yield soldiers, "soldiers"


KIND: Final[Mapping[Group, Kind]] = dict(_all_groups())
"""Every legal group with its type."""

GROUP: Final[Mapping[str, Group]] = {dense(group): group for group in KIND}
"""Every legal group by its text."""

WITH: Final[Mapping[Card, tuple[Group, ...]]] = {
    card: tuple(group for group in KIND if card in group) for card in range(KINDS)
}
"""The legal groups in which a card can stand."""


def points(group: Group) -> int:
    """What a group counts: flowers 3, Generals 1, pairs 0, three cards 1, four cards 2.

    >>> points((0,)), points((1, 1)), points((0, 1, 2)), points((28,))
    (1, 0, 1, 3)
    """
    match KIND[group]:
        case "flower":
            return 3
        case "general":
            return 1
        case _:
            return len(group) - 2


@dataclass(frozen=True, slots=True)
class Split:
    """A way to split cards into groups: the points, and the groups sorted by their text."""

    points: int
    names: tuple[str, ...]


Counts = tuple[int, ...]
"""How many of each kind of one part, or of all kinds."""


@cache
def split_part(part: int, counts: Counts) -> Split | None:
    """The best split of a part, or None when a card is left over (rule book 5)."""
    kinds = PARTS[part]
    first = next((at for at, count in enumerate(counts) if count), None)
    if first is None:
        return Split(0, ())
    found: list[Split] = []
    for group in WITH[kinds[first]]:
        left = tuple(count - group.count(card) for card, count in zip(kinds, counts, strict=True))
        rest = split_part(part, left) if min(left) >= 0 else None
        if rest:
            names = tuple(sorted((*rest.names, dense(group))))
            found.append(Split(rest.points + points(group), names))
    return min(found, key=lambda one: (-one.points, one.names), default=None)


def parted(cards: Sequence[Card]) -> tuple[Counts, ...]:
    """How many cards of each kind, part by part."""
    return tuple([tuple([cards.count(kind) for kind in part]) for part in PARTS])


def best_split(cards: Sequence[Card]) -> Split | None:
    """The split of all cards with the highest total, or None when they are not groupable.

    Of equal totals the one whose sorted texts come first. No choice in one part changes which
    choice is first in another, because all splits of a part use up the same cards.

    >>> split = best_split((0, 1, 1, 1, 1, 2, 2))
    >>> split.points, split.names
    (3, ('yAyAyAyA', 'yEyE', 'yG'))
    """
    splits = [split_part(part, counts) for part, counts in enumerate(parted(cards))]
    total, names = 0, list[str]()
    for split in splits:
        if split is None:
            return None
        total += split.points
        names.extend(split.names)
    return Split(total, tuple(sorted(names)))


def groupable(cards: Sequence[Card]) -> bool:
    """Whether cards can be split into groups with none left over."""
    return all(split_part(part, counts) for part, counts in enumerate(parted(cards)))
