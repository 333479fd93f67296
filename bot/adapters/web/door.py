"""The door: a name and a room, a passphrase to come back with, and the way out."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from aiohttp import web

from bot.adapters.web.fields import Fields, fields
from bot.adapters.web.guest import (
    OWN,
    TEAROOM,
    Guest,
    accepted,
    clean,
    forget,
    remember,
    room_name,
    stranger,
    visitor_of,
)
from bot.adapters.web.mini import Refused, telegram_guest
from bot.core.screen import FILE

if TYPE_CHECKING:
    from bot.adapters.web.callings import Callings
    from bot.adapters.web.house import House

SHORTEST, LONGEST = 8, 200
"""Letters of a passphrase."""


class Door:
    """The handlers of everything outside the rooms."""

    def __init__(self, house: House, callings: Callings) -> None:
        self._house = house
        self._callings = callings

    async def door(self, request: web.Request) -> web.Response:
        """Ask for a name and a room."""
        house = self._house
        wanted = room_name(request.query.get("room", "")) or ""
        visitor = visitor_of(request, house.seals) or stranger(request)
        if visitor.name:
            visitor = await house.reading(visitor, wanted or TEAROOM)
        told = next((one for one in ("gone", "left") if one in request.query), "")
        response = house.markup.door(visitor, wanted, "" if visitor.name else told)
        remember(request, response, visitor, house.seals, house.cookies)
        return response

    async def enter(self, request: web.Request) -> web.Response:
        """Take a name, and let the guest into the room."""
        said = await fields(request)
        visitor = self._house.checked(visitor_of(request, self._house.seals), said)
        wanted = "-".join(said.words("room").split()) or TEAROOM
        room = room_name(wanted)
        if room is None:
            raise web.HTTPBadRequest(text="page-error-room")
        guest, greeted = await self._named(visitor, said)
        guest = await self._callings.called(guest, room)
        response = web.HTTPSeeOther(self._house.at(f"/r/{room}{greeted}"))
        seals, path = self._house.seals, self._house.cookies
        remember(request, response, guest.enters(room), seals, path)
        raise response

    async def leave(self, request: web.Request) -> web.Response:
        """Let somebody else use this browser."""
        said = await fields(request)
        self._house.checked(visitor_of(request, self._house.seals), said)
        response = web.HTTPSeeOther(self._house.at("/?left"))
        forget(response, self._house.cookies)
        raise response

    async def app(self, request: web.Request) -> web.Response:
        """The first page of the Mini App: its script reads what Telegram says behind the hash."""
        if not self._house.telegram:
            raise web.HTTPNotFound
        return self._house.markup.app(accepted(request))

    async def admit(self, request: web.Request) -> web.Response:
        """Let somebody in whom Telegram has named under its seal, once, and soon after."""
        if not self._house.telegram:
            raise web.HTTPNotFound
        said = await fields(request)
        try:
            guest, start = await telegram_guest(self._house, said.raw("data", 4096))
        except Refused as refused:
            raise web.HTTPForbidden(text=f"page-error-app-{refused}") from refused
        await self._house.opened(guest, start)
        response = web.json_response({"go": self._house.at(f"/r/{OWN}")})
        remember(request, response, guest, self._house.seals, self._house.cookies)
        return response

    async def mydata(self, request: web.Request) -> web.Response:
        """Everything that is kept of this guest, as a file."""
        guest = self._house.guest(request)
        written = await self._house.service.export(guest.who)
        kept = {
            "Content-Disposition": f'attachment; filename="{FILE}"',
            "Cache-Control": "no-store",
        }
        return web.Response(text=written, content_type="application/json", headers=kept)

    async def _named(self, visitor: Guest, said: Fields) -> tuple[Guest, str]:
        """Who comes in, and how the room's address ends: whether a passphrase was known."""
        name = clean(said.raw("name"))
        if not name:
            say = self._house.markup.say(visitor.locale)
            name = clean(say("page-guest", number=str(1000 + secrets.randbelow(9000))))
        guest = replace(visitor, name=name)
        words = said.raw("passphrase", LONGEST).strip()
        if not words or guest.telegram:
            return guest, ""
        if len(words) < SHORTEST:
            raise web.HTTPBadRequest(text="page-error-passphrase")
        seals = self._house.seals
        token = await asyncio.to_thread(seals.remembered, name, words)
        back = replace(guest, token=token)
        known = await self._house.service.also(guest.who, back.who)
        return back, "?back" if known else "?kept"
