"""Reading positions (rule book, section 9)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from games.protocol import BadInput
from games.wu_hsing.board import OVER, PAIR, Board
from games.wu_hsing.grid import Domino, Placed
from games.wu_hsing.judge import read_domino
from games.wu_hsing.rules import (
    COPIES,
    DUELS,
    HIDDEN,
    KINDS,
    RACKS,
    Rack,
    by_kind,
    check_variant,
    kind_of,
)

LONGEST: Final = 800
"""No position is longer than this; longer input is refused unread."""

FIELDS: Final = 7

FARTHEST: Final = 99_999
"""No domino of a position lies farther out."""

BOXED: Final = 3
"""With so many seats one domino stays in the box."""

SCORE: Final = re.compile(r"0|[1-9][0-9]{0,5}", re.ASCII)


def read(notation: str) -> Board:
    """Read a position and settle it. Raises BadInput."""
    board = read_as_it_stands(notation)
    return board if board.hidden else board.settled()[0]


def read_as_it_stands(notation: str) -> Board:
    """Read a position, also one whose seat to play cannot place. Raises BadInput."""
    if len(notation) > LONGEST:
        raise BadInput(f"a position has at most {LONGEST} characters")
    fields = notation.split(" ")
    if len(fields) != FIELDS or fields[0] != "wh":
        raise BadInput("a position is: wh VARIANT BOARD RACKS SCORES TURN DOWN")
    variant, placed, racks, scores, turn, down = fields[1:]
    board = Board(
        check_variant(variant),
        _placed(placed),
        tuple(map(_rack, racks.split("/"))),
        tuple(map(_score, scores.split("/"))),
        _turn(turn),
        "" if down == "-" else down,
    )
    _check_seats(board)
    _check_down(board)
    _check_copies(board)
    _check_hidden(board)
    _check_opening(board)
    _check_turn(board)
    return board


def _placed(notation: str) -> Placed:
    if notation == "-":
        return ()
    found = tuple(sorted(map(_domino, notation.split(";"))))
    cells = Counter(cell for domino in found for cell in domino.cells)
    if cells and max(cells.values()) > 1:
        raise BadInput("two dominoes lie on one square")
    return found


def _domino(notation: str) -> Domino:
    domino = read_domino(notation)
    if not domino or max(abs(domino.x), abs(domino.y)) > FARTHEST:
        raise BadInput(f"{notation[:30]!r} is no placed domino; one is written like WR@2,0v")
    return domino


def _rack(notation: str) -> Rack:
    if notation == "-":
        return ()
    kinds = tuple(notation[at : at + 2] for at in range(0, len(notation), 2))
    if not notation or not set(kinds) <= {*KINDS, HIDDEN}:
        raise BadInput(f"{notation[:40]!r} is no rack; its dominoes are {' '.join(KINDS)}, or -")
    if HIDDEN in kinds and set(kinds) != {HIDDEN}:
        raise BadInput("a rack is known or unknown as a whole")
    return by_kind(kinds)


def _score(notation: str) -> int:
    if not SCORE.fullmatch(notation):
        raise BadInput(f"{notation[:20]!r} is no score")
    return int(notation)


def _turn(notation: str) -> int:
    if notation == "-":
        return OVER
    if notation not in {"1", "2", "3", "4"}:
        raise BadInput(f"{notation[:20]!r} is no seat; seats are 1 to 4, or - when it is over")
    return int(notation) - 1


def _check_seats(board: Board) -> None:
    if board.seats not in RACKS or (board.name in DUELS and board.seats != min(RACKS)):
        raise BadInput(f"{board.name} is not played by {board.seats}")
    if len(board.scores) != board.seats:
        raise BadInput("there are as many scores as racks")
    if board.turn >= board.seats:
        raise BadInput(f"there is no seat {board.turn + 1} here")
    if board.turn == 0 and not board.racks[0]:
        raise BadInput("no round begins after a rack is empty")


def _check_down(board: Board) -> None:
    down = board.down
    if not down:
        return
    if board.name == DUELS[1]:
        if board.placed or board.turn != 1:
            raise BadInput("a choice is face down only until the second seat has chosen")
        known = kind_of(down) in KINDS if set(down) <= set("BWRYK") and len(down) == PAIR else False
    else:
        if board.name in DUELS or board.seats != BOXED:
            raise BadInput("only with three seats a domino stays in the box")
        known = down in KINDS
    if not known and down != HIDDEN:
        raise BadInput(f"{down[:20]!r} is no domino")


def _check_copies(board: Board) -> None:
    dominoes = [domino.kind for domino in board.placed]
    dominoes += [kind for rack in board.racks for kind in rack if kind != HIDDEN]
    if board.down and board.down != HIDDEN:
        dominoes.append(kind_of(board.down))
    for kind, count in Counter(dominoes).items():
        if count > COPIES:
            raise BadInput(f"{kind} is there {count} times and not at most {COPIES} times")
    if len(dominoes) + sum(rack.count(HIDDEN) for rack in board.racks) > COPIES * len(KINDS):
        raise BadInput(f"there are more than {COPIES * len(KINDS)} dominoes")


def _check_hidden(board: Board) -> None:
    """Refuse unknown dominoes where everybody knows them."""
    unknown = {seat for seat, rack in enumerate(board.racks) if HIDDEN in rack}
    if not unknown:
        return
    secret = board.name == DUELS[1] and unknown == {0} and board.down == HIDDEN
    if board.turn == OVER or (board.name != "standard" and not secret):
        raise BadInput("these racks lie open to all")


def _check_opening(board: Board) -> None:
    """Refuse a starting pair of a duel that nobody could have begun so."""
    if board.name not in DUELS or len(board.placed) >= PAIR:
        return
    begun = board.placed if board.name == DUELS[0] else (board.down,) * bool(board.down)
    if board.placed and (board.name != DUELS[0] or not _opens(board.placed[0])):
        raise BadInput("a duel is opened by XY@0,0h")
    if board.turn != len(begun):
        raise BadInput("in the opening the first seat chooses, then the second")
    if any(not rack for rack in board.racks[board.turn :]):
        raise BadInput("who has not chosen yet has dominoes")


def _opens(domino: Domino) -> bool:
    return str(domino) == f"{domino.kind}@0,0h"


def _check_turn(board: Board) -> None:
    """Refuse an end where somebody could still place and nobody is out."""
    if board.turn == OVER and all(board.racks):
        able = (board.can_place(seat) for seat in range(board.seats))
        if any(able):
            raise BadInput("this game is not over")
