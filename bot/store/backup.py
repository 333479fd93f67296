"""A backup is one SQLite file with the newest schema, whichever database it was taken from.

So a backup can be opened, looked at and played from as it is, and a house that has outgrown one
machine moves to PostgreSQL by restoring its backup there.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Table as Rows
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.core.table import Table
from bot.store.database import Database, NotReady, address_of, engine_of
from bot.store.migrate import check, migrate
from bot.store.rebuild import Differences, rebuild
from bot.store.schema import METADATA, log, people, tables
from bot.store.tables import story

SOME = 1_000
"""So many rows are copied at once."""

HEADER = b"SQLite format 3\0"

SIDE_FILES = ("", "-wal", "-shm", "-journal")
"""What SQLite writes beside a file; of another file they would spoil the one they lie beside."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What a database holds, after every game of it was played again from its deal."""

    tables: int
    entries: int
    derived: Differences

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.entries} entries, all played again"


async def backup(url: str, file: Path) -> None:
    """Write everything as it is at one moment into a new file, while others go on playing.

    Raises NotReady where the file is there already, or the database cannot be used.
    """
    _free(file)
    part = file.with_name(f"{file.name}.part")
    _remove(part)
    try:
        await _copy(url, part)
        _sound(part)
        part.rename(file)
    except sqlite3.Error as error:
        raise NotReady(f"{file}: {error}") from error
    finally:
        _remove(part)


async def restore(url: str, file: Path, aside: str) -> list[Path]:
    """Put a backup in the place of the database; return the files that were set aside.

    An SQLite database that stands there is kept under its name with ``aside`` behind it, together
    with its side files; one of PostgreSQL must be empty. Nobody may be using it. Raises NotReady,
    and then all is as it was before.
    """
    _sound(file)
    target = _file_of(url)
    part = (target or file).with_name(f"{(target or file).name}.part")
    _remove(part)
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
        await migrate(_address(part))
        await proved(_address(part))
        if target is None:
            await _poured(part, url)
            return []
        _unused(target)
        moved = _set_aside(target, aside)
        part.rename(target)
    finally:
        _remove(part)
    return moved


async def proved(url: str) -> Proof:
    """Play every game again, and compare everything derived. Raises NotReady, naming the fault."""
    database = Database(engine_of(url))
    try:
        await check(database.engine)
        entries = 0
        async with database.read() as connection:
            names = (await connection.execute(select(tables.c.id, tables.c.version))).all()
            for name, version in names:
                await _replayed(connection, name, version)
                entries += version
        found = await rebuild(database, repair=False)
    finally:
        await database.engine.dispose()
    if found.all:
        raise NotReady(f"rows that are not as the logs say: {found}")
    return Proof(len(names), entries, found)


async def _replayed(connection: AsyncConnection, name: str, version: int) -> None:
    told = await story(connection, name)
    query = select(func.coalesce(func.max(log.c.number), 0)).where(log.c.table_id == name)
    last = (await connection.execute(query)).scalar_one()
    if told is None or not len(told[1]) == last == version:
        raise NotReady(f"table {name}: its log has gaps")
    try:
        Table.open(*told)
    except Exception as error:
        raise NotReady(f"table {name}: its log cannot be played: {error}") from error


async def _copy(url: str, part: Path) -> None:
    source = engine_of(url)
    try:
        await check(source)
        if source.dialect.name == "sqlite":
            async with source.execution_options(alone=True).connect() as connection:
                await connection.execute(text("VACUUM INTO :part").bindparams(part=str(part)))
            return
        await migrate(_address(part))
        target = engine_of(_address(part))
        try:
            await _pour(source, target)
        finally:
            await target.dispose()
    finally:
        await source.dispose()


async def _poured(part: Path, url: str) -> None:
    """Fill an empty database of PostgreSQL."""
    await migrate(url)
    source, target = engine_of(_address(part)), engine_of(url)
    try:
        async with target.connect() as connection:
            if (await connection.execute(select(people.c.id).limit(1))).first():
                raise NotReady("somebody has played there: restore into a new, empty database")
        await _pour(source, target)
    finally:
        await source.dispose()
        await target.dispose()


async def _pour(source: AsyncEngine, target: AsyncEngine) -> None:
    """Copy every row as it is at one moment, in one transaction."""
    reading = source.execution_options(reading=True)
    async with reading.connect() as read, target.begin() as written:
        if source.dialect.name != "sqlite":
            await read.execution_options(isolation_level="REPEATABLE READ")
        for rows in reversed(METADATA.sorted_tables):
            await written.execute(rows.delete())
        for rows in METADATA.sorted_tables:
            stream = await read.stream(select(rows))
            async for some in stream.mappings().partitions(SOME):
                await written.execute(insert(rows), [dict(row) for row in some])
            if target.dialect.name == "postgresql":
                await _counted_on(written, rows)


async def _counted_on(connection: AsyncConnection, rows: Rows) -> None:
    """Let new rows get numbers behind those that were copied."""
    column = rows.autoincrement_column
    if column is None:
        return
    last = (await connection.execute(select(func.max(column)))).scalar_one()
    if last is not None:
        sequence = func.pg_get_serial_sequence(rows.name, column.name)
        await connection.execute(select(func.setval(sequence, last)))


def _free(file: Path) -> None:
    if file.exists():
        raise NotReady(f"{file} is there already: a backup never writes over anything")
    if not file.absolute().parent.is_dir():
        raise NotReady(f"{file}: there is no such folder")


def _sound(file: Path) -> None:
    """Refuse a file that is no whole database of ours."""
    if not file.is_file():
        raise NotReady(f"{file} is {'no file' if file.exists() else 'not there'}")
    try:
        with closing(sqlite3.connect(file)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone()
            astray = connection.execute("PRAGMA foreign_key_check").fetchone()
            ours = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise NotReady(f"{file} is no backup: {error}") from error
    if whole != ("ok",) or astray or not ours:
        raise NotReady(f"{file} is damaged: {whole[0] if whole != ('ok',) else astray}")


def _unused(target: Path) -> None:
    """Refuse to move a database away under somebody who has it open."""
    # SQLite takes away the log of a file that it cannot read, which may be what there is to rescue.
    if not target.exists() or not _headed(target):
        return
    with closing(sqlite3.connect(target, timeout=1)) as connection:
        try:
            # Only whoever is alone may leave the write-ahead log.
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise NotReady(f"{target} is in use: stop the bot first") from error
        except sqlite3.DatabaseError:
            return  # damaged, which may be why it is replaced


def _headed(file: Path) -> bool:
    with file.open("rb") as stream:
        return stream.read(len(HEADER)) == HEADER


def _set_aside(target: Path, aside: str) -> list[Path]:
    moved = []
    for side in SIDE_FILES:
        file = target.with_name(target.name + side)
        if file.exists():
            moved.append(file.rename(target.with_name(f"{target.name}.{aside}{side}")))
    return moved


def _remove(file: Path) -> None:
    for side in SIDE_FILES:
        file.with_name(file.name + side).unlink(missing_ok=True)


def _file_of(url: str) -> Path | None:
    address = address_of(url)
    is_file = address.get_backend_name() == "sqlite" and address.database
    return Path(address.database or "") if is_file else None


def _address(file: Path) -> str:
    return f"sqlite:///{file}"
