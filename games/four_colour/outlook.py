"""How good a hand is: its steps, and what could bring it one step nearer.

The same tables as in ``distance``: every card that may come changes one part only, so that the
hand after a take is that part's new table merged with the other nine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from games.four_colour.cards import Card
from games.four_colour.distance import TABLES, by_part, part_number, takes
from games.four_colour.groups import EQUAL, FLOWERS, KIND, PARTS, WITH, Counts, split_part

ANYBODY: Final = 1.0
"""A card can be had from every seat: by a win, or for three or four equal cards."""
NEAR: Final = 0.5
"""It can be had when drawn, or from the seat before: from two seats of four."""
DRAWN: Final = 0.25
"""It can be had when drawn: from one seat of four."""


class Arrival(NamedTuple):
    """What one kind of card would do to a part."""

    card: Card
    table: int
    """The table of the part after the card was taken with a group."""
    reach: float
    """From how many of the seats the card can be had for this group."""


class Chance(NamedTuple):
    """A kind that brings a hand nearer."""

    card: Card
    copies: int
    reach: float


@dataclass(frozen=True, slots=True)
class Outlook:
    """The steps to a win, and the kinds that save one."""

    steps: int
    chances: tuple[Chance, ...]

    @property
    def live(self) -> int:
        """How many cards are left that save a step."""
        return sum(chance.copies for chance in self.chances)

    @property
    def rate(self) -> float:
        """The same, each counted by the share of seats from which it can be had."""
        return sum(chance.copies * chance.reach for chance in self.chances)


@cache
def after_take(number: int) -> int:
    """The takes to a win when a group was just taken and a card is to be dropped."""
    closing = TABLES.known[number].closing
    return 1 + min(max(before, drops - 1) for before, drops in enumerate(closing))


@cache
def _arrivals(part: int, own: Counts, left: Counts) -> tuple[Arrival, ...]:
    """All ways to take a card of a part that leave the hand going on."""
    found = []
    for at, card in enumerate(PARTS[part]):
        if not left[at]:
            continue
        comes = (*left[:at], left[at] - 1, *left[at + 1 :])
        for group in WITH[card]:
            needs = [group.count(kind) - (kind == card) for kind in PARTS[part]]
            kept = tuple([has - need for has, need in zip(own, needs, strict=True)])
            if min(kept) >= 0 and KIND[group] != "pair":
                found.append(Arrival(card, part_number(part, kept, comes), _reach(KIND[group])))
    return tuple(found)


def _reach(kind: str) -> float:
    if kind in EQUAL:
        return ANYBODY
    return DRAWN if kind in {"general", "flower"} else NEAR


@cache
def _completing(part: int, own: Counts, left: Counts) -> tuple[Card, ...]:
    """The kinds that would make a part groupable with the held cards."""
    found = []
    for at, card in enumerate(PARTS[part]):
        if left[at] and split_part(part, (*own[:at], own[at] + 1, *own[at + 1 :])):
            found.append(card)
    return tuple(found)


def outlook(own: Sequence[int], left: Sequence[int]) -> Outlook:
    """Look one take ahead."""
    held, comes = by_part(own), by_part(left)
    numbers = [part_number(part, held[part], comes[part]) for part in range(len(PARTS))]
    rests = others(numbers)
    now = takes(TABLES.merge(rests[0], numbers[0]))
    best: dict[Card, float] = {}
    for card, reach in _saving(now, held, comes, rests):
        best[card] = max(reach, best.get(card, reach))
    return Outlook(now, tuple(Chance(card, left[card], reach) for card, reach in best.items()))


def _saving(
    now: int, held: Sequence[Counts], comes: Sequence[Counts], rests: Sequence[int]
) -> Iterator[tuple[Card, float]]:
    """Cards that save a step, with where they can be had from."""
    merge = TABLES.merge
    for part, rest in enumerate(rests):
        if now == 1:
            if TABLES.known[rest].open[0] == 0:
                for card in _completing(part, held[part], comes[part]):
                    yield card, ANYBODY
            continue
        for card, number, reach in _arrivals(part, held[part], comes[part]):
            if after_take(merge(rest, number)) < now:
                yield card, reach


def others(numbers: Sequence[int]) -> list[int]:
    """For each part the table of all other parts together."""
    merge, size = TABLES.merge, len(numbers)
    before, after = [EMPTY] * size, [EMPTY] * size
    for part in range(1, size):
        before[part] = merge(before[part - 1], numbers[part - 1])
        after[size - 1 - part] = merge(after[size - part], numbers[size - part])
    return [merge(one, two) for one, two in zip(before, after, strict=True)]


EMPTY: Final = part_number(len(PARTS) - 1, (0,) * len(FLOWERS), (0,) * len(FLOWERS))
"""The table of nothing at all."""
