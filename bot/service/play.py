"""What people do at a table: open it, move, take back, ask, resign."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date

from bot.core.action import Action
from bot.core.answer import Reply
from bot.core.daily import has_ended
from bot.core.screen import Button
from bot.core.table import Entry, Head, Occupant, Table
from bot.core.typed import chosen, read
from bot.service.boards import RESIGN, SURE, Ask, board, choices_of, path_of
from bot.service.context import Context, board_reader, board_screen, shown_seat
from bot.service.deals import Opening, again, deal
from bot.service.menus import known_variant, title
from bot.service.thinker import JUDGED, Thinker
from bot.store import Message, NewMessage, Repeated, Room, Stale, Store
from games import Game, IllegalMove, Path, Solution, Text, game, menu, text

TRIES = 5
"""How often a write is tried again when somebody else wrote first."""

SAID_FOR = 60_000
"""How long a half-said move stays on its message, in ms."""

OPEN_TABLES = 20
"""Unfinished tables of one person in one room."""


class Moved(Exception):
    """The question that was answered is not the one that is asked now."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.head.id)
        self.table = table


class Play:
    """The operations on tables. Each returns the replies to show, in order."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self._judging: set[asyncio.Task[None]] = set()

    async def open(self, ctx: Context, one: Game, variant: str, whom: str) -> tuple[Reply, ...]:
        """Deal a new game for one person, or for the whole room."""
        name = known_variant(one, variant)
        if await self.store.count_live(ctx.room.id, ctx.person.id) >= OPEN_TABLES:
            return (ctx.private(text("bot-too-many-tables", count=OPEN_TABLES)),)
        room = whom.startswith("room") and not ctx.place.private
        last = f"{one.code}/{name}/{'room' if room else 'me'}"
        await self.store.set_person(ctx.person.id, "last", last)
        seats = (Occupant() if room else _sits(ctx),)
        opening = Opening(ctx.room.id, ctx.person.id, seats)
        head, report = await deal(self.thinker, one, name, opening, raw=whom.endswith("-raw"))
        return await self._seated(ctx, head, report)

    async def anew(self, ctx: Context, table: Table, *, same: bool) -> tuple[Reply, ...]:
        """Another deal of the same kind, or the same deal again."""
        head = table.head
        seats = head.seats if head.seats[0].anyone else (_sits(ctx),)
        opening = Opening(ctx.room.id, ctx.person.id, seats)
        if same:
            return await self._seated(ctx, again(head, opening), table.report)
        head, report = await deal(self.thinker, game(head.game), head.variant, opening)
        return await self._seated(ctx, head, report)

    async def _seated(self, ctx: Context, head: Head, report: str) -> tuple[Reply, ...]:
        entries = [Entry("deal", "person", 0, report, ctx.person.id, ctx.now)]
        entries = self._forced(ctx, Table.open(head, entries), entries)
        taken = self._menu_row(ctx)
        new = NewMessage(ctx.room.id, ctx.place.platform, f"b/{head.id}", head.id)
        try:
            row = await self.store.create(head, entries, ctx.event, taken or new)
        except Repeated as repeated:
            return await self.bring(ctx, repeated.table)
        table = Table.open(head, entries)
        how = "edit" if taken else "post"
        return (await self._reply(ctx, table, row, how), *self._no_pictures(ctx))

    def _menu_row(self, ctx: Context) -> int | None:
        row = ctx.message
        return row.id if row and not row.table and row.state == "live" else None

    def _no_pictures(self, ctx: Context) -> tuple[Reply, ...]:
        if ctx.place.pictures:
            return ()
        return (ctx.private(text(f"bot-may-not-attach-{ctx.place.platform}")),)

    def _forced(self, ctx: Context, table: Table, entries: list[Entry]) -> list[Entry]:
        """Add the moves that the table plays by itself, testing the record after each."""
        return [*entries, *(table.line(ctx.now) if ctx.reader.forced else ())]

    async def press(self, ctx: Context, table: Table, path: Path) -> tuple[Reply, ...]:
        """A choice: one more word of a move; the whole move is played."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return self.strangers(ctx, table)
        said = menu(table.position.seen_by(seat), seat, path)
        if said.move is None and not said.choices:
            return await self.fresh(ctx, table, stale=True)
        if said.move is None:
            return await self._say(ctx, table, said.said)
        return await self._move(ctx, table, seat, said.move)

    async def typed(self, ctx: Context, table: Table, words: str) -> tuple[Reply, ...]:
        """A move in words: notation, or the letter on the board."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return self.strangers(ctx, table)
        row = await self.row(ctx, table)
        said = path_of(row.said) if row and row.said_until > ctx.now else ()
        if path := chosen(table.position, seat, words, said):
            return await self.press(ctx, table, path)
        try:
            return await self._move(
                ctx, table, seat, read(table.position, seat, words, game(table.head.game))
            )
        except IllegalMove as illegal:
            return (ctx.private(illegal.reason, *self._possible(ctx, table, seat)),)

    def _possible(self, ctx: Context, table: Table, seat: int) -> tuple[Text, ...]:
        choices = choices_of(Ask(table, ctx.reader, seat))
        if not choices:
            return ()
        words = tuple(text("bot-choice", mark=one.mark, label=one.label) for one in choices[:4])
        mark, example = choices[0].mark, table.position.offered(seat)[0]
        return (text("bot-possible", choices=words, mark=mark, example=example),)

    async def _move(self, ctx: Context, table: Table, seat: int, move: str) -> tuple[Reply, ...]:
        row = await self.row(ctx, table)
        sure = row is not None and row.said == (SURE, move) and row.said_until > ctx.now
        if table.position.warning(seat, move) and not sure and row:
            return await self._say(ctx, table, (SURE, move))
        made = Entry("move", "person", seat, move, ctx.person.id, ctx.now)

        def entries(now: Table) -> list[Entry]:
            return self._forced(ctx, now.add(made), [made])

        return await self._written(ctx, table, row, entries)

    async def undo(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """Back to the last choice of a person."""
        if table.seat_of(ctx.person.id) is None:
            return self.strangers(ctx, table)
        if not table.undoable:
            return (ctx.private(text("bot-nothing-to-undo")),)
        entry = Entry("undo", "person", person=ctx.person.id, at=ctx.now)
        return await self._written(ctx, table, await self.row(ctx, table), lambda _: [entry])

    async def resign(self, ctx: Context, table: Table, *, sure: bool) -> tuple[Reply, ...]:
        """Give up; asks once. In a game of the whole room only its starter or an admin may."""
        anyone = table.head.seats[0].anyone
        allowed = ctx.person.id == table.head.host or (anyone and ctx.asked.admin)
        if not allowed:
            return (ctx.private(text("bot-resign-who")),) if anyone else self.strangers(ctx, table)
        if table.over:
            return await self.fresh(ctx, table)
        if not sure and ctx.message and ctx.message.table and ctx.message.state == "live":
            return await self._say(ctx, table, (RESIGN,))
        if not sure:
            yes = Action("resign", ("yes",), table.head.id, table.round)
            no = replace(yes, words=("no",))
            button = Button(ctx.reader.say(text("bot-button-resign-yes")), str(yes), "danger")
            other = Button(ctx.reader.say(text("bot-button-resign-no")), str(no))
            return (ctx.private(text("bot-resign-sure"), rows=((button, other),)),)
        entry = Entry("resign", "person", person=ctx.person.id, at=ctx.now)
        return await self._written(ctx, table, await self.row(ctx, table), lambda _: [entry])

    async def hint(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """The first move of a line that the solver finds; it knows the hidden tiles."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return self.strangers(ctx, table)
        if table.over:
            return (ctx.private(text("bot-game-over")),)
        solution = await self.thinker.solve(table.head.game, table.position)
        entry = Entry("hint", "person", seat, _hinted(solution), ctx.person.id, ctx.now)
        try:
            await self._append(ctx, table, None, lambda _: [entry])
        except Repeated:
            pass
        except Moved as moved:
            late = () if ctx.address else (ctx.private(text("bot-hint-late")),)
            return late or await self.fresh(ctx, moved.table)
        return (ctx.private(*self._advice(ctx, table, seat, solution)),)

    def _advice(
        self, ctx: Context, table: Table, seat: int, solution: Solution
    ) -> tuple[Text, ...]:
        if solution.status != "solved" or not solution.moves:
            return (text(f"bot-hint-{solution.status}"),)
        move = solution.moves[0]
        paths = table.position.paths(seat, move)
        first = next(
            choice
            for choice in choices_of(Ask(table, ctx.reader, seat))
            if any(path[: len(choice.path)] == choice.path for path in paths)
        )
        words = text("bot-choice", mark=first.mark, label=first.label)
        advice = text("bot-hint-move", choice=words, move=move)
        hidden = table.position.seen_by(seat) != table.position
        return (advice, *((text("bot-hint-hidden"),) if hidden else ()))

    async def line(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """The winning line of a finished deal, when there was one."""
        daily = table.head.daily
        if daily and not has_ended(date.fromisoformat(daily.date), ctx.now):
            return (ctx.private(text("daily-line-later")),)
        if not table.over:
            return await self.fresh(ctx, table)
        solution = await self.thinker.solve(table.head.game, table.start)
        if solution.status != "solved":
            return (ctx.private(text(f"bot-line-{solution.status}")),)
        moves = " ".join(solution.moves)
        return (ctx.private(text("bot-line-solved", count=len(solution.moves), moves=moves)),)

    async def _say(self, ctx: Context, table: Table, said: Path) -> tuple[Reply, ...]:
        row = await self.row(ctx, table)
        if row:
            await self.store.say(row.id, said, ctx.now + SAID_FOR)
        return await self._show(ctx, table, row, said)

    async def say(self, ctx: Context, table: Table, said: Path) -> tuple[Reply, ...]:
        """Open another page of the keyboard on the pressed message."""
        if table.seat_of(ctx.person.id) is None:
            return self.strangers(ctx, table)
        return await self._say(ctx, table, said)

    async def _written(
        self,
        ctx: Context,
        table: Table,
        row: Message | None,
        entries: Callable[[Table], Sequence[Entry]],
    ) -> tuple[Reply, ...]:
        """Write, then show the new board; what came too late gets the newest board."""
        try:
            table = await self._append(ctx, table, row, entries)
        except Repeated:
            return await self.fresh(ctx, await self._again(table))
        except Moved as moved:
            return await self.fresh(ctx, moved.table, stale=True)
        self._judge(ctx, table)
        return await self._show(ctx, table, row)

    def _judge(self, ctx: Context, table: Table) -> None:
        """Find out, while nobody waits, whether the last move has lost the game."""
        if table.over or not table.steps or not game(table.head.game).judged:
            return
        task = asyncio.create_task(self._judged(table, ctx.now))
        self._judging.add(task)
        task.add_done_callback(self._judging.discard)

    async def _judged(self, table: Table, at: int) -> None:
        solution = await self.thinker.solve(table.head.game, table.position, JUDGED)
        if solution.status != "unsolvable" or table.lost:
            return
        with suppress(Stale):
            await self.store.append(table, [Entry("note", "table", text="lost", at=at)], "")

    async def _show(
        self, ctx: Context, table: Table, row: Message | None, said: Path = ()
    ) -> tuple[Reply, ...]:
        """On the message that was pressed or answered; typed out of the blue, as a new one."""
        if not ctx.address:
            return await self.bring(ctx, table.head.id, said)
        return (await self._reply(ctx, table, row.id if row else None, "edit", said),)

    async def _append(
        self,
        ctx: Context,
        table: Table,
        row: Message | None,
        entries: Callable[[Table], Sequence[Entry]],
    ) -> Table:
        asked = table.round
        for _ in range(TRIES):
            try:
                made = entries(table)
                return await self.store.append(table, made, ctx.event, row.id if row else None)
            except Stale:
                table = await self._again(table)
                if table.round != asked:
                    break
        raise Moved(table)

    async def _again(self, table: Table) -> Table:
        found = await self.store.load(table.head.id)
        assert found is not None  # noqa: S101 - tables are never deleted while they are played
        return found

    async def fresh(self, ctx: Context, table: Table, *, stale: bool = False) -> tuple[Reply, ...]:
        """The newest board on the pressed message, with a word of why if it had moved on."""
        row = await self.row(ctx, table)
        if row:
            await self.store.say(row.id, (), 0)
        notice = (ctx.private(text("bot-stale")),) if stale else ()
        return (*await self._show(ctx, table, row), *notice)

    async def bring(self, ctx: Context, id_: str, said: Path = ()) -> tuple[Reply, ...]:
        """The live board as the newest message; the older one in this room loses its buttons."""
        table = await self.store.load(id_)
        if table is None:
            return (ctx.private(text("bot-no-such-table")),)
        if table.head.daily and table.seat_of(ctx.person.id) is None:
            return self.strangers(ctx, table)
        if table.head.daily and not ctx.place.private:
            return await self.aside(ctx, table, said)
        older = await self.store.messages_of(id_, ctx.room.id)
        new = NewMessage(ctx.room.id, ctx.place.platform, f"b/{id_}", id_)
        row = await self.store.add_message(new)
        for message in older:
            await self.store.retire(message.id)
        if said:
            await self.store.say(row.id, said, ctx.now + SAID_FOR)
        reply = await self._reply(ctx, table, row.id, "post", said)
        retire = next((message.address for message in older if message.address), "")
        return (replace(reply, retire=retire), *self._no_pictures(ctx))

    async def home(self, ctx: Context) -> Room:
        """Where the tables of a person lie that nobody else should come across."""
        if ctx.place.private:
            return ctx.room
        name = ctx.who.account if ctx.place.platform == "telegram" else f"@{ctx.who.account}"
        return await self.store.room(ctx.place.platform, name, private=True)

    async def aside(self, ctx: Context, table: Table, said: Path = ()) -> tuple[Reply, ...]:
        """The board for its player alone, where others read too; its row lies in their home."""
        screen = board(Ask(table, ctx.reader, table.seat_of(ctx.person.id), said))
        room = await self.home(ctx)
        older = await self.store.messages_of(table.head.id, room.id)
        new = NewMessage(room.id, room.platform, f"b/{table.head.id}", table.head.id)
        row = await self.store.add_message(new)
        for message in older:
            await self.store.retire(message.id)
        retire = next((message.address for message in older if message.address), "")
        return (Reply("private", screen, row.id, table.version, retire),)

    def strangers(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """A kind word to somebody who pressed on another person's game."""
        one = game(table.head.game)
        start = Action("new", (one.code, table.head.variant, "me"))
        button = Button(ctx.reader.say(text("bot-start-own", game=title(one))), str(start), "good")
        line = text("bot-not-yours", name=table.head.seats[0].name)
        return (ctx.private(line, rows=((button,),)),)

    async def row(self, ctx: Context, table: Table) -> Message | None:
        """The row of the pressed message; one whose delivery was never reported is adopted.

        With no message pressed it is the live board of the room.
        """
        if ctx.message and ctx.message.table == table.head.id:
            return ctx.message
        if not ctx.message:
            live = await self.store.messages_of(table.head.id, ctx.room.id)
            if live and not ctx.address:
                return live[-1]
            lost = [message for message in live if not message.address]
            if lost:
                await self.store.shown(lost[0].id, ctx.address, 0, "")
                return await self.store.message(lost[0].id)
        return None

    async def _reply(
        self, ctx: Context, table: Table, row: int | None, how: str, said: Path = ()
    ) -> Reply:
        message = await self.store.message(row) if row else None
        locales = (ctx.who.locale, ctx.place.locale)
        if message:
            screen = await board_screen(self.store, table, message, said, locales)
        else:
            eyes = await board_reader(self.store, table, ctx.room, locales)
            screen = board(Ask(table, eyes, shown_seat(table), said))
        return Reply("post" if how == "post" else "edit", screen, row, table.version)


def _sits(ctx: Context) -> Occupant:
    return Occupant(ctx.person.id, ctx.person.name)


def _hinted(solution: Solution) -> str:
    return solution.moves[0] if solution.moves else solution.status
