"""What a seat knows, in counts, and where each of its moves would lead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.four_colour.cards import CARD, COPIES, KEPT, Card, read_cards
from games.four_colour.claims import PASS, WIN
from games.four_colour.distance import counted
from games.four_colour.groups import Counts
from games.four_colour.run import DISCARD
from games.protocol import Seat

if TYPE_CHECKING:
    from games.four_colour.board import Board


@dataclass(frozen=True, slots=True)
class Option:
    """A move with the cards held after it; a claim with one discard that may follow."""

    move: str
    own: Counts
    thrown: Card | None
    """The card that others are offered."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Counts of all kinds: what the seat holds concealed, and what it has not seen anywhere."""

    seat: Seat
    own: Counts
    left: Counts
    stock: int

    @classmethod
    def of(cls, board: Board, seat: Seat) -> Seen:
        """Look at a position from a seat; nothing hidden from it is read."""
        own = counted(board.hands[seat])
        left = [copies - held for copies, held in zip(COPIES, own, strict=True)]
        for groups in board.exposed:
            for group in groups:
                for card in group:
                    left[card] -= 1
        for dropped in board.discards:
            left[dropped.card] -= 1
        if board.public:
            left[board.public.card] -= 1
        return cls(seat, tuple(own), tuple(left), len(board.stock))

    def options(self, board: Board) -> Iterator[Option]:
        """Where the moves of the seat lead; a claim is there once for each discard after it."""
        for move in board.moves(self.seat):
            if board.phase == DISCARD:
                yield self._without(move, (), CARD[move[1:]])
            elif move == PASS:
                yield Option(move, self.own, None)
            elif move != WIN and board.public:
                yield from self._claims(move, board.public.card)

    def _claims(self, move: str, public: Card) -> Iterator[Option]:
        group = list(read_cards(move))
        group.remove(public)
        for card, count in enumerate(self.own):
            if count > group.count(card) and card not in KEPT:
                yield self._without(move, tuple(group), card)

    def _without(self, move: str, gone: tuple[Card, ...], thrown: Card) -> Option:
        kept = list(self.own)
        for card in (*gone, thrown):
            kept[card] -= 1
        return Option(move, tuple(kept), thrown)
