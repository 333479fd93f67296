"""A round of the game, played on a working copy of the board (rule book, sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from games.dominoes import Tile
from games.guo_wu_guan.rows import NAMES, Row, passes, sets, take
from games.guo_wu_guan.rules import Rules

Levels = tuple[Row | None, ...]
"""The levels from the top; None: out of the game."""

REMOVAL: Final = "r"
PASSING: Final = "p"
WON: Final = "won"
LOST: Final = "lost"

SET: Final = 3
"""Fewer tiles make no set, and can be passed."""


def _written(word: int | Row) -> str:
    return ".".join(map(str, word)) if isinstance(word, tuple) else str(word)


class Run:
    """A board on the move. It tells what happens as events, or not at all when ``events`` is None.

    After ``settle`` it stands at a decision or at the end.
    """

    __slots__ = ("common", "down", "events", "generals", "level", "levels", "phase", "rules")

    def __init__(  # noqa: PLR0913, PLR0917 - these are the fields of the notation
        self,
        rules: Rules,
        generals: Row,
        levels: Levels,
        common: Row,
        down: int,
        phase: str,
        level: int,
        events: list[str] | None = None,
    ) -> None:
        self.rules = rules
        self.generals = generals
        self.levels = list(levels)
        self.common = common
        self.down = down
        self.phase = phase
        self.level = level
        self.events = events

    def tell(self, *words: str | int | Row) -> None:
        """Add an event."""
        if self.events is not None:
            written = [word if isinstance(word, str) else _written(word) for word in words]
            self.events.append(":".join(written))

    def play(self, way: str) -> None:
        """Make a legal move: the letters of a set, L, R, LR or -."""
        if self.phase == REMOVAL:
            self._remove(way)
        elif way == "-":
            self.tell("skip", self.level + 1)
            self.level += 1
        else:
            self._pass(way)
        self.settle()

    def settle(self) -> None:
        """Go on until the player has to name a move, or the game is over."""
        while self.phase in {REMOVAL, PASSING}:
            if self.phase == REMOVAL and self._finds_set():
                return
            if self.phase == PASSING and self._finds_pass():
                return
            if self.phase == REMOVAL and self.rules.leaves == "passed":
                self.phase, self.level = PASSING, 0
            else:
                self._replenish()

    def _finds_set(self) -> bool:
        levels, spread = self.levels, self.rules.spread
        end, step = (len(levels), 1) if self.rules.removals == "down" else (-1, -1)
        for level in range(self.level, end, step):
            row = levels[level]
            if row and len(row) >= SET and sets(row, spread):
                self.level = level
                return True
        return False

    def _finds_pass(self) -> bool:
        for level in range(self.level, len(self.levels)):
            row = self.levels[level]
            if row and len(row) < SET and passes(row, self.generals):
                self.level = level
                return True
        return False

    def _remove(self, way: str) -> None:
        row = self.levels[self.level] or ()
        block, rest = take(row, sets(row, self.rules.spread)[way])
        self.common = block + self.common
        self.levels[self.level] = rest
        self.tell("remove", self.level + 1, block, NAMES[block])
        if not rest and self.rules.leaves == "emptied":
            self.levels[self.level] = None
            self.tell("clear", self.level + 1)
            if not any(self.levels):
                self._end(WON)

    def _pass(self, way: str) -> None:
        row = self.levels[self.level] or ()
        block = passes(row, self.generals)[way]
        self.levels[self.level] = None
        self.common = block + self.common
        self.tell("pass", self.level + 1, way, block, NAMES[block])
        self._cut(way)
        self.level += 1
        self._count()

    def _cut(self, way: str) -> None:
        before = len(self.generals)
        if "L" in way:
            self.generals = self.generals[1:]
        if "R" in way:
            self.generals = self.generals[:-1]
        turned = max(min(before - 2, len(way)), 0)  # the ends lay face up already
        for side in way[:turned]:
            self.tell("reveal", side, self.generals[0 if side == "L" else -1])

    def _count(self) -> None:
        left = len(self.levels) - self.levels.count(None)
        generals = len(self.generals)
        if not self.rules.counts_generals:
            if left == 0:
                self._end(WON)
        elif left == 0:
            self._end(LOST if generals else WON)
        elif generals < left:
            self._end(LOST)

    def _replenish(self) -> None:
        if not self.common:
            self._end(LOST)
            return
        common = list(self.common)
        for level in reversed(range(len(self.levels))):
            row = self.levels[level]
            if row is not None:
                self._draw(common, level, row)
        self.common = tuple(common)
        self.phase, self.level = REMOVAL, self.rules.first
        self.tell("round")

    def _draw(self, common: list[Tile], level: int, row: Row) -> None:
        if common and common[-1] == self.rules.fixed_general:
            self.generals = (common.pop(),)
            self.tell("return", self.rules.fixed_general)
        if not common:
            self.tell("none", level + 1)
            return
        tile = common.pop()
        if self.down:
            self.down -= 1
        self.levels[level] = (*row, tile)
        self.tell("draw", level + 1, tile)

    def _end(self, phase: str) -> None:
        self.phase, self.level = phase, -1
        if phase == WON:
            self.tell(WON)
        else:
            self.tell(LOST, loss(self.rules, self.generals, self.levels))


def loss(rules: Rules, generals: Row, levels: list[Row | None] | Levels) -> str:
    """Why a lost board is lost (rule book, section 6)."""
    left = sum(row is not None for row in levels)
    if left == 0:
        return "generals-left"
    if rules.counts_generals and len(generals) < left:
        return "too-few-generals"
    return "stuck"
