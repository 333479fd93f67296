"""Telegram's errors by the names that the rest of the bot knows."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING

import httpx
import structlog
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.core.port import Gone, Later, Moved, Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

log = structlog.get_logger()

SOON = 2.0
"""Seconds until the next try when the network failed."""

_UNSENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


class Unchanged(Exception):
    """The message looks like this already."""


class OtherKind(Exception):
    """A picture cannot become a text."""


class Bare(Exception):
    """The bot may write here, but post no pictures."""


class Lost(Exception):
    """Nobody knows whether it was done: the request went out and no answer came back."""


_BAD: tuple[tuple[str, Exception], ...] = (
    ("message is not modified", Unchanged()),
    ("there is no text in the message", OtherKind()),
    ("rights to send photos", Bare()),
    ("send_photos_forbidden", Bare()),
    ("send_media_forbidden", Bare()),
    ("message to edit not found", Gone(chat=False)),
    ("message to delete not found", Gone(chat=False)),
    ("message can't be edited", Gone(chat=False)),
    ("message_id_invalid", Gone(chat=False)),
    ("chat not found", Gone(chat=True)),
    ("peer_id_invalid", Gone(chat=True)),
    ("group chat was deactivated", Gone(chat=True)),
    ("message thread not found", Gone(chat=True)),
    ("topic_deleted", Gone(chat=True)),
    ("topic_closed", Refused()),
    ("not enough rights", Refused()),
    ("have no rights", Refused()),
    ("chat_write_forbidden", Refused()),
    ("chat_restricted", Refused()),
)
"""Parts of descriptions, in small letters, and what they mean."""


@contextmanager
def named() -> Iterator[None]:
    """Raise the errors of the port, or those above, instead of the library's."""
    try:
        yield
    except TelegramError as error:
        raise meaning(error) from error


def meaning(error: TelegramError) -> Exception:
    """What an error of the library means to us."""
    match error:
        case RetryAfter():
            wait = error.retry_after
            return Later(wait.total_seconds() if isinstance(wait, timedelta) else wait)
        case ChatMigrated():
            return Moved(str(error.new_chat_id))
        case Forbidden():
            return Refused(error.message)
        case BadRequest():
            return _bad(error.message)
        case NetworkError():
            return Later(SOON) if isinstance(error.__cause__, _UNSENT) else Lost(error.message)
    log.error("telegram-refused", detail=error.message[:200])
    return Refused(error.message)


def _bad(description: str) -> Exception:
    words = description.casefold()
    for part, means in _BAD:
        if part in words:
            match means:
                case Gone(chat=chat):
                    return Gone(chat=chat)
                case _:
                    return type(means)(description)
    log.error("telegram-refused", detail=description[:200])
    return Refused(description)
