"""Computer players: what a seat sees in, a move out (the levels of the game)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from games.four_colour.claims import PASS, WIN
from games.four_colour.distance import steps
from games.four_colour.outlook import outlook
from games.four_colour.seen import Option, Seen
from games.protocol import BadInput, Seat
from games.shuffle import Stream

if TYPE_CHECKING:
    from games.four_colour.board import Board

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
LEVELS: Final = (EASY, NORMAL, HARD)

CARELESS: Final = (2, 5)
"""An easy player makes so many of so many moves without looking."""


def choose(board: Board, seat: Seat, level: str, seed: str) -> str:
    """A move of a seat from what it sees. Raises BadInput for an unknown level or no move."""
    moves = board.moves(seat)
    if level not in LEVELS or not moves:
        raise BadInput(f"no move of a computer player {level[:20]!r} for seat {seat}")
    if WIN in moves:
        return WIN
    if len(moves) == 1:
        return moves[0]
    if level == EASY:
        stream = Stream(sha256(f"{seed} {seat} {board}".encode()).hexdigest())
        if stream.below(CARELESS[1]) < CARELESS[0]:
            return moves[stream.below(len(moves))]
    seen = Seen.of(board, seat)
    options = nearest(list(seen.options(board)), seen)
    if len({option.move for option in options}) == 1:
        return options[0].move
    return _heaviest(options, seen) if level == HARD else _liveliest(options, seen)


def nearest(options: Sequence[Option], seen: Seen) -> list[Option]:
    """The moves after which the fewest steps are left."""
    far = [steps(option.own, seen.left) for option in options]
    least = min(far)
    return [option for option, here in zip(options, far, strict=True) if here == least]


def _liveliest(options: Sequence[Option], seen: Seen) -> str:
    """The move that leaves the most cards that save a step; passing before an idle claim."""

    def rank(option: Option) -> tuple[bool, int]:
        return option.move == PASS, outlook(option.own, seen.left).live

    return max(options, key=rank).move


def _heaviest(options: Sequence[Option], seen: Seen) -> str:
    """The move that leaves the best chance of a card that saves a step; then the safest discard.

    It takes a card also when that saves no step but leaves better chances.
    """

    def rank(option: Option) -> tuple[float, int]:
        danger = 0 if option.thrown is None else seen.left[option.thrown]
        return outlook(option.own, seen.left).rate, -danger

    return max(options, key=rank).move
