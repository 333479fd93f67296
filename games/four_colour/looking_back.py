"""Looking back on a deal: the steps to a win after each decision, wins let go by, and luck.

All of it is counted from what the seat itself could know: its cards, and those it had not seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.four_colour.board import Board
from games.four_colour.cards import CARD, Card
from games.four_colour.claims import WIN
from games.four_colour.distance import NEVER, steps
from games.four_colour.outlook import outlook
from games.four_colour.run import SEATS
from games.four_colour.seen import Seen
from games.labels import label_of
from games.protocol import Seat, Text, text, who
from games.weighing import Kind, Played, Review, Verdict, Weight, Weights

MISSED: Final = "missed"
FARTHEST: Final = 9
"""Steps that are drawn at most; from here nobody wins in a deal."""

THOUSAND: Final = 1_000
"""Expected cards are counted in thousandths."""

Draw = tuple[Seat, Card]


def weigh(played: Played, known: Weights) -> tuple[int, Weight] | None:
    """The next decision, and all cards that were drawn since the one before."""
    at = next((one for one in played.decisions if one not in known), None)
    if at is None:
        return None
    board, (seat, move) = _board(played, at), played.moves[at]
    after = {one: _steps(board, seat, one) for one in board.moves(seat)}
    best = min(after, key=lambda one: (after[one], one != move))
    missed = WIN in after and move != WIN
    luck = tuple(_luck(played, at))
    return at, Weight(MISSED if missed else "", after[move], best, more=(after[best], *luck))


def _board(played: Played, at: int) -> Board:
    board = played.positions[at]
    assert isinstance(board, Board)  # noqa: S101 - played is a deal of this very kind
    return board


def _steps(board: Board, seat: Seat, move: str) -> int:
    """The fewest takes to a win after a move, with the best discard after a claim."""
    if move == WIN:
        return 0
    seen = Seen.of(board, seat)
    found = (option for option in seen.options(board) if option.move == move)
    return min((min(steps(option.own, seen.left), NEVER) for option in found), default=NEVER)


def _luck(played: Played, at: int) -> Iterator[int]:
    """For each card drawn after a decision: seat, whether it saved a step, and how likely that was.

    The first decision has those before it too.
    """
    seat, move = played.moves[at]
    before = _board(played, at)
    if at == played.decisions[0]:
        yield from _weighed(before, _drawn_before(before))
    events = before.play(seat, move)[1]
    drawn = [event.split(":") for event in events if event.startswith("draw:")]
    yield from _weighed(_board(played, at + 1), [(int(one), CARD[card]) for _, one, card in drawn])


def _drawn_before(board: Board) -> list[Draw]:
    """What was drawn before the first decision of a deal."""
    gone = [(one.seat, one.card) for one in board.discards]
    public = board.public
    return [*gone, (public.owner, public.card)] if public else gone


def _weighed(board: Board, drawn: Sequence[Draw]) -> Iterator[int]:
    """Draws that led up to a position; no hand has changed in between."""
    for number, (seat, card) in enumerate(drawn):
        seen = Seen.of(board, seat)
        left = list(seen.left)
        for _, later in drawn[number:]:
            left[later] += 1
        view = outlook(seen.own, left)
        useful = any(chance.card == card for chance in view.chances)
        yield from (seat, int(useful), THOUSAND * view.live // max(1, sum(left)))


def review(played: Played, known: Weights) -> Review:
    """How far each seat was after each decision, what it let go by, and how lucky it was."""
    verdicts = tuple(_verdict(played, at, known[at]) for at in played.decisions if at in known)
    lines = (
        *_missed(verdicts),
        *_worst(played, verdicts),
        *_fortunes(known),
    )
    return Review(verdicts, (*lines, text("ui-look-seen")), text("ui-look-unit-steps"))


def _verdict(played: Played, at: int, weight: Weight) -> Verdict:
    cost = min(weight.value, FARTHEST) - min(weight.more[0], FARTHEST)
    kind: Kind = "missed" if weight.status == MISSED else "slip" if cost else "best"
    best = WIN if kind == "missed" else weight.best if cost else ""
    value = min(weight.value, FARTHEST)
    return Verdict(at + 1, played.moves[at][0], kind, cost, value, best)


def _missed(verdicts: Sequence[Verdict]) -> Iterator[Text]:
    missed = [one for one in verdicts if one.kind == "missed"]
    if not missed:
        yield text("ui-look-no-win-missed")
    for one in missed[:2]:
        yield text("ui-look-win-missed", n=one.move, player=who(one.seat))


def _worst(played: Played, verdicts: Sequence[Verdict]) -> Iterator[Text]:
    """The decision after which a seat was farther off than it had to be, most of all."""
    slips = [one for one in verdicts if one.kind == "slip"]
    if not slips:
        yield text("ui-look-no-step-lost")
        return
    worst = max(slips, key=lambda one: one.cost)
    position = played.positions[worst.move - 1]
    yield text(
        "ui-look-steps",
        n=worst.move,
        player=who(worst.seat),
        best=label_of(position, worst.seat, worst.best),
        cost=worst.cost,
    )


def _fortunes(known: Weights) -> Iterator[Text]:
    """Useful cards drawn against those that were to be expected, seat by seat."""
    parts = []
    for seat in range(SEATS):
        drawn = [triple for weight in known.values() for triple in _triples(weight.more[1:])]
        own = [triple for triple in drawn if triple[0] == seat]
        whole, tenth = divmod(round(10 * sum(chance for *_, chance in own) / THOUSAND), 10)
        useful = sum(hit for _, hit, _ in own)
        due = {"whole": whole, "tenth": tenth}
        parts.append(text("ui-look-fortune", player=who(seat), useful=useful, **due))
    yield text("ui-look-luck", seats=tuple(parts))


def _triples(numbers: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    yield from zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
