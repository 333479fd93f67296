"""The queue of updates: fetched by long polling, or pushed to a webhook."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json

from aiohttp import ClientError, ClientSession

from tests.botapi.checks import Request
from tests.botapi.world import Json, Refusal, bad

MANY = 100
OTHER = (
    "Conflict: terminated by other getUpdates request; make sure that only one bot instance "
    "is running"
)
HOOKED = (
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to "
    "delete the webhook first"
)
AGAIN = 0.05
"""Seconds between two tries to reach a webhook; the real server waits longer."""


class Updates:
    """Updates wait until a poller confirms them by a higher offset, or the webhook says 2xx."""

    def __init__(self) -> None:
        self.waiting: list[Json] = []
        self.hook = ""
        self._secret = ""
        self._ids = itertools.count(500_001)
        self._news = asyncio.Event()
        self._poller = 0
        self._pushing: asyncio.Task[None] | None = None

    def add(self, **content: Json) -> int:
        """Queue an update and return its id."""
        update_id = next(self._ids)
        self.repeat({"update_id": update_id, **content})
        return update_id

    def repeat(self, update: Json) -> None:
        """Queue an update as it is, for instance once more."""
        self.waiting.append(update)
        self._news.set()

    async def fetch(self, request: Request) -> list[Json]:
        """Answer getUpdates; a newer poller ends the waiting of an older one."""
        if self.hook:
            raise Refusal(409, HOOKED)
        self._poller += 1
        mine = self._poller
        self._news.set()
        offset, limit = int(request.get("offset") or 0), int(request.get("limit") or MANY)
        self.waiting = [one for one in self.waiting if one["update_id"] >= offset]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(int(request.get("timeout") or 0)):
                while not self.waiting and mine == self._poller:
                    self._news.clear()
                    await self._news.wait()
        if mine != self._poller:
            raise Refusal(409, OTHER)
        return self.waiting[:limit]

    async def set_webhook(self, request: Request) -> bool:
        """Push from now on."""
        url = request.get("url")
        if url and not url.startswith(("https://", "http://127.0.0.1")):
            raise bad("bad webhook: An HTTPS URL must be provided for webhook")
        await self.delete_webhook(request)
        self.hook, self._secret = url, request.get("secret_token")
        if url:
            self._pushing = asyncio.create_task(self._push())
        return True

    async def delete_webhook(self, request: Request) -> bool:
        """Stop pushing."""
        if request.true("drop_pending_updates"):
            self.waiting.clear()
        self.hook = ""
        if self._pushing:
            self._pushing.cancel()
            await asyncio.gather(self._pushing, return_exceptions=True)
            self._pushing = None
        return True

    async def _push(self) -> None:
        async with ClientSession() as session:
            while True:
                while self.waiting:
                    await self._try(session, self.waiting[0])
                self._news.clear()
                await self._news.wait()

    async def _try(self, session: ClientSession, update: Json) -> None:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self._secret} if self._secret else {}
        headers["Content-Type"] = "application/json"
        with contextlib.suppress(ClientError):
            async with session.post(self.hook, data=json.dumps(update), headers=headers) as answer:
                if answer.ok:
                    self.waiting.remove(update)
                    return
        await asyncio.sleep(AGAIN)
