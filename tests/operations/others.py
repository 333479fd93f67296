"""Everything in the store that is not one person's own, to see whether it was touched."""

from __future__ import annotations

from sqlalchemy import select

from bot.store import Store
from bot.store.schema import (
    bars,
    identities,
    log,
    people,
    results,
    rooms,
    seats,
    sitting,
    subscriptions,
    tables,
)
from bot.store.standings_schema import finishes, voids


async def things(store: Store, chat: str, *, but: str) -> list[list[str]]:
    """Tables, seats, settings, orders and bars of everybody ``but`` one, and a room's settings."""
    mine = select(identities.c.person).where(identities.c.account == but)
    theirs = select(tables.c.id).where(tables.c.host.not_in(mine))
    here = select(rooms.c.id).where(rooms.c.chat == chat)
    queries = [
        select(log).where(log.c.table_id.in_(theirs)),
        select(tables).where(tables.c.id.in_(theirs)),
        select(seats).where(seats.c.table_id.in_(theirs)),
        select(sitting).where(sitting.c.table_id.in_(theirs)),
        select(results).where(results.c.person.not_in(mine)),
        select(finishes).where(finishes.c.table_id.in_(theirs)),
        select(people).where(people.c.id.not_in(mine)),
        select(bars).where(bars.c.whose.in_(here)),
        select(subscriptions).where(subscriptions.c.room.in_(here)),
        select(voids.c.table_id).where(voids.c.table_id.in_(theirs)),
        select(rooms.c.settings).where(rooms.c.chat == chat),
    ]
    return [sorted(map(str, await store.database.all(query))) for query in queries]
