"""Chats that take no pictures: a board in characters stands in, and the first one says why.

So it does for a single picture that Telegram refuses, and then nobody knows why.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from bot.adapters.telegram.errors import Bare, Unforeseen
from bot.service.painter import alt
from games import text
from render import Card, Exhibit, Hello, View, say, text_board

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.screen import Picture, Screen

T = TypeVar("T")

BARE_FOR = 15.0
"""Seconds for which a chat that refused a picture is not tried again."""


class Plain:
    """Which chats refused a picture. The next board after a while is tried as a picture again."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._told: set[str] = set()

    async def show(self, chat: str, screen: Screen, way: Callable[[Screen], Awaitable[T]]) -> T:
        """Show a screen in some way, in words where pictures may not be posted."""
        if screen.picture is None:
            return await way(screen)
        if self._until.get(chat, 0.0) <= monotonic():
            try:
                done = await way(screen)
            except Bare:
                self._until[chat] = monotonic() + BARE_FOR
            except Unforeseen:
                return await way(in_words(screen))  # it is this picture, not the chat
            else:
                self.forget(chat)
                return done
        done = await way(in_words(screen, why=chat not in self._told))
        self._told.add(chat)
        return done

    def forget(self, chat: str) -> None:
        """A picture came through, or the rights have changed: the next board shows one."""
        self._until.pop(chat, None)
        self._told.discard(chat)


def in_words(screen: Screen, *, why: bool = False) -> Screen:
    """A screen without its picture; ``why`` adds that pictures may not be posted here."""
    picture = screen.picture
    if picture is None:
        return screen
    board = _board(picture)
    about = "" if board or isinstance(picture, Hello) else alt(picture)
    line = say(text("telegram-no-photos"), picture.look.locale) if why else ""
    words = "\n".join(filter(None, (about, screen.caption, line)))
    return replace(screen, picture=None, board=board, caption=words)


def _board(picture: Picture) -> str:
    match picture:
        case View() | Card() | Exhibit():
            return text_board(picture)
        case _:
            return ""
