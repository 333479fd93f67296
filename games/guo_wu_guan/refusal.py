"""Why a move is refused, in the words of the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from games.dominoes import Tile, spoken
from games.guo_wu_guan.rows import PLACES
from games.protocol import Text, text
from games.triplets import all_ends, types

if TYPE_CHECKING:
    from games.guo_wu_guan.board import Board

SECTIONS: Final[Mapping[str, str]] = {
    "over": "end",
    "unreadable": "notation",
    "level": "removals",
    "must-remove": "removals",
    "first-remove": "passing",
    "now-pass": "passing",
    "place": "notation",
    "twice": "sets",
    "order": "notation",
    "apart": "removals",
    "noset": "sets",
    "last-general": "passing",
    "kill": "passing",
}
"""Which section of the rules in words tells more about a refusal."""

MOVE: Final = re.compile(r"([1-9])(-|LR|L|R|[a-zA-F]{3})", re.ASCII)


def refusal(board: Board, move: str) -> Text:
    """Why a move that is not among the legal ones is refused."""
    if board.over:
        return text("gwg-illegal-over")
    example = f"{board.level + 1}{board.ways()[-1]}"
    found = MOVE.fullmatch(move)
    if not found:
        return text("gwg-illegal-unreadable", example=example)
    level, way = int(found[1]), found[2]
    if level != board.level + 1:
        return text("gwg-illegal-level", asked=level, level=board.level + 1, example=example)
    if board.phase == "p":
        return _no_pass(board, way)
    return _no_removal(board, way)


def _no_removal(board: Board, way: str) -> Text:
    level, row = board.level + 1, board.row
    if way == "-":
        return text("gwg-illegal-must-remove", level=level)
    if way in {"L", "R", "LR"}:
        return text("gwg-illegal-first-remove", level=level)
    places = [PLACES.index(letter) for letter in way]
    if max(places) >= len(row):
        return text("gwg-illegal-place", level=level, n=len(row), last=PLACES[len(row) - 1])
    if len(set(places)) < len(places):
        return text("gwg-illegal-twice")
    if places != sorted(places):
        right = f"{level}{''.join(PLACES[place] for place in sorted(places))}"
        return text("gwg-illegal-order", example=right)
    tiles = tuple(row[place] for place in places)
    if types(tiles):
        return text("gwg-illegal-apart", tiles=listed(tiles))
    return text("gwg-illegal-noset", why=no_set(tiles))


def _no_pass(board: Board, way: str) -> Text:
    level, row, generals = board.level + 1, board.row, board.generals
    if way not in {"L", "R", "LR"}:
        return text("gwg-illegal-now-pass", level=level)
    if len(generals) == 1:
        return text("gwg-illegal-last-general", level=level)
    if (way == "LR") != (len(row) == 1):
        return text("gwg-illegal-kill", level=level, n=len(row))
    side = {"L": (generals[0], *row), "R": (*row, generals[-1])}
    return text("gwg-illegal-noset", why=no_set(side[way]))


def listed(tiles: tuple[Tile, ...]) -> str:
    """Tiles with commas.

    >>> listed((66, 61, 44))
    '6-6, 6-1, 4-4'
    """
    return ", ".join(spoken(tile) for tile in tiles)


def no_set(tiles: tuple[Tile, ...]) -> Text:
    """Which ends three tiles have, and what they would need to be a set."""
    counts = Counter(all_ends(tiles))
    number, most = max(counts.items(), key=lambda item: item[1])
    if most <= 2:  # noqa: PLR2004 - two alike are no start of a set
        pairs = "pairs" if set(counts.values()) == {2} else "mixed"
        return text(f"gwg-noset-{pairs}", tiles=listed(tiles))
    others = [end for end in all_ends(tiles) if end != number]
    return text(
        "gwg-noset-four" if most == 4 else "gwg-noset-three",  # noqa: PLR2004 - of six ends
        tiles=listed(tiles),
        number=number,
        sum="+".join(map(str, others)),
        total=sum(others),
    )
