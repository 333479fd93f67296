"""What the bot answers to a request: replies for the adapter to show, in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.core.screen import Screen


@dataclass(frozen=True, slots=True)
class Reply:
    """One thing to show.

    ``edit`` changes the message that was pressed into the screen, ``post`` sends a new message to
    the place, ``private`` is for nobody but the one who asked. ``message`` is the row that keeps
    this message up to date, or None; once it is shown the adapter reports its address by
    ``Service.delivered(reply, address)``. ``retire`` is the address of an older message of the
    same board which should lose its buttons (or vanish) once the new one stands.
    """

    how: Literal["edit", "post", "private"]
    screen: Screen
    message: int | None = None
    version: int = 0
    """The table's version on the screen."""
    retire: str = ""
    farewell: bool = False
    """The one who asked is forgotten: nothing may remember them."""


Replies = tuple[Reply, ...]
"""What an operation answers, in the order in which it is shown."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The replies to one request; none for who goes on asking too fast and was told so.

    ``report`` finds the request in the log.
    """

    replies: tuple[Reply, ...]
    report: str = ""
