"""The game as the rest of the product knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import ClassVar

from games.dominoes import SET
from games.guo_wu_guan import words
from games.guo_wu_guan.board import LOST, Board
from games.guo_wu_guan.lesson import EXAMPLES, LESSON
from games.guo_wu_guan.notation import read
from games.guo_wu_guan.rules import rules_of
from games.guo_wu_guan.run import REMOVAL
from games.guo_wu_guan.typed import read_move
from games.protocol import Outcome, Position, Seat, Text, Variant
from games.shuffle import Stream
from games.solitaire import Solitaire
from games.taught import Example, Lesson

REPETITION = Outcome(LOST, "repetition")


class GuoWuGuan(Solitaire):
    """Five solitaires with one engine."""

    name: ClassVar[str] = "guo-wu-guan"
    code: ClassVar[str] = "gwg"
    rounds: ClassVar[bool] = True
    seats: ClassVar[tuple[int, ...]] = (1,)
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("lenient", winnable=998, beginners=True),
        Variant("classic", winnable=684),
        Variant("o-koan", winnable=596),
        Variant("tong-wu-guan", winnable=569),
        Variant("seven-captures", winnable=251),
    )
    sections: ClassVar[tuple[str, ...]] = (
        "goal",
        "sets",
        "removals",
        "passing",
        "replenishing",
        "end",
        "circles",
        "variants",
        "notation",
    )
    examples: ClassVar[Mapping[str, Example]] = EXAMPLES
    lesson: ClassVar[Lesson | None] = LESSON

    def deal(self, variant: str, seed: str, seats: int | None = None) -> Board:
        """Lay out the shuffled set (rule book, section 2)."""
        self.seated(seats)
        rules = rules_of(variant)
        tiles = Stream(seed).shuffle([tile for tile in SET if tile != rules.fixed_general])
        if rules.fixed_general:
            tiles.insert(0, rules.fixed_general)
        cuts = [rules.generals + rules.width * level for level in range(rules.levels + 1)]
        levels = tuple(tuple(tiles[start:end]) for start, end in pairwise(cuts))
        down = rules.common if rules.common_faces == "down" else 0
        raw = Board(
            variant,
            tuple(tiles[: cuts[0]]),
            levels,
            tuple(tiles[cuts[-1] :]),
            down,
            REMOVAL,
            rules.first,
        )
        run = raw.run()
        run.settle()
        return raw.after(run)

    def parse(self, notation: str) -> Board:
        """Read a position."""
        return read(notation)

    def tell(self, event: str) -> Text:
        """One event as a sentence."""
        return words.tell(event)

    def summary(self, events: Sequence[str]) -> tuple[Text, ...]:
        """What the move did, and counts of what followed."""
        return words.summary(events)

    def trail(
        self, steps: Sequence[Sequence[str]], end: Outcome | None = None
    ) -> tuple[tuple[str, Text], ...]:
        """The levels in the order in which they were passed or cleared, with the round."""
        del end
        return words.trail(event for step in steps for event in step)

    def ruling(self, record: Sequence[Position]) -> Outcome | None:
        """Going in circles (D17): a forced loop, or the third time in one place, is lost."""
        boards = [board for board in record if isinstance(board, Board)]
        newest = boards[-1]
        if newest.over:
            return None
        spot, forced, met = newest.spot, True, 1
        for board in reversed(boards[:-1]):
            forced = forced and len(board.ways()) == 1
            if board.spot == spot:
                met += 1
                if forced or met == 3:  # noqa: PLR2004 - the third occurrence
                    return REPETITION
                forced = False
        return None

    def read_move(self, position: Position, seat: Seat, typed: str) -> str:
        """Bring what a person typed into the notation where that is beyond doubt."""
        return read_move(position.moves(seat), typed)
