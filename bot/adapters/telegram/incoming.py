"""What Telegram tells, read as far as it is of use: the library would make objects of all of it.

One update that the library cannot read is passed over, not all with it.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import structlog
from telegram import Update
from telegram.ext import ExtBot

from bot.adapters.telegram.carrier import READ

if TYPE_CHECKING:
    from collections.abc import Sequence

    from telegram import Bot

log = structlog.get_logger()

OF_USE = (
    *("message_id", "ephemeral_message_id", "date", "chat"),
    *("is_topic_message", "message_thread_id", "photo", "animation"),
)
"""What is read of a message of our own; most of such a message are its buttons."""

EDITS = {"editMessageText", "editMessageReplyMarkup"}
"""After these nothing is known of a message that we did not say ourselves."""


def brief(message: dict[str, Any]) -> dict[str, Any]:
    """What is of use of a message of our own."""
    return {name: message[name] for name in OF_USE if name in message}


def opened(raw: dict[str, Any], bot: Bot) -> Update:
    """An update; one that cannot be read is an empty one of the same number, for no handler.

    Raises KeyError, TypeError or ValueError for what has no number either.
    """
    number = int(raw["update_id"])
    try:
        if "message" in (pressed := raw.get("callback_query", {})):
            pressed["message"] = brief(pressed["message"])
        return Update.de_json(raw, bot)
    except Exception:  # noqa: BLE001 - whatever it is, its text may show what people wrote
        log.warning("telegram-update-unread", event_id=f"u{number}")
        return Update(number)


class Reader(ExtBot[None]):
    """The library's bot, except for how it reads."""

    async def _do_post(self, endpoint: str, data: Any, **times: Any) -> Any:  # noqa: ANN401 - as the library calls it
        """Call a method; of the message that comes back only what is of use."""
        done = await super()._do_post(endpoint, data, **times)
        if endpoint in EDITS:
            return True
        return brief(done) if isinstance(done, dict) and "chat" in done else done

    async def get_updates(
        self,
        offset: int | None = None,
        limit: int | None = None,
        timeout: int | timedelta | None = None,  # noqa: ASYNC109 - it is Telegram who waits
        allowed_updates: Sequence[str] | None = None,
        **_: Any,  # noqa: ANN401 - what the library adds for single calls
    ) -> tuple[Update, ...]:
        """Poll once; the library would fail for ever on a batch with one unreadable update."""
        wait = timeout.total_seconds() if isinstance(timeout, timedelta) else timeout or 0
        asked = {
            "offset": offset,
            "limit": limit,
            "timeout": int(wait),
            "allowed_updates": allowed_updates,
        }
        fetched: Any = await self._post("getUpdates", asked, read_timeout=READ + wait)
        return tuple(opened(raw, self) for raw in fetched)
