"""Files for everybody: style and script, icons, the manifest, the greeting's picture."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from aiohttp import web

from bot.adapters.web.guest import accepted
from bot.adapters.web.markup import description, static
from render import Look, icon, locales
from render.posters import Hello
from render.tokens import TOKENS, hexed

if TYPE_CHECKING:
    from bot.adapters.web.house import House
    from render import Theme

SIZES = (32, 180, 192, 512)
"""Pixels of icons: a tab's, and those that phones want on their screens."""

_YEAR = "max-age=31536000, immutable"
_DAY = {"Cache-Control": "public, max-age=86400"}
_THEMES: dict[str, Theme] = {"dark": "dark", "light": "light"}


class Shelf:
    """The handlers of what is the same for everybody."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def file(self, request: web.Request) -> web.Response:
        """Style and scripts."""
        found = static().get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        current = request.query.get("v") == found.digest
        kept = {"Cache-Control": f"public, {_YEAR}" if current else "no-cache"}
        return web.Response(body=found.body, content_type=found.kind, charset="utf-8", headers=kept)

    async def icon(self, request: web.Request) -> web.Response:
        """The house's sign, as our renderer draws it."""
        size = int(request.match_info["size"])
        if size not in SIZES:
            raise web.HTTPNotFound
        drawn = await asyncio.to_thread(icon, size)
        return web.Response(body=drawn, content_type="image/png", headers=_DAY)

    async def hello(self, request: web.Request) -> web.Response:
        """The boards of all games in small, for those who stand before the door."""
        theme, locale = request.match_info["theme"], request.match_info["locale"]
        if theme not in _THEMES or locale not in locales():
            raise web.HTTPNotFound
        drawn = await self._house.service.paint(Hello(Look(_THEMES[theme], locale)))
        return web.Response(body=drawn, content_type="image/png", headers=_DAY)

    async def manifest(self, request: web.Request) -> web.Response:
        """What a phone wants to know to put the page among its apps."""
        say, at = self._house.markup.say(accepted(request)), self._house.at
        ground = hexed(TOKENS["dark"]["bg"])
        told = {
            "id": at("/"),
            "name": say("page-title"),
            "short_name": say("page-title"),
            "description": say("page-about"),
            "lang": accepted(request),
            "start_url": at("/"),
            "scope": at("/"),
            "display": "standalone",
            "background_color": ground,
            "theme_color": ground,
            "icons": [
                {
                    "src": at(f"/icon-{size}.png"),
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": purpose,
                }
                for size in (192, 512)
                for purpose in ("any", "maskable")
            ],
        }
        return web.Response(
            text=json.dumps(told, ensure_ascii=False),
            content_type="application/manifest+json",
            headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"},
        )

    async def description(self, request: web.Request) -> web.Response:
        """These addresses as OpenAPI describes them."""
        del request
        return web.Response(body=description(), content_type="application/json")
