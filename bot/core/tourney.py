"""A tourney: people who play rounds at several tables, and what it comes to. An immutable value.

There are three kinds. In ``own`` everybody plays the same deals alone against computers, whenever
they like; in ``tables`` people sit together, and the same deal lies on every table; in both, seats
are compared. ``duels`` is a tournament by the Swiss system. A round is a set of ordinary tables.
People are named by their numbers here, in the order in which they signed up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any, Literal, get_args

from bot.core.swiss import Past
from bot.core.table import Table

Kind = Literal["own", "tables", "duels"]
KINDS: tuple[Kind, ...] = get_args(Kind)

State = Literal["open", "running", "over", "stopped"]

COMPUTER = -1
"""The number of whoever is no person."""

MOST = 64
"""So many people can sign up."""

PACES: Mapping[int, int] = {
    86_400: 3_600,
    259_200: 28_800,
    604_800: 86_400,
    900: 60,
    1_800: 60,
    3_600: 60,
}
"""Seconds for a round and, where people wait for each other, for an answer; the usual one first."""

ROUNDS: Mapping[Kind, tuple[int, ...]] = {
    "own": (1, 2, 4, 8),
    "tables": (1, 2, 3, 4, 6, 8),
    "duels": (0, 3, 4, 5, 6, 7),
}
"""Rounds that can be chosen, in ``own`` deals at one table; 0: as the number of people wants."""

SIGNUP = 7 * 86_400_000
"""Whoever has not begun after so many ms has called it off."""

REMEMBERED = 50
"""So many of the newest events are told from repetitions."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who signed up; ``room`` is where they did, and where they are told."""

    person: int
    name: str
    platform: str
    room: int
    left: bool = False
    """Withdrawn: paired no more."""


@dataclass(frozen=True, slots=True)
class Match:
    """A table of a round, or, without a table, a round in which somebody plays against nobody."""

    table: str
    seats: tuple[int, ...]
    """Numbers of entrants by seat."""
    over: bool = False
    void: bool = False
    """Stopped before its time, or voided by an admin: it says nothing of anybody."""
    scores: tuple[tuple[int, ...], ...] = ()
    """By finished deal and seat."""
    won: tuple[int, ...] = ()
    """Seats."""
    late: tuple[int, ...] = ()
    """Seats whose person was not there at the end, or was waited for when the time was up."""

    @property
    def people(self) -> Iterator[tuple[int, int]]:
        """Seats of people, with their numbers."""
        return ((seat, one) for seat, one in enumerate(self.seats) if one != COMPUTER)


@dataclass(frozen=True, slots=True)
class Round:
    """Tables that are played at one time, until ``ends`` (ms since 1970)."""

    seed: str
    """Of every table where the deals are the same; secret while it is played."""
    ends: int
    matches: tuple[Match, ...]
    over: int = 0
    """When all was played, 0 before."""


@dataclass(frozen=True)
class Tourney:
    """Who plays what, and how far it has come."""

    id: str
    room: int
    host: int
    """The person who opened it."""
    kind: Kind
    game: str
    variant: str
    rounds: int = 1
    pace: int = next(iter(PACES))
    entrants: tuple[Entrant, ...] = ()
    played: tuple[Round, ...] = ()
    """Rounds that have begun."""
    state: State = "open"
    changed: int = 0
    events: tuple[str, ...] = ()
    version: int = 0

    @cached_property
    def active(self) -> tuple[int, ...]:
        """The numbers of all who have not withdrawn."""
        return tuple(number for number, one in enumerate(self.entrants) if not one.left)

    @property
    def deals(self) -> int:
        """Deals at each table."""
        return self.rounds if self.kind == "own" else 1

    @property
    def last_round(self) -> bool:
        """Whether no round follows."""
        return len(self.played) >= (1 if self.kind == "own" else self.rounds)

    @property
    def round(self) -> Round | None:
        """The newest round."""
        return self.played[-1] if self.played else None

    def number_of(self, person: int) -> int | None:
        """Under which number somebody plays; None: not at all, or no more."""
        return next((one for one in self.active if self.entrants[one].person == person), None)

    def match_of(self, person: int) -> Match | None:
        """Where somebody plays in the newest round."""
        numbers = {n for n, one in enumerate(self.entrants) if one.person == person}
        matches = self.round.matches if self.round else ()
        return next((one for one in matches if numbers & set(one.seats)), None)

    def touched(self, event: str, at: int) -> Tourney:
        """The tourney one event later."""
        events = (*self.events, event)[-REMEMBERED:] if event else self.events
        return replace(self, events=events, changed=at, version=self.version + 1)

    def joins(self, entrant: Entrant) -> Tourney:
        """Somebody signs up; who has withdrawn before it began may come back."""
        if self.number_of(entrant.person) is not None:
            return self
        kept = self.entrants
        if self.state == "open":
            kept = tuple(one for one in kept if one.person != entrant.person)
        return replace(self, entrants=(*kept, entrant))

    def leaves(self, person: int) -> Tourney:
        """Somebody withdraws: from a list that gathers without a trace, else for all that comes."""
        if self.state == "open":
            return replace(
                self, entrants=tuple(one for one in self.entrants if one.person != person)
            )
        return replace(
            self,
            entrants=tuple(
                replace(one, left=True) if one.person == person else one for one in self.entrants
            ),
        )

    @property
    def full(self) -> bool:
        """Nobody else can sign up."""
        return len(self.entrants) >= MOST

    @property
    def joinable(self) -> bool:
        """Whether somebody can still come: where everybody plays alone, until the end."""
        return self.state == "open" or (self.state == "running" and self.kind == "own")

    @property
    def past(self) -> Past:
        """Who has met whom, been left out, or begun."""
        met, byes, began = Counter[frozenset[int]](), Counter[int](), Counter[int]()
        for match in (one for round_ in self.played for one in round_.matches):
            numbers = [number for _, number in match.people]
            if not match.table:
                byes.update(numbers)
                continue
            began[match.seats[0]] += 1
            met.update(frozenset((a, b)) for a in numbers for b in numbers if a < b)
        return Past(met, byes, began)

    def seen(self, news: Mapping[str, Match]) -> Tourney:
        """The tourney with what is known of its tables."""
        played = tuple(
            replace(
                round_,
                matches=tuple(news.get(one.table, one) for one in round_.matches),
            )
            for round_ in self.played
        )
        return self if played == self.played else replace(self, played=played)

    def done(self, now: int) -> bool:
        """Whether the newest round is played; one that others may still join lasts to its end."""
        if self.round is None or self.round.over:
            return False
        over = all(match.over for match in self.round.matches)
        return over and (self.kind != "own" or now >= self.round.ends)

    def closed(self, now: int) -> Tourney:
        """The newest round is over, and with the last one everything is."""
        assert self.round is not None  # noqa: S101 - asked of rounds that are done
        played = (*self.played[:-1], replace(self.round, over=now))
        ends = self.last_round or len(self.active) < 2  # noqa: PLR2004 - nobody to play with
        return replace(self, played=played, state="over" if ends else self.state)

    def value(self) -> dict[str, Any]:
        """The tourney as JSON keeps it: without people, who are kept beside it."""
        kept = asdict(self)
        return {name: kept[name] for name in _KEPT}

    @classmethod
    def read(
        cls, id_: str, room: int, host: int, value: dict[str, Any], entrants: tuple[Entrant, ...]
    ) -> Tourney:
        """The inverse of ``value``."""
        rest = {**value, "played": tuple(_round(one) for one in value["played"])}
        rest["events"] = tuple(value["events"])
        return cls(id=id_, room=room, host=host, entrants=entrants, **rest)


_KEPT = (
    *("kind", "game", "variant", "rounds", "pace"),
    *("played", "state", "changed", "events", "version"),
)


def _round(value: dict[str, Any]) -> Round:
    matches = tuple(
        Match(
            **{
                **one,
                **{name: tuple(one[name]) for name in ("seats", "won", "late")},
                "scores": tuple(tuple(deal) for deal in one["scores"]),
            }
        )
        for one in value["matches"]
    )
    return Round(**{**value, "matches": matches})


def result(match: Match, table: Table, ends: int, *, voided: bool) -> Match:
    """What is known of a match from its table; ``voided`` is what an admin said."""
    if not table.over:
        return match
    early = table.stopped and table.changed < ends
    gone = [seat for seat, _ in match.people if table.seats[seat].person is None]
    slow = _waited_for(table) if table.stopped and not early else ()
    outcome = table.outcome
    return replace(
        match,
        over=True,
        void=voided or early,
        scores=tuple(deal.scores for deal in table.deals if deal.scores),
        won=outcome.winners if outcome else (),
        late=tuple(seat for seat, _ in match.people if seat in {*gone, *slow}),
    )


def _waited_for(table: Table) -> tuple[int, ...]:
    """Whose answer was awaited when a table was stopped: between deals everybody's."""
    seats = table.position.to_act
    return tuple(seats) if seats and not table.ended else table.people
