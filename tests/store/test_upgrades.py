"""Every schema there ever was is brought up to date, and the games in it go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, Row, inspect, select

from bot.store import Store, migrate, proved
from bot.store.backup import _counted_on
from bot.store.database import Database, engine_of
from bot.store.revisions import _config, scripts
from bot.store.schema import METADATA
from tests.store.setting import assert_sound, loaded, move, set_table

Kept = dict[str, Sequence[Row[Any]]]

OLD = sorted(script.revision for script in scripts().walk_revisions())[:-1]
FIGURED = {"finishes", "standings", "ratings", "boards", "records", "meta"}
"""Found from the logs, or the installation's own."""


async def everything(store: Store) -> Kept:
    """Every row of every table."""
    return {one.name: await store.database.all(select(one)) for one in METADATA.sorted_tables}


def made(connection: Connection, revision: str, kept: Kept) -> None:
    """An older schema with what a program of that time had kept of the same games."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    there = inspect(connection)
    for table in METADATA.sorted_tables:
        if table.name in FIGURED or not there.has_table(table.name):
            continue
        names = {column["name"] for column in there.get_columns(table.name)}
        for row in kept[table.name]:
            values = {key: value for key, value in row._mapping.items() if key in names}
            connection.execute(table.insert().values(values))


@pytest.fixture
async def kept(database: str) -> Kept:
    """A game that is over and one that is not."""
    store = await Store.open(database)
    for number, length in ((1, 60), (2, 3)):
        home = await set_table(store, f"table{number}")
        for press in range(length):
            table = await loaded(store, home.id)
            if table.over:
                break
            await store.append(table, [move(table, press, home.host.id)], f"web:{number} {press}")
    found = await everything(store)
    await store.close()
    return found


@pytest.mark.parametrize("revision", OLD)
async def test_games_of_an_older_schema_go_on(revision: str, kept: Kept, empty_url: str) -> None:
    old = Database(engine_of(empty_url, make=True))
    async with old.write() as connection:
        await connection.run_sync(made, revision, kept)
        if old.engine.dialect.name == "postgresql":
            for name in ("people", "rooms", "messages"):
                await _counted_on(connection, METADATA.tables[name])
    await old.engine.dispose()

    await migrate(empty_url)
    assert (await proved(empty_url)).entries == len(kept["log"])
    store = await Store.open(empty_url)
    now = await everything(store)
    for name in ("people", "identities", "rooms", "tables", "seats", "log", "messages", "sitting"):
        assert sorted(map(tuple, now[name]), key=repr) == sorted(map(tuple, kept[name]), key=repr)
    await store.rebuild(repair=True)
    assert not (await store.rebuild(repair=False)).all
    table = await loaded(store, "table2")
    await store.append(table, [move(table, 1, table.head.host)], "web:on it goes")
    await assert_sound(store)
    newcomer = await store.person("web", "bo", "Bo", 0)
    assert newcomer.id not in {row.id for row in kept["people"]}
    await store.close()
