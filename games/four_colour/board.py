"""A position of Four Colour Cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final, Self

from games.four_colour import words
from games.four_colour.arrange import line
from games.four_colour.cards import CARD, NAMES, UNKNOWN, Cards, dense, is_kept
from games.four_colour.claims import PASS, WIN
from games.four_colour.groups import Group, best_split, points
from games.four_colour.players import NORMAL, choose
from games.four_colour.refusal import SECTIONS, refusal
from games.four_colour.run import (
    DISCARD,
    DRAWN,
    OPEN,
    ROUND,
    SEATS,
    WON,
    Dropped,
    Public,
    Run,
    discardable,
    legal,
    responders,
    written,
)
from games.protocol import LETTERS, BadInput, IllegalMove, Json, Outcome, Path, Position, Seat, Text

ALWAYS_WIN: Final = "always-win"
"""The wish to answer every chance to win with the win."""

_MARKS: Final = "".join(letter for letter in LETTERS if letter not in "PW")


@dataclass(frozen=True, slots=True)
class Board(Position):
    """Hands, exposed groups, stock and discards, and whose turn it is."""

    dealer: Seat
    phase: str
    """``r`` a round of answers, ``x`` a discard, ``W`` won, ``=`` drawn."""
    turn: Seat
    """The first seat to answer, the one to discard, or the winner; -1: none, or unknown."""
    public: Public | None
    given: tuple[str, ...]
    """Answers of this round in responder order, up to the last one given."""
    hands: tuple[Cards, ...]
    exposed: tuple[tuple[Group, ...], ...]
    stock: Cards
    discards: tuple[Dropped, ...]

    def __str__(self) -> str:
        turn = "?" if self.turn < 0 else str(self.turn)
        public = self.public
        fields = (
            "4c1",
            str(self.dealer),
            DRAWN if self.phase == DRAWN else f"{self.phase}{turn}",
            f"{public.kind}{public.owner}{NAMES[public.card]}" if public else "-",
            ",".join(answer or "." for answer in self.given) or "-",
            "/".join(dense(hand) or "-" for hand in self.hands),
            "/".join(",".join(map(dense, groups)) or "-" for groups in self.exposed),
            dense(self.stock) or "-",
            ",".join(map(_dropped, self.discards)) or "-",
        )
        return " ".join(fields)

    @property
    def variant(self) -> str:
        """There is one."""
        return words.VARIANT

    @property
    def seats(self) -> int:
        """Four."""
        return SEATS

    @property
    def hidden(self) -> bool:
        """Whether something is unknown here."""
        asked = self.phase == ROUND and self.turn < 0
        return asked or UNKNOWN in self.stock or any(UNKNOWN in hand for hand in self.hands)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who has something to decide; several in a round, of whom a viewer knows only itself."""
        if self.phase == DISCARD:
            return (self.turn,)
        if self.phase != ROUND or self.turn < 0 or self.public is None:
            return ()
        if self.hidden:
            return (self.turn,)
        return tuple(self._asked(self.public))

    def _asked(self, public: Public) -> Iterator[Seat]:
        """Who has not answered yet and has a choice."""
        for seat, answer in zip_longest(responders(public), self.given):
            if not answer and len(legal(public, seat, self.hands[seat])) > 1:
                yield seat

    @property
    def responders(self) -> tuple[Seat, ...]:
        """Who is asked in this round, in order."""
        return responders(self.public) if self.public else ()

    def given_by(self, seat: Seat) -> str:
        """The answer of a responder, or nothing."""
        if seat not in self.responders:
            return OPEN
        at = self.responders.index(seat)
        return self.given[at] if at < len(self.given) else OPEN

    def answers(self, seat: Seat) -> tuple[str, ...]:
        """What a seat may answer in this round, given or not; nothing if its hand is hidden."""
        if self.phase != ROUND or self.public is None or seat not in self.responders:
            return ()
        hand = self.hands[seat]
        return () if UNKNOWN in hand else legal(self.public, seat, hand)

    @property
    def outcome(self) -> Outcome | None:
        """Won by a seat with its total, or drawn (rule book 4.4, 5)."""
        if self.phase == DRAWN:
            return Outcome("draw", scores=(0,) * SEATS, detail={"winner": None, "score": 0})
        if self.phase != WON or self.public is None:
            return None
        split = best_split((*self.hands[self.turn], self.public.card))
        exposed = self.exposed[self.turn]
        total = sum(map(points, exposed)) + (split.points if split else 0)
        detail: dict[str, Json] = {
            "winner": self.turn,
            "card": NAMES[self.public.card],
            "source": self.source,
            "from": self.public.owner,
            "exposed": [dense(group) for group in exposed],
            "revealed": list(split.names if split else ()),
            "score": total,
        }
        scores = tuple(total if seat == self.turn else 0 for seat in range(SEATS))
        return Outcome("win", winners=(self.turn,), scores=scores, detail=detail)

    @property
    def source(self) -> str:
        """Where the public card comes from, as the winner sees it (6.5)."""
        match self.public:
            case Public("d", owner, _):
                return "own-draw" if owner == self.turn else "other-draw"
            case Public("u", _, _):
                return "untaken"
        return "discard"

    def moves(self, seat: Seat) -> tuple[str, ...]:
        """All legal moves of a seat, sorted as ASCII text."""
        if seat not in self.to_act:
            return ()
        if self.phase == ROUND:
            return self.answers(seat)
        cards = discardable(self.hands[seat])
        return tuple(sorted(f"x{NAMES[card]}" for card in cards if card != UNKNOWN))

    def play(self, seat: Seat, move: str) -> tuple[Self, tuple[str, ...]]:
        """Answer or discard, and everything that needs no decision after it.

        An answer that leaves others to answer has no events: nothing public has happened.
        """
        if move not in self.moves(seat):
            raise IllegalMove(move, refusal(self, seat, move), sections=SECTIONS)
        if self.hidden:
            raise BadInput("cards are hidden here, so nothing can be played")
        events: list[str] = []
        run = self.run(events)
        if self.phase == ROUND:
            run.answer(seat, move)
        else:
            run.discard(seat, CARD[move[1:]])
        run.settle()
        return self.after(run), tuple(events)

    def run(self, events: list[str]) -> Run:
        """A working copy."""
        missing = len(self.responders) - len(self.given)
        return Run(
            self.phase,
            self.turn,
            self.public,
            [*self.given, *[OPEN] * missing],
            list(self.hands),
            list(self.exposed),
            self.stock,
            self.discards,
            events,
        )

    def after(self, run: Run) -> Self:
        """The position at which a working copy stands."""
        return type(self)(
            self.dealer,
            run.phase,
            run.turn,
            run.public,
            written(run.given) if run.phase == ROUND else (),
            tuple(run.hands),
            tuple(run.exposed),
            run.stock,
            run.discards,
        )

    def seen_by(self, seat: Seat | None) -> Self:
        """The position without other hands, the stock and others' answers.

        Nothing tells who is asked or who has answered; the winner's cards are shown (4.3, 4.4).
        """
        shown = {seat, self.turn} if self.phase == WON else {seat}
        hands = tuple(
            hand if at in shown else (UNKNOWN,) * len(hand) for at, hand in enumerate(self.hands)
        )
        return replace(
            self,
            turn=self._turn_for(seat),
            given=self._given_for(seat),
            hands=hands,
            stock=(UNKNOWN,) * len(self.stock),
        )

    def _turn_for(self, seat: Seat | None) -> Seat:
        if self.phase != ROUND:
            return self.turn
        return seat if seat is not None and seat in self.to_act else -1

    def _given_for(self, seat: Seat | None) -> tuple[str, ...]:
        """The answer that a seat chose, at its place; a forced one is not shown."""
        if seat is None or not self.given_by(seat) or len(self.answers(seat)) == 1:
            return ()
        return (*[OPEN] * self.responders.index(seat), self.given_by(seat))

    def prompt(self, seat: Seat | None) -> Text:
        """What can be done now."""
        return words.prompt(self, seat)

    def facts(self) -> tuple[Text, ...]:
        """How many cards are left to draw, and who dealt."""
        return words.facts(self)

    def label(self, seat: Seat, path: Path) -> Text:
        """What the button of a move says."""
        del seat
        return words.label(path)

    def mark(self, seat: Seat, path: Path, index: int) -> str:
        """W and P for winning and passing, letters for claims, numbers for discards."""
        move = path[-1]
        if move in {PASS, WIN}:
            return move.upper()
        if self.phase == DISCARD:
            return str(index + 1)
        return _MARKS[index - (WIN in self.moves(seat))]

    def order(self, seat: Seat, path: Path) -> tuple[int | str, ...]:
        """The win first, passing last; discards as the hand lies."""
        move = path[-1]
        if move.startswith("x"):
            return (line(self.hands[seat]).index(CARD[move[1:]]),)
        return (0 if move == WIN else 2 if move == PASS else 1,)

    def kindest(self, seat: Seat) -> str:
        """Pass; where that is not possible, what a computer of the middle level plays."""
        return PASS if PASS in self.moves(seat) else self.choose(seat, NORMAL, "")

    def orders(self, seat: Seat) -> tuple[str, ...]:
        """``pass-CARD-STOCK-GROUPS``: pass for this card, drawn and untaken alike.

        The size of the stock and the number of exposed groups name the card, so that the order
        says nothing about any other. It is there whether or not the seat is asked.
        """
        public = self.public
        if self.phase != ROUND or public is None or seat not in self.responders:
            return ()
        if public.owner == seat and is_kept(public.card):
            return ()
        if self.given_by(seat) not in {OPEN, PASS}:
            return ()  # who has claimed it passes for it no more
        return (self._pass_order(public),)

    def _pass_order(self, public: Public) -> str:
        groups = sum(map(len, self.exposed))
        return f"pass-{NAMES[public.card]}-{len(self.stock)}-{groups}"

    def choose(self, seat: Seat, level: str, seed: str) -> str:
        """A computer player's move, from what the seat sees."""
        return choose(self.seen_by(seat), seat, level, seed)

    def follow(self, seat: Seat, orders: Collection[str]) -> str | None:
        """The win for who always wants it; the pass that was ordered for this card."""
        possible = self.moves(seat)
        if ALWAYS_WIN in orders and WIN in possible:
            return WIN
        if PASS in possible and self.public and self._pass_order(self.public) in orders:
            return PASS
        return None


def _dropped(dropped: Dropped) -> str:
    return f"{dropped.seat}{NAMES[dropped.card]}{'*' if dropped.untaken else ''}"
