"""What can be chosen on a board, and which tiles belong to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from games import Choice, Path, Position, Text, menu, text
from games.dominoes import Tile
from games.guo_wu_guan import Board
from games.guo_wu_guan.rows import NAMES, PLACES, passes
from games.guo_wu_guan.words import type_name
from render.tokens import choice
from render.view import View

KEEP = "-"

RELATIVES = {"o-koan": "五關", "tong-wu-guan": "通五關", "seven-captures": "七擒孟獲"}
"""Variants that have titles of their own, with their signs."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: where its tiles lie, and how it is marked."""

    path: Path
    mark: str
    colour: str
    places: tuple[int, ...]
    """The tiles of the level, from the left."""
    name: Text | None
    """The kind of set; None when the level is kept."""
    block: tuple[Tile, ...] = ()
    """The three tiles as they go to the common row."""
    first: int = 0
    """The tile after which its mark stands: the first one on the circle of the level."""
    wraps: bool = False
    """Whether it goes from the right end of the level on to the left end."""
    side: str = ""
    """The general that goes: ``L``, ``R`` or both; empty in the first phase."""


def face(tile: Tile) -> str:
    """A tile as the picture needs it; unknown ones lie face down."""
    return str(tile) if tile else "xx"


def title(board: Board) -> tuple[Text, Text | None]:
    """What the board is called, and which kind of it where that is not the name."""
    kind = text(f"gwg-variant-{board.name}")
    return (kind, None) if board.name in RELATIVES else (text("gwg-title"), kind)


def as_board(position: Position) -> Board:
    """The position as this game knows it."""
    assert isinstance(position, Board)  # noqa: S101 - the game's name promises it
    return position


def seen(view: View) -> Board:
    """The board as the viewer sees it, whatever was handed in."""
    return as_board(view.position).seen_by(view.viewer)


@lru_cache(maxsize=256)
def options(view: View) -> tuple[Option, ...]:
    """The choices to mark, or the one that has been made and asks to be confirmed."""
    board = seen(view)
    if board.over or not view.choices:
        return ()
    shown = menu(board, 0, view.said)
    if shown.move is not None and not shown.choices:
        return (_option(board, shown.said, "", "select", shown.move),)
    taken = [one for one in shown.choices if one.move is not None]
    coloured = [one for one in taken if not str(one.move).endswith(KEEP)]
    return tuple(
        _option(board, one.path, one.mark, _colour(coloured, one), str(one.move)) for one in taken
    )


def _colour(coloured: list[Choice], one: Choice) -> str:
    """The colour of a choice; to keep a level has none of its own."""
    return choice(coloured.index(one)) if one in coloured else "muted"


def _option(board: Board, path: Path, mark: str, colour: str, move: str) -> Option:
    way = move.lstrip("0123456789")
    if board.phase == "r":
        return _set(board, Option(path, mark, colour, (), None), way)
    if way == KEEP:
        return Option(path, mark, colour, (), None)
    block = passes(board.row, board.generals)[way]
    places = tuple(range(len(board.row)))
    return Option(path, mark, colour, places, type_name(NAMES[block]), block, side=way)


def _set(board: Board, option: Option, way: str) -> Option:
    first, second, third = places = tuple(PLACES.index(letter) for letter in way)
    block = board.row[first], board.row[second], board.row[third]
    name = type_name(NAMES[block])
    option = replace(option, places=places, name=name, block=block, first=first)
    length = len(board.row)
    if board.rules.spread == "any" or third - first == 2:  # noqa: PLR2004 - three neighbours
        return option
    start = second if third - second == 1 and third == length - 1 and second - first > 1 else third
    return replace(option, first=start, wraps=True)
