"""How fast to write: what Telegram asks for, and never an old board after a newer one."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.core.port import Later

if TYPE_CHECKING:
    from bot.service import Service

MINUTE = 60.0
GROUP = 20
"""Calls a minute which Telegram allows in a group."""

OVERALL = 28
"""Calls a second to all chats together; Telegram allows 30."""

REMEMBERED = 4096
"""Chats and messages kept in mind."""


class Shared:
    """The calls of all processes together, as the database knows them."""

    def __init__(self, service: Service, group_calls: int = GROUP, overall: int = OVERALL) -> None:
        self._service = service
        self._group_calls = group_calls
        self._overall = overall

    async def count(self, chat: str) -> float:
        """Count a call, or count nothing and return the seconds until there is room for it."""
        calls = self._group_calls if chat.startswith("-") else 0
        here = (f"telegram/{chat}", calls, int(MINUTE * 1000))
        limits = (here, ("telegram", self._overall, 1000))
        return await self._service.store.count_call(limits, self._service.now()) / 1000

    async def shut(self, chat: str, seconds: float) -> None:
        """Nobody calls a chat for so long."""
        until = self._service.now() + int(seconds * 1000)
        await self._service.store.leave_alone(f"telegram/{chat}", until)


class Pace:
    """Silence where Telegram asked for it, and so many calls in a group and to all chats.

    With ``shared`` that holds for all processes together.

    Nobody waits here. Who comes too early is told when to come again, so that only the newest
    state of a board is ever waiting, and no other chat is held up. (The library's rate limiter
    queues every call, and so would show each old state before the newest one.)
    """

    def __init__(
        self,
        group_calls: int = GROUP,
        overall: int = OVERALL,
        clock: Callable[[], float] = monotonic,
        shared: Shared | None = None,
    ) -> None:
        self._shared = shared
        self._group_calls = group_calls
        self._all: deque[float] = deque(maxlen=overall)
        self._clock = clock
        self._closed: dict[str, float] = {}
        self._calls: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=group_calls))

    async def enter(self, chat: str) -> None:
        """Count a call to a chat, here and for all processes. Raises Later."""
        self.check(chat)
        if self._shared and (wait := await self._shared.count(chat)):
            self._all.pop()
            if chat.startswith("-"):
                self._calls[chat].pop()
            raise Later(wait)

    async def leave(self, chat: str, seconds: float) -> None:
        """Telegram asked for silence in a chat: no process calls there for so long."""
        self.close(chat, seconds)
        if self._shared:
            await self._shared.shut(chat, seconds)

    def check(self, chat: str) -> None:
        """Count a call to a chat. Raises Later when it would come too early."""
        now = self._clock()
        self._forget(now)
        if (opens := self._closed.get(chat, 0.0)) > now:
            raise Later(opens - now)
        group = self._calls[chat] if chat.startswith("-") else None
        if group and len(group) == self._group_calls and group[0] > now - MINUTE:
            raise Later(group[0] + MINUTE - now)
        if len(self._all) == self._all.maxlen and self._all[0] > now - 1:
            raise Later(self._all[0] + 1 - now)
        self._all.append(now)
        if group is not None:
            group.append(now)

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
