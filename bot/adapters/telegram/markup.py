"""A screen in Telegram's HTML and inline keyboards."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaAnimation,
    InputMediaPhoto,
)
from telegram.constants import KeyboardButtonStyle, ParseMode

from bot.core.action import start_of
from bot.core.limits import LIMITS
from bot.core.screen import Button
from render import Film, View

if TYPE_CHECKING:
    from bot.core.screen import Screen, Style

JOIN = "j/join/"
"""Begins what the button carries that joins a lobby."""

ALERT = 200
"""Characters of the words that a press may be answered with."""

REPLAY = "replay.gif"
"""By the end of its name Telegram knows what it is."""

_SEAL = re.compile(r"\b[0-9a-f]{64}\b")

_CALL = re.compile(r"@(?=\w)")
"""Telegram would call whoever has the user name that follows."""

_STYLES: dict[Style, str | None] = {
    "plain": None,
    "good": KeyboardButtonStyle.SUCCESS,
    "danger": KeyboardButtonStyle.DANGER,
    "picked": KeyboardButtonStyle.PRIMARY,
}


def caption(screen: Screen) -> str:
    """The words under a picture."""
    words = cut(uncalled(screen.caption), LIMITS["telegram"].caption)
    return _sealed(escape(words, quote=False))


def media(screen: Screen, file: bytes | str) -> InputMediaPhoto | InputMediaAnimation:
    """What a message with a picture is changed into."""
    words = caption(screen)
    if isinstance(screen.picture, Film):
        return InputMediaAnimation(file, caption=words, parse_mode=ParseMode.HTML, filename=REPLAY)
    return InputMediaPhoto(file, caption=words, parse_mode=ParseMode.HTML)


def body(screen: Screen) -> str:
    """The words of a message without a picture: a board in monospace, the caption below it."""
    limit = LIMITS["telegram"].text
    if not screen.board:
        calls = "".join(f'<a href="tg://user?id={one}">\u200b</a>' for one in screen.mentions)
        return calls + _sealed(escape(cut(uncalled(screen.caption), limit), quote=False))
    board = cut(screen.board, limit - 1)
    words = cut(uncalled(screen.caption), limit - len(board) - 1)
    return f"<pre>{escape(board, quote=False)}</pre>\n{_sealed(escape(words, quote=False))}"


def uncalled(words: str) -> str:
    r"""Words that call nobody by a user name, and look the same.

    >>> uncalled("such as @olena"), uncalled("a @ b")
    ('such as @\u2060olena', 'a @ b')
    """
    return _CALL.sub("@\u2060", words)


def _sealed(html: str) -> str:
    """A seal, of 64 digits, is monospaced: one touch copies it."""
    return _SEAL.sub(r"<code>\g<0></code>", html)


def cut(words: str, limit: int) -> str:
    """The words, or as many as fit and an ellipsis.

    >>> cut("a long story", 7)
    'a long…'
    """
    return words if len(words) <= limit else words[: max(0, limit - 1)] + "…" * (limit > 0)


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """The buttons, or None: then an edit takes the old ones off."""
    rows = [[_button(button) for button in row] for row in screen.rows if row]
    return InlineKeyboardMarkup(rows) if rows else None


def _button(button: Button) -> InlineKeyboardButton:
    if button.url:
        return InlineKeyboardButton(button.label, url=button.url, style=_STYLES[button.style])
    return InlineKeyboardButton(
        button.label, callback_data=button.action, style=_STYLES[button.style]
    )


def alert(screen: Screen) -> str:
    """What an alert can say of a screen: all of its words, or nothing if they are too many."""
    if screen.picture or screen.board or len(screen.caption) > ALERT:
        return ""
    return screen.caption


def linked(screen: Screen, username: str) -> Screen:
    """The screen for a channel, where nobody is answered: its buttons lead into the private chat.

    What no link can stand for is left out.
    """
    chat = f"https://t.me/{username}?start="
    rows = [
        tuple(_leading(button, chat) for button in row if button.url or start_of(button.action))
        for row in screen.rows
    ]
    return replace(screen, rows=tuple(row for row in rows if row))


def _leading(button: Button, chat: str) -> Button:
    return button if button.url else replace(button, action="", url=chat + start_of(button.action))


def inviting(screen: Screen, username: str, label: str) -> Screen:
    """A lobby with a button that lets one pick whom to ask: they get a link that joins them."""
    joins = (button.action for button in screen.buttons if button.action.startswith(JOIN))
    action = next(joins, "")
    if not action:
        return screen
    link = quote(f"https://t.me/{username}?start={start_of(action)}", safe="")
    row = (Button(label, url=f"https://t.me/share/url?url={link}"),)
    return replace(screen, rows=(*screen.rows, row))


def opening(screen: Screen, app: str, label: str) -> Screen:
    """Somebody's own hand with a button that opens it on the page, as the Mini App ``app``."""
    picture, start = screen.picture, table_start(screen)
    own = isinstance(picture, View) and picture.viewer is not None and len(picture.names) > 1
    if not app or not own or not start:
        return screen
    row = (Button(label, url=f"{app}?startapp={start}"),)
    return replace(screen, rows=(*screen.rows, row))


def table_start(screen: Screen) -> str:
    """What a link carries to the table on a screen; nothing where there is none."""
    starts = (start_of(button.action) for button in screen.buttons)
    return next((one for one in starts if one.startswith("j_")), "")
