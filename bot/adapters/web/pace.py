"""How often somebody may ask: buckets that fill up again, one for each guest and each address."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from aiohttp import web

from bot.core.buckets import Allowance, Buckets

if TYPE_CHECKING:
    from aiohttp.typedefs import Handler, Middleware

GUEST = web.RequestKey("guest", str)
"""Whose browser sends a request."""


@dataclass(frozen=True, slots=True)
class Limit:
    """What one guest may ask, and what all behind one address may."""

    guest: Allowance
    address: Allowance


LIMITS: Mapping[str, Limit] = {
    "come": Limit(Allowance(15, 1 / 4), Allowance(40, 1 / 2)),
    "do": Limit(Allowance(60, 10), Allowance(400, 50)),
    "live": Limit(Allowance(20, 1 / 2), Allowance(150, 4)),
    "see": Limit(Allowance(150, 20), Allowance(900, 100)),
}
"""Coming in by the door (where passphrases are tried), presses and words, streams, all else."""


class Paces:
    """The buckets of one process. ``clock`` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets = Buckets()

    def wait(self, key: tuple[str, str], allowed: Allowance) -> float:
        """Take one out of a bucket: 0, or the seconds to wait until there is one.

        >>> now = [0.0]
        >>> paces = Paces(lambda: now[0])
        >>> [paces.wait(("do", "bo"), Allowance(2, 0.1)) for _ in range(3)]
        [0.0, 0.0, 10.0]
        >>> now[0] = 10.0
        >>> paces.wait(("do", "bo"), Allowance(2, 0.1))
        0.0
        """
        bucket = self._buckets.of(key, allowed, self._clock())
        if bucket.left < 1:
            return (1 - bucket.left) / allowed.each_second
        bucket.left -= 1
        return 0.0


def paced(paces: Paces, limits: Mapping[str, Limit], proxies: int) -> Middleware:
    """Let nobody ask more often than the limits say. Files of ours cost nothing."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        limit = limits.get(_kind(request))
        if limit is not None:
            waits = [paces.wait((_kind(request), address_of(request, proxies)), limit.address)]
            if guest := request.get(GUEST, ""):
                waits.append(paces.wait((_kind(request), guest), limit.guest))
            if wait := max(waits):
                seconds = str(max(1, round(wait)))
                slow = web.HTTPTooManyRequests(text="page-error-fast")
                slow.headers["Retry-After"] = seconds
                raise slow
        return await handler(request)

    return check


def address_of(request: web.Request, proxies: int) -> str:
    """Where a request comes from, behind so many proxies of ours: each names the one before it.

    What stands further left anybody may have written.
    """
    named = request.headers.get("X-Forwarded-For", "").split(",") if proxies else []
    found = named[-proxies].strip() if len(named) >= proxies > 0 else ""
    return (found or request.remote or "")[:64]


def _kind(request: web.Request) -> str:
    way = request.path
    if request.method not in {"GET", "HEAD"}:
        return "come" if way.endswith(("/enter", "/app")) else "do"
    if "/static/" in way or "/icon-" in way:
        return "file"
    return "live" if way.endswith("/live") else "see"
