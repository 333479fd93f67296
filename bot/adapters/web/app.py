"""The web application: addresses, guards, start and stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from bot.adapters.web.guard import BODY, add_headers, hosts, kindly, origins
from bot.adapters.web.kept import Tables
from bot.adapters.web.live import EVERY, Rooms
from bot.adapters.web.markup import Markup
from bot.adapters.web.pictures import Pictures
from bot.adapters.web.room import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.service import Service

SHUTDOWN = 2.0
"""Seconds that answers under way get when the page stops."""

ROOMS = web.AppKey("rooms", Rooms)


def build_web(
    service: Service,
    *,
    trusted_origins: Sequence[str] = (),
    host: str = "127.0.0.1",
    every: float = EVERY,
) -> web.Application:
    """Make the page. ``trusted_origins`` may post too, such as the outer address of a proxy.

    ``host`` is where it will listen: on the loopback it answers to loopback names alone.
    """
    trusted = tuple(trusted_origins)
    pictures = Pictures(service)
    markup = Markup(service, pictures)
    rooms = Rooms(service, every)
    app = web.Application(
        middlewares=[kindly(markup), hosts(host, trusted), origins(trusted)],
        client_max_size=BODY,
    )
    app[ROOMS] = rooms
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(_end_streams)
    _add_addresses(app, Page(service, markup, rooms, pictures, Tables()))
    return app


async def run(app: web.Application, host: str, port: int) -> web.AppRunner:
    """Serve the page until the runner's ``cleanup``. Port 0 takes a free one."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await runner.cleanup()
        raise
    return runner


def _add_addresses(app: web.Application, page: Page) -> None:
    app.add_routes(
        [
            web.get("/", page.door),
            web.post("/enter", page.enter),
            web.get("/r/{room}", page.room),
            web.get("/r/{room}/live", page.live, allow_head=False),
            web.post("/r/{room}/press", page.press),
            web.post("/r/{room}/say", page.say),
            web.post("/r/{room}/close", page.close),
            web.get("/mydata", page.mydata),
            web.get(
                r"/r/{room}/picture/{post:own|\d{1,18}}/{digest:[0-9a-f]{24}}.png", page.picture
            ),
            web.get("/static/{name}", page.file),
        ]
    )


async def _end_streams(app: web.Application) -> None:
    app[ROOMS].close()
