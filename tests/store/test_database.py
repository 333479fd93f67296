"""What holds of the connections, whatever is kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy import text

from bot.store import Store, database
from bot.store.database import PRAGMAS
from tests.databases import Databases
from tests.postgres import forget_connections
from tests.store.setting import loaded, move, set_table
from tests.store.worker import before_statement


async def test_a_restarted_server_goes_unnoticed(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    home = await set_table(store)
    table = await loaded(store, home.id)
    await asyncio.to_thread(forget_connections, postgres_url)
    assert (await store.append(table, [move(table)], "")).version == 2
    await asyncio.to_thread(forget_connections, postgres_url)
    assert (await loaded(store, home.id)).version == 2
    await store.close()


async def test_what_was_begun_and_never_asked_leaves_nothing_open(store: Store) -> None:
    async with store.database.write():
        pass
    async with store.database.write() as connection:
        await connection.execute(text("UPDATE meta SET value = value"))
    with suppress(ZeroDivisionError):
        async with store.database.write() as connection:
            await connection.execute(text("DELETE FROM meta"))
            raise ZeroDivisionError
    await store.set_meta("tea", "green")
    assert await store.meta("tea") == "green"


@pytest.mark.parametrize("brief", [True, False], ids=["brief", "long"])
async def test_a_commit_that_fails_leaves_nothing_open(store: Store, *, brief: bool) -> None:
    await store.set_meta("tea", "green")
    undo = before_statement(store, 2, _fails)
    with pytest.raises(ZeroDivisionError):
        async with store.database.write(brief=brief) as connection:
            await connection.execute(text("UPDATE meta SET value = 'black'"))
    undo()
    assert await store.meta("tea") == "green"
    async with store.database.read() as connection:
        assert (await connection.execute(text("SELECT value FROM meta"))).scalars().all()
    await store.set_meta("tea", "white")
    assert await store.meta("tea") == "white"


def _fails() -> None:
    raise ZeroDivisionError


async def test_sqlite_is_set_up_for_several_processes(
    files: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PRAGMAS", PRAGMAS)  # as they are where no test runs
    store = await Store.open(files())
    async with store.database.read() as connection:
        for setting, value in (
            ("journal_mode", "wal"),
            ("busy_timeout", 5000),
            ("foreign_keys", 1),
            ("synchronous", 1),
        ):
            assert (await connection.execute(text(f"PRAGMA {setting}"))).scalar() == value
    await store.close()
