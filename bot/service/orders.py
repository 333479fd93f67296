"""What people order about the daily challenge: posts in rooms, reminders, time zones."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date

from bot.core.answer import Replies
from bot.core.daily import (
    DAY,
    LONG_NAME,
    minute_of,
    moment,
    next_moment,
    today,
    zone_named,
    zones_near,
)
from bot.service.challenge import time_in_words
from bot.service.context import Context
from bot.service.days import Days, zone
from bot.service.doors import for_admins
from bot.service.menus import title
from bot.store import Posted, Room, Subscription
from games import BadInput, Text, game, text

PAUSED = "daily-paused"
"""The setting of a room whose posts are paused."""

PERSONAL = {"remind", "streak"}
"""Kinds of words that are for one person."""


def kind_of(platform: str) -> str:
    """The kind of the rows that are due on a platform."""
    return f"daily-{platform}"


class Orders:
    """``/daily`` with words after it. Each answer is a word to the one who asked."""

    def __init__(self, days: Days) -> None:
        self.days = days
        self.store = days.store

    async def run(self, ctx: Context, said: Sequence[str]) -> Replies:
        """Do what the words order; nothing when they order nothing."""
        verb, *rest = said
        order = self._orders.get(verb.casefold())
        return await order(self, ctx, rest) if order else ()

    async def _subscribe(self, ctx: Context, rest: Sequence[str]) -> Replies:
        if not ctx.asked.admin:
            return await for_admins(ctx, self.store)
        minute = minute_of(rest[-1]) if rest else None
        try:
            one = game(rest[0].casefold()) if rest[1:] else None
        except BadInput:
            one = None
        if minute is None or one is None or one not in self.days.games:
            return self._misheard(ctx, rest, wrong="time" if minute is None else "game")
        await self.wish(ctx, "post", one.name, minute)
        here = str(zone(None, ctx.room))
        when = text("daily-when", time=time_in_words(minute), zone=here)
        return (ctx.private(text("daily-subscribed", game=title(one), when=when)),)

    def _misheard(self, ctx: Context, rest: Sequence[str], *, wrong: str) -> Replies:
        """Which words of an order were not understood, and how it is said."""
        how = text("daily-subscribe-how", games=", ".join(each.name for each in self.days.games))
        if not rest[1:]:
            return (ctx.private(how),)
        known = {name for each in self.days.games for name in _names(each.name)}
        lines = []
        if rest[0].casefold() not in known:
            lines.append(text("daily-subscribe-game", word=rest[0][:LONG_NAME]))
        if wrong == "time":
            lines.append(text("daily-subscribe-time", word=rest[-1][:LONG_NAME]))
        return (ctx.private(*lines, how),)

    async def _unsubscribe(self, ctx: Context, rest: Sequence[str]) -> Replies:
        if not ctx.asked.admin:
            return await for_admins(ctx, self.store)
        found = [
            one
            for one in await self.store.subscriptions(ctx.room.id)
            if one.kind == "post" and (not rest or rest[0].casefold() in _names(one.game))
        ]
        for one in found:
            await self.store.unsubscribe(one.id)
        return (ctx.private(text("daily-unsubscribed", count=len(found))),)

    async def _remind(self, ctx: Context, rest: Sequence[str]) -> Replies:
        """A private reminder; of a streak alone when that is said."""
        if not ctx.place.private:
            page = "-web" if ctx.place.platform == "web" else ""
            return (ctx.private(text(f"daily-remind-where{page}")),)
        words = [word.casefold() for word in rest]
        kind = "streak" if "streak" in words else "remind"
        minute = minute_of(words[-1]) if words else None
        if words[-1:] == ["off"]:
            for one in await self.store.subscriptions(ctx.room.id):
                if one.person and (one.kind == kind or words == ["off"]):
                    await self.store.unsubscribe(one.id)
            return (ctx.private(text("daily-remind-off")),)
        if minute is None:
            return (ctx.private(text("daily-remind-how")),)
        await self.wish(ctx, kind, "", minute)
        here = str(zone(ctx.person, ctx.room))
        when = text("daily-when", time=time_in_words(minute), zone=here)
        return (ctx.private(text(f"daily-remind-on-{kind}", when=when)),)

    async def _zone(self, ctx: Context, rest: Sequence[str]) -> Replies:
        """Set the zone of the person or, when ``room`` is said, of the room."""
        room = rest[:1] == ["room"] and not ctx.place.private
        words = " ".join(rest[1:] if room else rest)
        name = zone_named(words)
        if room and not ctx.asked.admin:
            return await for_admins(ctx, self.store)
        if not name:
            now = str(zone(None if room else ctx.person, ctx.room))
            return (ctx.private(*_unknown(words), text("daily-zone-how", zone=now)),)
        await self.move(ctx, name, room=room)
        whose = "room" if room else "me"
        return (ctx.private(text(f"daily-zone-set-{whose}", zone=name)),)

    async def wish(self, ctx: Context, kind: str, named: str, minute: int | None) -> None:
        """Let a daily word come to this room at a minute of its day, or never again."""
        whose = ctx.person.id if kind in PERSONAL else None
        if minute is not None:
            sub = await self.store.subscribe(ctx.room.id, kind, named, minute, whose)
            await self.schedule(sub, ctx.room, ctx.now)
            return
        for one in await self.store.subscriptions(ctx.room.id):
            if (one.kind, one.game) == (kind, named):
                await self.store.unsubscribe(one.id)

    async def move(self, ctx: Context, name: str, *, room: bool) -> None:
        """Let the days of the person or of the room begin by another zone."""
        if room:
            await self.store.set_room(ctx.room.id, "zone", name)
            wishes = [one for one in await self.store.subscriptions(ctx.room.id) if not one.person]
        else:
            await self.store.set_person(ctx.person.id, "zone", name)
            wishes = await self.store.wishes_of(ctx.person.id)
        if ctx.place.private:
            await self.store.set_room(ctx.room.id, "zone", name)
            wishes = await self.store.subscriptions(ctx.room.id)
        for one in wishes:
            where = await self.store.room_by_id(one.room)
            if where:
                await self.schedule(one, where, ctx.now)

    async def schedule(
        self, sub: Subscription, room: Room, now: int, after: date | None = None
    ) -> None:
        """Let the next post of a wish be due: the first date after one, or that is still to come.

        Asked again it is due at the new time instead, so nothing comes twice.
        """
        person = await self.store.person_by_id(sub.person) if sub.person else None
        where = zone(person, room)
        if after is None:
            after = today(now, where) - DAY
            at = moment(after + DAY, sub.minute, where)
            if at is None or at < now:
                after += DAY
        day, at = next_moment(after, sub.minute, where)
        while sub.kind == "digest" and day.isoweekday() != 1:
            day, at = next_moment(day, sub.minute, where)
        data = {"sub": str(sub.id), "date": day.isoformat()}
        await self.store.add_due(kind_of(room.platform), f"s{sub.id}", at, data)

    async def pause(self, room: Room, reason: str) -> None:
        """We may write in a room no more: what was ordered there waits."""
        if await self.store.pause_room(room.id, reason):
            await self.store.set_room(room.id, PAUSED, reason)

    async def resume(self, room: Room, now: int) -> None:
        """Somebody asks in a room that refused us: so we are let in again."""
        await self.store.set_room(room.id, PAUSED, "")
        for one in await self.store.subscriptions(room.id):
            if one.paused:
                await self.store.pause(one.id, "")
                await self.schedule(one, room, now)

    async def errand(self, room: Room, one: Posted, words: str, now: int) -> None:
        """Let words be posted in another room by whoever holds its platform."""
        data = {"room": str(room.id), "kind": one.kind, "game": one.game, "date": one.date}
        key = f"{one.kind}/{one.game}/{one.date}/{room.id}"
        await self.store.add_due(kind_of(room.platform), key, now, {**data, "words": words})

    _orders: Mapping[str, Callable[[Orders, Context, Sequence[str]], Awaitable[Replies]]] = {
        "subscribe": _subscribe,
        "unsubscribe": _unsubscribe,
        "remind": _remind,
        "zone": _zone,
    }


def _unknown(typed: str) -> tuple[Text, ...]:
    """That a time zone is not known, and which are called nearly so."""
    if not typed:
        return ()
    near = zones_near(typed)
    perhaps = (text("daily-zone-near", names=", ".join(near)),) if near else ()
    return (text("daily-zone-unknown", word=typed[:LONG_NAME]), *perhaps)


def _names(name: str) -> set[str]:
    return {name, game(name).code}
