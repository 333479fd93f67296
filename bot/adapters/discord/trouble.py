"""What Discord's errors mean, by their codes."""

from __future__ import annotations

import aiohttp
import discord

from bot.core.port import Gone, Later, Moved, Refused

UNKNOWN_CHANNEL = frozenset({10003, 10004})
UNKNOWN_MESSAGE = 10008
DEAD_TOKEN = frozenset({10015, 10062, 50027})
"""The token of an interaction is over: nothing can be shown through it any more."""
ARCHIVED = 50083
"""The thread sleeps: a new message wakes it, an edit does not."""
ANSWERED = 40060
"""Somebody (another process with the same token) has answered this interaction."""
TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500
SLOW = {20016: 10.0, 20028: 10.0, 30046: 20.0, 40062: 10.0, 130000: 30.0}
"""Limits of channels and of the platform, and how many seconds to wait by default."""

Trouble = Gone | Refused | Later
TROUBLES = (Gone, Refused, Later, Moved)
"""All that a port raises."""
LOST = (aiohttp.ClientError, OSError, TimeoutError)
"""No answer came: Discord may have heard us all the same."""
FAILURES = (discord.HTTPException, discord.RateLimited, *LOST)
"""All that may come of talking to Discord."""


def trouble(error: Exception) -> Trouble:
    """An error of Discord's in the words of the port."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, discord.RateLimited):
        return Later(error.retry_after)
    if not isinstance(error, discord.HTTPException):
        return Later(5)
    if error.code in UNKNOWN_CHANNEL:
        return Gone(chat=True)
    if error.code == UNKNOWN_MESSAGE:
        return Gone(chat=False)
    if error.status == TOO_MANY_REQUESTS or error.code in SLOW:
        return Later(_pause(error))
    if error.status >= SERVER_ERROR:
        return Later(5)
    return Refused(f"{error.status} {error.code}")


def _pause(error: discord.HTTPException) -> float:
    headers = getattr(error.response, "headers", {})
    try:
        return float(headers.get("Retry-After", ""))
    except ValueError:
        return SLOW.get(error.code, 5.0)
