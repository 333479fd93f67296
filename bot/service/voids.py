"""``/void``: an admin lets a game of the room count for nobody."""

from __future__ import annotations

from bot.core.answer import Replies
from bot.service.context import Context
from bot.service.doors import for_admins
from bot.service.figures import server_in
from bot.store import Store
from games import text


async def void(ctx: Context, store: Store, words: str) -> Replies:
    """Void the result of a table of this room or server, or take that back."""
    said = words.split()
    back = said[-1:] == ["back"]
    names = said[:-1] if back else said
    answered = ctx.message.table if ctx.message else ""
    if not ctx.asked.admin or ctx.place.private:
        return await for_admins(ctx, store)
    name = names[0].casefold() if names else answered
    if not name:
        return (ctx.private(text("top-void-how")),)
    if not await _here(ctx, store, name):
        return (ctx.private(text("top-void-nothing")),)
    if await _own(ctx, store, name):
        page = "-page" if ctx.place.platform == "web" else ""
        return (ctx.private(text(f"top-void-own{page}")),)
    voided = await store.voided(name)
    if back:
        if voided:
            await store.restore(name)
            await _heard(ctx, store, name)
        return (ctx.private(text("top-restored" if voided else "top-not-voided")),)
    if voided:
        return (ctx.private(text("top-voided-before")),)
    done = await store.void(name, ctx.person.id, ctx.now)
    await _heard(ctx, store, name)
    return (ctx.private(text("top-voided" if done else "top-void-nothing")),)


async def _heard(ctx: Context, store: Store, name: str) -> None:
    """Boards say it, and a tourney counts anew."""
    await store.look_at(name)
    table = await store.load(name)
    if table and table.head.tourney:
        await store.stirs(table.head.tourney, ctx.now)


async def _here(ctx: Context, store: Store, name: str) -> bool:
    """Whether the result of a table was made in this room, or in its server."""
    number = await store.counted_in(name)
    room = await store.room_by_id(number) if number else None
    if room is None or room.private:
        return False
    same = server_in(room) == server_in(ctx.room) != ""
    return room.id == ctx.room.id or same


async def _own(ctx: Context, store: Store, name: str) -> bool:
    """Whether the admin played in it: then somebody else has to decide."""
    table = await store.load(name)
    seats = {one.person for one in table.head.seats} if table else set()
    owners = {one.person for one in await store.finish(name)}
    return ctx.person.id in seats | owners
