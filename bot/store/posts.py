"""Wishes to hear of the daily challenge, and the ledger of what was posted."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, case, delete, null, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.database import Shelf
from bot.store.messages import put_up
from bot.store.schema import messages, posts, subscriptions
from bot.store.values import NewMessage, Posted, Subscription


class Posts(Shelf):
    """Subscriptions of rooms and people; one row for each post, whatever becomes of it."""

    async def subscribe(
        self, room: int, kind: str, game: str, minute: int, person: int | None = None
    ) -> Subscription:
        """Keep a wish; asked again, it is the new time that counts. Nothing is paused then."""
        same = (subscriptions.c.room == room, subscriptions.c.kind == kind)
        here = (*same, subscriptions.c.game == game)
        news = {"minute": minute, "person": person, "paused": ""}
        if not await self.database.do(update(subscriptions).where(*here).values(news)):
            new = {"room": room, "kind": kind, "game": game, **news}
            try:
                await self.database.do(subscriptions.insert().values(new))
            except IntegrityError:  # another process was faster
                await self.database.do(update(subscriptions).where(*here).values(news))
        row = await self.database.first(select(subscriptions).where(*here))
        return _subscription(row) if row else Subscription(0, room, kind, game, minute)

    async def unsubscribe(self, id: int) -> None:
        """Forget a wish."""
        await self.database.do(delete(subscriptions).where(subscriptions.c.id == id))

    async def subscription(self, id: int) -> Subscription | None:
        """Find a wish."""
        row = await self.database.first(select(subscriptions).where(subscriptions.c.id == id))
        return _subscription(row) if row else None

    async def subscriptions(self, room: int) -> list[Subscription]:
        """What a room wishes."""
        query = select(subscriptions).where(subscriptions.c.room == room)
        rows = await self.database.all(query.order_by(subscriptions.c.kind, subscriptions.c.game))
        return [_subscription(row) for row in rows]

    async def wishes_of(self, person: int) -> list[Subscription]:
        """What a person wishes, in whatever room."""
        rows = await self.database.all(
            select(subscriptions).where(subscriptions.c.person == person)
        )
        return [_subscription(row) for row in rows]

    async def pause(self, id: int, reason: str) -> None:
        """Send nothing for now, and remember why; no reason goes on."""
        here = update(subscriptions).where(subscriptions.c.id == id)
        await self.database.do(here.values(paused=reason))

    async def pause_room(self, room: int, reason: str) -> int:
        """Send nothing to a room for now, and remember why; return how many wishes wait."""
        here = (subscriptions.c.room == room, subscriptions.c.paused == "")
        return await self.database.do(update(subscriptions).where(*here).values(paused=reason))

    async def announce(self, new: Posted, message: NewMessage | None) -> Posted | None:
        """Write down that a post is about to be sent, with its message; None if it was before."""
        values = {name: getattr(new, name) for name in Posted.__slots__}
        try:
            async with self.database.write() as connection:
                row = await put_up(connection, "", message, 0)
                await connection.execute(posts.insert().values({**values, "message": row}))
        except IntegrityError:
            return None
        return Posted(new.room, new.kind, new.game, new.date, new.state, row, new.at)

    async def posted(self, room: int, kind: str, game: str, day: str) -> Posted | None:
        """What became of a post."""
        row = await self.database.first(select(posts).where(*_key(room, kind, game, day)))
        return _posted(row) if row else None

    async def last_post(self, room: int, kind: str, game: str) -> Posted | None:
        """The newest post of a kind in a room."""
        where = (posts.c.room == room, posts.c.kind == kind, posts.c.game == game)
        query = select(posts).where(*where).order_by(posts.c.date.desc()).limit(1)
        row = await self.database.first(query)
        return _posted(row) if row else None

    async def settle(self, one: Posted, state: str, address: str = "", digest: str = "") -> None:
        """Keep what became of it, and where its message stands."""
        key = _key(one.room, one.kind, one.game, one.date)
        async with self.database.write() as connection:
            await connection.execute(update(posts).where(*key).values(state=state))
            if address and one.message:
                here = update(messages).where(messages.c.id == one.message)
                wake = case((messages.c.changes > 0, 0), else_=null())  # results came meanwhile
                await connection.execute(here.values(address=address, digest=digest, wake=wake))

    async def recall(self, one: Posted) -> None:
        """It was certainly not sent: as if it had never been announced."""
        key = _key(one.room, one.kind, one.game, one.date)
        async with self.database.write() as connection:
            await connection.execute(delete(posts).where(*key))
            await connection.execute(delete(messages).where(messages.c.id == one.message))


def _key(room: int, kind: str, game: str, day: str) -> tuple[Any, ...]:
    where = (posts.c.room == room, posts.c.kind == kind)
    return (*where, posts.c.game == game, posts.c.date == day)


def _subscription(row: Row[*tuple[Any, ...]]) -> Subscription:
    wish = (row.room, row.kind, row.game, row.minute)
    return Subscription(row.id, *wish, row.person, row.paused)


def _posted(row: Row[*tuple[Any, ...]]) -> Posted:
    return Posted(row.room, row.kind, row.game, row.date, row.state, row.message, row.at)
