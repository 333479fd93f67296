"""What several people change at the same moment: each change is made once, on the newest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, Self, TypeVar

from bot.store.values import Stale

TRIES = 20


class Shared(Protocol):
    """What remembers the events that have changed it."""

    @property
    def events(self) -> tuple[str, ...]:
        """The newest events that have changed it."""

    def touched(self, event: str, at: int) -> Self:
        """The value one event later."""


Value = TypeVar("Value", bound=Shared)


async def change_once(
    read: Callable[[], Awaitable[Value | None]],
    change: Callable[[Value], Value],
    write: Callable[[Value, Value], Awaitable[object]],
    event: str,
    at: int,
) -> Value | None:
    """Change a value as it is now, once for each event, and return it; None where there is none.

    ``change`` returns the same value where nothing is to become of it; what it raises goes through.
    ``write`` raises Stale where somebody else has been first; where that never ends, this does.
    """
    for _ in range(TRIES):
        before = await read()
        if before is None or event in before.events:
            return before
        after = change(before)
        if after == before:
            return before
        after = after.touched(event, at)
        try:
            await write(before, after)
        except Stale:
            continue
        return after
    raise Stale(event)
