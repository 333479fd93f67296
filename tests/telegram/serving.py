"""The adapter at work on a Bot API server, until a test has seen enough."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from bot.adapters.telegram import Telegram, build_telegram
from bot.service import Service
from tests.botapi import TOKEN, BotApi
from tests.telegram.watch import Watch

MANY = 10_000
"""Calls a minute in a group: tests are faster than people."""

PATIENCE = 60.0
"""Seconds after which a test gives up."""


class Serving:
    """One process: an adapter polling, started and stopped as ``python -m bot`` does."""

    def __init__(self, api: BotApi, service: Service, group_calls: int = MANY) -> None:
        self.api = api
        self.adapter: Telegram = build_telegram(
            service, TOKEN, api.base_url, api.base_file_url, group_calls
        )
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to poll."""
        self._task = asyncio.create_task(self.adapter.run())
        updater = self.adapter.app.updater
        await self.until(lambda: bool(updater and updater.running))

    async def stop(self) -> None:
        """Stop as a signal does, and wait for the end."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def settle(self) -> None:
        """Wait until everything that people did is answered."""
        await self.until(lambda: not self.api.updates.waiting)
        await self.adapter.app.update_queue.join()
        await self.until(lambda: self.adapter.idle and not self.api.busy)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                if self._task and self._task.done():
                    self._task.result()
                await asyncio.sleep(0.004)


def check(api: BotApi, watch: Watch) -> None:
    """What holds after every test: every press answered, nothing unknown called, no error."""
    unanswered = [query.data for query in api.world.unanswered()]
    assert not unanswered, f"nobody answered {unanswered}"
    assert not api.unknown, f"the server has no {api.unknown}"
    assert not watch.errors, watch.errors
