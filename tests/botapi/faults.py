"""What goes wrong on demand: flood control, lost and slow answers, refusals."""

from __future__ import annotations

import math
import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from tests.botapi.world import Refusal

LIMITED = ("send", "edit", "delete")
"""Flood control counts these calls; answers to presses are free."""


@dataclass(slots=True)
class Fault:
    """What happens to the next ``times`` calls of a method (all methods: ``*``).

    ``lost``: it is done but the answer never arrives. ``slow``: it is done, the answer comes late.
    ``garbled``: it is done, and a gateway on the way answers instead. ``refused``: it is not done,
    and the answer is ``code`` and ``description``. ``flood``: not done, try again after so many
    seconds.
    """

    method: str
    kind: Literal["lost", "slow", "garbled", "refused", "flood"]
    times: int = 1
    seconds: float = 0.0
    code: int = 500
    description: str = "Internal Server Error"
    after: int = 0
    """So many calls pass before."""

    def takes(self, method: str) -> bool:
        """Whether this call is hit; counts it."""
        if self.times <= 0 or self.method not in ("*", method):
            return False
        if self.after:
            self.after -= 1
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
    """At most so many calls in a window and chat; who calls on has to wait for ``penalty``.

    ``overall`` is how many calls a second all chats together may get; 0 for any number.
    """

    calls: int = 20
    window: float = 60.0
    penalty: float = 3.0
    overall: int = 0
    clock: Callable[[], float] = time.monotonic
    refusals: int = 0
    _all: deque[float] = field(default_factory=deque)
    _times: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))
    _closed: dict[str, float] = field(default_factory=dict)

    def check(self, method: str, chat: str) -> None:
        """Count a call, or refuse it with the seconds to wait."""
        if not method.startswith(LIMITED):
            return
        at = self.clock()
        self._overall(at)
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

    def _overall(self, at: float) -> None:
        while self._all and self._all[0] <= at - 1:
            self._all.popleft()
        if self.overall and len(self._all) >= self.overall:
            self.refusals += 1
            raise too_many(1)
        self._all.append(at)


def too_many(seconds: float) -> Refusal:
    """The refusal of flood control."""
    wait = max(1, math.ceil(seconds))
    return Refusal(429, f"Too Many Requests: retry after {wait}", retry_after=wait)
