"""The smallest game of several: each seat in turn says a number, the highest wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games import BadInput, Game, IllegalMove, Outcome, Path, Position, Seat, Text, text
from games.protocol import Variant


@dataclass(frozen=True, slots=True)
class Said(Position):
    """Numbers said so far, the first seat's first: ``2:7`` of two seats the first has said 7."""

    many: int
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.many}:{','.join(map(str, self.numbers))}"

    @property
    def variant(self) -> str:
        return "plain"

    @property
    def seats(self) -> int:
        return self.many

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (len(self.numbers),) if len(self.numbers) < self.many else ()

    @property
    def outcome(self) -> Outcome | None:
        if len(self.numbers) < self.many:
            return None
        best = max(self.numbers)
        winners = tuple(seat for seat, number in enumerate(self.numbers) if number == best)
        return Outcome("won", "highest", winners, self.numbers)

    def moves(self, seat: Seat) -> tuple[str, ...]:
        return tuple(str(number) for number in range(10)) if seat in self.to_act else ()

    def play(self, seat: Seat, move: str) -> tuple[Said, tuple[str, ...]]:
        if move not in self.moves(seat):
            raise IllegalMove(move, text("duel-refuse"))
        return Said(self.many, (*self.numbers, int(move))), (f"said {move}",)

    def prompt(self, seat: Seat | None) -> Text:
        return text("duel-prompt", seat=seat or 0)

    def label(self, seat: Seat, path: Path) -> Text:
        return text("duel-label", seat=seat, number=path[-1])


class Duel(Game):
    name = "duel"
    code = "due"
    seats = (2, 3, 4)
    levels = ("easy", "hard")
    variants = (Variant("plain"),)
    sections = ("aim",)

    def deal(self, variant: str, seed: str, seats: int | None = None) -> Said:
        del variant, seed
        return Said(seats or 2)

    def parse(self, notation: str) -> Said:
        many, colon, numbers = notation.partition(":")
        if not colon:
            raise BadInput(notation)
        return Said(int(many), tuple(int(number) for number in numbers.split(",") if number))

    def tell(self, event: str) -> Text:
        return text("duel-event", event=event)

    def summary(self, events: Sequence[str]) -> tuple[Text, ...]:
        return tuple(self.tell(event) for event in events)

    def feats(self, steps: Sequence[tuple[Seat, Sequence[str]]], seat: Seat) -> tuple[str, ...]:
        """Who says nine has a badge."""
        return tuple("nine" for who, events in steps if who == seat and "said 9" in events)


DUEL = Duel()
