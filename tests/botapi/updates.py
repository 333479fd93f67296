"""The queue of updates: fetched by long polling, or pushed to a webhook."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
from collections import deque

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
        self.workers: list[str] = []
        """Addresses behind a balancer, asked in turn instead of the webhook's own."""
        self.times = 1
        """How often each update is delivered."""
        self.hooks: list[str] = []
        """Every address that was ever set."""
        self._fresh: deque[Json] = deque()
        """What the webhook has not begun with."""
        self._turn = 0
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
        self._fresh.append(update)
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
        secret = request.get("secret_token")
        if not re.fullmatch(r"[A-Za-z0-9_-]{0,256}", secret):
            raise bad("secret token contains unallowed characters")
        await self._hang_up()
        self.hook, self._secret = url, secret
        if url:
            self.hooks.append(url)
            self._pushing = asyncio.create_task(self._push())
        return True

    async def delete_webhook(self, request: Request) -> bool:
        """Stop pushing."""
        if request.true("drop_pending_updates"):
            self.waiting.clear()
        await self._hang_up()
        return True

    def webhook_info(self) -> Json:
        """Type WebhookInfo."""
        return {
            "url": self.hook,
            "has_custom_certificate": False,
            "pending_update_count": len(self.waiting),
        }

    async def _hang_up(self) -> None:
        self.hook = ""
        pushing, self._pushing = self._pushing, None
        if pushing:
            pushing.cancel()
            await asyncio.gather(pushing, return_exceptions=True)

    async def _push(self) -> None:
        """Queues of a chat's messages and of a person's presses, side by side; each in order."""
        lines: dict[str, deque[Json]] = {}
        async with ClientSession() as session, asyncio.TaskGroup() as group:
            self._fresh = deque(self.waiting)
            while True:
                while self._fresh:
                    update = self._fresh.popleft()
                    name = _line(update)
                    if name not in lines:
                        lines[name] = deque()
                        group.create_task(self._drain(session, lines, name))
                    lines[name].append(update)
                self._news.clear()
                await self._news.wait()

    async def _drain(
        self, session: ClientSession, lines: dict[str, deque[Json]], name: str
    ) -> None:
        await asyncio.sleep(0)
        while lines[name]:
            update = lines[name][0]
            for _ in range(self.times):
                await self._insist(session, update)
            lines[name].popleft()
            self.waiting.remove(update)
        del lines[name]

    async def _insist(self, session: ClientSession, update: Json) -> None:
        told = await self._told(session, update)
        while not told:
            await asyncio.sleep(AGAIN)
            told = await self._told(session, update)

    async def _told(self, session: ClientSession, update: Json) -> bool:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self._secret} if self._secret else {}
        headers["Content-Type"] = "application/json"
        body = json.dumps(update)
        try:
            async with session.post(self._worker(), data=body, headers=headers) as answer:
                return answer.ok
        except (ClientError, TimeoutError):
            return False

    def _worker(self) -> str:
        """Whom the balancer before the workers lets answer; without one, the address itself."""
        self._turn += 1
        return self.workers[self._turn % len(self.workers)] if self.workers else self.hook


def _line(update: Json) -> str:
    if "callback_query" in update:
        return f"presses of {update['callback_query']['from']['id']}"
    if "inline_query" in update:
        return f"inline of {update['inline_query']['from']['id']}"
    body = next(value for key, value in update.items() if key != "update_id")
    return f"chat {body['chat']['id']}"
