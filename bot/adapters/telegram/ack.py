"""The answer to a press: exactly one, and soon."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Self

import structlog
from telegram.error import TelegramError

from bot.measures import Watch

if TYPE_CHECKING:
    from telegram import Bot

log = structlog.get_logger()

SOON = 0.8
"""Seconds after which a press is answered even though there is nothing to say yet."""

FRESH = 13.0
"""Seconds for which a message may answer a press; Telegram allows about 15."""


class Ack:
    """Ends the waiting of the one who pressed: with words if they come in time, else without.

    ``hushed``: it was a command that nobody else saw.

    For a request that was no press (no query) it is used up from the start.
    """

    def __init__(self, bot: Bot, query: str = "", *, hushed: bool = False) -> None:
        self.done = not query
        self.watch = Watch("telegram")
        self._bot = bot
        self._query = query
        self._until = monotonic() + (FRESH if query or hushed else 0.0)
        self._timer: asyncio.TimerHandle | None = None
        self._saying: asyncio.Task[bool] | None = None

    @property
    def query(self) -> str:
        """The press, for as long as something may be shown to whoever pressed; else ''."""
        return self._query if self.fresh else ""

    @property
    def fresh(self) -> bool:
        """Whether a member may be shown something because they pressed or asked just now."""
        return monotonic() < self._until

    async def __aenter__(self) -> Self:
        if not self.done:
            self._timer = asyncio.get_running_loop().call_later(SOON, self._late)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.say()
        if self._timer:
            self._timer.cancel()
        if self._saying:
            await self._saying

    async def say(self, words: str = "", url: str = "", *, toast: bool = False) -> bool:
        """Answer: by an alert, by a line that goes away, or by opening an address.

        False if the time for that is past.
        """
        if self.done:
            return False
        self.done = True
        modal = bool(words) and not toast
        try:
            await self._bot.answer_callback_query(
                self._query, text=words or None, show_alert=modal or None, url=url or None
            )
        except TelegramError as error:
            log.info("press-too-old", detail=error.message[:200])
            return False
        self.watch.answered()
        return True

    def _late(self) -> None:
        self._saying = asyncio.create_task(self.say())
