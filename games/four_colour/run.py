"""A deal in motion: a working copy of a position and the state machine (rule book 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from games.four_colour.cards import NAMES, Card, Cards, is_kept, read_cards
from games.four_colour.claims import PASS, WIN, Role, answers, needed, without
from games.four_colour.groups import EQUAL, KIND, Group

SEATS: Final = 4

ROUND: Final = "r"
DISCARD: Final = "x"
WON: Final = "W"
DRAWN: Final = "="

OPEN: Final = ""
"""The answer of a responder who has not given one."""


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
    first = 0 if public.kind == "d" else 1
    return tuple((public.owner + step) % SEATS for step in range(first, SEATS))


def role(public: Public, seat: int) -> Role:
    """How a responder stands to the public card."""
    if seat == public.owner:
        return "drawer"
    return "next" if seat == (public.owner + 1) % SEATS else "other"


def legal(public: Public, seat: int, hand: Cards) -> tuple[str, ...]:
    """What a responder may answer."""
    return answers(hand, public.card, role(public, seat), drawn=public.kind == "d")


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
        given = dict(zip(responders(public), self.given, strict=True))
        self.given, self.turn = [], -1
        for seat, answer in given.items():
            if answer == WIN:
                self.phase, self.turn = WON, seat
                self.events.append(f"win:{seat}:{NAMES[public.card]}")
                return
        taker = _taker(given)
        if taker is not None:
            self._take(public, taker, read_cards(given[taker]))
        elif public.kind == "d":
            self.events.append(f"untaken:{public.owner}:{NAMES[public.card]}")
            self.ask(public._replace(kind="u"))
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


def _taker(given: dict[int, str]) -> int | None:
    """Equal groups first, then the drawer, then the next seat."""
    claims = {seat: answer for seat, answer in given.items() if answer != PASS}
    for seat, answer in claims.items():
        if KIND[read_cards(answer)] in EQUAL:
            return seat
    return next(iter(claims), None)


def discardable(hand: Cards) -> tuple[Card, ...]:
    """The kinds that may be discarded: neither Generals nor flowers."""
    return tuple(dict.fromkeys(card for card in hand if not is_kept(card)))
