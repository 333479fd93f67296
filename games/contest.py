"""A deal for one person against fixed computers: what a strong player makes of it, and its par.

Every computer's choice is drawn from the seed of the deal and from what its seat sees, so whoever
plays the same meets the same answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from statistics import quantiles
from typing import Final, NamedTuple

from games.catalogue import BANDS, Kind, Row, digest
from games.certificate import FEWEST_CHOICES, Certificate
from games.protocol import BadInput, Game, Position, Seat

PERSON: Final[Seat] = 0
"""Where the person sits."""

DEALS: Final = 100
"""So many deals tell what the strongest player usually reaches."""

TRIES: Final = 20
"""Games of the weakest player on the person's seat, for the difficulty."""

LONGEST: Final = 10_000
"""No game has more decisions."""

Middle = tuple[float, float]
"""The points between which the middle half of results lies."""


class Played(NamedTuple):
    """A finished game of computers: all moves, and what the person's seat made of it."""

    moves: tuple[str, ...]
    points: int
    choices: int
    """Decisions of the person's seat with more than one legal move."""


def answer_seed(seed: str, seen: Position) -> str:
    """What fixes the choice of a computer that sees a position of a deal."""
    return sha256(f"{seed}:{seen}".encode()).hexdigest()


def answer(position: Position, seat: Seat, level: str, seed: str) -> str:
    """What a computer plays on a seat of this deal."""
    seen = position.seen_by(seat)
    return seen.choose(seat, level, answer_seed(seed, seen))


def contest(start: Position, levels: Sequence[str], seed: str, own: str = "") -> Played:
    """Let computers play a deal to its end, the first that is asked first.

    ``own`` makes the person's seat choose differently, the others answer as always.
    """
    position, moves, choices = start, list[str](), 0
    while position.to_act:
        if len(moves) == LONGEST:
            raise AssertionError(f"not over after {LONGEST} decisions: {position}")
        seat = position.to_act[0]
        choices += seat == PERSON and len(position.moves(seat)) > 1
        moves.append(answer(position, seat, levels[seat], own if own and not seat else seed))
        position, _ = position.play(seat, moves[-1])
    return Played(tuple(moves), points(position), choices)


def points(end: Position) -> int:
    """What the person has at the end."""
    if end.outcome is None or not end.outcome.scores:
        raise BadInput(f"this is no end with points: {str(end)[:80]}")
    return end.outcome.scores[PERSON]


def reached(one: Game, kind: Kind, seed: str) -> Played:
    """The strongest player on the person's seat."""
    return contest(kind.deal(one, seed), (one.levels[-1], *kind.against), seed)


def middle(results: Sequence[int]) -> Middle:
    """Between which results the middle half lies.

    >>> middle([0, 1, 2, 3, 4, 5, 6])
    (1.0, 5.0)
    """
    low, _, high = quantiles(results, n=4)
    return low, high


def certify_contest(one: Game, kind: Kind, seed: str, fair: Middle) -> Certificate | None:
    """Play and measure a deal; None when it is no fair one or has nothing to reach.

    Fair: the strongest player ends within the middle half of its own results. With no points
    there is no par: everybody would have reached it.
    """
    start = kind.deal(one, seed)
    if start.outcome is not None:
        return None
    best = reached(one, kind, seed)
    low, high = fair
    if not (low <= best.points <= high) or best.points <= 0 or best.choices < FEWEST_CHOICES:
        return None
    weak = (one.levels[0], *kind.against)
    tries = (contest(start, weak, seed, f"{seed} try {n}").points for n in range(TRIES))
    share = 1000 * sum(found >= best.points for found in tries) // TRIES
    row = Row(seed, best.points, False, BANDS[0], share, best.choices, digest(start))
    return Certificate(row, best.moves)


def contest_faults(one: Game, kind: Kind, row: Row, moves: Sequence[str] | None) -> list[str]:
    """What is wrong with a row: nothing, as long as rules and players stay as they are."""
    if moves is None:
        return ["it has no stored line"]
    start = kind.deal(one, row.seed)
    found = [] if digest(start) == row.digest else ["this seed deals another board"]
    now = reached(one, kind, row.seed)
    if now.moves != tuple(moves):
        found.append("the computers play otherwise than when it was certified")
    if now.points != row.par:
        found.append(f"{now.points} points are reached, par is {row.par}")
    if now.choices != row.choices:
        found.append(f"its line has {now.choices} real choices, not {row.choices}")
    return found
