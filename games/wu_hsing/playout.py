"""Playing a table with known racks to its end, everybody by a simple rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.protocol import Seat
from games.wu_hsing.hands import Hand, Option, best, can_place, options
from games.wu_hsing.live import Live, Undo

Beliefs = Sequence[Sequence[int]]
"""For each seat and each size of its rack the ordered pairs that others expect it to have."""

LOOKED_AT: Final = 3
"""In a playout the placements with the most points are compared, so many."""

TRIED: Final = 4
"""So many own placements are tried where a playout branches."""

WORTH_HALF: Final = 60
"""A lead of so many points counts half as much as a lead without end."""


class Playouts:
    """Playouts on one table for one seat. ``nodes`` counts the placements that were made."""

    __slots__ = ("beliefs", "live", "me", "nodes")

    def __init__(self, live: Live, me: Seat) -> None:
        self.live = live
        self.me = me
        self.nodes = 0
        self.beliefs: Beliefs | None = None
        """None where all racks lie open."""

    def value(
        self, option: Option, hands: Sequence[Hand], scores: Sequence[int], branches: int = 0
    ) -> float:
        """From -1 to 1: how good a placement of the seat turns out, with these racks.

        At its next ``branches`` turns the seat plays the best of a few placements.
        """
        return self._tried(option, self.me, list(hands), list(scores), branches)

    def _tried(
        self, option: Option, seat: Seat, hands: list[Hand], scores: list[int], branches: int
    ) -> float:
        undo = self._place(option)
        _pay(option, seat, hands, scores)
        value = self._on(seat, hands, scores, branches)
        self.live.take_back(undo)
        return value

    def _on(self, seat: Seat, hands: list[Hand], scores: list[int], branches: int) -> float:
        """Play on after a placement of ``seat``."""
        undone: list[Undo] = []
        while True:
            turn = self._turn(seat, hands)
            if turn is None:
                value = self._lead(hands, scores)
                break
            seat = turn
            if branches and seat == self.me:
                tried = options(self.live, hands[seat].once)[:TRIED]
                value = max(
                    self._tried(option, seat, hands.copy(), scores.copy(), branches - 1)
                    for option in tried
                )
                break
            option, undo = self._simple(seat, hands)
            undone.append(undo)
            _pay(option, seat, hands, scores)
        for undo in reversed(undone):
            self.live.take_back(undo)
        return value

    def _place(self, option: Option) -> Undo:
        self.nodes += 1
        return self.live.place(option[1], option[2])

    def _turn(self, seat: Seat, hands: Sequence[Hand]) -> Seat | None:
        """Who plays after a seat; None when the game is over (rule book, section 7)."""
        last = len(hands) - 1
        out = not all(hand.size for hand in hands)
        for _ in hands:
            if seat == last and out:
                return None
            seat = 0 if seat == last else seat + 1
            if can_place(self.live, hands[seat].once):
                return seat
        return None

    def _simple(self, seat: Seat, hands: Sequence[Hand]) -> tuple[Option, Undo]:
        """Place what has the most points less those of the best reply, of a few."""
        found = options(self.live, hands[seat].once)[:LOOKED_AT]
        if len(found) == 1:
            return found[0], self._place(found[0])
        reply = self._reply((seat + 1) % len(hands), hands)
        chosen = last = found[0]
        undo = self._place(last)
        most = -last[0] - best(self.live, reply)
        for option in found[1:]:
            if -option[0] <= most:
                break
            self.live.take_back(undo)
            undo, last = self._place(option), option
            value = -option[0] - best(self.live, reply)
            if value > most:
                chosen, most = option, value
        if last != chosen:
            self.live.take_back(undo)
            undo = self._place(chosen)
        return chosen, undo

    def _reply(self, seat: Seat, hands: Sequence[Hand]) -> int:
        """The pairs that the seat before this one expects it to have."""
        return self.beliefs[seat][hands[seat].size] if self.beliefs else hands[seat].once

    def _lead(self, hands: Sequence[Hand], scores: Sequence[int]) -> float:
        final = [score - hand.cost for score, hand in zip(scores, hands, strict=True)]
        own = final.pop(self.me)
        lead = own - max(final)
        return lead / (abs(lead) + WORTH_HALF)


def _pay(option: Option, seat: Seat, hands: list[Hand], scores: list[int]) -> None:
    """Take a placed domino out of the hand and score it."""
    scores[seat] -= option[0]
    hands[seat] = hands[seat].less(option[2])
