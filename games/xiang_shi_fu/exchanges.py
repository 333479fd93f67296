"""Exchanges between two sets, looked up in tables by the numbers of the sets (section 5)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from itertools import permutations, product
from typing import Final, NamedTuple

from games.dominoes import COPIES, Tile
from games.xiang_shi_fu.sets import (
    BIT,
    ID,
    KINDS,
    PAIRS,
    SETS,
    SetId,
    Tiles,
    exists,
    ordered,
    twos,
    valid_sets,
)


class Exchange(NamedTuple):
    """What two sets become when each gives something to the other."""

    one: SetId
    """What the first set becomes."""
    two: SetId
    sign: int
    """By how much the sum of the signs of a layout changes."""
    gives: Tiles
    """What the first set gives."""
    takes: Tiles


Change = tuple[SetId, SetId, Tiles, Tiles]
"""What two sets become, and what the first gives and takes."""

ROOM: Final = 8
"""Bits at the low end of a sign that tell the bonds of a layout."""

BONDS: Final = (1 << ROOM) - 1

SWAP: Final = {swap: 1 << place for place, swap in enumerate(product(KINDS, KINDS))}
"""A bit for every tile given and tile taken."""


def _wide(number: SetId) -> int:
    return int.from_bytes(sha256(number.to_bytes(2, "big")).digest()[:9], "big") << ROOM


WIDE: Final = tuple(_wide(number) for number in range(len(SETS)))
"""Wide numbers whose sum tells two layouts apart, whatever the order of their sets."""


class Row(dict[SetId, tuple[Exchange, ...]]):
    """The exchanges of one set with every other, found when first asked for."""

    __slots__ = ("_number", "_table")

    def __init__(self, table: Exchanges, number: SetId) -> None:
        super().__init__()
        self._table = table
        self._number = number

    def __missing__(self, other: SetId) -> tuple[Exchange, ...]:
        found = self._table.find(self._number, other)
        self[other] = found
        return found


class Exchanges:
    """All exchanges that are legal under a rule for dead groups.

    ``rows[one][two]`` are those between two sets. Filling the rows is their only change. ``signs``
    add up to the sign of a layout; its low ``bits`` tell which ``bonds`` hold there.
    """

    __slots__ = (
        "_fits", "_leaves", "_offers", "_options", "_takes", "bits", "bonds", "rows", "signs",
        "valid",
    )  # fmt: skip

    def __init__(self, rule: str) -> None:
        valid = valid_sets(rule)
        self.valid: tuple[bool, ...] = tuple(tiles in valid for tiles in SETS)
        opens = _openings(valid)
        self._options = tuple(_options(tiles, opens) for tiles in SETS)
        wanted = [tuple(self.wanted(number)) for number in range(len(SETS))]
        self._offers = tuple(sum(SWAP[swap] for swap in swaps) for swaps in wanted)
        self._takes = tuple(sum(SWAP[one, two] for two, one in swaps) for swaps in wanted)
        self._leaves = tuple(_leaves(tiles) for tiles in SETS)
        self._fits = tuple(opens.get(tiles, 0) for tiles in SETS)  # of two tiles: what makes three
        self.rows: tuple[Row, ...] = tuple(Row(self, number) for number in range(len(SETS)))
        self.bonds = tuple(_bonds(self))
        self.bits = tuple(_bits(number, self.bonds) for number in range(len(SETS)))
        self.signs = tuple(wide | bits for wide, bits in zip(WIDE, self.bits, strict=True))

    def sign(self, layout: Iterable[SetId]) -> int:
        """What tells a layout from all others, whatever the order of its sets."""
        return sum(self.signs[number] for number in layout)

    def find(self, one: SetId, two: SetId) -> tuple[Exchange, ...]:
        """The exchanges between two sets that lie on the table together."""
        if not self._meet(one, two):
            return ()
        signs = self.signs
        before = signs[one] + signs[two]
        return tuple(
            Exchange(first, second, signs[first] + signs[second] - before, gives, takes)
            for first, second, gives, takes in self.changes(one, two)
        )

    def _meet(self, one: SetId, two: SetId) -> bool:
        """Whether two sets may have exchanges: most have none, which is quickly seen."""
        return bool(
            self._offers[one] & self._takes[two]
            or self._leaves[one] & self._fits[two]
            or self._leaves[two] & self._fits[one]
        )

    def changes(self, one: SetId, two: SetId) -> Iterator[Change]:
        """The same in the bare."""
        yield from self._singles(one, two)
        yield from self._doubles(one, two)

    def wanted(self, number: SetId) -> Iterator[tuple[Tile, Tile]]:
        """The tiles a set could give away, each with a tile that would make it valid."""
        for given, mask in self._options[number].items():
            for kind in KINDS:
                if mask & BIT[kind]:
                    yield given, kind

    def _singles(self, one: SetId, two: SetId) -> Iterator[Change]:
        backs = self._options[two]
        for given, mask in self._options[one].items():
            for taken, back in backs.items():
                if mask & BIT[taken] and back & BIT[given]:
                    change = _change(one, two, (given,), (taken,))
                    if change[0] != two:  # only the places would be swapped (D9)
                        yield change

    def _doubles(self, one: SetId, two: SetId) -> Iterator[Change]:
        if self._leaves[two] & self._fits[one]:
            for first, second, gives, takes in self._doubles(two, one):
                yield second, first, takes, gives
        elif self._leaves[one] & self._fits[two]:
            pair = SETS[two]
            for given, third in twos(SETS[one]):
                if given in PAIRS and self._fits[two] & BIT[third]:
                    yield _change(one, two, given, pair)


def _change(one: SetId, two: SetId, gives: Tiles, takes: Tiles) -> Change:
    first = ID[ordered((*without(SETS[one], gives), *takes))]
    second = ID[ordered((*without(SETS[two], takes), *gives))]
    return first, second, gives, takes


def _bonds(table: Exchanges) -> Iterator[frozenset[SetId]]:
    """Kinds of valid sets of which a layout has as many as ever once all its sets are valid.

    They hold two tiles that no exchange of valid sets parts, and so none joins, as all of these can
    be taken back. One of the two tiles is there only once: a layout has one such set or none.
    """
    valid = [number for number, holds in enumerate(table.valid) if holds]
    found: list[frozenset[SetId]] = []
    for one, two in permutations(KINDS, 2):
        if COPIES[one] > 1 or (COPIES[two] == 1 and one < two):
            continue
        kind = frozenset(number for number in valid if {one, two} <= set(SETS[number]))
        if kind and kind not in found and all(_keeps(table, each, kind, valid) for each in kind):
            found.append(kind)
    return iter(found[:ROOM])


def _bits(number: SetId, bonds: Iterable[frozenset[SetId]]) -> int:
    return sum((number in bond) << place for place, bond in enumerate(bonds))


def _keeps(
    table: Exchanges, number: SetId, kind: frozenset[SetId], others: Iterable[SetId]
) -> bool:
    """Whether every exchange of a set of a kind with one of the others leaves one of the kind."""
    return all(
        first in kind or second in kind
        for other in others
        if exists(SETS[number] + SETS[other])
        for first, second, _, _ in table.changes(number, other)
    )


def without(tiles: Tiles, gone: Tiles) -> Tiles:
    """What is left of some tiles.

    >>> without((66, 66, 65), (66,))
    (66, 65)
    """
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def _openings(valid: Iterable[Tiles]) -> dict[Tiles, int]:
    """For the rest of a set the tiles that complete it."""
    opens: dict[Tiles, int] = defaultdict(int)
    for tiles in valid:
        for tile in set(tiles):
            opens[without(tiles, (tile,))] |= BIT[tile]
    return opens


def _options(tiles: Tiles, opens: dict[Tiles, int]) -> dict[Tile, int]:
    """For every tile of a set those that could stand in its place."""
    found = {}
    for tile in dict.fromkeys(tiles):
        mask = opens.get(without(tiles, (tile,)), 0) & ~BIT[tile]
        if mask:
            found[tile] = mask
    return found


def _leaves(tiles: Tiles) -> int:
    """The tiles that a triplet could keep when it gives a whole pair away."""
    if len(tiles) == 2:  # noqa: PLR2004 - a pair has nothing left
        return 0
    return sum({BIT[third] for two, third in twos(tiles) if two in PAIRS})


@cache
def exchanges(rule: str) -> Exchanges:
    """The tables of a rule."""
    return Exchanges(rule)
