"""How much one person, and everybody in a room together, may ask of this process.

Far more than anybody presses by hand. Who asks for more is told so once, kindly, and then gets no
answer until they have calmed down; nothing of it reaches the database.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Literal

from bot.core.request import Place, Who

Verdict = Literal["yes", "tell", "hush"]


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many requests at once, and so many more each second."""

    most: float
    each_second: float


PERSON = Allowance(30, 4)
ROOM = Allowance(200, 30)

REMEMBERED = 20_000
"""People and rooms kept in mind; whoever is forgotten begins anew with a full measure."""


@dataclass(slots=True)
class Measure:
    """What is left of an allowance. ``told``: that it was used up has been said."""

    left: float
    at: float
    told: bool = False


class Calm:
    """The measures of everybody who asked lately."""

    def __init__(
        self,
        person: Allowance = PERSON,
        room: Allowance = ROOM,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._person = person
        self._room = room
        self._clock = clock
        self._measures: OrderedDict[str, Measure] = OrderedDict()

    def asks(self, who: Who, place: Place) -> Verdict:
        """Whether a request is dealt with; if not, whether that is said."""
        mine = self._measure(f"{who.platform}/{who.account}", self._person)
        ours = self._measure(f"{place.platform}:{place.chat}", self._room)
        if mine.left >= 1 and ours.left >= 1:
            mine.left -= 1
            ours.left -= 0 if place.private else 1
            mine.told = mine.told and mine.left < self._person.most / 2
            return "yes"
        if mine.told:
            return "hush"
        mine.told = True
        return "tell"

    def _measure(self, name: str, allowance: Allowance) -> Measure:
        now = self._clock()
        found = self._measures.pop(name, None) or Measure(allowance.most, now)
        found.left = min(allowance.most, found.left + (now - found.at) * allowance.each_second)
        found.at = now
        self._measures[name] = found
        if len(self._measures) > REMEMBERED:
            self._measures.popitem(last=False)
        return found
