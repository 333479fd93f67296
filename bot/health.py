"""Health, readiness and figures of this process, for whatever looks after it. On loopback only.

``/health``: the process runs. ``/ready``: people can reach it, and it can reach the database.
``/metrics``: what Prometheus reads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import structlog
from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.adapters.web.guard import hosts
from bot.measures import LAG, PENDING
from bot.service import Service

log = structlog.get_logger()

PATIENCE = 2.0
"""Seconds for the database to answer before it counts as out of reach."""

EVERY = 0.5
"""Seconds between two looks at how late the event loop is."""

SHUTDOWN = 0.5

Ready = Callable[[], bool]


class Health:
    """What is told of one process. ``parts`` say for themselves whether people reach them."""

    def __init__(self, service: Service, parts: Mapping[str, Ready]) -> None:
        self._service = service
        self._parts = parts
        self.leaving = False
        """Set before a stop, so that nobody new is sent here."""

    async def run(self, host: str, port: int) -> None:
        """Serve until cancelled. Raises OSError when nothing can be listened on."""
        app = web.Application(middlewares=[hosts(host, ())], client_max_size=1024)
        app.add_routes(
            [
                web.get("/health", self._health),
                web.get("/ready", self._ready),
                web.get("/metrics", self._metrics),
            ]
        )
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            log.info("health-told", port=runner.addresses[0][1])
            await _lagging()
        except OSError as error:
            hint = "TEAHOUSE_HEALTH_HOST and TEAHOUSE_HEALTH_PORT choose another address"
            raise OSError(f"health cannot be told: {error.strerror or error}; {hint}") from error
        finally:
            await runner.cleanup()

    async def waits(self) -> list[str]:
        """What is not ready yet, or no more."""
        waits = [name for name, ready in self._parts.items() if not ready()]
        if self.leaving:
            waits.append("stopping")
        if await self._pending() is None:
            waits.append("database")
        return waits

    async def _pending(self) -> int | None:
        """How many messages wait to be brought up to date; None without a database."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._service.store.pending(self._service.now())
        except Exception as error:  # noqa: BLE001 - whatever it is, it cannot be reached
            log.warning("database-out-of-reach", error=type(error).__name__)
            return None

    async def _health(self, _: web.Request) -> web.Response:
        return web.json_response({"status": "alive"})

    async def _ready(self, _: web.Request) -> web.Response:
        waits = await self.waits()
        status = web.HTTPServiceUnavailable.status_code if waits else web.HTTPOk.status_code
        told = {"status": "waits" if waits else "ready", "for": waits}
        return web.json_response(told, status=status)

    async def _metrics(self, _: web.Request) -> web.Response:
        pending = await self._pending()
        if pending is not None:
            PENDING.set(pending)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _lagging() -> None:
    """Keep looking how late the loop comes back to us."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LAG.observe(max(0.0, loop.time() - due))
