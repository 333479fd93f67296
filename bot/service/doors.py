"""Who may do what in a place: where games may be opened, by whom, and what only admins decide."""

from __future__ import annotations

from bot.core.answer import Replies
from bot.core.table import Table
from bot.service.context import Context
from bot.service.post import POST
from bot.service.reader import setting
from bot.store import Store
from bot.store.forgetting import HOST
from games import text


async def shut(ctx: Context, store: Store) -> Replies:
    """Why no game, or none of this person, may be opened here; nothing where it may.

    A daily post was ordered by the admins: what is begun by its buttons they want.
    """
    if ctx.place.private or (ctx.message and ctx.message.shows.startswith(POST)):
        return ()
    games = ctx.room.settings.get("games")
    if games == "off":
        return (ctx.private(text("bot-room-no-games", kind=ctx.place.platform)),)
    if games != "here" and await store.limited(ctx.room):
        return (ctx.private(text("bot-room-games-elsewhere")),)
    if setting("starts", ctx.room.settings) == "admins" and not ctx.asked.admin:
        return (ctx.private(text("bot-room-admins-start")),)
    if await store.barred(ctx.room.id, ctx.person.id):
        return (ctx.private(text("bot-barred")),)
    return ()


async def keep_out(ctx: Context, store: Store, table: Table) -> Replies:
    """Whom the admins do not want in the room's games plays no game of everybody either."""
    anyone = table.head.seats[0].anyone
    if anyone and await store.barred(table.head.room, ctx.person.id):
        return (ctx.private(text("bot-barred")),)
    return ()


async def for_admins(ctx: Context, store: Store) -> Replies:
    """Only admins may do that; who they are here."""
    if ctx.place.private:
        return (ctx.private(text("bot-only-rooms")),)
    first = await store.person_by_id(int(ctx.room.settings.get(HOST, "0")))
    name = first.name if first else ""
    return (ctx.private(text("bot-only-admins", kind=ctx.place.platform, name=name)),)


def may_give_up(ctx: Context, table: Table) -> bool:
    """Whether this person may resign a solitaire: their own, or the room's as its admins wish."""
    if not table.head.seats[0].anyone:
        return ctx.person.id == table.head.host
    return may_end(ctx, table.head.host)


def may_end(ctx: Context, starter: int) -> bool:
    """Whether this person may end what belongs to the room, as its admins wish."""
    match setting("stops", ctx.room.settings):
        case "all":
            return True
        case "admins":
            return ctx.asked.admin
    return ctx.person.id == starter or ctx.asked.admin
