"""The web application: addresses, guards, start and stop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aiohttp import web

from bot.adapters.web.callings import Callings
from bot.adapters.web.door import Door
from bot.adapters.web.guard import BODY, headers, hosts, kindly, known, origins
from bot.adapters.web.house import House
from bot.adapters.web.kept import Tables
from bot.adapters.web.live import EVERY, Rooms
from bot.adapters.web.markup import Markup
from bot.adapters.web.pace import LIMITS, Limit, Paces, paced
from bot.adapters.web.pictures import Pictures
from bot.adapters.web.room import Page
from bot.adapters.web.seals import Seals
from bot.adapters.web.shelf import Shelf

if TYPE_CHECKING:
    from bot.service import Service

SHUTDOWN = 2.0
"""Seconds that answers under way get when the page stops."""

HOUSE = web.AppKey("house", House)


@dataclass(frozen=True, slots=True)
class Ways:
    """How browsers reach the page, and how much of it they may ask for."""

    host: str = "127.0.0.1"
    """Where it listens: on the loopback it answers to loopback names alone."""
    base: str = ""
    """The path under which a proxy serves it, such as ``/tea``; '' at the root of a name."""
    origins: tuple[str, ...] = ()
    """Further addresses that may post, such as the outer one of a proxy."""
    proxies: int = 0
    """So many proxies of ours stand before it, and name the address that asks."""
    telegram: str = field(default="", repr=False)
    """The bot's token, where the page is open as a Mini App."""
    limits: Mapping[str, Limit] = field(default_factory=lambda: LIMITS)
    every: float = EVERY
    """Seconds between two looks at a room."""


def build_web(service: Service, ways: Ways = Ways()) -> web.Application:
    """Make the page."""
    seals = Seals()
    pictures = Pictures(service, ways.base)
    markup = Markup(service, pictures, seals, ways.base)
    rooms = Rooms(service, ways.every)
    house = House(service, markup, rooms, pictures, Tables(), seals, ways.base, ways.telegram)
    app = web.Application(
        middlewares=[
            kindly(markup),
            hosts(ways.host, ways.origins),
            origins(ways.origins),
            known(seals),
            paced(Paces(), ways.limits, ways.proxies),
        ],
        client_max_size=BODY,
    )
    app[HOUSE] = house
    app.on_startup.append(_take_key)
    app.on_response_prepare.append(headers(framed=bool(ways.telegram)))
    app.on_shutdown.append(_end_streams)
    _add_addresses(app, house)
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


def _add_addresses(app: web.Application, house: House) -> None:
    """All addresses; under a path both with it and, for a proxy that takes it off, without."""
    callings = Callings(house.service)
    page, door, shelf = Page(house, callings), Door(house, callings), Shelf(house)
    picture = r"/r/{room}/picture/{post:own|\d{1,18}}/{digest:[0-9a-f]{24}}.png"
    for base in dict.fromkeys(("", house.base)):
        app.add_routes(
            [
                web.get(f"{base}/", door.door),
                web.post(f"{base}/enter", door.enter),
                web.post(f"{base}/leave", door.leave),
                web.get(f"{base}/app", door.app),
                web.post(f"{base}/app", door.admit),
                web.get(f"{base}/mydata", door.mydata),
                web.get(f"{base}/r/{{room}}", page.room),
                web.get(f"{base}/r/{{room}}/live", page.live, allow_head=False),
                web.post(f"{base}/r/{{room}}/press", page.press),
                web.post(f"{base}/r/{{room}}/say", page.say),
                web.post(f"{base}/r/{{room}}/close", page.close),
                web.get(base + picture, page.picture),
                web.get(f"{base}/static/{{name}}", shelf.file),
                web.get(f"{base}/icon-{{size:\\d{{2,3}}}}.png", shelf.icon),
                web.get(f"{base}/hello/{{theme:[a-z]+}}-{{locale}}.png", shelf.hello),
                web.get(f"{base}/manifest.webmanifest", shelf.manifest),
                web.get(f"{base}/openapi.json", shelf.description),
            ]
        )


async def _take_key(app: web.Application) -> None:
    house = app[HOUSE]
    house.seals.key = await house.service.key("page")


async def _end_streams(app: web.Application) -> None:
    app[HOUSE].rooms.close()
