"""Tables and their logs: opened, replayed, and written one entry further by whoever is first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, bindparam, exists, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.table import Daily, Entry, Head, Occupant, Table
from bot.store.database import LEASE, Clock, Database, Shelf, wall_clock
from bot.store.messages import moved_on, put_up
from bot.store.once import TRIES
from bot.store.results import recorded
from bot.store.schema import log, seats, sitting, tables
from bot.store.seating import planned, seated
from bot.store.stirring import stirred
from bot.store.straight import fixed
from bot.store.values import NewMessage, Repeated, Stale


class Tables(Shelf):
    """Every game that was opened; those used last are remembered, never trusted."""

    def __init__(
        self, database: Database, clock: Clock = wall_clock, remembered: int = 256
    ) -> None:
        super().__init__(database, clock)
        self._recent = Recent(remembered)

    async def create(
        self,
        head: Head,
        entries: Sequence[Entry],
        event: str,
        message: NewMessage | int | None,
        also: Callable[[AsyncConnection], Awaitable[object]] | None = None,
    ) -> int:
        """Open a table and its message in one transaction. Return the id of the message, or 0.

        The message, new or taken over, is ours for LEASE. ``also`` writes more in the same
        transaction. Raises Repeated.
        """
        table = Table.open(head, entries)
        try:
            async with self.database.write(brief=not (table.over or also)) as connection:
                await opened(connection, table, entries, event)
                until = self.clock() + LEASE
                shown = await put_up(connection, head.id, message, until)
                if also:
                    await also(connection)
                await ended(connection, table)
        except IntegrityError:
            await self._refuse_repetition(event)
            raise
        self._recent.keep(table)
        return shown

    async def append(
        self, table: Table, entries: Sequence[Entry], event: str, message: int | None = None
    ) -> Table:
        """Write on, unless somebody else has since ``table`` was read. Return the table after it.

        ``message``, which was pressed, is ours for LEASE and its half-said words are forgotten.
        Raises Stale and Repeated, and what ``Table.add`` raises; then nothing was written.
        """
        after = table
        for entry in entries:
            after = after.add(entry)
        try:
            async with self.database.write(brief=not after.over) as connection:
                await _advance(connection, table, after)
                lines = _lines(table.head.id, table.version, entries, event)
                await connection.execute(_WRITTEN, lines)
                until, asks = self.clock() + LEASE, after.round != table.round
                await moved_on(connection, table.head.id, message, until, asks=asks)
                if after.seats != table.seats:
                    await seated(connection, after)
                await planned(connection, after, after.changed)
                await ended(connection, after)
        except (Stale, IntegrityError):
            await self._refuse_repetition(event)
            raise
        self._recent.keep(after)
        return after

    async def write_on(
        self, table: str, entries: Callable[[Table], Sequence[Entry]]
    ) -> Table | None:
        """Write what a table as it is now asks for, whoever else writes; return it after that.

        None where it asks for nothing, or is not there. Raises Stale where others always write.
        """
        for _ in range(TRIES):
            now = await self.load(table)
            wanted = entries(now) if now else ()
            if now is None or not wanted:
                return None
            with suppress(Stale):
                return await self.append(now, wanted, "")
        raise Stale(table)

    async def load(self, table: str) -> Table | None:
        """A table as it is now, replayed from its log as far as it is not remembered."""
        known = self._recent.get(table)
        if known is not None:
            row = await self.database.first(_AS_KNOWN, name=table)
            head = known.head
            if row is not None and tuple(row) == (known.version, head.room, head.host):
                return known
        async with self.database.read() as connection:
            opened = await _head(connection, table)
            if opened is None:
                return None
            if known is None or known.head != opened:
                known = Table.open(opened, ())
            for entry in await _entries(connection, table, known.version):
                known = known.add(entry)
        self._recent.keep(known)
        return known

    async def story(self, table: str) -> tuple[Head, list[Entry]] | None:
        """A table's head and its whole log."""
        async with self.database.read() as connection:
            return await story(connection, table)

    async def last_table(self, person: int, *rooms: int) -> str | None:
        """The table of these rooms that changed last and is this person's to play, over or not."""
        theirs = select(tables.c.id).where(tables.c.room.in_(rooms), _open_to(person))
        newest = theirs.order_by(tables.c.changed.desc(), tables.c.id).limit(1)
        row = await self.database.first(newest)
        return str(row.id) if row else None

    async def count_live(self, room: int, host: int) -> int:
        """How many unfinished tables this person has opened in a room."""
        row = await self.database.first(_LIVE, in_room=room, of_host=host)
        return int(row[0]) if row else 0

    async def happened(self, event: str) -> str | None:
        """The table at which what a platform calls by this name had its effect already."""
        row = await self.database.first(select(log.c.table_id).where(log.c.event == event))
        return str(row.table_id) if row else None

    async def _refuse_repetition(self, event: str) -> None:
        if table := await self.happened(event):
            raise Repeated(table) from None


class Recent:
    """The tables used last, so many of them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def get(self, table: str) -> Table | None:
        """A table as we saw it last."""
        known = self._tables.get(table)
        if known is not None:
            self._tables.move_to_end(table)
        return known

    def clear(self) -> None:
        """Remember nothing."""
        self._tables.clear()

    def keep(self, table: Table) -> None:
        """Remember a table and forget the one that was used the longest ago."""
        self._tables[table.head.id] = table
        self._tables.move_to_end(table.head.id)
        if len(self._tables) > self.size:
            self._tables.popitem(last=False)


_AS_KNOWN = fixed(
    select(tables.c.version, tables.c.room, tables.c.host).where(tables.c.id == bindparam("name"))
)
_LIVE = fixed(
    select(func.count())
    .select_from(tables)
    .where(tables.c.room == bindparam("in_room"), tables.c.host == bindparam("of_host"))
    .where(tables.c.finished.is_(False))
)
_HEAD = select(tables).where(tables.c.id == bindparam("name"))
_SEATS = select(seats).where(seats.c.table_id == bindparam("name")).order_by(seats.c.seat)
_LOG = (
    select(log)
    .where(log.c.table_id == bindparam("name"), log.c.number > bindparam("after"))
    .order_by(log.c.number)
)
_OPENED, _SEATED, _WRITTEN = fixed(tables.insert()), fixed(seats.insert()), fixed(log.insert())
_ADVANCE = fixed(
    update(tables)
    .where(tables.c.id == bindparam("name"), tables.c.version == bindparam("as_read"))
    .values(version=bindparam("new"), finished=bindparam("over"), changed=bindparam("now"))
)


async def opened(
    connection: AsyncConnection, table: Table, entries: Sequence[Entry], event: str
) -> None:
    """Write a new table, whoever sits there, and when it must be looked at."""
    await connection.execute(_OPENED, _opened(table))
    await connection.execute(_SEATED, _seated(table.head))
    await connection.execute(_WRITTEN, _lines(table.head.id, 0, entries, event))
    await seated(connection, table)
    await planned(connection, table, table.changed)


async def ended(connection: AsyncConnection, table: Table) -> None:
    """Write what follows when it is over, as it may be before anybody was asked."""
    await recorded(connection, table)
    await stirred(connection, table)


async def _advance(connection: AsyncConnection, before: Table, after: Table) -> None:
    as_read = {"name": before.head.id, "as_read": before.version}
    news = {"new": after.version, "over": after.over, "now": after.changed}
    result = await connection.execute(_ADVANCE, as_read | news)
    if result.rowcount != 1:
        raise Stale(before.head.id)


async def _head(connection: AsyncConnection, table: str) -> Head | None:
    row = (await connection.execute(_HEAD, {"name": table})).one_or_none()
    if row is None:
        return None
    seated_ = tuple(
        Occupant(seat.person, seat.name, seat.level, seat.platform)
        for seat in await connection.execute(_SEATS, {"name": table})
    )
    deal = (row.game, row.variant, row.seed, row.start, row.rules)
    daily = Daily(row.daily, row.par, row.counts) if row.daily else None
    options = (row.deals, row.clock, row.open_hands, row.tourney)
    return Head(row.id, *deal, row.room, row.host, seated_, daily, *options)


async def story(connection: AsyncConnection, table: str) -> tuple[Head, list[Entry]] | None:
    """A table's head and its whole log."""
    head = await _head(connection, table)
    return (head, await _entries(connection, table, 0)) if head else None


async def _entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    rows = await connection.execute(_LOG, {"name": table, "after": after})
    return [_entry(row) for row in rows]


def _entry(row: Row[*tuple[Any, ...]]) -> Entry:
    return Entry(row.kind, row.actor, row.seat, row.text, row.person, row.at)


def _open_to(person: int) -> ColumnElement[bool]:
    anyone = and_(seats.c.person.is_(None), seats.c.level == "")
    open_ = and_(seats.c.table_id == tables.c.id, anyone)
    sits = and_(sitting.c.table_id == tables.c.id, sitting.c.person == person)
    return or_(tables.c.host == person, exists().where(sits), exists().where(open_))


def _opened(table: Table) -> dict[str, object]:
    head = table.head
    return {
        **{name: getattr(head, name) for name in ("id", "game", "variant", "seed", "start")},
        **{name: getattr(head, name) for name in _AS_OPENED},
        **_challenge(head.daily),
        "version": table.version,
        "finished": table.over,
        "changed": table.changed,
    }


_AS_OPENED = ("rules", "room", "host", "deals", "clock", "open_hands", "tourney")


def _challenge(daily: Daily | None) -> dict[str, object]:
    return {"daily": daily.date, "par": daily.par, "counts": daily.counts} if daily else {}


def _seated(head: Head) -> list[dict[str, object]]:
    return [
        {
            "table_id": head.id,
            "seat": seat,
            "person": occupant.person,
            "name": occupant.name,
            "level": occupant.level,
            "platform": occupant.platform,
        }
        for seat, occupant in enumerate(head.seats)
    ]


def _lines(
    table: str, version: int, entries: Sequence[Entry], event: str
) -> list[dict[str, object]]:
    """The rows of new entries, which always are some; the first one carries the event."""
    if not entries:
        raise AssertionError(f"nothing to write at table {table}")
    return [
        {
            "table_id": table,
            "number": version + step,
            "kind": entry.kind,
            "actor": entry.by,
            "seat": entry.seat,
            "text": entry.text,
            "person": entry.person,
            "at": entry.at,
            "event": (event or None) if step == 1 else None,
        }
        for step, entry in enumerate(entries, 1)
    ]
