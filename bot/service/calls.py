"""Asking somebody to a table: who is meant by a name, and where they can be told."""

from __future__ import annotations

from dataclasses import replace

from bot.core.answer import Replies
from bot.core.lobby import Lobby
from bot.core.names import mentioned
from bot.core.request import Platform
from bot.service.context import Context
from bot.service.own import alone_with
from bot.service.play import Play
from bot.service.reader import quiet, setting
from bot.store import NewMessage, Person, Room
from bot.store.message_rows import CALL

PRIVATELY: tuple[Platform, ...] = ("discord", "telegram")
"""Where the bot can write to somebody alone."""


class Calls:
    """The calls to one table that gathers."""

    def __init__(self, play: Play, lobby: Lobby) -> None:
        self.turns = play.turns
        self.store = play.store
        self.lobby = lobby

    async def meant(self, ctx: Context, said: str, name: str) -> list[Person]:
        """Whom a name means: people of the lobby's room, or who sat with whoever asks.

        A user name means whoever has it, if they ever wrote to the bot.
        """
        account, _ = mentioned(said)
        if account and ctx.who.platform in PRIVATELY:
            known = await self.store.known(ctx.who.platform, account)
            return [known] if known else []
        by_handle = await self.store.by_handle(ctx.who.platform, said.removeprefix("@"))
        if by_handle and said.startswith("@"):
            return [by_handle]
        room = await self.store.room_by_id(self.lobby.room)
        found = {*await self.store.met(ctx.person.id, name)} - {ctx.person.id}
        if room:
            found |= {*await self.store.named_in(room, name)} - {ctx.person.id}
        people = [await self.store.person_by_id(one) for one in sorted(found)]
        return [one for one in people if one] or ([by_handle] if by_handle else [])

    async def where(self, person: Person, now: int) -> Room | None:
        """Where somebody is told: alone, else in the room if they can read it; None: nowhere."""
        room = await self.store.room_by_id(self.lobby.room)
        if room is None:
            return None
        first = (room.platform,) if room.platform in PRIVATELY else ()
        for platform in dict.fromkeys((*first, *PRIVATELY)):
            if platform == room.platform or await self.turns.heard(platform, now):
                home = await alone_with(self.store, platform, person.id)
                if home:
                    return home
        here = await self.store.accounts(room.platform, [person.id])
        return None if room.private or quiet(room.settings) or not here else room

    async def call(self, ctx: Context, person: Person, told: Room) -> None:
        """Let a line call them, unless they, or the admins of the room, do not wish it."""
        if not await self._wished(ctx, person):
            return
        shows = f"{CALL}{self.lobby.id}/{person.id}/{ctx.person.id}"
        alone = person.id if told.platform == "web" else None
        await self.store.call(NewMessage(told.id, told.platform, shows, viewer=alone))

    async def here(self, ctx: Context, person: Person) -> tuple[str, ...] | None:
        """Whom the answer itself mentions, where the bot can write nothing but answers.

        None: it need not, or cannot; there are other ways.
        """
        known = await self.store.accounts(ctx.place.platform, [person.id]) if ctx.place.mute else {}
        if person.id not in known:
            return None
        return (known[person.id],) if await self._wished(ctx, person) else ()

    async def _wished(self, ctx: Context, person: Person) -> bool:
        """Whether they, and the admins of the room, let themselves be called by whoever asks."""
        return not (
            await self.store.blocked(person.id, [ctx.person.id])
            or await self.store.barred(self.lobby.room, person.id)
            or setting("calls", person.settings) == "off"
        )


def aloud(replies: Replies, accounts: tuple[str, ...]) -> Replies:
    """The same, but what is posted mentions some accounts."""
    return tuple(
        replace(one, screen=replace(one.screen, mentions=accounts)) if one.how == "post" else one
        for one in replies
    )
