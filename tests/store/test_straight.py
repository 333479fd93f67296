"""What goes straight to SQLite says what it would say by way of SQLAlchemy."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from bot.store import Store
from bot.store.messages import AT
from bot.store.people import KNOWN, PLACE
from bot.store.quick import Near
from bot.store.straight import fixed
from bot.store.tables import _AS_KNOWN, _LOG, _WRITTEN
from tests.databases import Databases
from tests.store.setting import T0, set_table
from tests.store.worker import before_statement

ASKED = (
    (KNOWN, {"on_platform": "web", "as_account": "ann"}),
    (PLACE, {"on_platform": "web", "in_chat": "7", "in_topic": ""}),
    (AT, {"on_platform": "web", "at_address": "web:1"}),
    (_AS_KNOWN, {"name": "k3v9x2qa"}),
    (fixed(_LOG), {"name": "k3v9x2qa", "after": 0}),
    (_AS_KNOWN, {"name": "nowhere"}),
)


async def test_rows_have_the_same_names_and_values(files: Databases) -> None:
    store = await Store.open(files())
    home = await set_table(store)
    await store.set_room(home.room.id, "theme", "light")  # as JSON, which is read
    await store.shown(home.message, "web:1", 1, "digest")
    async with store.database.read() as connection:
        assert isinstance(connection, Near)
        for asked in ASKED:
            ours, theirs = connection.does(*asked).all(), connection.sync.execute(*asked).all()
            assert [row._asdict() for row in ours] == [row._asdict() for row in theirs]
            assert _types(ours) == _types(theirs)
    await store.close()


def _types(rows: list[Any]) -> list[list[type]]:
    return [[type(value) for value in row] for row in rows]


async def test_it_is_heard_and_fails_like_any_other(files: Databases) -> None:
    store, heard = await Store.open(files()), []
    home = await set_table(store)
    undo = before_statement(store, 0, lambda: heard.append(1))
    assert await store.happened(f"web:open {home.id}") == home.id
    assert await store.load(home.id)
    assert len(heard) == 2
    undo()
    line: dict[str, Any] = {
        "table_id": home.id,
        "number": 1,
        "kind": "move",
        "actor": "table",
        "seat": 0,
    }
    again: dict[str, Any] = line | {"text": "", "person": None, "at": T0, "event": None}
    with pytest.raises(IntegrityError):
        await store.database.do(_WRITTEN, **again)
    await store.close()
