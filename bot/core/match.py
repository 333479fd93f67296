"""A match of several deals: what each seat has, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence

from games import Outcome, Seat


def totals(deals: Sequence[Outcome], seats: int) -> tuple[int, ...]:
    """The points of each seat over some finished deals."""
    return tuple(sum(deal.scores[seat] for deal in deals if deal.scores) for seat in range(seats))


def deals_won(deals: Sequence[Outcome], seats: int) -> tuple[int, ...]:
    """How many deals each seat has won."""
    return tuple(sum(seat in deal.winners for deal in deals) for seat in range(seats))


def places(deals: Sequence[Outcome], quits: Sequence[bool]) -> tuple[int, ...]:
    """The rank of each seat from 1: points, then deals won, then it is shared.

    The winners of a single deal are those whom the game names. Who has resigned comes after all
    others.
    """
    seats = len(quits)
    points, won = totals(deals, seats), deals_won(deals, seats)
    single = len(deals) == 1

    def worth(seat: Seat) -> tuple[int, ...]:
        first = (won[seat], points[seat]) if single else (points[seat], won[seat])
        return (int(not quits[seat]), *first)

    return tuple(
        1 + sum(worth(other) > worth(seat) for other in range(seats)) for seat in range(seats)
    )


def result(deals: Sequence[Outcome], quits: Sequence[bool]) -> Outcome:
    """How a whole match ended; of a single deal, as the game says."""
    if len(deals) == 1:
        return deals[0]
    seats = len(quits)
    points, won = totals(deals, seats), deals_won(deals, seats)
    ranks = places(deals, quits)
    best = tuple(seat for seat in range(seats) if ranks[seat] == 1) if any(won) else ()
    return Outcome("match", "", best, points, {"won": won})
