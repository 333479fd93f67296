"""Careful random play: it passes whenever it can and makes no move that loses at once."""

from __future__ import annotations

from games.careful import wins
from games.guo_wu_guan.rules import Rules
from games.guo_wu_guan.run import LOST, WON, Run
from games.guo_wu_guan.solver import Spot, spot_of, ways_at
from games.shuffle import Stream


class Walker:
    """Moves about in one deal and remembers where each place leads."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._ahead: dict[Spot, tuple[Spot, ...]] = {}

    def step(self, spot: Spot, stream: Stream) -> Spot | None:
        """Any of the places where the game is not lost."""
        if spot not in self._ahead:
            self._ahead[spot] = tuple(self._places(spot))
        ahead = self._ahead[spot]
        return ahead[stream.below(len(ahead))] if ahead else None

    def _places(self, spot: Spot) -> list[Spot]:
        return [after for way in _sound(self._rules, spot) if (after := self._after(spot, way))]

    def _after(self, spot: Spot, way: str) -> Spot | None:
        """Where a move leads after all that is forced; None: into a loss or in circles for ever."""
        generals, levels, common, phase, level = spot
        run = Run(self._rules, generals, levels, common, 0, phase, level)
        met = set[Spot]()
        while True:
            run.play(way)
            after = spot_of(run)
            if run.phase == WON:
                return after
            if run.phase == LOST or after in met:
                return None
            met.add(after)
            ways = _sound(self._rules, after)
            if len(ways) > 1:
                return after
            way = ways[0]


def _sound(rules: Rules, spot: Spot) -> tuple[str, ...]:
    """The moves that are considered: declining a pass is not."""
    return tuple(way for way in ways_at(rules, spot) if way != "-")


def careful(run: Run, seed: str, tries: int, most: int) -> int:
    """How many of so many careful random games from a position are won."""
    walker = Walker(run.rules)
    size = tries, most
    return wins(spot_of(run), walker.step, lambda spot: spot[3] == WON, Stream(seed), size)
