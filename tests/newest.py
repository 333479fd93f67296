"""Which tables a store has, for tests that look at what people did."""

from __future__ import annotations

from sqlalchemy import select

from bot.store import Store
from bot.store.schema import tables


async def newest_tables(store: Store, limit: int = 1) -> list[str]:
    """The tables of all rooms, the newest change first."""
    query = select(tables.c.id).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
    return [row.id for row in await store.database.all(query)]


async def live_tables(store: Store, room: int) -> list[str]:
    """The unfinished tables of a room, the newest change first."""
    here = select(tables.c.id).where(tables.c.room == room, tables.c.finished.is_(False))
    rows = await store.database.all(here.order_by(tables.c.changed.desc(), tables.c.id))
    return [row.id for row in rows]
