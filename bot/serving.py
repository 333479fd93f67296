"""What one process serves, side by side, until a signal or the first part that breaks."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from threading import Timer
from typing import TYPE_CHECKING

import structlog

from bot.core.port import Port, Refused
from bot.core.request import Platform
from bot.health import Health, Ready
from bot.service import Poster, Publisher, Service
from bot.service.beat import Heart
from bot.service.clock import Clock
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.adapters.telegram import Hook

log = structlog.get_logger()

GRACE = 2.5
"""Seconds in which what has begun is finished after a signal."""

LAST = 3.6
"""Seconds after which the process goes, whatever still holds it: all that counts is committed."""

Part = Coroutine[object, object, None]


@dataclass
class Parts:
    """What runs side by side, how the publisher reaches people, and what says it is ready."""

    running: dict[str, Part] = field(default_factory=dict)
    ports: list[Port] = field(default_factory=list)
    ready: dict[str, Ready] = field(default_factory=dict)


async def serving(settings: Settings, service: Service) -> bool:
    """Run every part until one breaks or a signal asks to stop; False if one broke."""
    stop = asyncio.Event()
    parts = _parts(settings, service)
    health = Health(service, parts.ready)
    if settings.health_port:
        parts.running["health"] = health.run(settings.health_host, settings.health_port)
    await _workers(settings, service, parts)
    _listen(stop)
    tasks = [
        asyncio.create_task(_guarded(part, stop), name=name) for name, part in parts.running.items()
    ]
    await stop.wait()
    health.leaving = True
    for task in tasks:
        task.cancel()
    done, left = await asyncio.wait(tasks, timeout=GRACE)
    for task in left:
        log.warning("left-unfinished", part=task.get_name())
    return all(task.cancelled() or task.result() for task in done)


def _listen(stop: asyncio.Event) -> None:
    """Stop gently at the first signal; a second one ends the process as signals do."""
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)

    def told() -> None:
        log.info("stopping")
        _at_the_latest()
        for name in signals:
            loop.remove_signal_handler(name)
            signal.signal(name, signal.SIG_DFL)  # Python's own breaks into whatever runs
        stop.set()

    for name in signals:
        loop.add_signal_handler(name, told)


def _at_the_latest() -> None:
    """Let nothing hold the process up: not a thread that paints, nor a platform that is silent."""
    last = Timer(LAST, os._exit, (0,))
    last.daemon = True
    last.start()


async def _workers(settings: Settings, service: Service, parts: Parts) -> None:
    """What is behind the platforms: publisher, heart, poster, clock."""
    running, ports = parts.running, parts.ports
    if set(settings.roles) != {"clock"}:
        running["painter"] = _warmed(service)
        running["thinker"] = service.thinker.warm()
    if ports:
        running["publisher"] = Publisher(service, ports).run()
    running["heart"] = Heart(service, _served(settings, ports)).run()
    if ports or "clock" in settings.roles:
        running["poster"] = Poster(service, ports).run()
    if "clock" in settings.roles:
        await service.store.add_due("sweep", "daily", service.now(), {})
        await service.store.add_due("daily-served", "minute", service.now(), {})
        running["clock"] = Clock(service).run()


async def _warmed(service: Service) -> None:
    """What is there by now stays: to look for garbage among it makes everybody wait for 100 ms."""
    await service.painter.warm()
    gc.freeze()


async def _guarded(part: Part, stop: asyncio.Event) -> bool:
    """A part that breaks stops the process: whoever started it starts it again."""
    try:
        await part
    except (OSError, Refused) as error:
        sys.stderr.write(f"{error}\n")
    except Exception:
        log.exception("part-broke")
    else:
        return True
    stop.set()
    return False


def _parts(settings: Settings, service: Service) -> Parts:
    """The adapters this process serves; each is imported only where it is needed."""
    parts = Parts()
    if "web" in settings.roles:
        opened = asyncio.Event()
        parts.running["web"] = _page(settings, service, opened)
        parts.ready["web"] = opened.is_set
    if "discord" in settings.roles and settings.discord_token:
        from bot.adapters.discord import Shards, build_discord  # noqa: PLC0415 - only where served

        shards = Shards(settings.discord_shards, settings.discord_shard_count or None)
        discord = build_discord(service, shards)
        parts.running["discord"] = discord.run(settings.discord_token.get_secret_value())
        parts.ready["discord"] = discord.client.is_ready
        parts.ports.append(discord.port)
    if "telegram" in settings.roles and settings.telegram_token:
        from bot.adapters.telegram import build_telegram  # noqa: PLC0415 - as above

        token = settings.telegram_token.get_secret_value()
        hook = _hook(settings, token)
        telegram = build_telegram(service, token, settings.telegram_base_url, hook=hook)
        telegram.port.app = settings.telegram_app
        parts.running["telegram"] = telegram.run()
        parts.ready["telegram"] = lambda: telegram.app.running
        parts.ports.append(telegram.port)
    return parts


def _hook(settings: Settings, token: str) -> Hook | None:
    """Where Telegram calls this process, if it does."""
    from bot.adapters.telegram import Hook, secret_of  # noqa: PLC0415 - as above

    if not settings.telegram_webhook:
        return None
    chosen = settings.telegram_secret
    secret = chosen.get_secret_value() if chosen else secret_of(token)
    where = (settings.telegram_host, settings.telegram_port, settings.telegram_path)
    return Hook(settings.telegram_webhook, secret, *where)


def _served(settings: Settings, ports: Sequence[Port]) -> list[Platform]:
    """The platforms on which people can reach this process."""
    web: list[Platform] = ["web"] if "web" in settings.roles else []
    return [*web, *(port.platform for port in ports)]


async def _page(settings: Settings, service: Service, opened: asyncio.Event) -> None:
    from bot.adapters import web  # noqa: PLC0415 - as above

    token = settings.telegram_token
    ways = web.Ways(
        settings.web_host,
        settings.web_path,
        settings.web_origins,
        settings.web_proxies,
        token.get_secret_value() if token and settings.telegram_app else "",
    )
    page = web.build_web(service, ways)
    try:
        runner = await web.run(page, settings.web_host, settings.web_port)
    except OSError as error:
        other = "TEAHOUSE_WEB_HOST and TEAHOUSE_WEB_PORT choose another address"
        raise OSError(f"the page cannot be served: {error.strerror or error}; {other}") from error
    try:
        host, port = runner.addresses[0][:2]
        shown = f"[{host}]" if ":" in host else host
        sys.stdout.write(f"Teahouse is open: http://{shown}:{port}{settings.web_path}\n")
        sys.stdout.flush()
        opened.set()
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()
