"""Who asks, where, and on which message: looked up together at every request."""

from __future__ import annotations

from bot.core.names import unmarked
from bot.core.request import Place, Who
from bot.store.message_rows import message_of
from bot.store.messages import AT
from bot.store.people import KNOWN, PLACE, People, person_of, plain, room_of
from bot.store.values import Message, Person, Room


class Meetings(People):
    """The first question of every request."""

    async def meet(
        self, who: Who, place: Place, now: int, message: str = ""
    ) -> tuple[Person, Room, Message | None]:
        """Person, room and the message at an address there, over one way to the database.

        Who and what is new, or called differently since, is written down.
        """
        person, room, row = await self.database.each(
            (KNOWN, {"on_platform": who.platform, "as_account": who.account}),
            (
                PLACE,
                {"on_platform": place.platform, "in_chat": place.chat, "in_topic": place.topic},
            ),
            (AT, {"on_platform": place.platform, "at_address": message}) if message else None,
        )
        return (
            person_of(person, person.handle)
            if person and _same(who, person.name, person.handle)
            else await self.person(who.platform, who.account, who.name, now, who.handle),
            room_of(room)
            if room and room.private == place.private
            else await self.room(place.platform, place.chat, place.topic, place.private),
            message_of(row) if row else None,
        )


def _same(who: Who, name: str, handle: str) -> bool:
    """Whether they are called as they were."""
    return unmarked(plain(who.name)) == name and (who.handle or handle).casefold() == handle
