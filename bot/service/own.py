"""What a person may name when asked: their own tables, and the moves open to them."""

from __future__ import annotations

from dataclasses import replace

from bot.core.action import Action
from bot.core.request import Place, Platform, Who
from bot.core.table import Table
from bot.service.asked import Asked, Open
from bot.service.asking import Ask, choices_of, named_choices
from bot.service.context import Context, visit
from bot.service.menus import title
from bot.store import Room, Store
from games import game, text

WAITING = 3
"""So many games to go on with stand in a menu."""

Named = tuple[str, str]
"""How something is shown, and what stands for it."""


async def home_of(ctx: Context, store: Store) -> Room:
    """The room of what a person was shown alone, wherever that was."""
    name = ctx.who.account if ctx.place.platform == "telegram" else f"@{ctx.who.account}"
    return await store.room(ctx.place.platform, name, private=True)


async def alone_with(store: Store, platform: Platform, person: int) -> Room | None:
    """The private chat with a person; on Telegram only they can open it."""
    account = (await store.accounts(platform, [person])).get(person)
    if account is None:
        return None
    if platform == "discord":
        return await store.room(platform, f"@{account}", private=True)
    rooms = await store.rooms_of(platform, account)
    return next((one for one in rooms if one.private), None)


async def newest_of(ctx: Context, store: Store) -> str | None:
    """The table that words without a board are meant for: the newest that this person sees here.

    What they are shown alone stands among the rest; Telegram has a chat of its own for it.
    """
    rooms = [ctx.room.id]
    if ctx.place.platform != "telegram":
        rooms.append((await home_of(ctx, store)).id)
    return await store.last_table(ctx.person.id, *rooms)


async def own_tables(store: Store, who: Who, place: Place, now: int) -> list[Named]:
    """The unfinished tables of the one who asks, by their codes, the newest first."""
    ctx = await visit(store, who, place, now)
    found: list[Named] = []
    for id_ in await store.tables_of(ctx.person.id):
        table = await store.load(id_)
        if table is not None:
            label = text("bot-mytables-open", game=title(game(table.head.game)), table=id_)
            found.append((ctx.reader.say(label), id_))
    return found


async def asked_of(ctx: Context, store: Store) -> Asked:
    """What menus want to know; where nobody else reads also which games wait."""
    if not ctx.place.private:
        return ctx.asked
    known = [await store.load(id_) for id_ in await store.tables_of(ctx.person.id, WAITING)]
    return replace(ctx.asked, open=tuple(_open(table) for table in known if table))


def _open(table: Table) -> Open:
    hand = Action("hand", (), table.head.id, table.round)
    return Open(table.head.game, table.head.variant, hand)


async def own_moves(store: Store, who: Who, place: Place, now: int) -> list[Named]:
    """What the one who asks may say now at the table they play here: its buttons, then all moves.

    It is read off the view of their own seat, and they alone see it.
    """
    ctx = await visit(store, who, place, now)
    id_ = await newest_of(ctx, store)
    if not id_ and place.private:
        id_ = next(iter(await store.tables_of(ctx.person.id, 1)), None)
    table = await store.load(id_) if id_ else None
    seat = table.seat_of(ctx.person.id) if table else None
    if table is None or seat is None or table.over or seat not in table.asked:
        return []
    ask = Ask(table, ctx.reader, seat)
    said = choices_of(ask)
    marked = zip(named_choices(ask, said), (one.mark for one in said), strict=True)
    return [*marked, *((move, move) for move in table.position.seen_by(seat).moves(seat))]
