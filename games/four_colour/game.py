"""Four Colour Cards as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from games.four_colour import looking_back, words
from games.four_colour.analysis import analyse
from games.four_colour.board import ALWAYS_WIN, Board
from games.four_colour.cards import DECK
from games.four_colour.lesson import EXAMPLES, LESSON
from games.four_colour.notation import HAND, read
from games.four_colour.run import SEATS
from games.four_colour.typed import read_move
from games.protocol import BadInput, Game, Json, Outcome, Position, Seat, Text, Variant
from games.shuffle import Stream
from games.taught import Example, Lesson
from games.weighing import Played, Review, Weight, Weights

_STOCK: Final = HAND * SEATS


class FourColour(Game):
    """Four seats, 117 narrow cards, claims in any order."""

    name: ClassVar[str] = "four-colour"
    code: ClassVar[str] = "fcc"
    seats: ClassVar[tuple[int, ...]] = (SEATS,)
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard")
    deals: ClassVar[tuple[int, ...]] = (1, 4, 8)
    open_hands: ClassVar[bool] = True
    wishes: ClassVar[tuple[str, ...]] = (ALWAYS_WIN,)
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {"analyse": ("hand", "exposed", "dead")}
    variants: ClassVar[tuple[Variant, ...]] = (Variant(words.VARIANT, beginners=True),)
    sections: ClassVar[tuple[str, ...]] = (
        "goal",
        "cards",
        "groups",
        "turn",
        "claims",
        "order",
        "end",
        "scoring",
        "ours",
        "notation",
    )
    examples: ClassVar[Mapping[str, Example]] = EXAMPLES
    lesson: ClassVar[Lesson | None] = LESSON

    def deal(self, variant: str, seed: str, seats: int | None = None) -> Board:
        """Deal twenty cards each in blocks, the rest is the stock (rule book 2)."""
        if variant != words.VARIANT:
            raise BadInput(f"no variant {variant[:40]!r}; there is {words.VARIANT}")
        if seats not in {None, SEATS}:
            raise BadInput(f"{self.name} is for {SEATS} seats")
        stream = Stream(seed)
        cards = stream.shuffle(DECK)
        dealer = stream.below(SEATS)
        hands = tuple(
            tuple(sorted(cards[start : start + HAND])) for start in range(0, _STOCK, HAND)
        )
        nothing = ((),) * SEATS
        stock = tuple(cards[_STOCK:])
        raw = Board(dealer, "r", -1, None, (), hands, nothing, stock, ())
        run = raw.run([])
        run.draw(dealer)
        run.settle()
        return raw.after(run)

    def parse(self, notation: str) -> Board:
        """Read a position."""
        return read(notation)

    def tell(self, event: str) -> Text:
        """One event as a sentence."""
        return words.tell(event)

    def summary(self, events: Sequence[str]) -> tuple[Text, ...]:
        """What was taken, what went by, and what is open now."""
        return words.summary(events)

    def trail(
        self, steps: Sequence[Sequence[str]], end: Outcome | None = None
    ) -> tuple[tuple[str, Text], ...]:
        """What the groups of the winner count."""
        del steps
        return words.trail(end.detail) if end else ()

    def answer(self, verb: str, args: Mapping[str, str]) -> Mapping[str, Json]:
        """``analyse`` tells how far a hand is from winning."""
        if verb != "analyse":
            raise BadInput(f"{self.name} has no verb {verb!r}")
        return analyse(args)

    def weigh(self, played: Played, known: Weights) -> tuple[int, Weight] | None:
        """The next decision."""
        return looking_back.weigh(played, known)

    def review(self, played: Played, known: Weights) -> Review:
        """Steps to a win, wins let go by, the luck of the draw."""
        return looking_back.review(played, known)

    def read_move(self, position: Position, seat: Seat, typed: str) -> str:
        """Bring what a person typed into the notation where that is beyond doubt."""
        return read_move(position.moves(seat), typed)
