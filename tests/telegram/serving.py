"""The adapter at work on a Bot API server, until a test has seen enough."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from unittest.mock import AsyncMock, patch

from bot.adapters.telegram import Hook, Telegram, build_telegram, menu, secret_of
from bot.adapters.telegram.pace import Pace
from bot.service import Service
from tests.botapi import TOKEN, BotApi
from tests.telegram.watch import Watch

MANY = 10_000
"""Calls a minute in a group: tests are faster than people."""

ADDRESS = "https://tea.example.org/telegram"
"""Where the server of the tests thinks that it calls; its balancer knows the processes."""

PATIENCE = 60.0
"""Seconds after which a test gives up."""


class Serving:
    """One process: an adapter at work, started and stopped as ``python -m bot`` does.

    It polls; with ``hooked`` the server calls it, in turn with others of its kind. The menus of
    commands are left out unless ``menus`` asks for them: they take longer than most tests.
    """

    def __init__(
        self,
        api: BotApi,
        service: Service,
        *,
        pace: Pace | None = None,
        hooked: bool = False,
        menus: bool = False,
    ) -> None:
        self.api = api
        self._menus = menus
        hook = Hook(ADDRESS, secret_of(TOKEN), port=0) if hooked else None
        self.adapter: Telegram = build_telegram(
            service, TOKEN, api.base_url, pace or Pace(MANY, MANY), hook
        )
        self._task: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """Where this process is called."""
        return f"http://127.0.0.1:{self._listens}/telegram"

    @property
    def _listens(self) -> int:
        return self.adapter.webhook.port if self.adapter.webhook else 0

    async def start(self) -> None:
        """Begin to poll, or to listen."""
        publish = menu.publish if self._menus else AsyncMock()
        with patch.object(menu, "publish", publish):
            await self._up()

    async def _up(self) -> None:
        self._task = asyncio.create_task(self.adapter.run())
        if self.adapter.webhook is None:
            return await self.until(lambda: self.adapter.polling.running)
        await self.until(lambda: bool(self._listens))
        self.api.updates.workers.append(self.address)
        await self.until(lambda: self.api.updates.hook == ADDRESS)
        return None

    async def stop(self) -> None:
        """Stop as a signal does, and wait for the end."""
        if self.address in self.api.updates.workers:
            self.api.updates.workers.remove(self.address)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def die(self) -> None:
        """End at once, in the middle of whatever is being done."""
        for one in (*self.adapter._tasks,):
            one.cancel()
        await self.stop()

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
