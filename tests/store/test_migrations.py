"""The schema: made from nothing, made again, and what a person reads when it does not fit."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.store import NotReady, Store, migrate
from bot.store.database import Database, engine_of
from bot.store.migrate import NEWEST, check
from bot.store.revisions import scripts
from bot.store.schema import METADATA
from tests.store.setting import T0, loaded, set_table


async def test_an_empty_database_is_refused_and_then_migrated(empty_url: str) -> None:
    with pytest.raises(NotReady, match=r"(no tables yet|is not there).*`python -m bot migrate`"):
        await Store.open(empty_url)
    await migrate(empty_url)
    store = await Store.open(empty_url)
    assert (await store.person("web", "ann", "Ann", T0)).name == "Ann"
    await store.close()


async def test_migrating_again_keeps_everything(url: str, store: Store) -> None:
    home = await set_table(store)
    await migrate(url)
    again = await Store.open(url)
    assert (await loaded(again, home.id)).head == home.head
    await again.close()


async def test_two_processes_may_migrate_at_once(empty_url: str) -> None:
    await asyncio.gather(*(migrate(empty_url) for _ in range(3)))
    await (await Store.open(empty_url)).close()


def test_the_newest_schema_is_that_of_the_last_step() -> None:
    assert scripts().get_current_head() == NEWEST


async def test_the_steps_lead_to_the_schema_the_program_knows(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with store.database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_newer_schema_is_refused(url: str) -> None:
    database = Database(engine_of(url))
    await database.do(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NotReady, match="schema 9999 of a newer Teahouse: update this program"):
        await Store.open(url)
    back = text("UPDATE alembic_version SET version_num = :head")
    await database.do(back.bindparams(head=NEWEST))
    await database.engine.dispose()


async def test_an_older_schema_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[check.__module__], "NEWEST", "9999")
    with pytest.raises(NotReady, match=f"old schema {NEWEST}: run `python -m bot migrate`"):
        await Store.open(url)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://somewhere/teahouse", "mysql is no database we know"),
        ("teahouse.db", "address cannot be read"),
        ("postgresql://ann:hunter2@127.0.0.1:1/teahouse", "cannot be used"),
    ],
)
async def test_an_address_that_leads_nowhere(address: str, reason: str) -> None:
    for visit in (Store.open, migrate):
        with pytest.raises(NotReady, match=reason) as refused:
            await visit(address)
        assert "hunter2" not in str(refused.value)


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(NotReady, match="is not there"):
        await Store.open(f"sqlite:///{tmp_path}/nowhere/teahouse.db")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "teahouse.db"
    file.write_text("Dear diary, today we drank tea and played dominoes. " * 50)
    with pytest.raises(NotReady, match="file is not a database"):
        await migrate(f"sqlite:///{file}")


async def test_a_database_that_does_not_exist_on_the_server(empty_postgres_url: str) -> None:
    with pytest.raises(NotReady, match="does not exist"):
        await Store.open(f"{empty_postgres_url}_elsewhere")


async def test_short_addresses_get_their_drivers(empty_postgres_url: str, tmp_path: Path) -> None:
    for address in (
        empty_postgres_url.replace("postgresql+asyncpg", "postgres"),
        f"sqlite:///{tmp_path / 'teahouse.db'}",
    ):
        await migrate(address)
        await (await Store.open(address)).close()
