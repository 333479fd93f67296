"""What the admins of a room allow: whether, where and by whom games are opened and given up."""

from __future__ import annotations

from bot.core.table import Table
from bot.service.context import Context
from bot.service.reader import setting
from bot.store import Store
from games import Text, text


async def closed(store: Store, ctx: Context) -> tuple[Text, ...]:
    """Why this person can open no game here, if so."""
    if ctx.place.private:
        return ()
    wishes = ctx.room.settings
    if wishes.get("games") == "off":
        return (text("bot-room-no-games"),)
    if wishes.get("games") != "here" and await store.limited(ctx.room):
        return (text("bot-room-games-elsewhere"),)
    if setting("starts", wishes) == "admins" and not ctx.asked.admin:
        return (text("bot-room-admins-start"),)
    return (text("bot-barred"),) if await store.barred(ctx.room.id, ctx.person.id) else ()


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
