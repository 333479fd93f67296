"""First attempts at the daily challenge, the deals of the dates, and how long the bot was there."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.daily import Day, Result
from bot.core.finish import attempt
from bot.core.table import Entry, Head, Table
from bot.store.database import Shelf, insert_into
from bot.store.finishes import counted
from bot.store.schema import dailies, days, messages, meta, people, results
from bot.store.standings_schema import voids
from bot.store.values import NewMessage

SECRET = "daily-secret"  # noqa: S105 - where the secret is kept, not the secret


class Results(Shelf):
    """Who played which date how."""

    async def begin(
        self,
        head: Head,
        entries: Sequence[Entry],
        event: str,
        message: NewMessage | None,
        room: int,
    ) -> int | None:
        """Open the table of a first attempt, pressed in a room; None if there was one before."""
        new = {"person": head.host, "game": head.game, "table_id": head.id, "room": room}
        counts = {"over": False, "solved": False, "moves": 0, "undone": 0, "hints": 0, "took": 0}
        day = head.daily.date if head.daily else ""

        async def first(connection: AsyncConnection) -> None:
            await connection.execute(results.insert().values(**new, date=day, **counts))
            await look_again(connection, room, head.game, day)

        try:
            made: int = await self.create(head, entries, event, message, first)  # type: ignore[attr-defined] # of Tables, its sister
        except IntegrityError:
            return None
        return made

    async def result(self, person: int, game: str, day: date) -> Result | None:
        """The first attempt of a person."""
        where = (results.c.person == person, results.c.game == game)
        row = await self.database.first(_query(*where, results.c.date == day.isoformat()))
        return _result(row) if row else None

    async def results_of(self, person: int, game: str) -> list[Result]:
        """All first attempts of a person at a game, oldest first."""
        query = _query(results.c.person == person, results.c.game == game)
        rows = await self.database.all(query.order_by(results.c.date))
        return [_result(row) for row in rows]

    async def results_in(self, room: int, game: str, day: date) -> list[tuple[str, Result]]:
        """The first attempts that were begun in a room, with the names of the people."""
        where = (results.c.room == room, results.c.game == game)
        query = _query(*where, results.c.date == day.isoformat()).order_by(results.c.person)
        return [(row.name, _result(row)) for row in await self.database.all(query)]

    async def secret(self) -> str:
        """What orders the deals here; made by the migration, or now where it was lost."""
        new = insert_into(self.database.engine, meta).values(
            key=SECRET, value=secrets.token_hex(32)
        )
        kept = select(meta.c.value).where(meta.c.key == SECRET)
        row = await self.database.first(kept)
        if row is None:
            await self.database.do(new.on_conflict_do_nothing())
            row = await self.database.first(kept)
        return str(row.value) if row else ""

    async def day(self, game: str, day: date) -> Day | None:
        """The deal of a date, once it is fixed."""
        where = (dailies.c.game == game, dailies.c.date == day.isoformat())
        row = await self.database.first(select(dailies).where(*where))
        return _day(row) if row else None

    async def days(self, game: str, since: date, until: date) -> dict[date, Day]:
        """The deals of the dates between two, both included, as far as they are fixed."""
        between = dailies.c.date.between(since.isoformat(), until.isoformat())
        rows = await self.database.all(select(dailies).where(dailies.c.game == game, between))
        return {day.date: day for day in map(_day, rows)}

    async def dealt(self, game: str, since: date, until: date) -> set[str]:
        """The seeds of the dates between two, both included."""
        between = dailies.c.date.between(since.isoformat(), until.isoformat())
        query = select(dailies.c.seed).where(dailies.c.game == game, between)
        return {row.seed for row in await self.database.all(query)}

    async def fix_day(self, new: Day) -> Day:
        """Keep the deal of a date; the one that was kept first stands for ever."""
        values = {name: getattr(new, name) for name in ("game", "variant", "seed", "par")}
        rest = {"date": new.date.isoformat(), "proved": new.proved, "band": new.band}
        row = insert_into(self.database.engine, dailies).values(**values, **rest)
        await self.database.do(row.on_conflict_do_nothing())
        return await self.day(new.game, new.date) or new

    async def serve(self, dates: Collection[date], milliseconds: int) -> None:
        """The bot was there for so long while these dates could be played."""
        async with self.database.write() as connection:
            for day in dates:
                new = insert_into(self.database.engine, days).values(
                    date=day.isoformat(), served=milliseconds
                )
                more = {"served": days.c.served + milliseconds}
                await connection.execute(
                    new.on_conflict_do_update(index_elements=["date"], set_=more)
                )

    async def served(self, since: date, until: date) -> dict[date, int]:
        """For how many ms the bot was there, by date."""
        between = days.c.date.between(since.isoformat(), until.isoformat())
        rows = await self.database.all(select(days).where(between))
        return {date.fromisoformat(row.date): row.served for row in rows}


async def recorded(connection: AsyncConnection, table: Table) -> None:
    """Write the result of a table in the transaction of its last move, and all that follows."""
    await _attempted(connection, table)
    await counted(connection, table)


async def _attempted(connection: AsyncConnection, table: Table) -> None:
    """The result of a first attempt; solved, it stays so, with the figures it was solved with."""
    daily = table.head.daily
    if daily is None or not daily.counts or not table.over:
        return
    void = exists().where(voids.c.table_id == results.c.table_id)
    mine = (results.c.table_id == table.head.id, results.c.solved.is_(False), ~void)
    change = update(results).where(*mine).values(**attempt(table)).returning(results.c.room)
    row = (await connection.execute(change)).first()
    if row:
        await look_again(connection, row.room, table.head.game, daily.date)


async def attempted(connection: AsyncConnection, table: str, *, solved: bool) -> None:
    """An admin said whether the first attempt at a table counts as solved."""
    change = update(results).where(results.c.table_id == table).values(solved=solved)
    row = (await connection.execute(change.returning(results))).first()
    if row:
        await look_again(connection, row.room, row.game, row.date)


async def look_again(connection: AsyncConnection, room: int, game: str, day: str) -> None:
    """The posts of this date in a room show a line of results: it has changed."""
    here = (
        messages.c.room == room,
        messages.c.shows == f"d/post/{game}/{day}",
        messages.c.state == "live",
    )
    changed = update(messages).where(*here)
    await connection.execute(changed.values(changes=messages.c.changes + 1))
    await connection.execute(changed.where(messages.c.address != "").values(wake=0))


def _query(*where: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    void = voids.c.table_id.label("void")
    query = select(results, people.c.name, void).join(people, people.c.id == results.c.person)
    return query.outerjoin(voids, voids.c.table_id == results.c.table_id).where(*where)


def _result(row: Row[*tuple[Any, ...]]) -> Result:
    figures = (row.over, row.solved, row.moves, row.undone, row.hints, row.took)
    day = date.fromisoformat(row.date)
    voided = row.void is not None
    return Result(row.person, row.game, day, row.table_id, row.room, *figures, voided)


def _day(row: Row[*tuple[Any, ...]]) -> Day:
    day = date.fromisoformat(row.date)
    return Day(row.game, day, row.variant, row.seed, row.par, row.proved, row.band)
