"""The game as the rest of the product knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from games.protocol import (
    BadInput,
    Budget,
    Json,
    Outcome,
    Position,
    Seat,
    Solution,
    Text,
    Variant,
    text,
)
from games.shuffle import Stream
from games.solitaire import Solitaire
from games.taught import Example, Lesson
from games.xiang_shi_fu import words
from games.xiang_shi_fu.board import Board, dense
from games.xiang_shi_fu.counts import counted
from games.xiang_shi_fu.lesson import EXAMPLES, LESSON
from games.xiang_shi_fu.notation import read, read_set
from games.xiang_shi_fu.rules import (
    AIMS_AT_PAIR,
    NO_TARGET,
    OFFERED,
    PAIR_NAMES,
    RULE_NAMES,
    Choice,
    choice_of,
)
from games.xiang_shi_fu.sets import exists, ordered, set_types
from games.xiang_shi_fu.typed import read_move

DEALS = 500
"""So many deals are looked at before a search for a playable one is given up."""

EACH = 3_000
"""Nodes for one of them; it is cheaper to look at another deal than to look longer."""


class XiangShiFu(Solitaire):
    """Six solitaires with one engine, each under four rules for dead groups."""

    name: ClassVar[str] = "xiang-shi-fu"
    code: ClassVar[str] = "xsf"
    presses: ClassVar[int] = 2
    raw: ClassVar[bool] = True
    judged: ClassVar[bool] = True
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {"classify": ("set", "rule")}
    seats: ClassVar[tuple[int, ...]] = (1,)
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("classic", winnable=958, beginners=True),
        Variant("target-pair", winnable=875),
        Variant("eight-triplets", winnable=883),
        Variant("shanghai", winnable=800),
        Variant("harmony", winnable=758),
        Variant("five-dragons", winnable=692),
    )
    sections: ClassVar[tuple[str, ...]] = (
        "goal",
        "pairs",
        "triplets",
        "moves",
        "end",
        "dead-groups",
        "variants",
        "notation",
    )
    examples: ClassVar[Mapping[str, Example]] = EXAMPLES
    lesson: ClassVar[Lesson | None] = LESSON

    def deal(self, variant: str, seed: str, seats: int | None = None) -> Board:
        """Lay out the shuffled set, dead or not (rule book, section 2 and D3)."""
        self.seated(seats)
        choice = choice_of(variant)
        stream = Stream(seed)
        tiles = stream.shuffle(choice.rules.tiles)
        if choice.name == AIMS_AT_PAIR and choice.target == NO_TARGET:
            names = tuple(PAIR_NAMES)
            choice = Choice(choice.name, names[stream.below(len(names))], choice.rule)
        sets = []
        for size in choice.rules.sizes:
            sets.append(ordered(tiles[:size]))
            tiles = tiles[size:]
        return Board(choice, tuple(sets))

    def playable(self, variant: str, seed: str, budget: Budget) -> tuple[str, Board, Solution]:
        """The first deal of ``seed``, ``seed#1``, ... that is not won and can be (D13).

        A drawn target is drawn anew with every deal. The budget is for all of them together, a
        won, dead or locked deal counts as a node. Raises BadInput when none is found.
        """
        left = budget.nodes
        for number in range(DEALS):
            if left <= 0 or budget.stop():
                break
            used = f"{seed}#{number}" if number else seed
            board = self.deal(variant, used)
            if board.won:
                left -= 1
                continue
            solution = board.solve(Budget(min(left, EACH), budget.stop))
            if solution.status == "solved":
                return used, board, solution
            left -= max(solution.nodes, 1)
        raise BadInput(f"no deal of {variant} from this seed was solved in time")

    def options(self, variant: str) -> tuple[str, ...]:
        """The same variant under each rule for dead groups; then a drawn target, or one named."""
        choice = choice_of(variant)
        if "+" not in variant:
            return tuple(f"{variant}+{rule}" for rule in OFFERED)
        if choice.name == AIMS_AT_PAIR and choice.target == NO_TARGET:
            named = tuple(f"{choice.name}={pair}+{choice.rule}" for pair in PAIR_NAMES)
            return (f"{choice.name}+{choice.rule}", *named)
        return ()

    def asks(self, variant: str) -> tuple[Text, ...]:
        """By which rule, with a line on each; or which pair."""
        if "+" in variant:
            return (text("xsf-asks-target", variant=self.named(variant)),)
        about = ((words.rule_name(rule), text(f"xsf-rule-{rule}-about")) for rule in OFFERED)
        told = (text("xsf-rule-line", rule=name, about=line) for name, line in about)
        return (text("xsf-asks-rule", variant=self.named(variant)), *told)

    def named(self, variant: str) -> Text:
        """The name of a variant with its target and rule."""
        choice = choice_of(variant)
        name = text(f"xsf-variant-{choice.name}")
        if "+" not in variant and choice.target == NO_TARGET:
            return name
        if choice.target != NO_TARGET:
            tiles = words.spoken_tiles(PAIR_NAMES[choice.target])
            name = text("xsf-variant-target", name=name, tiles=tiles)
        return text("xsf-variant-rule", name=name, rule=words.rule_name(choice.rule))

    def parse(self, notation: str) -> Board:
        """Read a position."""
        return read(notation)

    def tell(self, event: str) -> Text:
        """One event as a sentence."""
        return words.tell(event)

    def said(self, position: Position, seat: Seat, move: str) -> Text:
        """The tiles that change places; the buttons only count what each could do."""
        del position, seat
        return words.exchange("xsf-exchange", move)

    def summary(self, events: Sequence[str]) -> tuple[Text, ...]:
        """What the exchange did."""
        return words.summary(events)

    def trail(
        self, steps: Sequence[Sequence[str]], end: Outcome | None = None
    ) -> tuple[tuple[str, Text], ...]:
        """How many sets each exchange repaired, in squares."""
        del end
        return words.trail(event for step in steps for event in step)

    def read_move(self, position: Position, seat: Seat, typed: str) -> str:
        """Bring what a person typed into the notation where that is beyond doubt."""
        return read_move(position.moves(seat), typed)

    def number(self, seat: Seat) -> str:
        """The one player has no number."""
        del seat
        return "solo"

    def seat(self, number: str) -> Seat:
        """The one seat, by any name that has been in use."""
        if number in {"solo", "0", "1"}:
            return 0
        return super().seat(number)

    def report(self, position: Position) -> Mapping[str, Json]:
        """Invalid, dead and locked sets, and how it ended (rule book, sections 8 and 10)."""
        if not isinstance(position, Board):
            raise BadInput(f"this is no position of {self.name}")
        outcome = position.outcome
        return {
            "invalid": list(position.invalid),
            "dead": list(_named_sets(position, position.dead)),
            "locked": list(_named_sets(position, position.locked)),
            "outcome": {"result": outcome.result} if outcome else None,
        }

    def event(self, event: str) -> Json:
        """A move as the command line tells it; the outcome stands elsewhere (section 10)."""
        if not event.startswith("exchange:"):
            return None
        _, move, repaired, left, _ = event.split(":")
        return {"move": move, "repaired": list(repaired), "invalid": int(left)}

    def counts(self) -> tuple[str, ...]:
        """The numbers of the rule book."""
        return counted()

    def answer(self, verb: str, args: Mapping[str, str]) -> Mapping[str, Json]:
        """``classify --set TILES [--rule RULE]``: whether tiles are a set, and of which types."""
        if verb != "classify":
            return super().answer(verb, args)
        if "set" not in args or not set(args) <= {"set", "rule"}:
            raise BadInput("classify needs --set and takes --rule")
        rule = args.get("rule", "standard")
        if rule not in RULE_NAMES:
            raise BadInput(f"no rule {rule[:40]!r}; there are {', '.join(RULE_NAMES)}")
        tiles = ordered(read_set(args["set"]))
        if not exists(tiles):
            raise BadInput("the dominoes hold no such set: a tile is there too often")
        found = set_types(tiles, rule)
        return {"valid": bool(found), "types": list(found)}


def _named_sets(board: Board, seats: Sequence[str]) -> Iterator[Json]:
    for seat in seats:
        yield {"seat": seat, "tiles": dense(board.held[seat])}
