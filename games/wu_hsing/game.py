"""Wu Hsing as the rest of the product knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from games.protocol import BadInput, Game, Json, Outcome, Position, Seat, Text, Variant
from games.shuffle import Stream
from games.taught import Example, Lesson
from games.weighing import Played, Review, Weight, Weights
from games.wu_hsing import looking_back, words
from games.wu_hsing.board import PAIR, Board
from games.wu_hsing.grid import Domino
from games.wu_hsing.judge import judge, read_domino
from games.wu_hsing.lesson import EXAMPLES, LESSON
from games.wu_hsing.notation import read, read_as_it_stands
from games.wu_hsing.pattern import is_legal, period
from games.wu_hsing.players import PLAYERS
from games.wu_hsing.rules import (
    COLOURS,
    DUELS,
    FEWEST_COLOURS,
    KINDS,
    RACKS,
    SET,
    Kind,
    by_kind,
    check_variant,
)
from games.wu_hsing.typed import read_move

LONGEST_ROW: Final = 200


class WuHsing(Game):
    """Rows with a pattern, for two to four; three rows at once score most."""

    name: ClassVar[str] = "wu-hsing"
    code: ClassVar[str] = "wuh"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    levels: ClassVar[tuple[str, ...]] = tuple(PLAYERS)
    slow: ClassVar[tuple[str, ...]] = ("hard",)
    page: ClassVar[int] = 12
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "run": ("colours",),
        "startpair": ("pair",),
        "explain": ("position", "move"),
    }
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("open", beginners=True),
        Variant("standard"),
        Variant("duel-a"),
        Variant("duel-b"),
    )
    sections: ClassVar[tuple[str, ...]] = (
        "goal",
        "rows",
        "placing",
        "scoring",
        "turns",
        "end",
        "variants",
        "notation",
        "forces",
    )
    examples: ClassVar[Mapping[str, Example]] = EXAMPLES
    lesson: ClassVar[Lesson | None] = LESSON

    def deal(self, variant: str, seed: str, seats: int | None = None) -> Board:
        """Shuffle and deal (rule book, section 2); duels ignore the seed."""
        check_variant(variant)
        seats = min(RACKS) if seats is None else seats
        if seats not in RACKS or (variant in DUELS and seats != min(RACKS)):
            raise BadInput(f"{self.name} {variant} is not played by {seats}")
        stream = Stream(seed)
        nothing = (0,) * seats
        if variant in DUELS:
            return Board(variant, (), (KINDS, KINDS), nothing, 0)
        size = RACKS[seats]
        while True:
            dominoes = stream.shuffle(SET)
            top, bottom, *box = dominoes[seats * size :]
            if len(set(top + bottom)) >= FEWEST_COLOURS:
                break
        pair = _laid(top, 0, stream), _laid(bottom, 1, stream)
        racks = tuple(by_kind(dominoes[at : at + size]) for at in range(0, seats * size, size))
        return Board(variant, pair, racks, nothing, 0, box[0] if box else "").settled()[0]

    def parse(self, notation: str) -> Board:
        """Read a position."""
        return read(notation)

    def tell(self, event: str) -> Text:
        """One event as a sentence."""
        return words.tell(event)

    def summary(self, events: Sequence[str]) -> tuple[Text, ...]:
        """What a placement did."""
        return words.summary(events)

    def event(self, event: str) -> Json:
        """An event as the command line tells it."""
        return words.as_json(event)

    def trail(
        self, steps: Sequence[Sequence[str]], end: Outcome | None = None
    ) -> tuple[tuple[str, Text], ...]:
        """The best placements as products."""
        del end
        return words.trail(steps)

    def feats(self, steps: Sequence[tuple[Seat, Sequence[str]]], seat: Seat) -> tuple[str, ...]:
        """Whoever closes the creating cycle has a badge."""
        mark = f"cycle:{seat + 1}:"
        closed = any(event.startswith(mark) for _, events in steps for event in events)
        return ("cycle",) if closed else ()

    def weigh(self, played: Played, known: Weights) -> tuple[int, Weight] | None:
        """The next turn."""
        return looking_back.weigh(played, known)

    def review(self, played: Played, known: Weights) -> Review:
        """The best placement at each turn, and the points left lying."""
        return looking_back.review(played, known)

    def read_move(self, position: Position, seat: Seat, typed: str) -> str:
        """Bring what a person typed into the notation where that is beyond doubt."""
        return read_move(position.moves(seat), typed)

    def number(self, seat: Seat) -> int:
        """Seats are counted from 1."""
        return seat + 1

    def answer(self, verb: str, args: Mapping[str, str]) -> Mapping[str, Json]:
        """``run``, ``startpair`` and ``explain``."""
        if verb not in self.verbs:
            return super().answer(verb, args)
        if set(args) != set(self.verbs[verb]):
            needs = " and ".join(f"--{name}" for name in self.verbs[verb])
            raise BadInput(f"{verb} needs {needs}")
        return ANSWERS[verb](args)


def _laid(kind: Kind, y: int, stream: Stream) -> Domino:
    """A domino of the starting pair, turned round or not (D3)."""
    return Domino(y, 0, kind[::-1] if stream.below(2) else kind, "h")


def _colours(notation: str, longest: int) -> str:
    if not notation or len(notation) > longest or set(notation) - set(COLOURS):
        raise BadInput(f"colours are 1 to {longest} of the letters {COLOURS}, such as BW")
    return notation


def _run(args: Mapping[str, str]) -> Mapping[str, Json]:
    row = _colours(args["colours"], LONGEST_ROW)
    return {"legal": is_legal(row), "period": period(row)}


def _startpair(args: Mapping[str, str]) -> Mapping[str, Json]:
    both = args["pair"].split(" ")
    if len(both) != PAIR or any(len(_colours(one, PAIR)) != PAIR for one in both):
        raise BadInput("a starting pair is two dominoes, such as YR YB")
    count = len(set("".join(both)))
    return {"valid": count >= FEWEST_COLOURS, "colours": count}


def _explain(args: Mapping[str, str]) -> Mapping[str, Json]:
    board, domino = read_as_it_stands(args["position"]), read_domino(args["move"])
    if board.hidden:
        raise BadInput("some dominoes of this position are unknown, so nothing can be judged")
    if domino is None:
        raise BadInput("a move is a domino, its first square and its direction, such as WR@2,0v")
    verdict = judge(board, domino)
    rows: list[Json] = [[line.way, len(line.colours)] for line in verdict.extended]
    return {
        "legal": not verdict.reason,
        "reason": verdict.reason or None,
        "rows": rows,
        "points": verdict.points,
    }


ANSWERS: Final[Mapping[str, Callable[[Mapping[str, str]], Mapping[str, Json]]]] = {
    "run": _run,
    "startpair": _startpair,
    "explain": _explain,
}
