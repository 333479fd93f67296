"""A position as the picture needs it: seats with racks and scores, and what happened last."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games import Position, Seat
from games.wu_hsing import Board
from games.wu_hsing.grid import Domino
from games.wu_hsing.judge import read_domino
from games.wu_hsing.rules import HIDDEN, Rack
from render.head import name
from render.view import View


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat: its name, its dominoes, its points."""

    seat: Seat
    name: str
    count: int
    rack: Rack
    """Empty where the viewer does not know it."""
    points: int
    """With penalties once the game is over."""
    penalty: int
    turn: bool
    winner: bool


@dataclass(frozen=True, slots=True)
class Scored:
    """The last placement: who, where, the lengths of the rows it extended, and the points."""

    seat: Seat
    domino: Domino
    factors: tuple[int, ...]
    """The lengths, shortest first, and a 2 for a double."""
    points: int
    cycle: bool
    """Whether a row came to show the creating cycle."""

    @property
    def product(self) -> str:
        """As it is worked out, such as ``3 x 4 x 5``."""
        return " \u00d7 ".join(map(str, self.factors))


def as_board(position: Position) -> Board:
    """The position as this game knows it."""
    assert isinstance(position, Board)  # noqa: S101 - the game's name promises it
    return position


@lru_cache(maxsize=256)
def sittings(view: View) -> tuple[Sitting, ...]:
    """All seats in their order."""
    board = as_board(view.position)
    outcome = board.outcome
    points = outcome.scores if outcome else board.scores
    return tuple(
        Sitting(
            seat,
            name(view, seat),
            len(rack),
            () if HIDDEN in rack else rack,
            points[seat],
            board.scores[seat] - points[seat],
            seat == board.turn,
            bool(outcome and seat in outcome.winners),
        )
        for seat, rack in enumerate(board.racks)
    )


@lru_cache(maxsize=256)
def scored(last: tuple[str, ...]) -> Scored | None:
    """The last placement among some events."""
    for at in range(len(last) - 1, -1, -1):
        word, *rest = last[at].split(":")
        if word != "place":
            continue
        seat, move, rows, points = rest
        domino = read_domino(move)
        if domino is None:
            return None
        lengths = sorted(int(row[1:]) for row in rows.split(","))
        double = [2] if domino.colours[0] == domino.colours[1] else []
        cycle = any(event.startswith("cycle:") for event in last[at + 1 :])
        return Scored(int(seat) - 1, domino, (*lengths, *double), int(points), cycle)
    return None


def laid(last: tuple[str, ...]) -> tuple[Domino, ...]:
    """The dominoes that were laid down by some events, those that open the table too."""
    told = (event.split(":") for event in last)
    moves = (words[2] for words in told if words[0] in {"place", "open"})
    return tuple(domino for domino in map(read_domino, moves) if domino)


def mine(view: View) -> Rack:
    """The viewer's own dominoes; empty for the group."""
    seats = sittings(view)
    if view.viewer is None or view.viewer >= len(seats):
        return ()
    return seats[view.viewer].rack
