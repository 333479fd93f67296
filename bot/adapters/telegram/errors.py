"""Telegram's errors by the names that the rest of the bot knows."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.adapters.telegram.carrier import UNSENT
from bot.core.port import Gone, Later, Moved, Refused
from bot.measures import LIMITED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

log = structlog.get_logger()

SOON = 2.0
"""Seconds until the next try when the network failed."""


class Unchanged(Exception):
    """The message looks like this already."""


class OtherKind(Exception):
    """A picture cannot become a text."""


class Unknown(Exception):
    """Telegram does not know the file any more by this id."""


class Bare(Exception):
    """The bot may write here, but post no pictures."""


class Closed(Refused):
    """Only administrators may write in this topic."""


class Unforeseen(Refused):
    """A refusal whose reason we do not know; what else was tried may work."""


class Lost(Exception):
    """Nobody knows whether it was done: the request went out and no answer came back."""


def _message_gone(_: str) -> Exception:
    return Gone(chat=False)


def _chat_gone(_: str) -> Exception:
    return Gone(chat=True)


_BAD: dict[str, Callable[[str], Exception]] = {
    "message is not modified": Unchanged,
    "there is no text in the message": OtherKind,
    "wrong file identifier": Unknown,
    "wrong remote file": Unknown,
    "file_reference": Unknown,
    "rights to send photos": Bare,
    "rights to send animations": Bare,
    "send_gifs_forbidden": Bare,
    "send_photos_forbidden": Bare,
    "send_media_forbidden": Bare,
    "message to edit not found": _message_gone,
    "message can't be edited": _message_gone,
    "message_id_invalid": _message_gone,
    "chat not found": _chat_gone,
    "peer_id_invalid": _chat_gone,
    "group chat was deactivated": _chat_gone,
    "message thread not found": _chat_gone,
    "topic_deleted": _chat_gone,
    "topic_closed": Closed,
    "not enough rights": Refused,
    "need administrator rights": Refused,
    "have no rights": Refused,
    "chat_write_forbidden": Refused,
    "chat_restricted": Refused,
}
"""Parts of descriptions, in small letters, and what they mean; a topic is a chat of its own."""

_FOR_EVER = ("chat was deleted", "user is deactivated")
"""Parts of descriptions of what is forbidden and will never be allowed again."""


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
            LIMITED.labels("telegram").inc()
            wait = error.retry_after
            return Later(wait.total_seconds() if isinstance(wait, timedelta) else wait)
        case ChatMigrated():
            return Moved(str(error.new_chat_id))
        case Forbidden():
            gone = any(part in error.message for part in _FOR_EVER)
            return Gone(chat=True) if gone else Refused(error.message)
        case BadRequest():
            return _bad(error.message)
        case NetworkError():
            return Later(SOON) if isinstance(error.__cause__, UNSENT) else Lost(error.message)
        case TelegramError(message="Invalid server response"):
            return Lost(error.message)
    log.error("telegram-refused", detail=error.message[:200])
    return Refused(error.message)


def _bad(description: str) -> Exception:
    words = description.casefold()
    for part, error in _BAD.items():
        if part in words:
            return error(description)
    log.error("telegram-refused", detail=description[:200])
    return Unforeseen(description)
