"""Telling people that it is their turn: when, where, and nobody who is not asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bot.core.log import Occupant
from bot.core.request import Platform
from bot.core.table import Table
from bot.core.turns import LIVE, nudges
from bot.service.own import alone_with
from bot.service.reader import quiet, setting
from bot.store import NewMessage, Room, Store
from games import Seat

ALL = "all"
"""Whom a reminder names in a hidden round, when nobody may learn who is asked."""


class Reminders:
    """Lines that call those who are waited for, and go when they have answered."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def remind(self, table: Table, now: int) -> None:
        """Tell those who have been waited for that it is their turn; at most once a moment."""
        past = {seat: sum(at <= now for at in nudges(table, seat)) for seat in table.asked}
        if not any(past[seat] for seat in table.people if seat in past):
            return
        rooms = await self._rooms(table)
        lines = {seat: await self._told(table.seats[seat], room) for seat, room in rooms.items()}
        asked = [seat for seat in table.asked if seat in table.people]
        for seat in asked:
            told = lines.get(seat)
            if past[seat] and told and not (table.hidden and told == rooms[seat]):
                await self._reminder(table, told, str(seat), past[seat])
        heard = {room.id: room for seat, room in rooms.items() if lines[seat] == room}
        for room in heard.values() if table.hidden and past[asked[0]] else ():
            await self._reminder(table, room, ALL, past[asked[0]])

    async def _rooms(self, table: Table) -> dict[Seat, Room]:
        """By seat, the room in which whoever sits there follows the table."""
        home = await self.store.room_by_id(table.head.room)
        if home is None:
            return {}
        if table.head.tourney:
            whose = await self.store.entered(table.head.tourney)
            return {seat: whose.get(table.seats[seat].person or 0, home) for seat in table.people}
        stands = [row.room for row in await self.store.messages_of(table.head.id)]
        found = {seat: await self._followed(table, seat, home, stands) for seat in table.people}
        return {seat: room for seat, room in found.items() if room is not None}

    async def _followed(
        self, table: Table, seat: Seat, home: Room, stands: Sequence[Room]
    ) -> Room | None:
        """Where somebody came in: the chat with them alone, or a room of their platform.

        A board that stands in the chat with them alone tells it; the own hand does so only on
        Discord, for Telegram shows it there to people of groups, too.
        """
        sits = table.seats[seat]
        if sits.person is None or (home.private and sits.person == table.head.host):
            return home
        own = await alone_with(self.store, cast("Platform", sits.platform), sits.person)
        if sits.platform == "discord":
            hands = await self.store.messages_of(table.head.id, viewer=sits.person)
            stands = [*stands, *(row.room for row in hands)]
        here = [room for room in (home, *stands) if room.platform == sits.platform]
        if own and any(room.id == own.id for room in here):
            return own
        public = [room for room in here if not room.private]
        return next(iter(public), own) or (None if home.private else home)

    async def _reminder(self, table: Table, told: Room, whose: str, past: int) -> None:
        shows = f"t/{table.head.id}/{whose}/{table.round}.{past}"
        private = told.private and whose != ALL
        viewer = table.seats[int(whose)].person if private else None
        new = NewMessage(told.id, told.platform, shows, table.head.id, viewer)
        await self.store.remind(new, in_place=0 < table.head.clock < LIVE)

    async def _told(self, sits: Occupant, room: Room) -> Room | None:
        """Where a person hears that it is their turn: in the room, at home, or nowhere."""
        person = await self.store.person_by_id(sits.person or 0)
        how = setting("turns", person.settings if person else {})
        if how == "off" or person is None:
            return None
        if how == "line":
            return None if quiet(room.settings) else room
        known = await self.store.accounts(room.platform, [person.id])
        account = known.get(person.id)
        if account is None:
            return None if quiet(room.settings) else room
        home = account if room.platform == "telegram" else f"@{account}"
        return await self.store.room(room.platform, home, private=True)
