"""Live rooms: one watcher asks for a room's version, and wakes everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import structlog

from bot.core.request import Place

if TYPE_CHECKING:
    from bot.service import Service

EVERY = 0.3
"""Seconds between two questions for a room's version."""

_log = structlog.get_logger(__name__)


@dataclass(eq=False, slots=True)
class Listener:
    """One open page in a room."""

    account: str
    name: str
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        """Tell the listener to look again."""
        self._news.set()

    async def news(self, seconds: float) -> bool:
        """Wait until there may be something new, but no longer than so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True


@dataclass(eq=False, slots=True)
class Watch:
    """One room with its listeners, and the task that asks for its version."""

    listeners: set[Listener] = field(default_factory=set)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    blind: bool = False
    """The version could not be read; this has been logged."""

    def wake(self) -> None:
        """Let everybody in the room look again."""
        for listener in self.listeners:
            listener.wake()


class Rooms:
    """All rooms that somebody looks at in this process."""

    def __init__(self, service: Service, every: float = EVERY) -> None:
        self._service = service
        self._every = every
        self._watches: dict[str, Watch] = {}
        self.closed = False

    @contextmanager
    def listen(self, place: Place, account: str, name: str) -> Iterator[Listener]:
        """Be in a room while the block runs."""
        listener, room = Listener(account, name), place.chat
        watch = self._watches.setdefault(room, Watch())
        watch.listeners.add(listener)
        watch.task = watch.task or asyncio.create_task(self._ask(place, watch))
        watch.wake()
        try:
            yield listener
        finally:
            watch.listeners.discard(listener)
            watch.wake()
            if not watch.listeners and self._watches.get(room) is watch:
                del self._watches[room]
                watch.task.cancel()

    def people(self, place: Place) -> tuple[str, ...]:
        """The names of those who look at the room now, each guest once."""
        watch = self._watches.get(place.chat)
        names = {one.account: one.name for one in watch.listeners} if watch else {}
        return tuple(sorted(names.values(), key=str.casefold))

    def pages(self, account: str) -> int:
        """How many pages a guest has open in this process."""
        everybody = (one for watch in self._watches.values() for one in watch.listeners)
        return sum(one.account == account for one in everybody)

    def hurry(self, place: Place) -> None:
        """Ask for the room's version now instead of a moment later."""
        if watch := self._watches.get(place.chat):
            watch.hurry.set()

    def close(self) -> None:
        """End all streams."""
        self.closed = True
        for watch in self._watches.values():
            watch.wake()

    async def _ask(self, place: Place, watch: Watch) -> None:
        seen: int | None = None
        while not self.closed:
            version = await self._version(place, watch)
            if version is not None and version != seen:
                seen = version
                watch.wake()
            try:
                async with asyncio.timeout(self._every):
                    await watch.hurry.wait()
            except TimeoutError:
                continue
            watch.hurry.clear()

    async def _version(self, place: Place, watch: Watch) -> int | None:
        try:
            version = await self._service.version(place)
        except Exception:  # noqa: BLE001 - a hiccup of the database must not end the watch
            if not watch.blind:
                _log.exception("room-not-readable")
            watch.blind = True
            return None
        watch.blind = False
        return version
