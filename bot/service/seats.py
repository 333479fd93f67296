"""What people do with seats: come, go, order, vote, deal on; and where they sit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.core.action import Action
from bot.core.answer import Replies
from bot.core.links import link
from bot.core.screen import Button, Rows
from bot.core.table import Entry, Table
from bot.core.turns import TOLD, deadline, line, stand_in
from bot.service.absence import votes_needed
from bot.service.asking import RESIGN, Ask, whether_to_give_up
from bot.service.context import Context
from bot.service.menus import kind, title
from bot.service.named import names_of
from bot.service.play import Play
from bot.service.several import more_rows, resigning, span
from bot.service.showing import Moved
from bot.service.sight import act, named_tourney
from bot.service.turns import next_deal
from bot.store import Repeated, Store
from bot.store.message_rows import BOARD
from games import IllegalMove, Seat, Text, game, text

CROWD = 8
"""So often somebody who sits down is overtaken by others before they give up."""


class Seats:
    """Everything about who sits at a table of several seats."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.store = play.store

    async def hand(self, ctx: Context, table: Table) -> Replies:
        """One's own view, for nobody else."""
        if table.seat_of(ctx.person.id) is None:
            return await self._outside(ctx, table)
        pressed = await self.play.row(ctx, table) if ctx.address else None
        if ctx.place.platform == "web" and pressed and pressed.shows.startswith(BOARD):
            return await self.play.fresh(ctx, table)  # every guest sees the own view there
        if ctx.place.private or ctx.place.platform == "web":
            return await self.play.bring(ctx, table.head.id)
        return await self.play.aside(ctx, table)

    async def more(self, ctx: Context, table: Table, words: Sequence[str]) -> Replies:
        """What else can be done: on one's own view in place, else for the one who asks."""
        row = await self.play.row(ctx, table)
        if self.play.apart(ctx, table, row):
            ask = Ask(table, ctx.reader, table.seat_of(ctx.person.id))
            return (ctx.private(text("bot-more"), rows=more_rows(ask, whispered=True)),)
        return await self.play.say_on(ctx, table, tuple(words))

    async def order(self, ctx: Context, table: Table, words: Sequence[str]) -> Replies:
        """A standing answer; on everybody's board it means the first that the seat can give."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return await self._outside(ctx, table)
        given = table.chairs[seat].orders
        open_ = [one for one in table.position.orders(seat) if one not in given]
        order = words[0] if words else next(iter(open_), "")
        if order not in open_:
            return (ctx.private(text("bot-order-nothing")),)
        entry = Entry("order", "person", seat, order, ctx.person.id, ctx.now)
        if not self.play.apart(ctx, table, await self.play.row(ctx, table)):
            return await self.write(ctx, table, entry)
        await self.keep(ctx, table, entry)
        return (ctx.private(text("bot-order-given")),)

    async def press(self, ctx: Context, table: Table, words: Sequence[str]) -> Replies:
        """A button about seats."""
        match list(words):
            case ["leave"]:
                return await self.leave(ctx, table)
            case ["back"]:
                return await self.sit(ctx, table)
            case ["vote", *of]:
                return await self.vote(ctx, table, of)
            case ["wish"]:
                return await self.wish(ctx, table)
            case [("open" | "shut") as doors]:
                return await self.doors(ctx, table, doors)
        return (ctx.private(text("bot-unknown-button")),)

    async def sit(self, ctx: Context, table: Table) -> Replies:
        """Take one's own seat back from the computer, or take a computer's seat."""
        if table.seat_of(ctx.person.id) is not None:
            return await self.hand(ctx, table)
        if table.over or free_seat(table, ctx.person.id) is None or table.head.daily:
            return await self._outside(ctx, table)
        if why := await self.barred(ctx, table):
            return (ctx.private(text(why)),)
        table = await self._seated(ctx, table)
        if table.seat_of(ctx.person.id) is None:
            return await self._outside(ctx, table)
        if ctx.place.platform == "web":
            return await self.play.there(ctx, table)
        return await self.hand(ctx, table)

    async def _seated(self, ctx: Context, table: Table) -> Table:
        """The table after this person has sat down, wherever there is room by then."""
        sits = f"{ctx.who.platform} {ctx.person.name}"

        def entries(now: Table) -> Sequence[Entry]:
            seat = free_seat(now, ctx.person.id)
            if seat is None or now.seat_of(ctx.person.id) is not None:
                raise IllegalMove("sit", text("bot-lobby-full"))
            entry = Entry("sit", "person", seat, sits, ctx.person.id, ctx.now)
            return _followed(ctx, (entry,))(now)

        for _ in range(CROWD):
            try:
                after = await self.play.append(ctx, table, None, entries)
            except Moved as moved:
                table = moved.table  # others sat down meanwhile, or the game went on
            except (IllegalMove, Repeated):
                break
            else:
                return await self.play.wrote(ctx, after)
        return await self.play.newest(table)

    async def leave(self, ctx: Context, table: Table) -> Replies:
        """Hand one's seat over to a computer; without anybody the table waits for a while."""
        seat = table.seat_of(ctx.person.id)
        if seat is None or table.over:
            return await self._outside(ctx, table)
        last = len(table.people) == 1
        if last and table.head.daily:  # to which nobody comes back
            return await self.resign(ctx, table, sure=False)
        entry = Entry("leave", "person", seat, stand_in(table), ctx.person.id, ctx.now)
        await self.keep(ctx, table, entry)
        return (ctx.private(text("bot-left-last" if last else "bot-left"), rows=_back(ctx, table)),)

    async def resign(self, ctx: Context, table: Table, *, sure: bool) -> Replies:
        """Give one's seat up for good; asks once."""
        seat = table.seat_of(ctx.person.id)
        if seat is None or table.over:
            return await self._outside(ctx, table)
        row = await self.play.row(ctx, table)
        if not sure and not self.play.apart(ctx, table, row) and ctx.message:
            return await self.play.say_on(ctx, table, (RESIGN,))
        if not sure:
            rows = whether_to_give_up(ctx.reader, table)
            return (ctx.private(resigning(table), rows=rows),)
        entry = Entry("resign", "person", seat, stand_in(table), ctx.person.id, ctx.now)
        if not self.play.apart(ctx, table, row):
            return await self.write(ctx, table, entry)
        await self.keep(ctx, table, entry)
        return (ctx.private(text("bot-outcome-lost-resigned")),)

    async def vote(self, ctx: Context, table: Table, words: Sequence[str]) -> Replies:
        """Let a computer play for somebody who is not there, when most of the others want it."""
        mine = table.seat_of(ctx.person.id)
        absent = [seat for seat in table.people if seat != mine and _absent(table, seat, ctx.now)]
        if mine is None:
            return await self._outside(ctx, table)
        if not words or not words[0].isdecimal() or int(words[0]) not in absent:
            return self._ballot(ctx, table, absent)
        seat, now = int(words[0]), ctx.now
        entries = [Entry("vote", "person", seat, "", ctx.person.id, now)]
        carried = len(table.chairs[seat].votes | {ctx.person.id}) >= votes_needed(table)
        if carried:
            entries.append(Entry("leave", "table", seat, stand_in(table), at=now))
        await self.keep(ctx, table, *entries)
        told = "bot-vote-carried" if carried else "bot-voted"
        return (ctx.private(text(told, name=names_of(table, ctx.reader)[seat])),)

    def _ballot(self, ctx: Context, table: Table, absent: Sequence[Seat]) -> Replies:
        if not absent:
            return (ctx.private(text("bot-vote-nobody")),)
        names = names_of(table, ctx.reader)
        buttons = tuple(
            Button(
                ctx.reader.say(text("bot-vote-for", name=names[seat])),
                str(Action("seat", ("vote", str(seat)), table.head.id, table.round)),
            )
            for seat in absent
        )
        return (ctx.private(text("bot-vote-whom"), rows=(buttons,)),)

    async def wish(self, ctx: Context, table: Table) -> Replies:
        """Take a wish of this seat back, or have it again."""
        seat, wishes = table.seat_of(ctx.person.id), game(table.head.game).wishes
        if seat is None or not wishes:
            return await self._outside(ctx, table)
        on = wishes[0] in table.chairs[seat].orders
        order = f"-{wishes[0]}" if on else wishes[0]
        await self.store.set_person(ctx.person.id, f"wish-{wishes[0]}", "off" if on else "")
        await self.keep(ctx, table, Entry("order", "person", seat, order, ctx.person.id, ctx.now))
        words = game(table.head.game).wish(wishes[0])
        return (ctx.private(text(f"bot-wish-{'off' if on else 'on'}", wish=words)),)

    async def doors(self, ctx: Context, table: Table, doors: str) -> Replies:
        """Who began alone lets others take the seats of computers, or nobody any more."""
        seat = table.seat_of(ctx.person.id)
        if seat is None or ctx.person.id != table.head.host or table.head.closed or table.over:
            return await self._outside(ctx, table)
        await self.keep(ctx, table, Entry("doors", "person", seat, doors, ctx.person.id, ctx.now))
        return (ctx.private(text(f"bot-doors-{doors}", code=table.head.id)),)

    async def deal_on(self, ctx: Context, table: Table) -> Replies:
        """The next deal of a match."""
        if table.seat_of(ctx.person.id) is None:
            return await self._outside(ctx, table)
        if not table.between:
            return await self.play.fresh(ctx, table, stale=True)
        return await self.write(ctx, table, next_deal(table, ctx.now, ctx.person.id))

    async def barred(self, ctx: Context, table: Table) -> str:
        """Why this person may not sit down here, or nothing."""
        with_ = [table.seats[seat].person or 0 for seat in table.people]
        return await why_not(ctx, self.store, table.head.room, with_)

    async def write(self, ctx: Context, table: Table, *made: Entry) -> Replies:
        """Write entries with what follows; on a private view the newest board comes back."""
        row = await self.play.row(ctx, table)
        try:
            return await self.play.written(ctx, table, row, _followed(ctx, made))
        except (IllegalMove, IndexError):
            return await self.play.fresh(ctx, table, stale=True)

    async def keep(self, ctx: Context, table: Table, *made: Entry) -> None:
        """Write entries with what follows, and leave all boards to the publisher."""
        with suppress(IllegalMove, IndexError, Repeated, Moved):
            await self.play.wrote(
                ctx, await self.play.append(ctx, table, None, _followed(ctx, made))
            )

    async def _outside(self, ctx: Context, table: Table) -> Replies:
        """Somebody who has no seat: a free one is offered, else a game of their own."""
        if table.over or table.head.daily or free_seat(table, ctx.person.id) is None:
            return self.play.strangers(ctx, table)
        if why := await self.barred(ctx, table):
            return (ctx.private(text(why)),)
        names = tuple(text("ui-plain", words=name) for name in names_of(table, ctx.reader))
        own = table.awaits(ctx.person.id)
        line_ = text("bot-seat-kept") if own else text("bot-seat-offered", names=names)
        return (ctx.private(line_, rows=_back(ctx, table)),)

    async def mine(self, ctx: Context) -> Replies:
        """All tables at which this person sits, wherever they are, each with its board."""
        lines, buttons = [text("bot-mytables")], []
        loaded = [await self.store.load(id_) for id_ in await self.store.tables_of(ctx.person.id)]
        for table in (*filter(None, loaded), *await self.left_by(ctx)):
            id_ = table.head.id
            room = await self.store.room_by_id(table.head.room)
            lines.append(_summary(ctx, table, room.platform if room else ctx.place.platform))
            label = text("bot-mytables-open", game=title(game(table.head.game)), table=id_)
            action = Action("hand", (), id_, table.round)
            buttons.append(
                (Button(ctx.reader.say(label), str(action)), *await self._way(ctx, table))
            )
        for lobby in await self.store.gathers(ctx.person.id):
            one = title(game(lobby.game))
            lines.append(text("bot-mytables-gathers", game=one, table=lobby.id))
            label = text("bot-mytables-open", game=one, table=lobby.id)
            shows = Action("lobby", ("show", lobby.id))
            buttons.append((Button(ctx.reader.say(label), str(shows)),))
        for id_ in await self.store.tourneys_of(ctx.person.id):
            if tourney := await self.store.tourney(id_):
                lines.append(named_tourney(tourney))
                show = ctx.reader.say(text("club-button-open", code=id_))
                buttons.append((Button(show, str(act(tourney, "show"))),))
        if not buttons:
            return (ctx.private(text("bot-mytables-none")),)
        limit = ctx.reader.limits.rows
        return (ctx.private(*lines, rows=tuple(buttons[:limit])),)

    async def _way(self, ctx: Context, table: Table) -> tuple[Button, ...]:
        """A link to the board where it stands, if that is another place of this platform."""
        for row in reversed(await self.store.messages_of(table.head.id)):
            room = row.room
            if room.platform != ctx.place.platform or room.private or room.id == ctx.room.id:
                continue
            url = link(room.platform, room.chat, row.address, room.settings.get("server", ""))
            if url:
                return (Button(ctx.reader.say(text("bot-mytables-way")), url=url),)
        return ()

    async def left_by(self, ctx: Context) -> list[Table]:
        """Tables at which a computer plays for this person, the newest change first."""
        known = await self.store.left_tables(ctx.person.id)
        loaded = [await self.store.load(id_) for id_ in known]
        return [table for table in loaded if table and table.awaits(ctx.person.id)]

    async def watch(self, ctx: Context, id_: str) -> Replies:
        """Somebody asks for a table by its code: their own view, a seat, or what everybody sees."""
        table = await self.store.load(id_)
        if table is None or not table.several or table.head.closed:
            return await self.play.bring(ctx, id_)
        if table.seat_of(ctx.person.id) is not None or table.over:
            return await self.play.bring(ctx, id_)
        stands = await self.store.messages_of(id_, ctx.room.id)
        board_ = () if stands else await self.play.bring(ctx, id_)
        if table.head.daily or free_seat(table, ctx.person.id) is None:
            return (*board_, *self.play.strangers(ctx, table, text("bot-join-taken")))
        return (*board_, *await self._outside(ctx, table))


def _followed(ctx: Context, made: Sequence[Entry]) -> Callable[[Table], Sequence[Entry]]:
    """Entries, and what the table then does by itself."""

    def entries(now: Table) -> list[Entry]:
        for entry in made:
            now = now.add(entry)
        return [*made, *line(now, ctx.now)]

    return entries


def _back(ctx: Context, table: Table) -> Rows:
    label = ctx.reader.say(text("bot-button-seat-back"))
    sit = Action("seat", ("back",), table.head.id, table.round)
    return ((Button(label, str(sit), "good"),),)


async def why_not(ctx: Context, store: Store, room: int, with_: Sequence[int]) -> str:
    """Why a person may not join people in a room: its admins or one of the people said so."""
    if await store.barred(room, ctx.person.id):
        return "bot-barred"
    return "bot-blocked" if await store.blocked(ctx.person.id, with_) else ""


def free_seat(table: Table, person: int) -> Seat | None:
    """The seat this person may take: the own one, else a computer's that nobody will want back.

    Who has given a seat up here takes no other: they would see a second hand.
    """
    if any(chair.quitter == person for chair in table.chairs):
        return None
    own = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.owner and chair.owner.person == person
    ]
    free = [
        seat
        for seat, chair in enumerate(table.chairs)
        if table.lets_in and chair.occupant.level and not chair.owner and not chair.quit
    ]
    return next(iter((*own, *free)), None)


def _absent(table: Table, seat: Seat, now: int) -> bool:
    """Whether a person has been waited for so long that others may say so.

    In a hidden round that holds for everybody alike, so that it names nobody who is asked.
    """
    stood = max(chair.stood for chair in table.chairs)
    late = now - table.asked_at - stood >= 2 * TOLD
    return table.chairs[seat].lapses > 0 or (late and (table.hidden or seat in table.asked))


def _summary(ctx: Context, table: Table, where: str) -> Text:
    """One line: the game, where it is, whose turn, and how long the reader has."""
    names = names_of(table, ctx.reader)
    seat = table.seat_of(ctx.person.id)
    if seat is not None and seat in table.asked:
        turn = text("bot-turn-yours")
        if table.several and table.head.clock:
            left = max(1, (deadline(table, seat) - ctx.now) // 1000)
            turn = text("bot-turn-yours-in", time=span(left))
    elif table.hidden or not table.asked:
        turn = text("bot-turn-open")
    else:
        turn = text("bot-turn-of", name=names[table.asked[0]])
    return text(
        "bot-mytables-line",
        game=kind(game(table.head.game), table.head.variant),
        table=table.head.id,
        place=text(f"bot-place-{where}"),
        moves=len(table.steps),
        ago=span(max(1, (ctx.now - table.changed) // 1000)),
        turn=turn,
    )
