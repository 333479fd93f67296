"""A deal in motion: a working copy of a position and the state machine (rule book 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from games.four_colour.cards import KEPT, NAMES, Card, Cards
from games.four_colour.claims import PASS, WIN, Role, answers, needed, without
from games.four_colour.groups import EQUAL, GROUP, KIND, Group

SEATS: Final = 4

ROUND: Final = "r"
DISCARD: Final = "x"
WON: Final = "W"
DRAWN: Final = "="

OPEN: Final = ""
"""The answer of a responder who has not given one."""


_FROM: Final = tuple(
    tuple((owner + step) % SEATS for step in range(SEATS)) for owner in range(SEATS)
)
_AFTER: Final = tuple(seats[1:] for seats in _FROM)
"""The seats in turn order from a seat, and those after it."""


class Public(NamedTuple):
    """The card that is offered: drawn (d), drawn and untaken (u) or from a hand (h)."""

    kind: str
    owner: int
    card: Card


class Dropped(NamedTuple):
    """A discard; ``untaken`` when it was drawn and nobody took it."""

    seat: int
    card: Card
    untaken: bool


def responders(public: Public) -> tuple[int, ...]:
    """Who is asked, in order: the drawer first in round d, else turn order from the owner."""
    return _FROM[public.owner] if public.kind == "d" else _AFTER[public.owner]


def role(public: Public, seat: int) -> Role:
    """How a responder stands to the public card."""
    if seat == public.owner:
        return "drawer"
    return "next" if seat == (public.owner + 1) % SEATS else "other"


def legal(public: Public, seat: int, hand: Cards) -> tuple[str, ...]:
    """What a responder may answer."""
    return answers(hand, public.card, role(public, seat), public.kind == "d")


def written(given: Sequence[str]) -> tuple[str, ...]:
    """Answers up to the last one given.

    >>> written(["p", "", "gEgEgE", ""])
    ('p', '', 'gEgEgE')
    """
    last = max((at for at, answer in enumerate(given) if answer), default=-1)
    return tuple(given[: last + 1])


@dataclass(slots=True)
class Run:
    """What changes while a deal goes on; every seat owns concealed cards and exposed groups."""

    phase: str
    turn: int
    public: Public | None
    given: list[str]
    """An answer for each responder, or ``OPEN``."""
    hands: list[Cards]
    exposed: list[tuple[Group, ...]]
    stock: Cards
    discards: tuple[Dropped, ...]
    events: list[str]

    def draw(self, seat: int) -> None:
        """Turn up the next card, or end the deal when there is none (4.4)."""
        if not self.stock:
            self.phase, self.turn, self.public = DRAWN, -1, None
            self.events.append("exhausted")
            return
        card, self.stock = self.stock[0], self.stock[1:]
        self.events.append(f"draw:{seat}:{NAMES[card]}")
        self.ask(Public("d", seat, card))

    def ask(self, public: Public) -> None:
        """Open a round."""
        self.phase, self.turn, self.public = ROUND, -1, public
        self.given = [OPEN] * len(responders(public))

    def settle(self) -> None:
        """Record forced answers and go on as long as nobody has anything to decide."""
        while self.phase == ROUND and self.public and not self._waits(self.public):
            self._resolve(self.public)

    def _waits(self, public: Public) -> bool:
        """Record forced answers in order up to the first that is a choice (6.2)."""
        for at, seat in enumerate(responders(public)):
            if not self.given[at]:
                possible = legal(public, seat, self.hands[seat])
                if len(possible) > 1:
                    self.turn = seat
                    return True
                self.given[at] = possible[0]
        return False

    def answer(self, seat: int, answer: str) -> None:
        """Write down a responder's answer; nothing happens before all have answered (4.3)."""
        if self.public:
            self.given[responders(self.public).index(seat)] = answer

    def _resolve(self, public: Public) -> None:
        """Who gets the card (4.2)."""
        seats, given = responders(public), self.given
        self.given, self.turn = [], -1
        if WIN in given:
            self.phase, self.turn = WON, seats[given.index(WIN)]
            self.events.append(f"win:{self.turn}:{NAMES[public.card]}")
            return
        taken = _taken(given)
        if taken:
            self._take(public, seats[given.index(taken)], GROUP[taken])
        elif public.kind == "d":
            self.events.append(f"untaken:{public.owner}:{NAMES[public.card]}")
            self.ask(Public("u", public.owner, public.card))
        else:
            dropped = Dropped(public.owner, public.card, untaken=public.kind == "u")
            self.discards = (*self.discards, dropped)
            self.events.append(f"lapse:{public.owner}:{NAMES[public.card]}")
            self.draw((public.owner + 1) % SEATS)

    def _take(self, public: Public, seat: int, group: Group) -> None:
        self.hands[seat] = without(self.hands[seat], needed(group, public.card))
        self.exposed[seat] = (*self.exposed[seat], group)
        self.events.append(f"take:{seat}:{''.join(NAMES[card] for card in group)}")
        self.phase, self.turn, self.public = DISCARD, seat, None

    def discard(self, seat: int, card: Card) -> None:
        """Offer a card from the hand."""
        self.hands[seat] = without(self.hands[seat], (card,))
        self.events.append(f"disc:{seat}:{NAMES[card]}")
        self.ask(Public("h", seat, card))


def _taken(given: Sequence[str]) -> str:
    """The claim that is met: equal groups first, then the drawer, then the next seat."""
    claims = [answer for answer in given if answer != PASS]
    equal = (answer for answer in claims if KIND[GROUP[answer]] in EQUAL)
    return next(equal, claims[0]) if claims else ""


def discardable(hand: Cards) -> tuple[Card, ...]:
    """The kinds that may be discarded: neither Generals nor flowers."""
    return tuple([card for card in dict.fromkeys(hand) if card not in KEPT])
