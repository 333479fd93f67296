"""Sets of two and three tiles: which there are, which are valid and what they are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from games.dominoes import CIVIL, COPIES, Tile
from games.triplets import RULES, types

Tiles = tuple[Tile, ...]
"""Some tiles, always high to low."""

SetId = int
"""A set by its number in ``SETS``."""

PAIRS: Final[tuple[Tiles, ...]] = (
    *((tile, tile) for tile in CIVIL),
    (63, 54),
    (62, 53),
    (52, 43),
    (41, 32),
    (42, 21),
)
"""The 16 valid pairs, in the order from which a target is drawn (rule book, section 2)."""

SUPREME: Final[Tiles] = (42, 21)

KINDS: Final[Tiles] = tuple(sorted(COPIES, reverse=True))
"""The 21 kinds of tiles, high to low."""

BIT: Final[Mapping[Tile, int]] = {kind: 1 << place for place, kind in enumerate(KINDS)}


def exists(tiles: Tiles) -> bool:
    """Whether the whole set of dominoes holds these tiles at once."""
    return all(tiles.count(tile) <= COPIES[tile] for tile in tiles)


SETS: Final[tuple[Tiles, ...]] = tuple(
    tiles
    for size in (3, 2)
    for tiles in combinations_with_replacement(KINDS, size)
    if exists(tiles)
)
"""All 1550 sets of three and all 221 sets of two tiles."""

ID: Final[Mapping[Tiles, SetId]] = {tiles: number for number, tiles in enumerate(SETS)}


def ordered(tiles: Iterable[Tile]) -> Tiles:
    """Tiles high to low.

    >>> ordered((11, 65, 22))
    (65, 22, 11)
    """
    return tuple(sorted(tiles, reverse=True))


def set_types(tiles: Tiles, rule: str) -> tuple[str, ...]:
    """All types that two or three tiles match, in alphabetical order; none: they are invalid.

    >>> set_types((66, 65, 55), "standard"), set_types((42, 21), "standard")
    (('full-fourteen', 'split'), ('supreme',))
    """
    if len(tiles) == 3:  # noqa: PLR2004 - a triplet
        return types(tiles, RULES[rule])
    if tiles not in PAIRS:
        return ()
    if tiles == SUPREME:
        return ("supreme",)
    return ("civil",) if tiles[0] == tiles[1] else ("military",)


def shown_type(tiles: Tiles, rule: str) -> str:
    """The one type by which a valid set is called: the rarest and most telling; else nothing."""
    found = set_types(tiles, rule)
    return "split" if "split" in found else found[0] if found else ""


@cache
def valid_sets(rule: str) -> Mapping[Tiles, str]:
    """The valid sets under a rule, with the type by which each is called."""
    return {tiles: name for tiles in SETS if (name := shown_type(tiles, rule))}


def twos(tiles: Tiles) -> tuple[tuple[Tiles, Tile], ...]:
    """Every choice of two of three tiles, with the third."""
    split = {}
    for one, two in combinations(range(3), 2):
        split[tiles[one], tiles[two]] = tiles[3 - one - two]
    return tuple(split.items())
