"""Exchanges between two sets, looked up in tables by the numbers of the sets (section 5)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

from games.dominoes import Tile
from games.xiang_shi_fu.sets import (
    BIT,
    ID,
    KINDS,
    PAIRS,
    SETS,
    SetId,
    Tiles,
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


def _sign(number: SetId) -> int:
    return int.from_bytes(sha256(number.to_bytes(2, "big")).digest()[:11], "big")


SIGNS: Final = tuple(_sign(number) for number in range(len(SETS)))
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

    ``rows[one][two]`` are those between two sets. Filling the rows is their only change.
    """

    __slots__ = ("_holds", "_options", "_wants", "rows", "valid")

    def __init__(self, rule: str) -> None:
        valid = valid_sets(rule)
        self.valid: tuple[bool, ...] = tuple(tiles in valid for tiles in SETS)
        opens = _openings(valid)
        self._options = tuple(_options(tiles, opens) for tiles in SETS)
        self._holds = tuple(sum(BIT[tile] for tile in set(tiles)) for tiles in SETS)
        self._wants = tuple(_union(options) for options in self._options)
        self.rows: tuple[Row, ...] = tuple(Row(self, number) for number in range(len(SETS)))

    def find(self, one: SetId, two: SetId) -> tuple[Exchange, ...]:
        """The exchanges between two sets that lie on the table together."""
        found: list[Exchange] = []
        if self._wants[one] & self._holds[two] and self._wants[two] & self._holds[one]:
            found += self._singles(one, two)
        if len(SETS[one]) != len(SETS[two]):
            found += self._doubles(one, two)
        return tuple(found)

    def wanted(self, number: SetId) -> Iterator[tuple[Tile, Tile]]:
        """The tiles a set could give away, each with a tile that would make it valid."""
        for given, mask in self._options[number].items():
            for kind in KINDS:
                if mask & BIT[kind]:
                    yield given, kind

    def _singles(self, one: SetId, two: SetId) -> Iterator[Exchange]:
        backs = self._options[two]
        for given, mask in self._options[one].items():
            for taken, back in backs.items():
                if mask & BIT[taken] and back & BIT[given]:
                    exchange = _exchange(one, two, (given,), (taken,))
                    if exchange.one != two:  # only the places would be swapped (D9)
                        yield exchange

    def _doubles(self, one: SetId, two: SetId) -> Iterator[Exchange]:
        if len(SETS[one]) < len(SETS[two]):
            for back in self._doubles(two, one):
                yield Exchange(back.two, back.one, back.sign, back.takes, back.gives)
            return
        pair = SETS[two]
        for given, third in twos(SETS[one]):
            left = ID.get(ordered((third, *pair)))
            if given in PAIRS and left is not None and self.valid[left]:
                yield _exchange(one, two, given, pair)


def _exchange(one: SetId, two: SetId, gives: Tiles, takes: Tiles) -> Exchange:
    first = ID[ordered((*without(SETS[one], gives), *takes))]
    second = ID[ordered((*without(SETS[two], takes), *gives))]
    sign = SIGNS[first] + SIGNS[second] - SIGNS[one] - SIGNS[two]
    return Exchange(first, second, sign, gives, takes)


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


def _union(options: dict[Tile, int]) -> int:
    union = 0
    for mask in options.values():
        union |= mask
    return union


@cache
def exchanges(rule: str) -> Exchanges:
    """The tables of a rule."""
    return Exchanges(rule)
