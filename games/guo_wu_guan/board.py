"""A position of Guo Wu Guan and its relatives."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from games.dominoes import UNKNOWN
from games.guo_wu_guan import words
from games.guo_wu_guan.careful import careful
from games.guo_wu_guan.refusal import SECTIONS, refusal
from games.guo_wu_guan.rows import Row, passes, sets
from games.guo_wu_guan.rules import RULES, Rules
from games.guo_wu_guan.run import LOST, PASSING, REMOVAL, WON, Levels, Run, loss
from games.guo_wu_guan.solver import search
from games.protocol import (
    BadInput,
    Budget,
    IllegalMove,
    Outcome,
    Path,
    Position,
    Seat,
    Solution,
    Text,
)


@dataclass(frozen=True, slots=True)
class Board(Position):
    """Generals, levels and common row, at a decision or at the end of the game."""

    name: str
    generals: Row
    levels: Levels
    common: Row
    down: int
    """How many tiles at the right end of the common row lie face down."""
    phase: str
    """``r`` for a removal, ``p`` for passing, ``won`` or ``lost``."""
    level: int
    """The level of the decision, counted from 0; -1 when the game is over."""

    def __str__(self) -> str:
        generals = [
            _face(tile, down=0 < place < len(self.generals) - 1)
            for place, tile in enumerate(self.generals)
        ]
        up = len(self.common) - self.down
        common = [_face(tile, down=place >= up) for place, tile in enumerate(self.common)]
        levels = ("p" if row is None else ".".join(map(str, row)) or "-" for row in self.levels)
        phase = self.phase if self.over else f"{self.phase}{self.level + 1}"
        rows = (".".join(generals) or "-", "/".join(levels), ".".join(common) or "-")
        return ":".join((self.name, *rows, phase))

    @property
    def rules(self) -> Rules:
        """What the variant sets differently."""
        return RULES[self.name]

    @property
    def variant(self) -> str:
        """The variant."""
        return self.name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.level < 0

    @property
    def row(self) -> Row:
        """The level of the decision; empty when the game is over."""
        return () if self.over else self.levels[self.level] or ()

    @property
    def left(self) -> int:
        """How many levels are still in the game."""
        return sum(row is not None for row in self.levels)

    @property
    def hidden(self) -> bool:
        """Whether face-down tiles are unknown here."""
        return UNKNOWN in self.generals or UNKNOWN in self.common

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The one seat, while the game goes on."""
        return () if self.over else (0,)

    @property
    def outcome(self) -> Outcome | None:
        """Won, or lost for the reason that the rows show (section 6)."""
        if self.phase == WON:
            return Outcome(WON, winners=(0,))
        if self.phase == LOST:
            return Outcome(LOST, loss(self.rules, self.generals, self.levels))
        return None

    def ways(self) -> tuple[str, ...]:
        """The legal moves without the number of the level, in ASCII order."""
        match self.phase:
            case "r":
                return tuple(sets(self.row, self.rules.spread))
            case "p":
                return ("-", *passes(self.row, self.generals))
            case _:
                return ()

    def moves(self, seat: Seat) -> tuple[str, ...]:
        """All legal moves, sorted as ASCII text."""
        if seat != 0:
            return ()
        return tuple(f"{self.level + 1}{way}" for way in self.ways())

    def play(self, seat: Seat, move: str) -> tuple[Self, tuple[str, ...]]:
        """Make a move and everything that needs no decision after it."""
        if move not in self.moves(seat):
            raise IllegalMove(move, refusal(self, move), sections=SECTIONS)
        if self.hidden:
            raise BadInput("face-down tiles are unknown here, so nothing can be played")
        events: list[str] = []
        run = self.run(events)
        run.play(move[1:])
        return self.after(run), tuple(events)

    def run(self, events: list[str] | None = None) -> Run:
        """A working copy."""
        return Run(
            self.rules,
            self.generals,
            self.levels,
            self.common,
            self.down,
            self.phase,
            self.level,
            events,
        )

    def after(self, run: Run) -> Self:
        """The position at which a working copy stands."""
        levels = tuple(run.levels)
        return type(self)(
            self.name, run.generals, levels, run.common, run.down, run.phase, run.level
        )

    def seen_by(self, seat: Seat | None) -> Self:
        """The position without its face-down tiles; nobody sees those."""
        del seat
        inner = len(self.generals) - 2
        ends = self.generals[:1], self.generals[-1:]
        generals = (*ends[0], *(UNKNOWN,) * inner, *ends[1]) if inner > 0 else self.generals
        up = self.common[: len(self.common) - self.down]
        return replace(self, generals=generals, common=(*up, *(UNKNOWN,) * self.down))

    def prompt(self, seat: Seat | None) -> Text:
        """What can be done now."""
        del seat
        return words.prompt(self)

    def label(self, seat: Seat, path: Path) -> Text:
        """What the button of a move says."""
        del seat
        return words.label(self, path[-1][1:])

    def mark(self, seat: Seat, path: Path, index: int) -> str:
        """Letters for sets; a pass has the sign of its general, declining an N."""
        if self.phase != PASSING:
            return super(Board, self).mark(seat, path, index)
        way = path[-1][1:]
        return "N" if way == "-" else way

    def offered(self, seat: Seat) -> tuple[str, ...]:
        """Passes first, declining last."""
        return tuple(sorted(self.moves(seat), key=lambda move: move.endswith("-")))

    def warning(self, seat: Seat, move: str) -> Text | None:
        """Why a move would lose at once by arithmetic, while another would not (D11, D12)."""
        del seat
        warnings = {way: words.warning(self, way) for way in self.ways()}
        return None if all(warnings.values()) else warnings.get(move[1:])

    def facts(self) -> tuple[Text, ...]:
        """How far the game has come."""
        return words.facts(self)

    def solve(self, budget: Budget, *, shortest: bool = False) -> Solution:
        """Look for a winning line, face-down tiles included."""
        if self.hidden:
            raise BadInput("face-down tiles are unknown here, so nothing can be solved")
        return search(self.run(), budget, shortest=shortest)

    def careful(self, seed: str, tries: int, most: int) -> int:
        """How many of so many careful random games are won."""
        return careful(self.run(), seed, tries, most)

    @property
    def spot(self) -> tuple[Row, Levels, Row, str, int]:
        """What the rule on circles compares: everything but the face-down marks (section 5)."""
        return self.generals, self.levels, self.common, self.phase, self.level


def _face(tile: int, *, down: bool) -> str:
    if tile == UNKNOWN:
        return "xx"
    return f"x{tile}" if down else str(tile)


__all__ = ["LOST", "PASSING", "REMOVAL", "WON", "Board"]
