"""Games of one person that are played where nobody else reads, whatever room they began in."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.answer import Replies, Reply
from bot.core.table import Entry, Head, Occupant, Table
from bot.core.turns import line
from bot.service.asking import Ask
from bot.service.context import Context
from bot.service.deals import Opening, deal
from bot.service.menus import ASIDE, known_variant
from bot.service.play import OPEN_TABLES, Play
from bot.service.table_screen import board
from bot.store import NewMessage, Repeated, Room
from games import Game, text


def dealt(ctx: Context, head: Head, report: str = "", wishes: Sequence[Entry] = ()) -> list[Entry]:
    """The beginning of a log: the deal, what its player wishes, and what is played by itself."""
    entries = [Entry("deal", "person", 0, report, ctx.person.id, ctx.now), *wishes]
    table = Table.open(head, entries)
    forced = line(table, ctx.now) if table.several or ctx.reader.forced else ()
    return [*entries, *forced]


def board_of(home: Room, head: Head) -> NewMessage:
    """The row of the board where its player is at home."""
    return NewMessage(home.id, home.platform, f"b/{head.id}", head.id)


def shown(ctx: Context, head: Head, entries: list[Entry], row: int) -> Replies:
    """The new board for its player."""
    table = Table.open(head, entries)
    screen = board(Ask(table, ctx.reader, table.seat_of(ctx.person.id)))
    return (Reply("post" if ctx.place.private else "private", screen, row or None, table.version),)


async def open_aside(play: Play, ctx: Context, one: Game, variant: str) -> Replies:
    """Deal a new game for one person, in their private chat."""
    name, home = known_variant(one, variant), await play.home(ctx)
    if await play.store.count_live(home.id, ctx.person.id) >= OPEN_TABLES:
        return (ctx.private(text("bot-too-many-tables", count=OPEN_TABLES)),)
    await play.store.set_person(ctx.person.id, "last", f"{one.code}/{name}/{ASIDE}")
    seats = (Occupant(ctx.person.id, ctx.person.name),)
    head, report = await deal(play.thinker, one, name, Opening(home.id, ctx.person.id, seats))
    entries = dealt(ctx, head, report)
    try:
        row = await play.store.create(head, entries, ctx.event, board_of(home, head))
    except Repeated as repeated:
        return await play.bring(ctx, repeated.table)
    return shown(ctx, head, entries, row)
