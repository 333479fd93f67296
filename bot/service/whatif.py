"""Playing on from a point of a game that is over, or of a record from outside: "what if".

Such a table counts for nobody, and no seed deals it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from bot.core.answer import Replies, Reply
from bot.core.played import deal_of, sat_on
from bot.core.table import Entry, Head, Occupant, Table
from bot.service import aside
from bot.service.context import Context
from bot.service.deals import level_of, new_id
from bot.service.doors import shut
from bot.service.play import OPEN_TABLES, Play, wishes
from bot.service.records import seated
from bot.store import Repeated, Room
from games import Game, Position, Seat, game, text
from games.record import BadRecord, Record, read, replay

OUTSIDE = "~"
"""The origin of a table that was made of a record from outside."""

SHELF = "records"
"""The topic of a person's home in which imported records lie, so that no board is among them."""


class WhatIf:
    """Opens the tables that go on from records."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.store = play.store

    async def play_on(self, ctx: Context, table: Table, number: int, move: int) -> Replies:
        """A new table at the position after a move of a deal, for the one who asks."""
        deal = deal_of(table, number)
        move = min(move, len(deal.steps))
        spot = deal.steps[move - 1].after if move else deal.start
        if not spot.to_act or (move == len(deal.steps) and deal.ended):
            return (ctx.private(text("after-over-here")),)
        if why := await shut(ctx, self.store):
            return why
        home = await self.play.home(ctx)
        if await self.store.count_live(home.id, ctx.person.id) >= OPEN_TABLES:
            return (ctx.private(text("bot-too-many-tables", count=OPEN_TABLES)),)
        one, seat = game(table.head.game), _seat(deal, spot, ctx.person.id)
        head = _head(ctx, home, one, spot, _seats(ctx, one, spot, seat))
        return await self._opened(ctx, home, head, f"{table.head.id}/{number}/{move}")

    async def _opened(self, ctx: Context, home: Room, head: Head, origin: str) -> Replies:
        unwanted = await wishes(self.store, ctx.now, game(head.game), head.seats)
        begun = [Entry("from", "table", text=origin, at=ctx.now), *unwanted]
        entries = aside.dealt(ctx, head, "", begun)
        several = len(head.seats) > 1  # there every view of the table is a row of its own
        new = None if several else aside.board_of(home, head)
        try:
            row = await self.store.create(head, entries, ctx.event, new)
        except Repeated as repeated:
            return await self.play.bring(ctx, repeated.table)
        if not several:
            return aside.shown(ctx, head, entries, row)
        table = await self.play.wrote(ctx, Table.open(head, entries))
        if ctx.place.private:
            return await self.play.bring(ctx, head.id)
        return await self.play.aside(ctx, table)

    async def read(self, ctx: Context, written: str) -> Table | Reply:
        """A record from outside as a table that is over; or why it is none."""
        if not written.strip():
            return ctx.private(text("after-import-what"))
        try:
            records = read(written)
            for record in records:
                replay(record)
            _match(records)
        except BadRecord as bad:
            name = "after-import-move" if bad.move else "after-import-line"
            return ctx.private(text(name, line=bad.line, move=bad.move, why=bad.why))
        home = await self.play.home(ctx)
        shelf = await self.store.room(home.platform, home.chat, SHELF, private=True)
        head, entries = _imported(ctx, shelf, records)
        try:
            await self.store.create(head, entries, ctx.event, None)
        except Repeated as repeated:
            head = replace(head, id=repeated.table)
        return await self.store.load(head.id) or Table.open(head, entries)


def _seat(deal: Table, spot: Position, person: int) -> Seat:
    """Where somebody goes on: on the own seat of then, else on the seat to move."""
    own = sat_on(deal, person)
    return spot.to_act[0] if own is None else own


def _seats(ctx: Context, one: Game, spot: Position, seat: Seat) -> tuple[Occupant, ...]:
    """The person, and on the other seats computers as strong as is wished."""
    if spot.seats == 1:
        return (ctx.occupant,)
    computer = Occupant(level=level_of(one, ctx.person.settings))
    return tuple(ctx.occupant if at == seat else computer for at in range(spot.seats))


def _head(
    ctx: Context, room: Room, one: Game, start: Position, seats: tuple[Occupant, ...]
) -> Head:
    """A table that begins at a position; its seed is for the computers' choices alone."""
    return Head(
        id=new_id(),
        game=one.name,
        variant=start.variant,
        seed=secrets.token_hex(32),
        start=str(start),
        rules=one.rules,
        room=room.id,
        host=ctx.person.id,
        seats=seats,
    )


def _match(records: Sequence[Record]) -> None:
    """The deals of one match are of one game among the same people. Raises BadRecord."""
    first = records[0]
    for record in records[1:]:
        same = (record.game, record.variant, record.seats)
        if same != (first.game, first.variant, first.seats):
            raise BadRecord(record.line("Game"), text("ui-record-match"))


def _imported(ctx: Context, room: Room, records: Sequence[Record]) -> tuple[Head, list[Entry]]:
    """The table of a record, all its deals played to their ends."""
    one, first = game(records[0].game), records[0]
    seats = tuple(seated(one, name) for name in first.seats)
    if max(one.seats) == 1:
        seats = (ctx.occupant,)
    head = replace(_head(ctx, room, one, one.parse(first.start), seats), deals=len(records))
    entries = [
        Entry("deal", "person", 0, "", ctx.person.id, ctx.now),
        Entry("from", "table", text=OUTSIDE, at=ctx.now),
    ]
    table = Table.open(head, entries)
    for record in records:
        if record is not first:
            entries.append(Entry("next", "table", text=record.start, at=ctx.now))
            table = table.add(entries[-1])
        for seat, move in record.moves:
            entries.append(_moved(ctx, table, seat, move))
            table = table.add(entries[-1])
    if not table.over:
        entries.append(Entry("stop", "table", at=ctx.now))
    return head, entries


def _moved(ctx: Context, table: Table, seat: Seat, move: str) -> Entry:
    """A move of the record; what the table would play by itself is the table's."""
    forced = table.forced()
    own = forced is not None and forced.text == move
    return Entry("move", "table" if own else "computer", seat, move, at=ctx.now)
