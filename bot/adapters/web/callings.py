"""What a guest is called in a room: like nobody else there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.adapters.web.kept import Kept

if TYPE_CHECKING:
    from bot.adapters.web.guest import Guest
    from bot.service import Service

GUESTS = 4096
"""Of so many guests in rooms one process remembers the names."""


class Callings:
    """The names of guests, room by room."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._names = Kept[tuple[str, str]](GUESTS)
        service.remembers(self._names.clear)
        self._coming = asyncio.Lock()

    async def known(self, guest: Guest, room: str) -> Guest:
        """The guest under the name that the room knows them by."""
        asked, name = self._names.find((guest.account, room)) or ("", "")
        if guest.telegram or asked == guest.name:
            return replace(guest, name=name or guest.name)
        return await self.called(guest, room)

    async def called(self, guest: Guest, room: str) -> Guest:
        """The guest under a name that nobody else in the room has, or one that looks like it.

        Who comes from Telegram is called there as everywhere.
        """
        if guest.telegram:
            return guest
        async with self._coming:
            name = await self._service.called(guest.who, guest.place(room))
        for asked in (guest.name, name):
            self._names.put((guest.account, room), (asked, name))
        return replace(guest, name=name)
