"""What a table is made of: its head, the entries of its log, who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games import Position, Seat

Kind = Literal[
    "deal",
    "from",
    "move",
    "undo",
    "hint",
    "resign",
    "note",
    "answer",
    "close",
    "lapse",
    "order",
    "sit",
    "leave",
    "vote",
    "away",
    "next",
    "stop",
    "doors",
]
"""What an entry does; from ``answer`` on only at tables of several seats.

``from`` tells of which record a table goes on (text: table, deal and number of the move; nothing
for one that came from outside): it counts for nobody.

``answer`` is a move that is kept back until ``close``, so that its moment tells nothing. ``lapse``
is the move of a seat whose time was up. ``order`` is a standing answer. ``sit`` gives a seat to a
person (text: platform and name), ``leave`` to a computer (text: its level). ``vote`` is one against
an absent player. ``away`` stops the clock of a seat (text: for how many ms). ``next`` deals again
(text: the dealt position). ``stop`` is the end that an admin of the room makes.
``doors`` lets others take seats of computers, or nobody any more (text: open or shut).
"""

By = Literal["person", "table", "computer"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. ``person`` is who did it, None for the table and for computers."""

    kind: Kind
    by: By
    seat: Seat = 0
    text: str = ""
    """The move; for a hint, what it answered; for a deal, what is known of it."""
    person: int | None = None
    at: int = 0
    """Milliseconds since 1970, UTC."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits on a seat: a person, a computer level, or anyone in the room."""

    person: int | None = None
    name: str = ""
    level: str = ""
    platform: str = ""
    """Where the person sat down; '' at tables of one seat."""

    @property
    def anyone(self) -> bool:
        """A seat that belongs to the whole room."""
        return self.person is None and not self.level


@dataclass(frozen=True, slots=True)
class Daily:
    """The challenge of a date, when a table plays it. ``counts`` is so for a first attempt."""

    date: str
    """As ISO writes it."""
    par: int
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Head:
    """What a table was opened with; never changes."""

    id: str
    game: str
    variant: str
    seed: str
    """Secret until the end."""
    start: str
    """The dealt position."""
    rules: int
    """Version of the game's rules at the deal."""
    room: int
    host: int
    """The person who opened it."""
    seats: tuple[Occupant, ...]
    """As they sat down; ``Table.seats`` says who sits there now."""
    daily: Daily | None = None
    deals: int = 1
    """Deals of the match."""
    clock: int = 0
    """Seconds for an answer; 0 when nobody counts them."""
    open_hands: bool = False
    """Whether everybody sees every hand."""
    tourney: str = ""
    """The tourney of which it is a table."""

    @property
    def closed(self) -> bool:
        """Whether nobody else may look on or sit down: others play this very deal too."""
        return bool(self.daily or self.tourney)

    @property
    def sealed(self) -> str:
        """What the seed is sealed with: the table's own name, or game and date."""
        return f"{self.game}:{self.daily.date}" if self.daily else self.id

    def seed_of(self, deal: int) -> str:
        """The seed of a deal of the match, counted from 1 (seed, seed#2, ...)."""
        return self.seed if deal == 1 else f"{self.seed}#{deal}"


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the record: who made it, from where, to where, and what happened."""

    before: Position
    after: Position
    entry: Entry
    events: tuple[str, ...]
    sat: tuple[Occupant, ...] = ()
    """Who sat where when it was made."""
