"""What becomes of the tables of a room that the bot cannot reach any more."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.core.table import Entry, Table
from bot.store import Room, Store

log = structlog.get_logger()


async def abandon(store: Store, rooms: Sequence[Room], now: int) -> None:
    """Nobody edits the messages of these rooms; tables that stand nowhere else are stopped.

    A stopped table counts for nothing. Games of one person wait for the day when they come back.
    """
    for room in rooms:
        await store.retire_room(room.id)
    for room in rooms:
        for id_ in await store.tables_in(room.id):
            if not await store.places(id_) and not await _of_tourney(store, id_):
                await _stop(store, id_, now)


async def _of_tourney(store: Store, id_: str) -> bool:
    """Whether a table stands wherever its people signed up, and ends with its round at last."""
    table = await store.load(id_)
    return table is not None and bool(table.head.tourney)


async def _stop(store: Store, id_: str, now: int) -> None:
    def stopped(table: Table) -> Sequence[Entry]:
        return () if table.over else [Entry("stop", "table", at=now)]

    if await store.write_on(id_, stopped):
        log.info("table-without-place", table=id_)
