"""How fast to write: what Telegram asks for, and never an old board after a newer one."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from time import monotonic
from weakref import WeakValueDictionary

from bot.core.port import Later

MINUTE = 60.0
REMEMBERED = 4096
"""Chats and messages kept in mind."""


class Pace:
    """Silence in a chat until "retry after" is over, and so many calls a minute in a group.

    Nobody waits here. Who comes too early is told when to come again, so that only the newest
    state of a board is ever waiting, and no other chat is held up.
    """

    def __init__(self, group_calls: int, clock: Callable[[], float] = monotonic) -> None:
        self._group_calls = group_calls
        self._clock = clock
        self._closed: dict[str, float] = {}
        self._calls: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=group_calls))

    def check(self, chat: str) -> None:
        """Count a call to a chat. Raises Later when it would come too early."""
        now = self._clock()
        self._forget(now)
        if (opens := self._closed.get(chat, 0.0)) > now:
            raise Later(opens - now)
        if not chat.startswith("-"):
            return
        calls = self._calls[chat]
        if len(calls) == self._group_calls and calls[0] > now - MINUTE:
            raise Later(calls[0] + MINUTE - now)
        calls.append(now)

    def close(self, chat: str, seconds: float) -> None:
        """Leave a chat alone for so long."""
        self._closed[chat] = max(self._closed.get(chat, 0.0), self._clock() + seconds)

    def _forget(self, now: float) -> None:
        if len(self._calls) + len(self._closed) < REMEMBERED:
            return
        self._closed = {chat: opens for chat, opens in self._closed.items() if opens > now}
        old = [chat for chat, calls in self._calls.items() if calls[-1] <= now - MINUTE]
        for chat in old:
            del self._calls[chat]


class Overtaken(Later):
    """A newer state of the same message is on its way."""

    def __init__(self) -> None:
        super().__init__(1.0)


class Newest:
    """One edit at a time for each message; of those that wait only the newest is made."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._newest: OrderedDict[str, int] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def ticket(self, address: str) -> int:
        """Announce a state of a message; older ones need not be shown any more."""
        number = next(self._numbers)
        self._newest[address] = number
        self._newest.move_to_end(address)
        while len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)
        return number

    def check(self, address: str, ticket: int) -> None:
        """Raise Overtaken if a newer state was announced."""
        if self._newest.get(address, ticket) != ticket:
            raise Overtaken

    def turn(self, address: str) -> asyncio.Lock:
        """Held while a message is being edited, or a chat's requests are taken one by one."""
        return self._locks.setdefault(address, asyncio.Lock())
