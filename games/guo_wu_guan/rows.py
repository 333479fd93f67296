"""The sets that lie in one level, by the letters of their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from games.dominoes import Tile
from games.guo_wu_guan.rules import Spread
from games.triplets import Three, named

Row = tuple[Tile, ...]
Places = tuple[int, int, int]

PLACES: Final = "abcdefghijklmnopqrstuvwxyzABCDEF"
"""The letters of the places of a level, from the left (rule book, section 7)."""

NAMES: Final = named()


def letters(places: tuple[int, ...]) -> str:
    """Places as a move writes them.

    >>> letters((0, 3, 26))
    'adA'
    """
    return "".join(PLACES[place] for place in places)


def in_reach(length: int, spread: Spread) -> Iterator[Places]:
    """All threes of places that may form a set in a level of this length.

    >>> list(in_reach(4, "adjacent"))
    [(0, 1, 2), (1, 2, 3), (0, 2, 3), (0, 1, 3)]
    """
    if spread == "any":
        yield from combinations(range(length), 3)
        return
    for first in range(length - 2):
        yield first, first + 1, first + 2
    if length > 3:  # noqa: PLR2004 - three tiles are one set, whichever comes first
        yield 0, length - 2, length - 1
        yield 0, 1, length - 1


@cache
def reach(length: int, spread: Spread) -> tuple[Places, ...]:
    """The same, made once."""
    return tuple(in_reach(length, spread))


@lru_cache(maxsize=1 << 13)
def sets(row: Row, spread: Spread) -> Mapping[str, Places]:
    """The valid triplets of a level by their letters, in the order of ASCII text.

    >>> sets((65, 33, 31, 43), "adjacent")
    {'abd': (0, 1, 3)}
    """
    found = {
        letters(places): places
        for places in reach(len(row), spread)
        if (row[places[0]], row[places[1]], row[places[2]]) in NAMES
    }
    return dict(sorted(found.items()))


def take(row: Row, places: Places) -> tuple[Three, Row]:
    """The three tiles in their order in the level (D5), and what stays."""
    first, second, third = places
    rest = row[:first] + row[first + 1 : second] + row[second + 1 : third] + row[third + 1 :]
    return (row[first], row[second], row[third]), rest


@lru_cache(maxsize=1 << 13)
def passes(row: Row, generals: Row) -> Mapping[str, Three]:
    """How a level can be passed, and the block that each way makes (phase 2).

    >>> passes((64, 42), (22, 64, 43, 53, 63, 22))
    {'L': (22, 64, 42), 'R': (64, 42, 22)}
    """
    found: dict[str, Three] = {}
    if not generals:
        return found
    match row:
        case (first, second):
            found["L"] = (generals[0], first, second)
            if len(generals) > 1:
                found["R"] = (first, second, generals[-1])
        case (single,) if len(generals) > 1:
            found["LR"] = (generals[0], single, generals[-1])
    return {way: block for way, block in found.items() if block in NAMES}
