"""How often Discord asks for patience: the library waits and tells nobody."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp

from bot.adapters.discord.trouble import TOO_MANY_REQUESTS
from bot.measures import LIMITED


def counting() -> aiohttp.TraceConfig:
    """Count every answer that says "too many requests"."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_count)
    return trace


async def _count(
    _session: aiohttp.ClientSession,
    _context: SimpleNamespace,
    ended: aiohttp.TraceRequestEndParams,
) -> None:
    if ended.response.status == TOO_MANY_REQUESTS:
        LIMITED.labels("discord").inc()
