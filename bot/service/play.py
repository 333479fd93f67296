"""What people do at a table: open it, move, take back, ask, resign."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from bot.core.answer import Reply
from bot.core.table import Entry, Head, Occupant, Table
from bot.core.turns import kept, line
from bot.core.typed import chosen, read
from bot.service.asking import RESIGN, SURE, Ask, choices_of, path_of, whether_to_give_up
from bot.service.context import Context, said_by
from bot.service.deals import Opening, again, deal, level_of, size_of
from bot.service.doors import may_give_up, shut
from bot.service.hints import Hints
from bot.service.lines import deal_of
from bot.service.menus import known_variant
from bot.service.named import named, names_of
from bot.service.reader import setting
from bot.service.rules import read_on
from bot.service.thinker import Thinker
from bot.service.turns import Turns
from bot.store import NewMessage, Repeated, Stale, Store
from games import Game, IllegalMove, Path, Seat, Text, game, menu, text

OPEN_TABLES = 20
"""Unfinished tables of one person in one room."""


class Play(Hints):
    """The operations on tables. Each returns the replies to show, in order."""

    def __init__(self, store: Store, thinker: Thinker, turns: Turns) -> None:
        super().__init__(store, thinker)
        self.turns = turns
        self._judging: set[asyncio.Task[None]] = set()

    async def open(self, ctx: Context, one: Game, variant: str, whom: str) -> tuple[Reply, ...]:
        """Deal a new game for one person, or for the whole room."""
        name = known_variant(one, variant)
        if await self.store.count_live(ctx.room.id, ctx.person.id) >= OPEN_TABLES:
            return (ctx.private(text("bot-too-many-tables", count=OPEN_TABLES)),)
        if why := await shut(ctx, self.store):
            return why
        if max(one.seats) > 1:
            return await self._against_computers(ctx, one, name, size_of(one, name, whom))
        room = whom.startswith("room") and not ctx.place.private
        last = f"{one.code}/{name}/{'room' if room else 'me'}"
        await self.store.set_person(ctx.person.id, "last", last)
        seats = (Occupant() if room else ctx.occupant,)
        opening = Opening(ctx.room.id, ctx.person.id, seats)
        head, report = await deal(self.thinker, one, name, opening, raw=whom.endswith("-raw"))
        return await self._seated(ctx, head, report)

    async def _against_computers(
        self, ctx: Context, one: Game, variant: str, size: int
    ) -> tuple[Reply, ...]:
        """A table for one person, the other seats taken by computers as strong as is wished."""
        await self.store.set_person(ctx.person.id, "last", f"{one.code}/{variant}/me-{size}")
        others = (Occupant(level=level_of(one, ctx.person.settings)),) * (size - 1)
        opening = Opening(ctx.room.id, ctx.person.id, (ctx.occupant, *others))
        return await self.start(ctx, one, variant, opening)

    async def start(
        self, ctx: Context, one: Game, variant: str, opening: Opening
    ) -> tuple[Reply, ...]:
        """Deal for several seats; whoever starts is shown the own seat at once. Raises Stale."""
        head, report = await deal(self.thinker, one, variant, opening)
        entries = [Entry("deal", "person", 0, report, ctx.person.id, ctx.now)]
        entries += await wishes(self.store, ctx.now, one, opening.seats)
        if opening.lobby is None:  # nobody was asked to come
            entries.append(Entry("doors", "table", 0, "shut", at=ctx.now))
        entries += line(Table.open(head, entries), ctx.now)
        viewer = ctx.person.id if ctx.place.private else None
        new = NewMessage(ctx.room.id, ctx.place.platform, f"b/{head.id}", head.id, viewer)
        taken = opening.message
        if opening.lobby is None and viewer is None:
            taken = self._menu_row(ctx)
        shows: NewMessage | None = new
        also = None
        if opening.lobby:
            if await self.store.lobby_messages(opening.lobby.id, ctx.room.id):
                shows = None  # they become boards
            begun = replace(opening.lobby, state="started", table=head.id)
            also = self.store.starts(opening.lobby, begun.touched(ctx.event, ctx.now))
        try:
            row = await self.store.create(head, entries, ctx.event, taken or shows, also)
        except Repeated as repeated:
            there = await self.store.load(repeated.table)
            return await (self.there(ctx, there) if there else self.bring(ctx, repeated.table))
        table = await self.wrote(ctx, Table.open(head, entries))
        shown: tuple[Reply, ...] = ()
        if row:
            how = "edit" if taken and ctx.address else "post"
            shown = (await self.reply(ctx, table, row, how),)
        apart = not ctx.place.private and ctx.place.platform != "web"
        seated = table.seat_of(ctx.person.id) is not None
        own = await self.aside(ctx, table) if apart and seated else ()
        done = (*shown, *own, *await self.no_pictures(ctx))
        return done or await self.bring(ctx, head.id)

    async def anew(self, ctx: Context, table: Table, *, same: bool) -> tuple[Reply, ...]:
        """Another deal of the same kind, or the same deal again."""
        head = table.head
        seats = head.seats if head.seats[0].anyone else (ctx.occupant,)
        opening = Opening(ctx.room.id, ctx.person.id, seats)
        if same:
            return await self._seated(ctx, again(head, opening), table.known, table.origin)
        head, report = await deal(self.thinker, game(head.game), head.variant, opening)
        return await self._seated(ctx, head, report)

    async def _seated(
        self, ctx: Context, head: Head, report: str, origin: str = ""
    ) -> tuple[Reply, ...]:
        entries = [Entry("deal", "person", 0, report, ctx.person.id, ctx.now)]
        entries += [Entry("from", "table", text=origin, at=ctx.now)] if origin else []
        entries = self._forced(ctx, Table.open(head, entries), entries)
        taken = self._menu_row(ctx)
        new = NewMessage(ctx.room.id, ctx.place.platform, f"b/{head.id}", head.id)
        try:
            row = await self.store.create(head, entries, ctx.event, taken or new)
        except Repeated as repeated:
            return await self.bring(ctx, repeated.table)
        table = Table.open(head, entries)
        how = "edit" if taken else "post"
        return (await self.reply(ctx, table, row, how), *await self.no_pictures(ctx))

    def _menu_row(self, ctx: Context) -> int | None:
        row = ctx.message
        return row.id if row and not row.table and row.state == "live" else None

    def _forced(self, ctx: Context, table: Table, entries: list[Entry]) -> list[Entry]:
        """Add the moves that the table plays by itself, testing the record after each."""
        if table.several or ctx.reader.forced:
            return [*entries, *line(table, ctx.now)]
        return entries

    async def press(self, ctx: Context, table: Table, path: Path) -> tuple[Reply, ...]:
        """A choice: one more word of a move; the whole move is played."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return self.strangers(ctx, table)
        if seat not in table.asked and not table.over and table.several:
            return await self._not_asked(ctx, table, seat)
        said = menu(table.position.seen_by(seat), seat, path)
        if said.said[: len(path)] != path or (said.move is None and not said.choices):
            return await self.fresh(ctx, table, stale=True)
        if said.move is None:
            return await self.say_on(ctx, table, said.said)
        return await self._move(ctx, table, seat, said.move)

    async def _not_asked(self, ctx: Context, table: Table, seat: Seat) -> tuple[Reply, ...]:
        """Somebody who has answered, or was never asked: in a hidden round nobody learns which."""
        word = "bot-not-asked-hidden" if table.hidden or seat in table.position.to_act else ""
        return (ctx.private(text(word or "bot-not-asked")),)

    async def wordless(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """A move without its words: an example of one that is possible here and now."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return self.strangers(ctx, table)
        choices = choices_of(Ask(table, ctx.reader, seat))
        if not choices:
            return await self._not_asked(ctx, table, seat)
        example = table.position.seen_by(seat).offered(seat)[0]
        return (ctx.private(text("bot-move-what", mark=choices[0].mark, example=example)),)

    async def typed(self, ctx: Context, table: Table, words: str) -> tuple[Reply, ...]:
        """A move in words: notation, or the letter on the board."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return self.strangers(ctx, table)
        row = await self.row(ctx, table)
        words_ = said_by(row.said, ctx.person.id) if row and row.said_until > ctx.now else ()
        said = path_of(words_)
        if path := chosen(table.position, seat, words, said):
            return await self.press(ctx, table, path)
        try:
            return await self._move(
                ctx, table, seat, read(table.position, seat, words, game(table.head.game))
            )
        except IllegalMove as illegal:
            reason = named(illegal.reason, names_of(table, ctx.reader))
            rows = read_on(ctx.asked, game(table.head.game).code, illegal.section)
            return (ctx.private(reason, *self._possible(ctx, table, seat), rows=rows),)

    def _possible(self, ctx: Context, table: Table, seat: int) -> tuple[Text, ...]:
        choices = choices_of(Ask(table, ctx.reader, seat))
        if not choices:
            return ()
        names = names_of(table, ctx.reader)
        labels = [(one.mark, named(one.label, names)) for one in choices[:4]]
        words = tuple(text("bot-choice", mark=mark, label=label) for mark, label in labels)
        mark, example = choices[0].mark, table.position.offered(seat)[0]
        return (text("bot-possible", choices=words, mark=mark, example=example),)

    async def _move(self, ctx: Context, table: Table, seat: int, move: str) -> tuple[Reply, ...]:
        row = await self.row(ctx, table)
        sure = row is not None and row.said == (SURE, move) and row.said_until > ctx.now
        if table.position.warning(seat, move) and not sure and row:
            return await self.say_on(ctx, table, (SURE, move))
        made = Entry("move", "person", seat, move, ctx.person.id, ctx.now)

        def entries(now: Table) -> list[Entry]:
            kept_ = kept(now, made)
            return self._forced(ctx, now.add(kept_), [kept_])

        return await self.written(ctx, table, row, entries)

    async def undo(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """Back to the last choice of a person."""
        if table.seat_of(ctx.person.id) is None:
            return self.strangers(ctx, table)
        if not table.undoable:
            return (ctx.private(text("bot-nothing-to-undo")),)
        entry = Entry("undo", "person", person=ctx.person.id, at=ctx.now)
        return await self.written(ctx, table, await self.row(ctx, table), lambda _: [entry])

    async def resign(self, ctx: Context, table: Table, *, sure: bool) -> tuple[Reply, ...]:
        """Give up; asks once. In a game of the whole room those may whom its admins allow to."""
        if not may_give_up(ctx, table):
            anyone = table.head.seats[0].anyone
            who = text("bot-resign-who", whom=setting("stops", ctx.room.settings))
            return (ctx.private(who),) if anyone else self.strangers(ctx, table)
        if table.over:
            return await self.fresh(ctx, table)
        if not sure and ctx.message and ctx.message.table and ctx.message.state == "live":
            return await self.say_on(ctx, table, (RESIGN,))
        if not sure:
            rows = whether_to_give_up(ctx.reader, table)
            return (ctx.private(text("bot-resign-sure"), rows=rows),)
        entry = Entry("resign", "person", person=ctx.person.id, at=ctx.now)
        return await self.written(ctx, table, await self.row(ctx, table), lambda _: [entry])

    async def say(self, ctx: Context, table: Table, said: Path) -> tuple[Reply, ...]:
        """Open another page of the keyboard on the pressed message."""
        if table.seat_of(ctx.person.id) is None:
            return self.strangers(ctx, table)
        return await self.say_on(ctx, table, said)

    async def wrote(self, ctx: Context, table: Table) -> Table:
        """Computers that think longer answer while the press waits, but not for long."""
        self._judge(ctx, table)
        return await self.turns.hurry(table)

    def _judge(self, ctx: Context, table: Table) -> None:
        """Find out, while nobody waits, whether the last move has lost the game."""
        if table.over or not table.steps or not game(table.head.game).judged:
            return
        task = asyncio.create_task(self._judged(table, ctx.now))
        self._judging.add(task)
        task.add_done_callback(self._judging.discard)

    async def _judged(self, table: Table, at: int) -> None:
        lost = await self.thinker.lost(table.head.game, table.position, deal_of(table))
        if not lost or table.lost:
            return
        with suppress(Stale):
            await self.store.append(table, [Entry("note", "table", text="lost", at=at)], "")


async def wishes(store: Store, now: int, one: Game, seats: tuple[Occupant, ...]) -> list[Entry]:
    """What people do not want, although it is usual."""
    unwanted: list[Entry] = []
    for seat, occupant in enumerate(seats if one.wishes else ()):
        person = await store.person_by_id(occupant.person) if occupant.person else None
        off = [wish for wish in one.wishes if person and person.settings.get(f"wish-{wish}")]
        unwanted += [
            Entry("order", "table", seat, f"-{wish}", occupant.person, now) for wish in off
        ]
    return unwanted
