"""Commands in the name of a group or channel: it presses no button, so it has no seat and no hand.

What it asks is answered where it asks, and what it opens is there for everybody.
"""

from __future__ import annotations

from bot.core.answer import Replies
from bot.service.context import Context
from games import text

_OF_PEOPLE = frozenset(
    ("hand", "join", "leave", "invite", "mytables", "me", "club", "link", "unlink", "block")
)
"""Commands about the one who asks."""

_ORDERS = frozenset(("subscribe", "unsubscribe", "zone"))
"""What may be said after ``/daily`` for a chat."""


def not_for(ctx: Context, name: str, words: str) -> Replies:
    """What a voice is told instead of an answer; nothing where it can be answered.

    In a channel hardly any command can be, so that help there is about those that can.
    """
    if name == "help" and ctx.place.channel:
        return (ctx.private(text("bot-channel-help")),)
    said = words.split()
    attempt = name == "daily" and said and said[0].casefold() not in _ORDERS
    attempt = attempt or (name == "archive" and len(said) > 1)
    if not ctx.who.voice or not (name in _OF_PEOPLE or attempt):
        return ()
    return (ctx.private(text("bot-voice", name=ctx.who.name)),)


def for_all(whom: str) -> str:
    """For whom a solitaire is opened that was asked for in the name of a chat.

    >>> for_all("me"), for_all("me-raw"), for_all("room")
    ('room', 'room-raw', 'room')
    """
    return whom.replace("me", "room", 1) if whom.startswith("me") else whom
