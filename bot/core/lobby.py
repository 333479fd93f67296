"""A table that is being gathered: an immutable value, changed only by these functions."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.core.log import Occupant

CLOCKS = (0, 30, 60, 3_600, 28_800, 86_400)
"""Seconds for an answer that can be chosen, the usual choice first: 0 counts none."""

IDLE = 1_800_000
"""A lobby that nobody touches for so many ms is put away."""

INVITED = 6
"""So many people can be asked to come by name."""

REMEMBERED = 50
"""So many of the newest events are told from repetitions."""


class Full(Exception):
    """No seat is free."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Who wants to play what. ``seats`` has one place for each who can sit, None while free."""

    id: str
    room: int
    game: str
    variant: str
    host: int
    seats: tuple[Occupant | None, ...]
    deals: int = 1
    clock: int = 0
    """Seconds for an answer; 0: nobody counts."""
    open_hands: bool = False
    """Whether everybody will see every hand."""
    invited: tuple[str, ...] = ()
    """Names of people who were asked to come."""
    unreached: tuple[str, ...] = ()
    """Names of people who should have been asked, and could not be told."""
    asked: tuple[str, ...] = ()
    """Accounts that were challenged by name when it was opened."""
    kept: tuple[Occupant | None, ...] = ()
    """By seat, for whom it is kept; empty where anybody may sit anywhere."""
    state: str = "open"
    """open, started, closed (everybody left), stopped (by an admin) or expired."""
    table: str = ""
    """What was started."""
    changed: int = 0
    events: tuple[str, ...] = ()
    version: int = 0

    @property
    def people(self) -> tuple[Occupant, ...]:
        """The people who sit here, in the order of their seats."""
        return tuple(one for one in self.seats if one and one.person is not None)

    @property
    def taken(self) -> tuple[Occupant, ...]:
        """All who sit here, computers too."""
        return tuple(one for one in self.seats if one)

    @property
    def full(self) -> bool:
        """Nobody else can sit down."""
        return None not in self.seats

    def sits(self, person: int) -> bool:
        """Whether this person has a seat."""
        return any(one.person == person for one in self.people)

    def touched(self, event: str, at: int) -> Lobby:
        """The lobby one event later."""
        events = (*self.events, event)[-REMEMBERED:]
        return replace(self, events=events, changed=at, version=self.version + 1)

    def joined(self, sits: Occupant) -> Lobby:
        """A person or a computer takes the first free seat. Raises Full."""
        if sits.person is not None and self.sits(sits.person):
            return self
        free = self._seat_for(sits)
        return replace(self, seats=(*self.seats[:free], sits, *self.seats[free + 1 :]))

    def _seat_for(self, sits: Occupant) -> int:
        """The own seat if one is kept, else a free one; kept ones go to computers alone."""
        free = [seat for seat, one in enumerate(self.seats) if one is None]
        kept = {seat: one.person for seat, one in enumerate(self.kept) if one and seat in free}
        own = [seat for seat, person in kept.items() if sits.person and person == sits.person]
        open_ = [seat for seat in free if seat not in kept]
        found = [*own, *open_, *(kept if sits.level else [])]
        if not found:
            raise Full
        return found[0]

    def left(self, person: int) -> Lobby:
        """A person goes; the host passes on, and a lobby without people is closed."""
        seats = tuple(None if one and one.person == person else one for one in self.seats)
        lobby = replace(self, seats=seats)
        if not lobby.people:
            return replace(lobby, state="closed")
        if person != self.host:
            return lobby
        heir = lobby.people[0].person
        return replace(lobby, host=self.host if heir is None else heir)

    def stopped(self) -> Lobby:
        """An admin of the room has put it away."""
        return replace(self, state="stopped") if self.state == "open" else self

    def without_computer(self) -> Lobby:
        """The computer that sat down last goes."""
        for seat in range(len(self.seats) - 1, -1, -1):
            one = self.seats[seat]
            if one and one.level:
                return replace(self, seats=(*self.seats[:seat], None, *self.seats[seat + 1 :]))
        return self

    def sized(self, seats: int) -> Lobby:
        """So many can sit down; free seats come or go. Raises Full where more sit already."""
        taken = self.taken
        if len(taken) > seats:
            raise Full
        return replace(self, seats=(*taken, *[None] * (seats - len(taken))), kept=())

    def invites(self, name: str) -> Lobby:
        """Somebody was asked to come."""
        if name in self.invited:
            return self
        reached = tuple(one for one in self.unreached if one != name)
        return replace(self, invited=(*self.invited, name)[-INVITED:], unreached=reached)

    def missed(self, name: str) -> Lobby:
        """Somebody could not be told."""
        invited = tuple(one for one in self.invited if one != name)
        unreached = (*(one for one in self.unreached if one != name), name)[-INVITED:]
        return replace(self, invited=invited, unreached=unreached)

    def value(self) -> dict[str, Any]:
        """The lobby as JSON keeps it."""
        return asdict(self)

    @classmethod
    def read(cls, value: dict[str, Any]) -> Lobby:
        """The inverse of ``value``."""
        seats, kept = (
            tuple(Occupant(**one) if one else None for one in value.get(name, ()))
            for name in ("seats", "kept")
        )
        lists = {name: tuple(value[name]) for name in ("invited", "events")}
        lists |= {name: tuple(value.get(name, ())) for name in ("asked", "unreached")}
        return cls(**{**value, **lists, "seats": seats, "kept": kept})
