"""The webhook: Telegram calls us, any number of workers listen, and an update counts once.

The library's own server says "received" before anything is done, so that what it holds is lost
with the process. Here Telegram is thanked when an update is dealt with (or after the patience of
the application); who dies before is not thanked, and another worker is told again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from hmac import compare_digest
from hmac import new as keyed
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import structlog
from aiohttp import web
from telegram.error import BadRequest, NetworkError, RetryAfter

from bot.adapters.telegram.incoming import opened
from bot.core.port import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from telegram import Update
    from telegram.ext import Application

    from bot.service import Service

log = structlog.get_logger()

META = "telegram-webhook"
"""Where the store keeps the digest of what Telegram was told last."""

HEADER = "X-Telegram-Bot-Api-Secret-Token"

CONNECTIONS = 40
"""Calls that Telegram may make at once, to all workers together."""

CHECK = 300.0
"""Seconds between two looks at whether Telegram still calls us."""

AGAIN = 5.0
"""Seconds until the next try when Telegram could not be told."""

LAST_WORDS = 3.0
"""Seconds for what is being dealt with when the process stops."""


@dataclass(frozen=True, slots=True)
class Hook:
    """Where Telegram calls (``address``), and where this process listens for it.

    ``path`` is that of the address unless a proxy changes it; port 0 is any free port.
    """

    address: str
    secret: str = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8090
    path: str = ""

    @property
    def route(self) -> str:
        """The path that this process answers."""
        return "/" + (self.path or urlsplit(self.address).path).strip("/")


def secret_of(token: str) -> str:
    """A secret for the webhook that every worker with this token finds by itself."""
    return keyed(token.encode(), b"teahouse webhook", sha256).hexdigest()


class Webhook:
    """Listens for updates and hands them to the application, so many side by side."""

    def __init__(
        self,
        app: Application[Any, Any, Any, Any, Any, Any],
        service: Service,
        hook: Hook,
        at_once: int,
    ) -> None:
        self._app = app
        self._service = service
        self._hook = hook
        self._places = asyncio.Semaphore(at_once)
        self.port = 0
        """Where it listens, once it does."""

    async def run(self, updates: Sequence[str]) -> None:
        """Listen until cancelled, and see to it that Telegram calls."""
        page = web.Application()
        page.router.add_post(self._hook.route, self._receive)
        runner = web.AppRunner(page, shutdown_timeout=LAST_WORDS, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._hook.host, self._hook.port).start()
            self.port = runner.addresses[0][1]
            while True:
                known = await self._announced(updates)
                await asyncio.sleep(CHECK if known else AGAIN)
        finally:
            await runner.cleanup()

    async def _announced(self, updates: Sequence[str]) -> bool:
        """Tell Telegram where to call, unless it knows; workers that start together tell once."""
        bot, hook, store = self._app.bot, self._hook, self._service.store
        said = repr((bot.id, hook.address, hook.secret, tuple(updates)))
        digest = blake2b(said.encode(), digest_size=12).hexdigest()
        try:
            known = (await bot.get_webhook_info()).url
            if known == hook.address and await store.meta(META) == digest:
                return True
            await bot.set_webhook(
                hook.address,
                secret_token=hook.secret,
                allowed_updates=updates,
                max_connections=CONNECTIONS,
            )
        except BadRequest as error:
            raise Refused(f"Telegram will not call {hook.address}: {error.message}") from error
        except (NetworkError, RetryAfter) as error:
            log.warning("telegram-webhook-untold", detail=error.message[:200])
            return False
        await store.set_meta(META, digest)
        return True

    async def _receive(self, request: web.Request) -> web.Response:
        given = request.headers.get(HEADER, "").encode(errors="replace")
        if not compare_digest(given, self._hook.secret.encode()):
            return web.Response(status=web.HTTPForbidden.status_code)
        try:
            update = opened(await request.json(), self._app.bot)
        except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
            log.warning("telegram-update-unread")
            return web.Response(status=web.HTTPBadRequest.status_code)
        return await self._once(update)

    async def _once(self, update: Update) -> web.Response:
        store, event = self._service.store, f"u{update.update_id}"
        told = await store.hear("telegram", event, self._service.now())
        if told == "busy":  # another worker is at it; should it die, we shall be told again
            return web.Response(status=web.HTTPServiceUnavailable.status_code)
        if told == "new":
            try:
                async with self._places:
                    await self._app.process_update(update)
            except BaseException:
                with suppress(Exception):
                    await store.unheard("telegram", event)
                raise
            await store.heard("telegram", event)
        return web.Response()
