"""What all handlers of the page share: the service, its words, addresses, seals and rooms."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from aiohttp import web

from bot.adapters.web.guest import OWN, Guest, guest_of
from bot.core.request import Command

if TYPE_CHECKING:
    from bot.adapters.web.fields import Fields
    from bot.adapters.web.kept import Tables
    from bot.adapters.web.live import Rooms
    from bot.adapters.web.markup import Markup
    from bot.adapters.web.pictures import Pictures
    from bot.adapters.web.seals import Seals
    from bot.core.answer import Answer
    from bot.core.request import Request
    from bot.service import Service


@dataclass(frozen=True)
class House:
    """The page of one process. ``base`` begins all its addresses, '' at the root of a name."""

    service: Service
    markup: Markup
    rooms: Rooms
    pictures: Pictures
    tables: Tables
    seals: Seals
    base: str = ""
    telegram: str = field(default="", repr=False)
    """The bot's token, where the page is open as a Mini App."""

    @property
    def cookies(self) -> str:
        """The path for which our cookie is good."""
        return self.base or "/"

    def at(self, path: str) -> str:
        """An address of ours, as browsers see it."""
        return f"{self.base}{path}"

    def guest(self, request: web.Request) -> Guest:
        """The guest who asks. Raises HTTPForbidden before they came in by the door."""
        guest = guest_of(request, self.seals)
        if guest is None:
            raise web.HTTPForbidden(text="page-error-guest")
        return guest

    def checked(self, visitor: Guest | None, said: Fields) -> Guest:
        """The visitor, if a form of ours says so: others do not know its seal."""
        if visitor is None or not self.seals.holds("form", visitor.token, said.raw("seal", 100)):
            raise web.HTTPForbidden(text="page-error-seal")
        return visitor

    async def reading(self, guest: Guest, room: str) -> Guest:
        """The guest in the language and theme chosen in /settings, else those of the browser."""
        locale, theme = await self.service.wishes(guest.who, guest.place(room))
        return replace(guest, locale=locale, theme=theme)

    async def ask(self, guest: Guest, room: str, asked: Request, *, done: bool = False) -> Answer:
        """Let the service answer, and lay down what only the guest sees. ``done``: all anew.

        Raises HTTPTooManyRequests for who asks too fast.
        """
        tables = self.tables
        served = tables.panel(guest, room) if done else tables.passing(guest, room, asked)
        answer = await self.service.handle(asked)
        if not answer.replies:  # who goes on asking too fast; what they were told shall stay there
            raise web.HTTPTooManyRequests(text="page-error-fast", headers={"Retry-After": "1"})
        for reply in answer.replies:
            await self.service.delivered(reply, str(reply.message or ""))
        tables.take(guest, room, answer, served)
        self.rooms.hurry(guest.place(room))
        return answer

    async def opened(self, guest: Guest, start: str) -> None:
        """Lay what a link carried before the guest, where they are alone."""
        if start:
            event = f"{guest.account[:16]}-{secrets.token_hex(12)}"
            asked = Command(guest.who, guest.place(OWN), event, "start", start)
            await self.ask(guest, OWN, asked)
