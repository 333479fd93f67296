"""Reading positions (rule book, section 6)."""

from __future__ import annotations

import re
from typing import Final

from games.dominoes import UNKNOWN, Tile, check_set, read_tile
from games.guo_wu_guan.board import LOST, PASSING, REMOVAL, WON, Board
from games.guo_wu_guan.rows import Row, sets
from games.guo_wu_guan.rules import Rules, rules_of
from games.guo_wu_guan.run import Levels
from games.protocol import BadInput

LONGEST: Final = 300
"""No position is longer than this; longer input is refused unread."""

FIELDS: Final = 5
ROW: Final = re.compile(r"-|x?[0-9x]{2}(?:\.x?[0-9x]{2})*", re.ASCII)
PHASE: Final = re.compile(r"([rp])([1-9])", re.ASCII)


def read(notation: str) -> Board:
    """Read a position and settle it. Raises BadInput."""
    if len(notation) > LONGEST:
        raise BadInput(f"a position has at most {LONGEST} characters")
    fields = notation.split(":")
    if len(fields) != FIELDS:
        raise BadInput("a position is variant:generals:levels:common:phase")
    variant, generals, levels, common, phase = fields
    rules = rules_of(variant)
    board = Board(
        variant,
        _generals(generals, rules),
        _levels(levels, rules),
        *_common(common, rules),
        *_phase(phase, rules),
    )
    _check_tiles(board)
    _check_counts(board)
    _check_round(board)
    return _settled(board)


def _row(notation: str) -> tuple[tuple[Tile, bool], ...]:
    if not ROW.fullmatch(notation):
        raise BadInput(f"{notation[:40]!r} is no row; a row is tiles joined by dots, or -")
    if notation == "-":
        return ()
    return tuple(_tile(tile) for tile in notation.split("."))


def _tile(notation: str) -> tuple[Tile, bool]:
    if notation == "xx":
        return UNKNOWN, True
    return read_tile(notation.removeprefix("x")), notation.startswith("x")


def _generals(notation: str, rules: Rules) -> Row:
    row = _row(notation)
    if len(row) > rules.generals:
        raise BadInput(f"{rules.name} has at most {rules.generals} generals")
    for place, (tile, down) in enumerate(row):
        if down != (0 < place < len(row) - 1):
            raise BadInput("of the generals the ends lie face up and all others face down")
        if rules.fixed_general and tile != rules.fixed_general:
            raise BadInput(f"the general of {rules.name} is {rules.fixed_general}")
    return tuple(tile for tile, _ in row)


def _levels(notation: str, rules: Rules) -> Levels:
    levels = notation.split("/")
    if len(levels) != rules.levels:
        raise BadInput(f"{rules.name} has {rules.levels} levels, not {len(levels)}")
    return tuple(None if level == "p" else _level(level, rules) for level in levels)


def _level(notation: str, rules: Rules) -> Row:
    row = _row(notation)
    if any(down for _, down in row):
        raise BadInput("the tiles of a level lie face up")
    if not row and rules.leaves == "emptied":
        raise BadInput(f"an empty level has left the game in {rules.name}: write p")
    if rules.fixed_general and (rules.fixed_general, False) in row:
        raise BadInput(f"{rules.fixed_general} never lies in a level of {rules.name}")
    return tuple(tile for tile, _ in row)


def _common(notation: str, rules: Rules) -> tuple[Row, int]:
    row = _row(notation)
    down = sum(face_down for _, face_down in row)
    if down > (rules.common if rules.common_faces == "down" else 0):
        raise BadInput(f"too many face-down tiles in the common row of {rules.name}")
    if any(face_down for _, face_down in row[: len(row) - down]):
        raise BadInput("face-down tiles are the right-hand end of the common row")
    return tuple(tile for tile, _ in row), down


def _phase(notation: str, rules: Rules) -> tuple[str, int]:
    if notation in {WON, LOST}:
        return notation, -1
    found = PHASE.fullmatch(notation)
    if not found or int(found[2]) > rules.levels:
        raise BadInput(f"{notation[:20]!r} is no phase; r3, p3, won and lost are")
    if found[1] == PASSING and rules.leaves == "emptied":
        raise BadInput(f"no level is passed in {rules.name}")
    return found[1], int(found[2]) - 1


def _check_tiles(board: Board) -> None:
    rows = (board.generals, board.common, *(row for row in board.levels if row))
    check_set(tile for row in rows for tile in row)
    hidden = sum(row.count(UNKNOWN) for row in rows)
    if hidden not in {0, max(len(board.generals) - 2, 0) + board.down}:
        raise BadInput("either all face-down tiles are unknown or none is")


def _check_counts(board: Board) -> None:
    """Refuse an end that does not fit the rows, and play where the game is over."""
    rules, generals, left = board.rules, len(board.generals), board.left
    if board.phase == WON:
        if left or (rules.counts_generals and generals):
            raise BadInput("this game is not won")
        return
    short = rules.counts_generals and generals < left
    if board.phase == LOST:
        if not (_stuck(board) or short or (rules.counts_generals and left == 0 < generals)):
            raise BadInput("this game is not lost")
    elif left == 0 or short:
        raise BadInput("this game is over: no level is left, or too few generals")


def _stuck(board: Board) -> bool:
    return not board.common and board.left > 0 and not _sets_in(board, board.levels)


def _check_round(board: Board) -> None:
    """Refuse a set in a level that this round has visited: it would have been taken there."""
    visited = board.levels
    if board.phase == REMOVAL:
        down = board.rules.removals == "down"
        visited = visited[: board.level] if down else visited[board.level + 1 :]
    if not board.over and _sets_in(board, visited):
        raise BadInput("a set lies in a level that this round has visited already")


def _sets_in(board: Board, levels: Levels) -> bool:
    return any(row and sets(row, board.rules.spread) for row in levels)


def _settled(board: Board) -> Board:
    if board.over or (board.phase == REMOVAL and sets(board.row, board.rules.spread)):
        return board
    if board.phase == PASSING and len(board.ways()) > 1:
        return board
    if board.hidden:
        raise BadInput("with unknown tiles a position must stand at a decision")
    run = board.run()
    run.settle()
    return board.after(run)
