"""Why a move is refused, in the words of the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from games.dominoes import NOTATION
from games.protocol import Text, text
from games.xiang_shi_fu.exchanges import without
from games.xiang_shi_fu.rules import size
from games.xiang_shi_fu.sets import Tiles, ordered, valid_sets
from games.xiang_shi_fu.words import spoken_tiles, why_invalid

if TYPE_CHECKING:
    from games.xiang_shi_fu.board import Board

SECTIONS: Final[Mapping[str, str]] = {
    "over": "end",
    "unreadable": "notation",
    "seat": "notation",
    "tile": "notation",
    "same-seat": "moves",
    "uneven": "moves",
    "three": "moves",
    "two": "moves",
    "equal": "moves",
    "places": "moves",
    "noset": "triplets",
    "nopair": "pairs",
    "form": "notation",
}
"""Which section of the rules in words tells more about a refusal."""

SIDE: Final = re.compile(r"([a-z])((?:[1-6]{2}){1,3})", re.ASCII)


def refusal(board: Board, move: str) -> Text:
    """Why a move that is not among the legal ones is refused."""
    outcome = board.outcome
    if outcome:
        return text("xsf-illegal-over")
    example = board.moves(0)[0]
    sides = [SIDE.fullmatch(side) for side in move.split("-")]
    match sides:
        case [re.Match() as one, re.Match() as two]:
            return _why(board, (one[1], _tiles(one[2])), (two[1], _tiles(two[2])), example)
    return text("xsf-illegal-unreadable", example=example)


def _tiles(notation: str) -> Tiles:
    return tuple(int(notation[at : at + 2]) for at in range(0, len(notation), 2))


def _why(board: Board, one: tuple[str, Tiles], two: tuple[str, Tiles], example: str) -> Text:
    for seat, tiles in (one, two):
        if seat not in board.held:
            return text("xsf-illegal-seat", seat=seat, seats=" ".join(board.rules.seats))
        if any(str(tile) not in NOTATION for tile in tiles):
            return text("xsf-illegal-unreadable", example=example)
        has = board.held[seat]
        if any(tiles.count(tile) > has.count(tile) for tile in tiles):
            return text(
                "xsf-illegal-tile", seat=seat, tiles=spoken_tiles(tiles), has=spoken_tiles(has)
            )
    if one[0] == two[0]:
        return text("xsf-illegal-same-seat")
    return _uneven(one, two) or _kept(board, one, two) or _form(one, two)


def _uneven(one: tuple[str, Tiles], two: tuple[str, Tiles]) -> Text | None:
    if len(one[1]) != len(two[1]):
        return text("xsf-illegal-uneven")
    if len(one[1]) > 2:  # noqa: PLR2004 - a pair is the most that moves
        return text("xsf-illegal-three")
    if len(one[1]) == 2 and size(one[0]) == size(two[0]):  # noqa: PLR2004 - a pair
        return text("xsf-illegal-two")
    if one[1] == two[1]:
        return text("xsf-illegal-equal")
    return None


def _kept(board: Board, one: tuple[str, Tiles], two: tuple[str, Tiles]) -> Text | None:
    """What the two seats would hold afterwards, if that is what is wrong."""
    before = board.held[one[0]], board.held[two[0]]
    after = (
        ordered((*without(before[0], one[1]), *two[1])),
        ordered((*without(before[1], two[1]), *one[1])),
    )
    if after == before[::-1]:
        return text("xsf-illegal-places")
    valid = valid_sets(board.choice.rule)
    for seat, tiles in zip((one[0], two[0]), after, strict=True):
        if tiles not in valid:
            what = "noset" if len(tiles) > 2 else "nopair"  # noqa: PLR2004 - a pair
            why = why_invalid(tiles, board.choice.rule)
            return text(f"xsf-illegal-{what}", seat=seat, why=why)
    return None


def _form(one: tuple[str, Tiles], two: tuple[str, Tiles]) -> Text:
    """Right, but not written as moves are."""
    sides = sorted([one, two])
    written = "-".join(seat + "".join(map(str, ordered(tiles))) for seat, tiles in sides)
    return text("xsf-illegal-form", example=written)
