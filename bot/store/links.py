"""Accounts that belong to one person: codes, joining, and taking an account out again."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Column, ColumnElement, Table, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.request import Platform
from bot.store.club_schema import entrants, league_seats, shares, tourneys
from bot.store.database import Shelf
from bot.store.joining import merge_people
from bot.store.schema import (
    bars,
    codes,
    identities,
    lobbies,
    log,
    messages,
    people,
    reports,
    results,
    seats,
    sitting,
    subscriptions,
    tables,
)
from bot.store.totals import Ledger

LIVES = 600_000
"""A code can be used for so many ms."""

GUESSES = 5
"""So many wrong codes may be tried while a code lives."""

Joined = Literal["joined", "unknown", "same", "table", "guesses"]


class Links(Shelf):
    """Which accounts are one person."""

    async def new_code(self, person: int, code: str, now: int) -> None:
        """Let a person be joined by this code; an older code of theirs is gone."""
        async with self.database.write() as connection:
            await connection.execute(delete(codes).where(codes.c.person == person))
            await connection.execute(delete(codes).where(codes.c.until <= now))
            new = {"code": code, "person": person, "until": now + LIVES}
            await connection.execute(codes.insert().values(new))

    async def link(self, code: str, person: int, now: int) -> Joined:
        """Join the person who typed a code with the one who got it, once."""
        if await self._guessed(person, now) >= GUESSES:
            return "guesses"
        async with self.database.write() as connection:
            live = (codes.c.code == code, codes.c.until > now)
            query = select(codes.c.person).where(*live).with_for_update()
            other: int | None = (await connection.execute(query)).scalar_one_or_none()
            if other == person:
                return "same"
            if other is not None and await _meet(connection, other, person):
                return "table"
            if other is not None:
                await connection.execute(delete(codes).where(codes.c.code == code))
                await _join(connection, other, person, typed=person, now=now)
                return "joined"
        await self._guess(person, now)
        return "unknown"

    async def unlink(self, platform: Platform, account: str, name: str, now: int) -> bool:
        """Make a new, empty person of one account; False when it is the only one."""
        mine = and_(identities.c.platform == platform, identities.c.account == account)
        async with self.database.write() as connection:
            row = (await connection.execute(select(identities.c.person).where(mine))).first()
            if row is None:
                return False
            count = select(func.count()).where(identities.c.person == row.person)
            if (await connection.execute(count)).scalar_one() < 2:  # noqa: PLR2004 - the only one
                return False
            new = people.insert().values(name=name, settings={}, since=now)
            fresh = (await connection.execute(new.returning(people.c.id))).scalar_one()
            await connection.execute(update(identities).where(mine).values(person=fresh))
            await (await Ledger.open(connection)).refigure([row.person])
        return True

    async def _guessed(self, person: int, now: int) -> int:
        kept = await self.meta(f"guesses:{person}", "0:0")  # type: ignore[attr-defined] # of Dues
        count, _, until = str(kept).partition(":")
        return int(count) if int(until) > now else 0

    async def _guess(self, person: int, now: int) -> None:
        count = await self._guessed(person, now) + 1
        await self.set_meta(f"guesses:{person}", f"{count}:{now + LIVES}")  # type: ignore[attr-defined] # of Dues


async def _meet(connection: AsyncConnection, one: int, other: int) -> bool:
    """Whether both are at a table, or in a tourney that would pair them, which is not over."""
    return await _both(
        connection, (one, other), tables.c.id, sitting.c.table_id, tables.c.finished.is_(False)
    ) or await _both(
        connection, (one, other), tourneys.c.id, entrants.c.tourney, tourneys.c.open.is_(True)
    )


async def _both(
    connection: AsyncConnection,
    persons: tuple[int, int],
    key: Column[str],
    inside: Column[str],
    going: ColumnElement[bool],
) -> bool:
    """Whether both persons are in one of the things with this key that are still going."""
    query = select(key).where(going)
    for person in persons:
        sits = inside.table.alias()
        query = query.join(sits, and_(sits.c[inside.name] == key, sits.c.person == person))
    return (await connection.execute(query.limit(1))).first() is not None


async def _leagues(connection: AsyncConnection, goes: int, stays: int) -> None:
    """Where both are in a league in a week, the older person's place is kept."""
    theirs = league_seats.alias()
    same = and_(theirs.c.room == league_seats.c.room, theirs.c.week == league_seats.c.week)
    both = exists().where(same, theirs.c.person == stays)
    gone = delete(league_seats).where(league_seats.c.person == goes, both)
    await connection.execute(gone)
    await _moved(connection, league_seats, league_seats.c.person, goes, stays)


async def _join(connection: AsyncConnection, one: int, other: int, *, typed: int, now: int) -> None:
    """The older person stays and takes over all that the newer one had."""
    stays, goes = sorted((one, other))
    await _sit_as(connection, goes, stays, now)
    await _earlier_results(connection, goes, stays)
    for table, column in (
        (identities, identities.c.person),
        (seats, seats.c.person),
        (sitting, sitting.c.person),
        (tables, tables.c.host),
        (log, log.c.person),
        (results, results.c.person),
        (messages, messages.c.viewer),
        (subscriptions, subscriptions.c.person),
        (reports, reports.c.person),
        (tourneys, tourneys.c.host),
        (entrants, entrants.c.person),
        (shares, shares.c.person),
    ):
        await _moved(connection, table, column, goes, stays)
    mine = or_(bars.c.person == goes, and_(bars.c.kind == "person", bars.c.whose == goes))
    await connection.execute(delete(bars).where(mine))
    await connection.execute(delete(codes).where(codes.c.person.in_((goes, stays))))
    await _settings(connection, stays, goes, typed)
    await _lobbies(connection, goes, stays)
    await _leagues(connection, goes, stays)
    await merge_people(connection, stays, goes, now)


async def _moved(
    connection: AsyncConnection, table: Table, column: ColumnElement[int], goes: int, stays: int
) -> None:
    here = update(table).where(column == goes)
    await connection.execute(here.values({column.key: stays}))


async def _sit_as(connection: AsyncConnection, goes: int, stays: int, now: int) -> None:
    """Every open table hears it by its log, so that no process remembers the old number."""
    query = (
        select(
            sitting.c.table_id, sitting.c.seat, tables.c.version, seats.c.platform, people.c.name
        )
        .join(tables, tables.c.id == sitting.c.table_id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == sitting.c.seat))
        .join(people, people.c.id == sitting.c.person)
        .where(sitting.c.person == goes, tables.c.finished.is_(False))
        .with_for_update(of=tables)
    )
    for row in (await connection.execute(query)).all():
        entry = {"kind": "sit", "actor": "table", "seat": row.seat, "person": stays, "at": now}
        where = {"table_id": row.table_id, "number": row.version + 1}
        said = {"text": f"{row.platform} {row.name}", "event": None}
        await connection.execute(log.insert().values(**entry, **where, **said))
        here = update(tables).where(tables.c.id == row.table_id)
        await connection.execute(here.values(version=row.version + 1))


async def _earlier_results(connection: AsyncConnection, goes: int, stays: int) -> None:
    """Of two results of one daily the one that was begun earlier counts."""
    theirs = results.alias()
    same = and_(theirs.c.game == results.c.game, theirs.c.date == results.c.date)
    query = (
        select(results.c.table_id.label("goes"), theirs.c.table_id.label("stays"))
        .join(theirs, and_(same, theirs.c.person == stays))
        .where(results.c.person == goes)
    )
    for row in (await connection.execute(query)).all():
        began = select(log.c.table_id).where(log.c.table_id.in_(row), log.c.number == 1)
        first = (await connection.execute(began.order_by(log.c.at).limit(1))).scalar_one()
        later = row.stays if first == row.goes else row.goes
        await connection.execute(delete(results).where(results.c.table_id == later))


async def _settings(connection: AsyncConnection, stays: int, goes: int, typed: int) -> None:
    """Where both have chosen, what holds in the chat where the code was typed."""
    rows = (await connection.execute(select(people).where(people.c.id.in_((stays, goes))))).all()
    chosen = {row.id: row.settings for row in rows}
    other = goes if typed == stays else stays
    both = {**chosen[other], **chosen[typed]}
    await connection.execute(update(people).where(people.c.id == stays).values(settings=both))
    await connection.execute(update(people).where(people.c.id == goes).values(alias=stays))
    twice = people.alias()
    follow = exists().where(twice.c.id == people.c.alias, twice.c.id == goes)
    await connection.execute(update(people).where(follow).values(alias=stays))


async def _lobbies(connection: AsyncConnection, goes: int, stays: int) -> None:
    """Open lobbies in which the newer person sits."""
    for row in (await connection.execute(select(lobbies).where(lobbies.c.open.is_(True)))).all():
        value = dict(row.value)
        here = [one["person"] for one in value["seats"] if one]
        if goes not in (*here, value["host"]):
            continue
        keep = stays not in here
        value["seats"] = [
            {**one, "person": stays}
            if one and one["person"] == goes and keep
            else None
            if one and one["person"] == goes
            else one
            for one in value["seats"]
        ]
        value["host"] = stays if value["host"] == goes else value["host"]
        value["version"] = row.version + 1
        news = {"version": row.version + 1, "value": value}
        await connection.execute(update(lobbies).where(lobbies.c.id == row.id).values(**news))
