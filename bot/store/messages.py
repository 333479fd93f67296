"""Messages: which screens hang in which chats, and who is about to bring them up to date.

``wake`` holds the time from which a message is not what it should be: at once when it was never
delivered or its table moved on, and when half-said words run out. So nobody has to look through
all messages for the few that need an edit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from hashlib import blake2b

from sqlalchemy import (
    BindParameter,
    Boolean,
    ColumnElement,
    Update,
    bindparam,
    case,
    delete,
    func,
    null,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.request import Event, Platform
from bot.store.arrivals import HEARD
from bot.store.database import LEASE, Shelf
from bot.store.message_rows import (
    BOARD,
    CALL,
    LEAGUE,
    LOBBY,
    LOOK,
    MENU,
    NOTICE,
    TOURNEY,
    TURN,
    calls_to,
    is_live,
    message_of,
    query_of,
    shows_kind,
    version_of,
    wake_of,
)
from bot.store.schema import messages, tables
from bot.store.straight import fixed
from bot.store.values import Delivery, Message, NewMessage, Room

_WATCHED = 100
"""So many newest messages of a room count for ``versions``."""
_NO_WORDS = {"said": [], "said_until": 0}
_UNSEEN = {"version": 0, "digest": "", "token": "", "expires": 0, **_NO_WORDS}


class Messages(Shelf):
    """What the bot has shown and where."""

    async def add_message(self, new: NewMessage) -> Message:
        """Keep a message about to be sent, leased to us for LEASE."""
        async with self.database.write() as connection:
            id_ = await _insert(connection, new, new.table, self.clock() + LEASE)
            return message_of((await connection.execute(query_of(messages.c.id == id_))).one())

    async def remind(self, new: NewMessage, *, in_place: bool = False) -> None:
        """Keep a reminder of somebody's turn, once; an older one for the same seat has to go.

        ``in_place``: the older one of the same turn becomes it instead. One for all is of a room.
        """
        seat = new.shows.rpartition("/")[0]
        here = messages.c.room == new.room if seat.endswith("/all") else true()
        older = (messages.c.table_id == new.table, shows_kind(f"{seat}/"), is_live(), here)
        async with self.database.write() as connection:
            same = select(messages.c.id).where(messages.c.shows == new.shows, here)
            if (await connection.execute(same)).first() is not None:
                return
            if in_place and await _becomes(connection, new):
                return
            past = {"shows": f"{seat}/0.0", "wake": 0, "changes": messages.c.changes + 1}
            await connection.execute(update(messages).where(*older).values(**past))
            await _insert(connection, new, new.table, 0)

    async def call(self, new: NewMessage) -> None:
        """Keep a line that calls somebody to a lobby, once for each person."""
        whom = new.shows.rpartition("/")[0]
        async with self.database.write() as connection:
            same = select(messages.c.id).where(shows_kind(f"{whom}/"))
            if (await connection.execute(same)).first() is None:
                await _insert(connection, new, "", 0)

    async def put_away(self, room: Room, newest: int) -> None:
        """Older menus of a room are to be taken away: at once where rows are all that is shown."""
        here = update(messages).where(messages.c.room == room.id, messages.c.id < newest)
        older = here.where(shows_kind(MENU), messages.c.state == "live")
        gone = {"state": "retired"} if room.platform == "web" else {"wake": 0}
        await self.database.do(older.values(**gone, changes=messages.c.changes + 1))

    async def redirect(self, id: int, room: Room) -> None:
        """A message that could not be sent shall stand in another room."""
        await self._change(id, room=room.id, platform=room.platform, wake=0, lease=0)

    async def callers(self, person: int) -> list[int]:
        """Who has called somebody to a lobby that may still be open."""
        query = select(messages.c.shows).where(calls_to(person))
        return [int(row.shows.rpartition("/")[2]) for row in await self.database.all(query)]

    async def look_at(self, table: str) -> None:
        """Look again at the boards of a table: what is said of it has changed."""
        here = update(messages).where(messages.c.table_id == table, messages.c.state == "live")
        await self.database.do(here.values(wake=0, changes=messages.c.changes + 1))

    async def look_again(self, person: int) -> None:
        """Look again at the lines that call somebody."""
        here = update(messages).where(calls_to(person), messages.c.state == "live")
        await self.database.do(here.values(wake=0, changes=messages.c.changes + 1))

    async def message(self, id: int) -> Message | None:
        """Find a message."""
        row = await self.database.first(_ONE, the_id=id)
        return message_of(row) if row else None

    async def message_at(self, platform: Platform, address: str) -> Message | None:
        """The message at a platform's address; the newest, if an address was used again."""
        if not address:
            return None
        row = await self.database.first(AT, on_platform=platform, at_address=address)
        return message_of(row) if row else None

    async def messages_of(
        self, table: str, room: int | None = None, viewer: int | None = None
    ) -> list[Message]:
        """The live boards of a table, oldest first: everybody's, or those of one viewer."""
        live = (messages.c.table_id == table, messages.c.state == "live", shows_kind(BOARD))
        query = query_of(*live, messages.c.viewer.is_(None))
        if viewer is not None:
            query = query_of(*live, messages.c.viewer == viewer)
        if room is not None:
            query = query.where(messages.c.room == room)
        return [message_of(row) for row in await self.database.all(query.order_by(messages.c.id))]

    async def stands(self, table: str) -> bool:
        """Whether anybody anywhere has a live board of a table."""
        live = (messages.c.table_id == table, messages.c.state == "live", shows_kind(BOARD))
        return await self.database.first(select(messages.c.id).where(*live).limit(1)) is not None

    async def room_messages(self, room: int, after: int = 0, limit: int = 50) -> list[Message]:
        """The newest messages of a room with a higher id than ``after``, oldest first."""
        query = query_of(messages.c.room == room, messages.c.id > after)
        rows = await self.database.all(query.order_by(messages.c.id.desc()).limit(limit))
        return [message_of(row) for row in reversed(rows)]

    async def shown(
        self, id: int, stands: Delivery | str, version: int, digest: str, *also: Event
    ) -> None:
        """It was delivered, and so shows that version; the lease ends. ``also`` is dealt with.

        Where the platform refused to change it unasked, that is tried again after a person was
        shown it: rights may have been granted since, and threads unlocked.
        """
        where = stands if isinstance(stands, Delivery) else Delivery(stands)
        how, key = _ADDRESSED, {}
        if isinstance(stands, Delivery):
            how, key = _DELIVERED, {"key": where.token, "holds": where.expires}
        async with self.database.write(brief=True) as connection:
            newest = await version_of(connection, id)
            stale = newest is not None and (version < newest or not digest)
            news = {"the_id": id, "at": where.address, "as_of": version, "seen": digest}
            await connection.execute(how, {**news, **key, "stale": stale})
            for platform, event in also:
                await connection.execute(HEARD, {"on_platform": platform, "of_event": event})

    async def say(self, id: int, said: tuple[str, ...], until: int) -> None:
        """Keep the words of a move said so far on this message, up to a time."""
        until = until if said else 0
        wake = case((messages.c.wake == 0, 0), (is_live(), until or null()), else_=null())
        await self._change(id, said=list(said), said_until=until, wake=wake)

    async def show(self, id: int, shows: str, table: str = "") -> None:
        """The message shows something else now; a board is leased to us until it is delivered."""
        await self._change(id, **_board(shows, table, self.clock() + LEASE))

    async def retire(self, id: int, state: str = "retired") -> None:
        """Nobody edits the message any more."""
        await self.database.do(let_go(messages.c.id == id, state=state))

    async def retire_room(self, room: int) -> None:
        """Nobody edits the messages of a room: they cannot be reached."""
        here = (messages.c.room == room, messages.c.state == "live")
        await self.database.do(let_go(*here, state="gone"))

    async def places(self, table: str) -> list[int]:
        """The rooms in which a table stands."""
        live = (messages.c.table_id == table, messages.c.state == "live", shows_kind(BOARD))
        rows = await self.database.all(select(messages.c.room).where(*live).distinct())
        return [row.room for row in rows]

    async def sweep(self) -> int:
        """Drop the rows of messages that nobody edits any more; return how many."""
        over = (messages.c.expires > 0) & (messages.c.expires <= self.clock())
        async with self.database.write() as connection:
            where = or_(messages.c.state != "live", over)
            result = await connection.execute(delete(messages).where(where))
        return int(result.rowcount)

    async def lease(self, id: int, until: int, now: int) -> bool:
        """Take the right to edit a message up to a time; False when somebody else has it."""
        free = (messages.c.id == id, messages.c.lease <= now)
        return await self.database.do(update(messages).where(*free).values(lease=until)) == 1

    async def stale(self, platforms: Collection[str], now: int, limit: int = 20) -> list[Message]:
        """Lease live boards that show an old version, forgotten words, or nothing known."""
        free = {"on_platforms": list(platforms), "now": now}
        if not await self.database.first(_ANY_FREE, **free):
            return []
        async with self.database.write() as connection:
            rows = await connection.execute(_FREE.limit(limit), free)
            found = [message_of(row) for row in rows]
            ours = messages.c.id.in_([message.id for message in found])
            await connection.execute(update(messages).where(ours).values(lease=now + LEASE))
        return [replace(message, lease=now + LEASE) for message in found]

    async def pending(self, now: int) -> int:
        """How many messages on platforms show an old state, or nothing yet."""
        stale = (messages.c.wake <= now, messages.c.platform != "web")
        alive = or_(messages.c.expires == 0, messages.c.expires > now)
        query = select(func.count()).select_from(messages).where(*stale, alive)
        row = await self.database.first(query)
        return int(row[0]) if row else 0

    async def versions(self, room: int) -> int:
        """A number that changes whenever the newest messages of a room or their tables do."""
        newest = (
            select(messages.c.id, messages.c.changes, messages.c.table_id)
            .where(messages.c.room == room)
            .order_by(messages.c.id.desc())
            .limit(_WATCHED)
            .subquery()
        )
        totals = select(
            func.max(newest.c.id), func.sum(newest.c.changes), func.sum(tables.c.version)
        ).select_from(newest.outerjoin(tables, tables.c.id == newest.c.table_id))
        async with self.database.read() as connection:
            counts = [int(count or 0) for count in (await connection.execute(totals)).one()]
        return int.from_bytes(blake2b(repr(counts).encode(), digest_size=6).digest())

    async def _change(self, id_: int, **values: object) -> None:
        here = update(messages).where(messages.c.id == id_)
        await self.database.do(here.values(**values, changes=messages.c.changes + 1))


def let_go(*where: ColumnElement[bool], state: str = "retired") -> Update:
    """Nobody edits these messages any more."""
    gone = {"state": state, "lease": 0, "wake": null(), "changes": messages.c.changes + 1}
    return update(messages).where(*where).values(**gone)


async def put_up(
    connection: AsyncConnection, table: str, message: NewMessage | int | None, until: int
) -> int:
    """Make the message of a new table, or let an old one show it. Return its id, or 0."""
    match message:
        case None:
            return 0
        case NewMessage():
            return await _insert(connection, message, table, until)
        case int():
            board = _board(f"b/{table}", table, until)
            here = update(messages).where(messages.c.id == message)
            await connection.execute(here.values(**board, changes=messages.c.changes + 1))
            return message


async def moved_on(
    connection: AsyncConnection, table: str, message: int | None, until: int, *, asks: bool
) -> None:
    """A table has moved on: its boards must follow; ``message`` is in our hands already.

    Where it ``asks`` something new, what was half-said on any of its boards is forgotten: an open
    menu must not hide that it is somebody's turn.
    """
    await connection.execute(_ASKED if asks else _MOVED, {"the_table": table})
    if message is not None:
        await connection.execute(_OURS, {"the_id": message, "until": until})


async def _insert(connection: AsyncConnection, new: NewMessage, table: str, until: int) -> int:
    row = {
        "room": new.room,
        "platform": new.platform,
        "viewer": new.viewer,
        "address": "",
        "changes": 0,
        **_board(new.shows, table, until),
    }
    id_: int = (await connection.execute(_NEW, row)).scalar_one()
    return id_


async def put_lines(connection: AsyncConnection, lines: Iterable[NewMessage]) -> None:
    """Keep lines that are to be sent by whoever comes first."""
    for new in lines:
        await _insert(connection, new, new.table, 0)


def _board(shows: str, table: str, until: int) -> dict[str, object]:
    follows = bool(table) and shows.startswith((BOARD, TURN, LOOK))
    board = follows or shows.startswith((LOBBY, CALL, NOTICE, TOURNEY, LEAGUE))
    return {
        "shows": shows,
        "table_id": table or None,
        "state": "live",
        "lease": until if board else 0,
        "wake": 0 if board else None,
        **_UNSEEN,
    }


async def _becomes(connection: AsyncConnection, new: NewMessage) -> bool:
    """Whether an older reminder of the same turn stands, and says now what the new one would."""
    turn = (messages.c.table_id == new.table, shows_kind(f"{new.shows.rpartition('.')[0]}."))
    here = update(messages).where(*turn, messages.c.room == new.room, is_live())
    now = here.values(shows=new.shows, wake=0, changes=messages.c.changes + 1)
    return (await connection.execute(now)).rowcount > 0


# What every move asks is made once: making a statement costs more than executing it.
_HERE = messages.c.id == bindparam("the_id")
_ONE = fixed(query_of(_HERE))
_NEW = fixed(messages.insert().returning(messages.c.id))
_FOLLOWS = (messages.c.table_id == bindparam("the_table"), is_live())
AT = fixed(
    query_of(
        messages.c.platform == bindparam("on_platform"),
        messages.c.address == bindparam("at_address"),
    )
    .order_by(messages.c.id.desc())
    .limit(1)
)
_NOW: BindParameter[int] = bindparam("now")
_ANY_FREE = (
    query_of(
        messages.c.platform.in_(bindparam("on_platforms", expanding=True)),
        messages.c.wake <= _NOW,
        messages.c.lease <= _NOW,
        or_(messages.c.expires == 0, messages.c.expires > _NOW),
    )
    .order_by(messages.c.lease, messages.c.id)
    .limit(1)
)
_FREE = _ANY_FREE.with_for_update(of=messages, skip_locked=True)
_NEWS = or_(
    messages.c.address != bindparam("at"),
    messages.c.version != bindparam("as_of"),
    messages.c.digest != bindparam("seen"),
)
_SHOWN = (
    update(messages)
    .where(_HERE)
    .values(address=bindparam("at"), version=bindparam("as_of"), digest=bindparam("seen"))
    .values(lease=0, changes=messages.c.changes + case((_NEWS, 1), else_=0))
)
_STALE = bindparam("stale", type_=Boolean)
_DELIVERED = fixed(
    _SHOWN.values(
        token=bindparam("key"),
        expires=bindparam("holds"),
        state=case((messages.c.state == "refused", "live"), else_=messages.c.state),
        wake=wake_of(_STALE, "refused"),
    )
)
_ADDRESSED = fixed(_SHOWN.values(wake=wake_of(_STALE)))
_WAKES = update(messages).where(*_FOLLOWS).values(wake=0)
_MOVED, _ASKED = fixed(_WAKES), fixed(_WAKES.values(**_NO_WORDS))
_OURS = fixed(update(messages).where(_HERE).values(**_NO_WORDS, lease=bindparam("until")))
