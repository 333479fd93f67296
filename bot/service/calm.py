"""How much one person, and everybody in a room together, may ask of this process.

Far more than anybody presses by hand. Who asks for more is told so once, kindly, and then gets no
answer until they have calmed down; nothing of it reaches the database.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Literal

from bot.core.buckets import Allowance, Buckets
from bot.core.request import Place, Who

Verdict = Literal["yes", "tell", "hush"]

PERSON = Allowance(30, 4)
ROOM = Allowance(200, 30)


class Calm:
    """Who asked lately, and how much is left to them."""

    def __init__(
        self,
        person: Allowance = PERSON,
        room: Allowance = ROOM,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._person = person
        self._room = room
        self._clock = clock
        self._buckets = Buckets()

    def asks(self, who: Who, place: Place) -> Verdict:
        """Whether a request is dealt with; if not, whether that is said."""
        now = self._clock()
        mine = self._buckets.of(f"{who.platform}/{who.account}", self._person, now)
        ours = self._buckets.of(f"{place.platform}:{place.chat}", self._room, now)
        if mine.left >= 1 and ours.left >= 1:
            mine.left -= 1
            ours.left -= 0 if place.private else 1
            mine.told = mine.told and mine.left < self._person.most / 2
            return "yes"
        if mine.told:
            return "hush"
        mine.told = True
        return "tell"
