"""What a tourney's tables gave to whom: points of a round, and the standings. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.core.duplicate import AVERAGE, mean, shares, stars
from bot.core.tourney import COMPUTER, Match, Round, Tourney

WIN, DRAW = 2, 1
"""Points of a duel."""

Marks = Mapping[int, int]
"""Points of a round, by the numbers of those whose table is over."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody in the standings. ``marks`` has a place for each round, None while it is open."""

    number: int
    place: int
    total: int
    tie: int
    """What decides between equals: the opponents' points in duels, else points of the game."""
    marks: tuple[int | None, ...]

    @property
    def counted(self) -> bool:
        """Whether anything of theirs is over."""
        return any(mark is not None for mark in self.marks)


def marks_of(tourney: Tourney, round_: Round) -> Marks:
    """The points of a round, as far as it is played."""
    if tourney.kind == "duels":
        return dict(mark for match in round_.matches if match.over for mark in _duel(match))
    return _compared(tourney, round_)


def _duel(match: Match) -> Iterator[tuple[int, int]]:
    """A win counts two, a draw one each; who was not there, or waited for, has lost."""
    if not match.table:
        yield match.seats[0], WIN
        return
    there = [seat for seat, _ in match.people if seat not in match.late]
    winners = [seat for seat in there if seat in match.won]
    if len(there) == 1:
        winners = there
    for seat, number in match.people:
        if match.void:
            yield number, DRAW
        elif len(winners) == 1:
            yield number, WIN if seat in winners else 0
        else:
            yield number, DRAW if seat in there else 0


def _compared(tourney: Tourney, round_: Round) -> Marks:
    """The mean of what the deals of a round gave."""
    deals = [deal_marks(tourney, round_, deal) for deal in range(tourney.deals)]
    return {one: mean([marks[one] for marks in deals], len(deals)) for one in deals[0]}


def stars_of(tourney: Tourney, round_: Round) -> Marks:
    """What a round gave for a league: of duels nothing, nor where nobody else had the deal."""
    marks = marks_of(tourney, round_)
    void = {number for match in round_.matches if match.void for _, number in match.people}
    compared = marks.keys() - void if tourney.kind != "duels" else set[int]()
    deals = tourney.deals if len(compared) > 1 else 0
    return {one: deals * stars(mark) if one in compared else 0 for one, mark in marks.items()}


def deal_marks(tourney: Tourney, round_: Round, deal: int) -> Marks:
    """Each seat against the same seat at the other tables that are over, in per cent.

    Who was not there gets nothing, who could not help it the average.
    """
    over = [match for match in round_.matches if match.over]
    found = {}
    for seat in range(max((len(match.seats) for match in over), default=0)):
        column = shares([score(tourney, match, deal, seat) for match in over])
        for match, share in zip(over, column, strict=True):
            instead = AVERAGE if match.void or seat not in match.late else 0
            if match.seats[seat] != COMPUTER:
                found[match.seats[seat]] = instead if share is None else share
    return found


def score(tourney: Tourney, match: Match, deal: int, seat: int) -> int | None:
    """What a seat scored in a deal; None where that does not count.

    Where everybody plays alone, what was finished counts although the rest was not.
    """
    gone = seat in match.late and tourney.kind != "own"
    if match.void or gone or deal >= len(match.scores):
        return None
    return match.scores[deal][seat]


def standings(tourney: Tourney) -> tuple[Standing, ...]:
    """Everybody, the best first; equal ones share a place and stay in the order of signing up."""
    rounds = [marks_of(tourney, round_) for round_ in tourney.played]
    rows = {
        number: tuple(marks.get(number) for marks in rounds)
        for number in range(len(tourney.entrants))
    }
    totals = {number: sum(mark or 0 for mark in row) for number, row in rows.items()}
    ties = _ties(tourney, totals)
    keys = {number: (totals[number], ties[number]) for number in rows}
    order = sorted(rows, key=lambda number: (-keys[number][0], -keys[number][1], number))
    return tuple(
        Standing(
            number,
            1 + sum(keys[other] > keys[number] for other in rows),
            totals[number],
            ties[number],
            rows[number],
        )
        for number in order
    )


def _ties(tourney: Tourney, totals: Mapping[int, int]) -> dict[int, int]:
    ties = dict.fromkeys(totals, 0)
    for match in (one for round_ in tourney.played for one in round_.matches if one.over):
        people = list(match.people)
        for seat, number in people:
            if tourney.kind == "duels":
                ties[number] += sum(totals[other] for _, other in people if other != number)
            else:
                own = (score(tourney, match, deal, seat) for deal in range(tourney.deals))
                ties[number] += sum(one or 0 for one in own)
    return ties


def order_of(tourney: Tourney) -> Sequence[int]:
    """Those who play on, by the standings: whom the next round pairs."""
    active = set(tourney.active)
    return [one.number for one in standings(tourney) if one.number in active]
