"""Backups: taken while people play, put back anywhere, refused where a single line is missing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store import NotReady, Store, backup, migrate, proved, restore
from bot.store.schema import METADATA
from tests.store.setting import Setting, loaded, move, set_table


async def rows_of(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is kept."""
    return {
        rows.name: sorted(map(tuple, await store.database.all(select(rows))), key=repr)
        for rows in METADATA.sorted_tables
    }


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def played(store: Store, home: Setting, moves: int) -> None:
    for number in range(moves):
        table = await loaded(store, home.id)
        await store.append(table, [move(table, number, home.host.id)], f"web:{home.id} {number}")


async def test_everything_comes_back_on_either_database(
    store: Store, url: str, empty_url: str, tmp_path: Path
) -> None:
    homes = [await set_table(store, name) for name in ("k3v9x2qa", "k3v9x2qb")]
    for home in homes:
        await played(store, home, 3)
    file = tmp_path / "kept.sqlite3"
    await backup(url, file)
    before = await rows_of(store)
    await store.close()

    elsewhere = empty_url.replace("teahouse.db", "elsewhere.db")
    assert await restore(elsewhere, file, "old") == []
    assert str(await proved(elsewhere)) == "2 tables, 8 entries, all played again"
    again = await Store.open(elsewhere)
    assert await rows_of(again) == before
    newcomer = await again.person("web", "olena", "Olena", 0)
    assert newcomer.id > homes[0].host.id
    await again.close()


async def test_a_backup_is_one_moment_while_people_play(
    store: Store, url: str, tmp_path: Path
) -> None:
    home = await set_table(store)
    playing = asyncio.create_task(played(store, home, 30))
    for number in range(3):
        file = tmp_path / f"{number}.sqlite3"
        await backup(url, file)
        assert (await proved(f"sqlite:///{file}")).tables == 1
    await playing


async def test_what_stood_there_is_set_aside_with_its_side_files(
    tmp_path: Path, migrated_file: Path
) -> None:
    here, file = tmp_path / "here.sqlite3", migrated_file
    here.write_text("not a database any more")
    (tmp_path / "here.sqlite3-wal").write_text("the log of that one")
    moved = await restore(f"sqlite:///{here}", file, "old")
    assert [old.name for old in moved] == ["here.sqlite3.old", "here.sqlite3.old-wal"]
    assert moved[0].read_text() == "not a database any more"
    assert not (tmp_path / "here.sqlite3-wal").exists()
    assert (await proved(f"sqlite:///{here}")).tables == 0


async def test_a_database_in_use_stays(tmp_path: Path, migrated_file: Path) -> None:
    here, file = tmp_path / "here.sqlite3", migrated_file
    shutil.copy(file, here)
    store = await Store.open(f"sqlite:///{here}")
    home = await set_table(store)
    with pytest.raises(NotReady, match="in use: stop the bot first"):
        await restore(f"sqlite:///{here}", file, "old")
    await played(store, home, 1)
    await store.close()
    assert names_in(tmp_path) == ["here.sqlite3"]


async def test_a_server_where_somebody_has_played_stays(
    empty_postgres_url: str, migrated_file: Path
) -> None:
    await migrate(empty_postgres_url)
    store = await Store.open(empty_postgres_url)
    home = await set_table(store)
    with pytest.raises(NotReady, match="restore into a new, empty database"):
        await restore(empty_postgres_url, migrated_file, "old")
    assert (await loaded(store, home.id)).head == home.head
    await store.close()


async def test_a_backup_writes_over_nothing(url: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite3"
    file.write_text("something dear")
    with pytest.raises(NotReady, match="is there already"):
        await backup(url, file)
    assert file.read_text() == "something dear"


def _cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-4096])


def _gap(file: Path) -> None:
    _run(file, "DELETE FROM log WHERE number = 2")


def _other_move(file: Path) -> None:
    _run(file, "UPDATE log SET text = 'nonsense' WHERE number = 2")


def _total(file: Path) -> None:
    _run(
        file,
        "INSERT INTO boards (id, name, period, since, game, measure)"
        " VALUES (1, 'w|all|0001-01-01|||wins', 'all', '0001-01-01', '', 'wins')",
    )
    _run(file, "INSERT INTO standings (board, person, value, hidden) VALUES (1, 1, 7, 0)")


def _letter(file: Path) -> None:
    file.write_text("Dear diary")


def _run(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (_cut_short, "no backup|damaged"),
        (_letter, "no backup"),
        (_gap, "k3v9x2qa: its log has gaps"),
        (_other_move, "k3v9x2qa: its log cannot be played"),
        (_total, "rows that are not as the logs say"),
        (Path.unlink, "is not there"),
    ],
)
async def test_a_spoiled_backup_is_refused_and_changes_nothing(
    spoil: Callable[[Path], None], fault: str, tmp_path: Path, migrated_file: Path
) -> None:
    here = f"sqlite:///{shutil.copy(migrated_file, tmp_path / 'here.sqlite3')}"
    store = await Store.open(here)
    await played(store, await set_table(store), 2)
    await store.close()
    kept = tmp_path / "again.sqlite3"
    await backup(here, kept)
    spoil(kept)
    with pytest.raises(NotReady, match=fault):
        await restore(here, kept, "old")
    assert (await proved(here)).entries == 3
    assert "here.sqlite3.old" not in names_in(tmp_path)
