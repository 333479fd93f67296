"""The whole store checked: every game played again, everything else compared, each fault named."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.lobby import Lobby
from bot.core.log import Entry, Head, Occupant
from bot.core.table import Table
from bot.store.database import Database, NotReady, engine_of
from bot.store.migrate import check
from bot.store.rebuild import rebuild
from bot.store.schema import lobbies, log, messages, people, sitting, tables
from bot.store.tables import story
from games import game

SOME = 500
"""Tables looked at over one connection, so that nobody's writing waits for the whole."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and with what."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


@dataclass(frozen=True, slots=True)
class Verified:
    """How much was looked at, and what was found."""

    tables: int
    entries: int
    faults: tuple[Fault, ...]


Seen = Callable[[int, int], None]
"""Told how many tables were looked at, and of how many."""


async def verified(url: str, seen: Seen = lambda _done, _all: None) -> Verified:
    """Check everything; people may go on playing. Raises NotReady when it cannot be opened."""
    database = Database(engine_of(url))
    try:
        await check(database.engine)
        faults = await _file(database)
        names = [row.id for row in await database.all(select(tables.c.id).order_by(tables.c.id))]
        entries = 0
        for start in range(0, len(names), SOME):
            part = names[start : start + SOME]
            entries += await _some(database, part, faults)
            seen(start + len(part), len(names))
        faults += [fault async for fault in _others(database)]
        return Verified(len(names), entries, (*faults, *await _derived(database, faults)))
    finally:
        await database.engine.dispose()


async def _file(database: Database) -> list[Fault]:
    """What the database says of itself; a server looks after its own files."""
    if database.engine.dialect.name != "sqlite":
        return []
    async with database.read() as connection:
        told = (await connection.execute(text("PRAGMA integrity_check"))).scalars().all()
        astray = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    broken = [Fault("the file", line) for line in told if line != "ok"]
    lost = [Fault(f"{row[0]} {row[1]}", f"belongs to no row of {row[2]}") for row in astray]
    return broken + lost


async def _some(database: Database, names: Sequence[str], faults: list[Fault]) -> int:
    entries = 0
    async with database.read() as connection:
        for name in names:
            told = await story(connection, name)
            if told is None:
                continue  # it was there a moment ago, and tables are not deleted while people play
            entries += len(told[1])
            query = select(tables).where(tables.c.id == name)
            row = (await connection.execute(query)).one()
            sits = select(sitting.c.seat, sitting.c.person).where(sitting.c.table_id == name)
            places = {row.seat: row.person for row in await connection.execute(sits)}
            gap = await _gap(connection, name)
            faults += [Fault(f"table {name}", what) for what in _wrong(*told, row, places, gap)]
    return entries


async def _gap(connection: AsyncConnection, name: str) -> int:
    """How many lines are missing before the last one."""
    here = select(func.count(), func.coalesce(func.max(log.c.number), 0))
    count, last = (await connection.execute(here.where(log.c.table_id == name))).one()
    return int(last) - int(count)


def _wrong(
    head: Head,
    entries: Sequence[Entry],
    row: Row[*tuple[Any, ...]],
    places: dict[int, int],
    gap: int,
) -> list[str]:
    """Everything that is not as the log of one table says."""
    if gap:
        return [f"its log has gaps: {gap} lines are missing"]
    try:
        table = Table.open(head, ())
    except Exception as error:  # noqa: BLE001 - whatever it is, it is to be named
        return [f"its deal cannot be read: {error!r}"]
    for number, entry in enumerate(entries, 1):
        try:
            table = table.add(entry)
        except Exception as error:  # noqa: BLE001 - as above
            told = str(error) or type(error).__name__
            return [f"line {number} of its log, {entry.kind} {entry.text!r}, is refused: {told}"]
    return [*_deal(head), *_columns(table, row), *_sitting(table, places)]


def _deal(head: Head) -> list[str]:
    one = game(head.game)
    if str(one.parse(head.start)) != head.start:
        return ["its deal is not written as the rules write it"]
    if head.rules != one.rules:
        return []  # dealt under older rules, whose dealer is gone; its log replays all the same
    dealt = str(one.deal(head.variant, head.seed, len(head.seats)))
    return [] if dealt == head.start else ["its deal is not what its seed gives"]


def _columns(table: Table, row: Row[*tuple[Any, ...]]) -> list[str]:
    should = {"version": table.version, "finished": table.over, "changed": table.changed}
    return [
        f"{name} is {getattr(row, name)}, and by the log {value}"
        for name, value in should.items()
        if getattr(row, name) != value
    ]


def _sitting(table: Table, places: dict[int, int]) -> list[str]:
    def person(one: Occupant) -> int:
        return one.person or 0

    should = {seat: person(table.seats[seat]) for seat in table.people}
    return [] if places == should else [f"there sit {places}, and by the log {should}"]


async def _others(database: Database) -> AsyncIterator[Fault]:
    """What is no table of games."""
    for row in await database.all(select(lobbies)):
        try:
            Lobby.read(row.value)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is to be named
            yield Fault(f"lobby {row.id}", f"cannot be read: {error!r}")
    known = {row.id: row.alias for row in await database.all(select(people.c.id, people.c.alias))}
    for person, alias in known.items():
        if alias is not None and known.get(alias, alias) is not None:
            yield Fault(f"person {person}", f"has become {alias}, who is nobody")
    ahead = select(messages.c.id, messages.c.table_id).join(tables)
    for row in await database.all(ahead.where(messages.c.version > tables.c.version)):
        yield Fault(f"message {row.id}", f"shows more of table {row.table_id} than happened")


async def _derived(database: Database, faults: Collection[Fault]) -> tuple[Fault, ...]:
    """Results, ratings and boards, which only a log that can be played tells."""
    if faults:
        return ()
    try:
        found = await rebuild(database, repair=False)
    except Exception as error:
        raise NotReady(f"results cannot be compared with the logs: {error!r}") from error
    if not found.all:
        return ()
    return (Fault("results", f"rows not as the logs say: {found}; `python -m bot rebuild` mends"),)
