"""Long polling by one process at a time: Telegram refuses a second poller, so it is leased."""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from telegram.error import Conflict, TelegramError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from telegram.ext import Application

    from bot.service import Service

log = structlog.get_logger()

BEAT = 2.0
"""Seconds between two looks at the lease."""

LEASE = 6.0
"""Seconds after which a process that died is replaced."""


class Polling:
    """Polls while this process holds the lease; others wait for it and take over."""

    def __init__(
        self,
        app: Application[Any, Any, Any, Any, Any, Any],
        service: Service,
        updates: Sequence[str],
    ) -> None:
        self._app = app
        self._service = service
        self._updates = updates
        self._owner = secrets.token_hex(8)
        self._until = 0.0

    @property
    def running(self) -> bool:
        """Whether it is this process that polls."""
        return bool(self._app.updater and self._app.updater.running)

    async def run(self) -> None:
        """Poll whenever it is our turn, until cancelled."""
        waiting = False
        try:
            while True:
                mine = await self._mine()
                if mine and not self.running:
                    await self._start()
                elif not mine and not waiting:
                    log.info("telegram-polled-elsewhere", hint="waiting to take over")
                    await self._stop()
                waiting = not mine
                await asyncio.sleep(BEAT)
        finally:
            await self._stop()
            await self._service.store.let_go(self._what, self._owner)

    async def _mine(self) -> bool:
        now = monotonic()
        try:
            lease = (self._service.now(), int(LEASE * 1000))
            mine = await self._service.store.hold(self._what, self._owner, *lease)
        except Exception:
            log.exception("telegram-lease-broke")
            return now < self._until  # nobody else can have it before
        self._until = now + LEASE if mine else 0.0
        return mine

    @property
    def _what(self) -> str:
        return f"telegram-polling-{self._app.bot.id}"

    async def _start(self) -> None:
        assert self._app.updater is not None  # noqa: S101 - the builder always makes one
        await self._app.updater.start_polling(
            allowed_updates=self._updates, bootstrap_retries=-1, error_callback=_unreachable
        )

    async def _stop(self) -> None:
        if self._app.updater and self._app.updater.running:
            await self._app.updater.stop()


def _unreachable(error: TelegramError) -> None:
    if isinstance(error, Conflict):
        log.warning("telegram-polled-twice", hint="somebody else polls with this token")
    else:
        log.info("telegram-poll-failed", detail=error.message[:200])
