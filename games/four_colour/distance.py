"""How far a hand is from winning: ``steps`` and ``away`` by tables (rule book, section 7).

No group crosses the ten parts of a hand, so each part has a table of its own, looked up by what is
held and what can still come, and the tables of the parts are merged. Equal tables are one object
with a number, so that a merge is looked up as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from games.four_colour.cards import COPIES, KINDS, Card
from games.four_colour.groups import COURTS, FIELDS, KIND, PARTS, SOLDIERS, WITH, Counts

NEVER: Final = 99
"""More than can ever be dropped or needed."""

DEEPEST: Final = 12
"""Tables look so many takes ahead."""

Row = tuple[int, ...]


class Table(NamedTuple):
    """The fewest cards to drop with at most 0, 1, 2, ... takes before the winning one."""

    open: Row
    """When the winning take completes a group of another part."""
    closing: Row
    """When it completes a group of this part."""


class _Tables:
    """All different tables by number, and their merges."""

    def __init__(self) -> None:
        self.known: list[Table] = []
        self._numbers: dict[Table, int] = {}
        self._merged: dict[tuple[int, int], int] = {}

    def number(self, table: Table) -> int:
        """The number of a table; equal tables have the same."""
        found = self._numbers.setdefault(table, len(self.known))
        if found == len(self.known):
            self.known.append(table)
        return found

    def merge(self, one: int, two: int) -> int:
        """The table of two parts together."""
        key = (one, two)
        found = self._merged.get(key)
        if found is None:
            found = self._merged[key] = self.number(_merged(self.known[one], self.known[two]))
        return found


TABLES: Final = _Tables()


def _merged(one: Table, two: Table) -> Table:
    return Table(
        _sum(one.open, two.open),
        _least(_sum(one.open, two.closing), _sum(one.closing, two.open)),
    )


def _sum(one: Row, two: Row) -> Row:
    """The fewest cards of both parts for each number of takes, shared in the best way."""
    return tuple(
        min(NEVER, *(one[first] + two[takes - first] for first in range(takes + 1)))
        for takes in range(DEEPEST)
    )


def _least(*rows: Row) -> Row:
    return tuple(map(min, zip(*rows, strict=True)))


Ways = tuple[tuple[Counts, Counts, bool], ...]
"""What a group takes from the hand, what has to come, and whether only a winning take may."""


@dataclass(frozen=True, slots=True, eq=False)
class _Shape:
    """Parts that are alike but for their colour: their groups as counts. There are three."""

    groups: tuple[Counts, ...]
    """Groups of cards that are held."""
    ways: Ways
    """Groups that a card completes, as long as they use held cards."""
    single: bool
    """Whether the first kind is a group by itself, so that its arrival costs no held card."""


def _shape(part: int) -> _Shape:
    kinds = PARTS[part]
    groups = [group for group in KIND if set(group) <= set(kinds)]
    return _Shape(
        tuple(_counts(kinds, group) for group in groups),
        tuple(
            (
                _counts(kinds, [*group[: group.index(card)], *group[group.index(card) + 1 :]]),
                _counts(kinds, [card]),
                KIND[group] == "pair",
            )
            for group in groups
            for card in dict.fromkeys(group)
            if len(group) > 1
        ),
        KIND.get((kinds[0],)) is not None,
    )


def _counts(kinds: Sequence[Card], cards: Sequence[Card]) -> Counts:
    return tuple([cards.count(kind) for kind in kinds])


_COURT: Final = _shape(PARTS.index(COURTS[0]))
_FIELD: Final = _shape(PARTS.index(FIELDS[0]))
_SOLDIERS: Final = _shape(PARTS.index(SOLDIERS))
_FREE: Final = (0,) * DEEPEST
_NONE: Final = (NEVER,) * DEEPEST


def _later(row: Row) -> Row:
    """The same one take later."""
    return (NEVER, *row[:-1])


def _less(counts: Counts, gone: Counts) -> Counts | None:
    """Counts without some, or None when they are not there."""
    left = tuple([count - less for count, less in zip(counts, gone, strict=True)])
    return None if min(left) < 0 else left


@cache
def _table(shape: _Shape, own: Counts, left: Counts) -> Table:
    """The table of a part from what is held and what can still come."""
    first = next((at for at, count in enumerate(own) if count), None)
    if first is None:
        return Table(_FREE, _FREE if shape.single and left[0] else _NONE)
    rest = _table(shape, (*own[:first], own[first] - 1, *own[first + 1 :]), left)
    opens = [tuple(min(NEVER, count + 1) for count in rest.open)]
    closes = [tuple(min(NEVER, count + 1) for count in rest.closing)]
    for group in shape.groups:
        kept = _less(own, group) if group[first] else None
        if kept:
            opens.append(_table(shape, kept, left).open)
            closes.append(_table(shape, kept, left).closing)
    for held, comes, winning in shape.ways:
        kept, after = (_less(own, held), _less(left, comes)) if held[first] else (None, None)
        if kept and after:
            rest = _table(shape, kept, after)
            closes.append(rest.open)
            if not winning:
                opens.append(_later(rest.open))
                closes.append(_later(rest.closing))
    return Table(_least(*opens), _least(*closes))


_SHAPES: Final = tuple(_COURT if part in COURTS else _FIELD for part in PARTS[:-2])
_FLOWERS_COME: Final = TABLES.number(Table(_FREE, _FREE))
_FLOWERS_GONE: Final = TABLES.number(Table(_FREE, _NONE))
_LAST: Final = len(PARTS) - 1


@cache
def part_number(part: int, own: Counts, left: Counts) -> int:
    """The number of the table of a part, from what is held and what can still come."""
    if part == _LAST:
        return _FLOWERS_COME if any(left) else _FLOWERS_GONE
    shape = _SOLDIERS if part == _LAST - 1 else _SHAPES[part]
    return TABLES.number(_table(shape, own, left))


@cache
def takes(number: int) -> int:
    """The number of takes to a win from the table of a whole hand."""
    closing = TABLES.known[number].closing
    return 1 + min(max(before, drops) for before, drops in enumerate(closing))


def steps(own: Sequence[int], left: Sequence[int]) -> int:
    """The fewest takes to a win: every take completes a group, one card is dropped after each.

    Both arguments count all 33 kinds. More than ``DEEPEST`` takes come out as ``NEVER`` or more:
    there is no way to win.
    """
    whole = _FLOWERS_GONE
    for part, (has, comes) in enumerate(zip(by_part(own), by_part(left), strict=True)):
        whole = TABLES.merge(whole, part_number(part, has, comes))
    return takes(whole)


def obtainable(own: Sequence[int], gone: Sequence[Card]) -> list[int]:
    """How many cards of each kind can still come: not held, not exposed, not known dead."""
    left = [copies - held for copies, held in zip(COPIES, own, strict=True)]
    for card in gone:
        left[card] -= 1
    return left


def counted(cards: Sequence[Card]) -> list[int]:
    """How many of each of the 33 kinds there are."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


@cache
def _news(part: int, own: Counts, left: Counts) -> Row:
    """For each size of a groupable set of a part, the fewest cards in it that are not held."""
    most = sum(own) + sum(left)
    row = [NEVER] * (most + 1)
    for target in _targets(part, tuple(map(sum, zip(own, left, strict=True)))):
        new = sum(max(0, wants - has) for wants, has in zip(target, own, strict=True))
        row[sum(target)] = min(row[sum(target)], new)
    return tuple(row)


@cache
def _targets(part: int, most: Counts) -> frozenset[Counts]:
    """All groupable sets of a part with no more cards of each kind than these."""
    found, todo = {(0,) * len(most)}, [(0,) * len(most)]
    groups = dict.fromkeys(group for kind in PARTS[part] for group in WITH[kind])
    added = [_counts(PARTS[part], group) for group in groups]
    while todo:
        target = todo.pop()
        for group in added:
            larger = tuple(map(sum, zip(target, group, strict=True)))
            if larger not in found and _less(most, larger) is not None:
                found.add(larger)
                todo.append(larger)
    return frozenset(found)


def away(own: Sequence[int], left: Sequence[int], size: int) -> int:
    """The fewest cards not held in a groupable set of ``size`` cards, or ``NEVER``."""
    row: Row = (0, *[NEVER] * size)
    for part, (has, comes) in enumerate(zip(by_part(own), by_part(left), strict=True)):
        news = _news(part, has, comes)
        row = tuple(
            min(
                (row[total - here] + news[here] for here in range(min(total, len(news) - 1) + 1)),
                default=NEVER,
            )
            for total in range(size + 1)
        )
    return min(NEVER, row[size])


def by_part(counts: Sequence[int]) -> tuple[Counts, ...]:
    """Counts of all 33 kinds, part by part."""
    return tuple([tuple([counts[kind] for kind in part]) for part in PARTS])
