"""What a finished table gave to each of its seats. Pure: a table in, results out.

It counts once: the first end of a table stands, and is replaced only where a lost solitaire was
taken back and solved. Nothing counts of a table that practises a past challenge, that the whole
room plays on one board, with open hands, that plays on from a record, or that deals a deal which
had been dealt before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date

from bot.core.daily import points_stars, stars
from bot.core.periods import date_of
from bot.core.table import Entry, Head, Table
from games import Outcome, game
from games.contest import PERSON

PAR = "me-badge-par"
"""The feat of a daily that was solved at par without help."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the store knows of a table besides its log."""

    room: int
    """Where it counts: for a daily, the room in which it was begun."""
    band: int = 0
    """How hard the deal is, 1 to 7; 0 where that is not known."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The result of one seat. ``person`` is None where a computer of some ``level`` sat."""

    table: str
    seat: int
    person: int | None
    level: str
    game: str
    variant: str
    room: int
    at: int
    """When it ended, in ms since 1970."""
    day: date
    """The date for which it counts."""
    daily: bool
    won: bool
    points: int
    """Stars of a daily, else 0."""
    best: int | None
    """How good it was, more is better: points of a game, or moves of a solved deal below zero."""
    place: int
    """1 for the winners; equal ones share it."""
    seats: int
    band: int
    moves: int
    par: int
    undone: int
    hints: int
    feats: tuple[str, ...] = ()
    """What this seat achieved that has a badge, by the ids of its words."""

    @property
    def rated(self) -> bool:
        """Whether a rating moves by it: several seats, or a deal of known difficulty."""
        return self.seats > 1 or (self.daily and self.band > 0)


def solved(table: Table) -> bool:
    """Whether a challenge was met: a solitaire solved, or par reached against computers."""
    daily = table.head.daily
    return table.won if daily is None or not table.several else reached(table) >= daily.par


def reached(table: Table) -> int:
    """What is held against par: moves, or the points of the person, who sits on the first seat."""
    return table.points[PERSON] if table.several else len(table.steps)


def attempt(table: Table) -> dict[str, int]:
    """The figures of a first attempt that is over, as the store keeps them."""
    return {
        "over": True,
        "solved": solved(table),
        "moves": reached(table),
        "undone": table.undone,
        "hints": table.hints,
        "took": max(0, table.changed - table.began),
    }


def decided(head: Head, log: Iterable[Entry]) -> Table | None:
    """The table as it was when its result was made: at its first end, or solved after all."""
    table, found = Table.open(head, ()), None
    for entry in log:
        table = table.add(entry)
        if table.over and (found is None or better(table, won=found.won)):
            found = table
    return found


def better(table: Table, *, won: bool) -> bool:
    """Whether a table that is over counts in the place of its first end, ``won`` or not."""
    return not table.several and table.won and not won


def counts(table: Table) -> bool:
    """Whether a finished table is anybody's result at all."""
    daily = table.head.daily
    people = any(person is not None for person in sitters(table))
    anyone = any(seat.anyone for seat in table.seats)
    if table.head.open_hands or table.origin:
        return False
    return people and not anyone and (daily is None or daily.counts) and _ruled(table)


def sitters(table: Table) -> tuple[int | None, ...]:
    """Whose result each seat is: who sits there, or who left it to a computer for good."""
    return tuple(
        chair.occupant.person or (chair.owner.person if chair.owner else None) or chair.quitter
        for chair in table.chairs
    )


def _ruled(table: Table) -> bool:
    """A game of several that ended without winners or scores says nothing of anybody."""
    outcome = table.outcome
    if outcome is None or outcome.result == "stopped":
        return False
    several = len(table.head.seats) > 1
    return not several or bool(outcome.winners or outcome.scores) or outcome.result == "draw"


def finishes(table: Table, facts: Facts) -> tuple[Finish, ...]:
    """The results of all seats of a finished table, computers among them; none if none counts."""
    outcome = table.outcome
    if outcome is None or not counts(table):
        return ()
    daily, head = table.head.daily, table.head
    base = Finish(
        table=head.id,
        seat=0,
        person=None,
        level="",
        game=head.game,
        variant=head.variant.partition("+")[0],
        room=facts.room,
        at=table.changed,
        day=date.fromisoformat(daily.date) if daily else date_of(table.changed),
        daily=daily is not None,
        won=False,
        points=0,
        best=None,
        place=1,
        seats=len(head.seats),
        band=facts.band,
        moves=len(table.steps),
        par=daily.par if daily else 0,
        undone=table.undone,
        hints=table.hints,
    )
    if len(head.seats) == 1:
        return (_alone(base, table),)
    places = _places(table, outcome)
    return tuple(_among(base, table, outcome, seat, places[seat]) for seat in range(len(places)))


def _alone(base: Finish, table: Table) -> Finish:
    won, unaided = table.won, table.hints == 0
    points = stars(base.moves, base.par, base.undone, base.hints) if won and base.daily else 0
    return replace(
        base,
        person=table.seats[0].person,
        won=won,
        points=points,
        best=-base.moves if won and unaided else None,
        place=1 if won and (points > 1 or not base.daily) else 2,
        feats=_feats(table, 0),
    )


def _among(base: Finish, table: Table, outcome: Outcome, seat: int, place: int) -> Finish:
    """A seat among several; who has left it to a computer has not won, however that played."""
    scores = [deal.scores[seat] for deal in table.deals if deal.scores]
    challenged = table.head.daily is not None and seat == PERSON
    return replace(
        base,
        seat=seat,
        person=sitters(table)[seat],
        level=table.seats[seat].level if sitters(table)[seat] is None else "",
        won=seat in outcome.winners and not _left(table, seat),
        points=points_stars(reached(table), base.par) if challenged else 0,
        best=max(scores) if scores and not _left(table, seat) else None,
        place=place,
        feats=() if _left(table, seat) else _feats(table, seat),
    )


def _left(table: Table, seat: int) -> bool:
    """Whether a person sat there who is not there at the end."""
    return sitters(table)[seat] is not None and table.seats[seat].person is None


def _places(table: Table, outcome: Outcome) -> tuple[int, ...]:
    """Winners first, then by points; equal ones share a place. Who has left comes last."""
    seats = range(len(table.chairs))
    scores = outcome.scores or (0,) * len(seats)
    keys = [(_left(table, seat), seat not in outcome.winners, -scores[seat]) for seat in seats]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _feats(table: Table, seat: int) -> tuple[str, ...]:
    """What a seat achieved in any deal of a match, but not what a computer did in its place."""
    steps = [
        (step.entry.seat, step.events)
        for step in (*table.earlier, *table.steps)
        if step.entry.seat != seat or step.entry.by != "computer"
    ]
    named = game(table.head.game).feats(steps, seat)
    own = (PAR,) if seat == PERSON and _at_par(table) else ()
    return (*own, *(f"{game(table.head.game).code}-feat-{feat}" for feat in named))


def _at_par(table: Table) -> bool:
    daily = table.head.daily
    if daily is None or not solved(table) or table.undone or table.hints:
        return False
    return table.several or reached(table) <= daily.par
