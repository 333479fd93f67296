"""The 32 Chinese dominoes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from games.protocol import BadInput

Tile = int
"""A tile by its two digits, the higher first: 65. ``UNKNOWN`` lies face down."""

UNKNOWN: Final = 0

CIVIL: Final = (66, 11, 44, 31, 55, 33, 22, 65, 64, 61, 51)
"""The kinds that the set holds twice."""

MILITARY: Final = (63, 54, 62, 53, 52, 43, 42, 41, 32, 21)
"""The kinds that the set holds once."""

SET: Final[tuple[Tile, ...]] = (*(tile for tile in CIVIL for _ in range(2)), *MILITARY)
"""All 32 tiles in canonical order, the order before a shuffle."""

COPIES: Final = Counter(SET)

NOTATION: Final = {str(tile): tile for tile in COPIES}


def ends(tile: Tile) -> tuple[int, int]:
    """Both numbers of a tile, the higher first.

    >>> ends(65)
    (6, 5)
    """
    return tile // 10, tile % 10


def spoken(tile: Tile) -> str:
    """A tile as sentences write it.

    >>> spoken(65)
    '6-5'
    """
    return f"{tile // 10}-{tile % 10}" if tile else "?-?"


def read_tile(notation: str) -> Tile:
    """Read a tile as positions write it. Raises BadInput."""
    try:
        return NOTATION[notation]
    except KeyError:
        known = "a tile is two digits, the higher first, such as 65"
        raise BadInput(f"{notation[:8]!r} is no tile; {known}") from None


def check_set(tiles: Iterable[Tile], whole: Counter[Tile] = COPIES) -> None:
    """Refuse anything but exactly the tiles of the set; face-down ones stand for any."""
    found = Counter(tiles)
    unknown = found.pop(UNKNOWN, 0)
    extra = found - whole
    if extra:
        tile = min(extra)
        raise BadInput(f"{tile} lies there {found[tile]} times; the set holds {whole[tile]}")
    if found.total() + unknown != whole.total():
        total = found.total() + unknown
        raise BadInput(f"these are {total} tiles; the set has {whole.total()}")
