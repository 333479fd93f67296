"""The peers: python-chess, whose boards are SVG, and cairosvg, through which bots show them.

They are imported where they are measured: the tests do without them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import chess

SIDE = 1040
"""Pixels of a side: as many in all as one of our boards has."""

OPENING = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7"


@cache
def opened() -> chess.Board:
    """A closed Spanish game: every piece is there, and many moves."""
    import chess  # noqa: PLC0415 - the tests do without it

    board = chess.Board()
    for move in OPENING.split():
        board.push_san(move)
    return board


def svg_board() -> bytes:
    """A board of chess with its last move and what the moved piece can do, as PNG."""
    import cairosvg  # noqa: PLC0415 - the tests do without it
    import chess.svg  # noqa: PLC0415 - the tests do without it

    board = opened()
    reached = board.attacks(chess.C7)
    drawn = chess.svg.board(board, size=SIDE, lastmove=board.peek(), squares=reached)
    return bytes(cairosvg.svg2png(drawn.encode()))


def perft(board: chess.Board, depth: int) -> int:
    """How many sequences of so many moves there are, one by one."""
    if depth == 0:
        return 1
    found = 0
    for move in list(board.legal_moves):
        board.push(move)
        found += perft(board, depth - 1)
        board.pop()
    return found
