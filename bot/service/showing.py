"""Showing tables: on the message that was pressed, as a new one, or for one pair of eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.core.action import Action
from bot.core.answer import Reply
from bot.core.screen import Button
from bot.core.table import Entry, Table
from bot.service.asking import Ask
from bot.service.context import Context, board_reader, board_screen, screen_of, shown_seat
from bot.service.menus import title
from bot.service.named import names_of
from bot.service.own import home_of
from bot.store import Message, NewMessage, Repeated, Room, Stale, Store
from bot.store.forgetting import TOMBSTONE
from games import IllegalMove, Path, Text, game, text

TRIES = 5
"""How often a write is tried again when somebody else wrote first."""

SAID_FOR = 60_000
"""How long a half-said move stays on its message, in ms."""


class Moved(Exception):
    """The question that was answered is not the one that is asked now."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.head.id)
        self.table = table


DAY = 86_400_000


class Showing:
    """How tables are written on and what is shown of them; ``Play`` and others build on it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def wrote(self, ctx: Context, table: Table) -> Table:
        """A table was written on; return it as it is when all that follows at once is done."""
        del ctx
        return table

    async def written(
        self,
        ctx: Context,
        table: Table,
        row: Message | None,
        entries: Callable[[Table], Sequence[Entry]],
    ) -> tuple[Reply, ...]:
        """Write, then show the new board; what came too late gets the newest board.

        A pressed message that this answer will not change is left to the publisher.
        """
        pressed = None if self.apart(ctx, table, row) else row
        try:
            table = await self.append(ctx, table, pressed, entries)
        except Repeated:
            return await self.fresh(ctx, await self.newest(table))
        except Moved as moved:
            return await self.fresh(ctx, moved.table, stale=True)
        table = await self.wrote(ctx, table)
        return await self.show(ctx, table, row)

    async def show(
        self, ctx: Context, table: Table, row: Message | None, said: Path = ()
    ) -> tuple[Reply, ...]:
        """On the message that was pressed or answered; typed out of the blue, as a new one."""
        if not ctx.address or self.apart(ctx, table, row):
            return await self.bring(ctx, table.head.id, said, own=True)
        return (await self.reply(ctx, table, row.id if row else None, "edit", said),)

    def apart(self, ctx: Context, table: Table, row: Message | None) -> bool:
        """Whether the message that was pressed is everybody's, and the answer only this seat's."""
        everybody = not (row and row.viewer) and not ctx.place.private
        return table.several and everybody and ctx.place.platform != "web"

    async def append(
        self,
        ctx: Context,
        table: Table,
        row: Message | None,
        entries: Callable[[Table], Sequence[Entry]],
    ) -> Table:
        """Write on as long as the same question is asked. Raises Moved and Repeated."""
        asked, read = table.round, table.version
        for _ in range(TRIES):
            try:
                made = entries(table)
                return await self.store.append(table, made, ctx.event, row.id if row else None)
            except Stale:
                table = await self.newest(table)
                if table.round != asked:
                    break
            except IllegalMove:
                if table.version == read:
                    raise
                break  # this seat has answered since
        raise Moved(table)

    async def newest(self, table: Table) -> Table:
        """The table as it is now."""
        found = await self.store.load(table.head.id)
        assert found is not None  # noqa: S101 - tables are never deleted while they are played
        return found

    async def fresh(self, ctx: Context, table: Table, *, stale: bool = False) -> tuple[Reply, ...]:
        """The newest board on the pressed message, with a word of why if it had moved on."""
        row = await self.row(ctx, table)
        if row and row.said:
            await self.store.say(row.id, (), 0)
        late = stale and not await self.store.happened(ctx.event)  # else it is what moved it on
        notice = (ctx.private(text("bot-stale")),) if late else ()
        return (*await self.show(ctx, table, row), *notice)

    async def bring(
        self, ctx: Context, id_: str, said: Path = (), *, own: bool = False
    ) -> tuple[Reply, ...]:
        """The live board as the newest message; the older one in this room loses its buttons.

        ``own`` asks for the view of one's own seat where others read too.
        """
        table = await self.store.load(id_)
        if table is None:
            return (ctx.private(text("bot-no-such-table")),)
        if table.head.closed and table.seat_of(ctx.person.id) is None:
            return self.strangers(ctx, table)
        # On the page a post may be one person's, and follows what the others at the table do.
        alone = ctx.place.private or (ctx.place.platform == "web" and table.head.tourney != "")
        if not alone and (
            table.head.closed or (own and table.several) or await self._at_home(ctx, table)
        ):
            return await self.aside(ctx, table, said)
        looks_on = table.seat_of(ctx.person.id) is None and ctx.place.platform == "telegram"
        viewer = ctx.person.id if table.several and alone and not looks_on else None
        new = NewMessage(ctx.room.id, ctx.place.platform, f"b/{id_}", id_, viewer)
        row, older = await self._newest_row(ctx, new, said)
        reply = await self.reply(ctx, table, row.id, "post", said)
        retire = next((message.address for message in older if message.address), "")
        return (replace(reply, retire=retire), *await self.no_pictures(ctx))

    async def _newest_row(
        self, ctx: Context, new: NewMessage, said: Path
    ) -> tuple[Message, list[Message]]:
        """The row of a board in the place of those that stood for the same eyes; both."""
        row = await self.store.add_message(new)
        live = await self.store.messages_of(new.table, new.room, new.viewer)
        older = [message for message in live if message.id < row.id]  # of two at once, one stays
        for message in older:
            await self.store.retire(message.id)
        if said:
            await self.store.say(row.id, said, ctx.now + SAID_FOR)
        return row, older

    async def there(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """What was begun by another press: no second post where its board stands already."""
        if ctx.place.platform == "web":
            live = await self.store.messages_of(table.head.id, ctx.room.id)
            if live:
                return (await self.reply(ctx, table, live[-1].id, "edit"),)
        elif not ctx.place.private and table.seat_of(ctx.person.id) is not None:
            return await self.aside(ctx, table)
        return await self.bring(ctx, table.head.id)

    async def home(self, ctx: Context) -> Room:
        """Where the tables of a person lie that nobody else should come across."""
        return ctx.room if ctx.place.private else await home_of(ctx, self.store)

    async def _at_home(self, ctx: Context, table: Table) -> bool:
        """Whether a table lies where nobody else should come across it, and this is elsewhere."""
        home = await self.home(ctx)
        return table.head.room == home.id != ctx.room.id

    async def _own_rows(self, ctx: Context, table: Table) -> list[Message]:
        """Where its board stands for the one who asks alone; see ``aside``."""
        if ctx.place.private:
            return []
        viewer = ctx.person.id if table.several else None
        room = await self._beside(ctx, table)
        return await self.store.messages_of(table.head.id, room.id, viewer)

    async def _beside(self, ctx: Context, table: Table) -> Room:
        """The room of the rows that one person alone is shown."""
        here = table.several and ctx.place.platform == "discord"
        return ctx.room if here else await self.home(ctx)

    async def aside(self, ctx: Context, table: Table, said: Path = ()) -> tuple[Reply, ...]:
        """The board for its player alone, where others read too; its row lies in their home."""
        ask = Ask(table, ctx.reader, table.seat_of(ctx.person.id), said)
        screen = await screen_of(self.store, ask)
        viewer = ctx.person.id if table.several else None
        room = await self._beside(ctx, table)
        new = NewMessage(room.id, room.platform, f"b/{table.head.id}", table.head.id, viewer)
        row, older = await self._newest_row(ctx, new, said)
        retire = next(filter(None, (_retired(one, ctx.now) for one in older)), "")
        return (Reply("private", screen, row.id, table.version, retire),)

    def strangers(self, ctx: Context, table: Table, why: Text | None = None) -> tuple[Reply, ...]:
        """A kind word, or ``why`` not, to somebody who pressed on another person's game."""
        one = game(table.head.game)
        start = Action("new", (one.code, table.head.variant, "me"))
        button = Button(ctx.reader.say(text("bot-start-own", game=title(one))), str(start), "good")
        if table.several:
            known = names_of(table, ctx.reader)
            names = tuple(text("ui-plain", words=known[seat]) for seat in table.people)
            line = text("bot-not-at-table", names=names, count=len(names))
        else:
            name = table.head.seats[0].name
            gone = name == TOMBSTONE
            line = text("bot-not-yours-gone") if gone else text("bot-not-yours", name=name)
        return (ctx.private(why or line, rows=((button,),)),)

    async def row(self, ctx: Context, table: Table) -> Message | None:
        """The row of the pressed message; one whose delivery was never reported is adopted.

        With no message pressed it is where they read their own seat, else the live board.
        """
        if ctx.message and ctx.message.table == table.head.id:
            return ctx.message
        if not ctx.message:
            viewer = ctx.person.id if table.several and ctx.place.private else None
            live = await self.store.messages_of(table.head.id, ctx.room.id, viewer)
            if not ctx.address:
                own = await self._own_rows(ctx, table)
                return next(iter(reversed((own or live) if table.several else (live or own))), None)
            lost = [message for message in live if not message.address]
            if lost:
                await self.store.shown(lost[0].id, ctx.address, 0, "")
                return await self.store.message(lost[0].id)
        return None

    async def reply(
        self, ctx: Context, table: Table, row: int | None, how: str, said: Path = ()
    ) -> Reply:
        """The board on a message of the room, for the eyes that read it there."""
        message = ctx.message
        if message is None or message.id != row:
            message = await self.store.message(row) if row else None
        asks = ctx.eyes
        if message:
            screen = await board_screen(self.store, table, message, said, asks)
        else:
            eyes = await board_reader(self.store, table, ctx.room, asks)
            viewer = ctx.person.id if ctx.place.private else None
            screen = await screen_of(self.store, Ask(table, eyes, shown_seat(table, viewer), said))
        return Reply("post" if how == "post" else "edit", screen, row, table.version)

    async def no_pictures(self, ctx: Context) -> tuple[Reply, ...]:
        """A word to whoever asked for a picture where the bot may send none, once a day there."""
        if ctx.place.pictures:
            return ()
        platform, told = ctx.place.platform, f"a{ctx.room.id}/{ctx.person.id}/{ctx.now // DAY}"
        if await self.store.hear(platform, told, ctx.now) != "new":
            return ()
        await self.store.heard(platform, told)
        return (ctx.private(text("bot-may-not-attach-discord")),)

    async def say_on(self, ctx: Context, table: Table, said: Path) -> tuple[Reply, ...]:
        """Show a message as it looks after some words; others never see the words of a seat."""
        row = await self.row(ctx, table)
        if row and self.apart(ctx, table, row):
            return await self.aside(ctx, table, said)
        if row:
            mark = (f"@{ctx.person.id}",) if table.several and row.viewer is None else ()
            await self.store.say(row.id, (*mark, *said), ctx.now + SAID_FOR)
        return await self.show(ctx, table, row, said)


def _retired(message: Message, now: int) -> str:
    """The address of an older view, with the key where it needs one; nothing once that is over."""
    if not message.token or message.platform != "discord":
        return message.address
    return f"{message.address}~{message.token}" if message.expires > now else ""
