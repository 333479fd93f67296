"""What goes wrong on demand: flood control, lost and slow answers, refusals."""

from __future__ import annotations

import math
import time
from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Literal

from tests.botapi.world import Refusal

LIMITED = ("send", "edit", "delete")
"""Flood control counts these calls; answers to presses are free."""


@dataclass(slots=True)
class Fault:
    """What happens to the next ``times`` calls of a method (all methods: ``*``).

    ``lost``: it is done but the answer never arrives. ``slow``: it is done, the answer comes late.
    ``refused``: it is not done, and the answer is ``code`` and ``description``. ``flood``: not
    done, try again after so many seconds.
    """

    method: str
    kind: Literal["lost", "slow", "refused", "flood"]
    times: int = 1
    seconds: float = 0.0
    code: int = 500
    description: str = "Internal Server Error"

    def takes(self, method: str) -> bool:
        """Whether this call is hit; counts it."""
        if self.times <= 0 or self.method not in ("*", method):
            return False
        self.times -= 1
        return True

    def refuse(self) -> None:
        """Raise what the call gets instead of being done, if so."""
        if self.kind == "refused":
            raise Refusal(self.code, self.description)
        if self.kind == "flood":
            raise too_many(self.seconds)


@dataclass(slots=True)
class Flood:
    """At most so many calls in a window and chat; who calls on has to wait for ``penalty``."""

    calls: int = 20
    window: float = 60.0
    penalty: float = 3.0
    refusals: int = 0
    _times: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))
    _closed: dict[str, float] = field(default_factory=dict)

    def check(self, method: str, chat: str) -> None:
        """Count a call, or refuse it with the seconds to wait."""
        if not method.startswith(LIMITED):
            return
        at = time.monotonic()
        times = self._times[chat]
        while times and times[0] <= at - self.window:
            times.popleft()
        if len(times) >= self.calls and self._closed.get(chat, 0) <= at:
            self._closed[chat] = at + self.penalty
            times.clear()
        if self._closed.get(chat, 0) > at:
            self.refusals += 1
            raise too_many(self._closed[chat] - at)
        times.append(at)


def too_many(seconds: float) -> Refusal:
    """The refusal of flood control."""
    wait = max(1, math.ceil(seconds))
    return Refusal(429, f"Too Many Requests: retry after {wait}", retry_after=wait)
