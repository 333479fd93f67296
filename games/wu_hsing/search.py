"""Looking ahead with two known racks: alpha-beta on the difference of the final scores."""

from __future__ import annotations

from itertools import count
from typing import Final, NamedTuple

from games.protocol import Seat
from games.wu_hsing.hands import Hand, Option, best, options
from games.wu_hsing.live import Live

WIDEST: Final = 10
"""So many placements with the most points are looked at in a position."""

FAR: Final = 10**6
"""More than any difference of scores."""


class Spent(Exception):
    """The budget is used up."""


class Known(NamedTuple):
    """What was found for a position: to which depth, the value and whether it is only a bound."""

    depth: int
    value: int
    bound: int
    """1: at least the value, -1: at most, 0: exactly."""
    pick: Option


class Search:
    """One search; ``nodes`` placements are made at most, then the best so far is answered."""

    __slots__ = ("left", "live", "shallow", "table")

    def __init__(self, live: Live, nodes: int) -> None:
        self.live = live
        self.left = nodes
        self.table: dict[int, Known] = {}
        self.shallow = False
        """Whether the last look stopped short of the end of the game somewhere."""

    def choose(self, seat: Seat, mine: Hand, theirs: Hand) -> Option:
        """The best placement of a seat that can place, looking one placement deeper each time."""
        order = options(self.live, mine.once)
        chosen = order[0]
        try:
            for depth in count(1):
                self.shallow = False
                low, values = -FAR, {}
                for move in order:
                    value = self._after(move, seat, mine, theirs, (depth, low, FAR, 0))
                    values[move] = value
                    if value > low:
                        low, chosen = value, move
                if not self.shallow:
                    break
                order = sorted(order, key=lambda move: -values[move])[:WIDEST]
                chosen = order[0]
        except Spent:
            pass
        return chosen

    def _after(
        self, move: Option, seat: Seat, mine: Hand, theirs: Hand, window: tuple[int, int, int, int]
    ) -> int:
        """What a placement and all after it bring the seat; ``window``: depth, bounds and key."""
        if self.left <= 0:
            raise Spent
        self.left -= 1
        depth, low, high, key = window
        points, spot, pair = move
        undo = self.live.place(spot, pair)
        try:
            after = (depth - 1, low + points, high + points, key ^ hash((seat, spot, pair)))
            return self._next(seat, mine.less(pair), theirs, after) - points
        finally:
            self.live.take_back(undo)

    def _next(self, seat: Seat, mine: Hand, theirs: Hand, window: tuple[int, int, int, int]) -> int:
        """The value for the seat that has just placed: passes and ends as in section 7."""
        depth, low, high, key = window
        out = not mine.size or not theirs.size
        end = theirs.cost - mine.cost
        if seat and out:
            return end
        if reply := best(self.live, theirs.once):
            if depth <= 0:
                self.shallow = True
                return -(reply // 2)
            return -self._value(1 - seat, theirs, mine, (depth, -high, -low, key))
        again = best(self.live, mine.once)
        if out or not again:
            return end
        if depth <= 0:
            self.shallow = True
            return again // 2
        return self._value(seat, mine, theirs, (depth, low, high, key))

    def _value(
        self, seat: Seat, mine: Hand, theirs: Hand, window: tuple[int, int, int, int]
    ) -> int:
        """The value for the seat to play, which can place."""
        depth, low, high, key = window
        spot = key ^ seat
        known = self.table.get(spot)
        if known and known.depth >= depth and _settles(known, low, high):
            return known.value
        moves = options(self.live, mine.once)[:WIDEST]
        if known and known.pick in moves:
            moves.remove(known.pick)
            moves.insert(0, known.pick)
        top, pick, alpha = -FAR, moves[0], low
        for move in moves:
            value = self._after(move, seat, mine, theirs, (depth, alpha, high, key))
            if value > top:
                top, pick = value, move
                alpha = max(alpha, value)
                if alpha >= high:
                    break
        bound = 1 if top >= high else -1 if top <= low else 0
        self.table[spot] = Known(depth, top, bound, pick)
        return top


def _settles(known: Known, low: int, high: int) -> bool:
    """Whether what is known decides the window."""
    return (
        not known.bound
        or (known.bound > 0 and known.value >= high)
        or (known.bound < 0 and known.value <= low)
    )
