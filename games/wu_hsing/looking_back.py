"""Looking back on a game of Wu Hsing: the best placement of each turn, the points left lying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.protocol import Text, text, who
from games.weighing import Played, Review, Verdict, Weight, Weights
from games.wu_hsing.board import Board
from games.wu_hsing.players import choose

HARD: Final = "hard"
SEED: Final = "looking back"


def weigh(played: Played, known: Weights) -> tuple[int, Weight] | None:
    """The next turn: what the placements score at once, and what the hard player would lay.

    The points are certain; the hard player looks ahead and may be wrong.
    """
    at = next((one for one in played.decisions if one not in known), None)
    if at is None:
        return None
    board, (seat, move) = _board(played, at), played.moves[at]
    points = board.points(seat)
    best = board.kindest(seat)
    advised = choose(board, seat, HARD, SEED) if not board.opening else move
    return at, Weight(advised, points[move], best, more=(points[best], points[advised]))


def review(played: Played, known: Weights) -> Review:
    """Points at once against the most that there were, for each turn."""
    verdicts = tuple(_verdict(played, at, known[at]) for at in played.decisions if at in known)
    lines = (*_seats(played, verdicts), *_worst(played, verdicts), *_advice(played, known))
    return Review(verdicts, lines, text("ui-look-unit-points"))


def _board(played: Played, at: int) -> Board:
    board = played.positions[at]
    assert isinstance(board, Board)  # noqa: S101 - played is a game of this very kind
    return board


def _verdict(played: Played, at: int, weight: Weight) -> Verdict:
    cost = weight.more[0] - weight.value
    best = weight.best if cost else ""
    return Verdict(
        at + 1, played.moves[at][0], "slip" if cost else "best", cost, weight.value, best
    )


def _seats(played: Played, verdicts: Sequence[Verdict]) -> Iterator[Text]:
    for seat in range(played.positions[0].seats):
        own = [one for one in verdicts if one.seat == seat]
        cost = sum(one.cost for one in own)
        hit = sum(not one.cost for one in own)
        yield text("ui-look-points", player=who(seat), hit=hit, n=len(own), cost=cost)


def _worst(played: Played, verdicts: Sequence[Verdict]) -> Iterator[Text]:
    """The turn that left the most points lying."""
    worst = max(verdicts, key=lambda one: one.cost, default=None)
    if worst is None or not worst.cost:
        return
    position = played.positions[worst.move - 1]
    place = position.paths(worst.seat, worst.best)[0]
    yield text(
        "ui-look-worst",
        n=worst.move,
        player=who(worst.seat),
        points=worst.value,
        best=position.label(worst.seat, place),
        more=worst.value + worst.cost,
    )


def _advice(played: Played, known: Weights) -> Iterator[Text]:
    """Where looking ahead gives up points for more later: an estimate."""
    turns = [at for at in played.decisions if at in known]
    other = [at for at in turns if known[at].more[1] < known[at].more[0]]
    yield text("ui-look-ahead", n=len(other), of=len(turns))
