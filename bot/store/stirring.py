"""A tourney is looked at again soon: in the transaction of whatever has happened at its tables."""

from __future__ import annotations

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.table import Table
from bot.store.club_schema import tourneys
from bot.store.database import insert_into
from bot.store.schema import due

TOURNEY_DUE = "tourney"
"""The kind of the one row that says when a tourney must be looked at again."""


async def stirred(connection: AsyncConnection, table: Table) -> None:
    """A table is over: whoever has read its tourney before this has to read it again."""
    if table.over and table.head.tourney:
        await stir(connection, table.head.tourney, table.changed)


async def stir(connection: AsyncConnection, tourney: str, at: int) -> None:
    """Let a tourney be looked at at this time, and let nobody write it who has not seen why."""
    here = update(tourneys).where(tourneys.c.id == tourney)
    await connection.execute(here.values(version=tourneys.c.version + 1))
    await due_anew(connection, tourney, at)


async def due_anew(connection: AsyncConnection, tourney: str, at: int | None) -> None:
    """When it must be looked at, under a new number: older work cannot end it. None: never."""
    mine = (due.c.kind == TOURNEY_DUE, due.c.key == tourney)
    await connection.execute(delete(due).where(*mine))
    if at is None:
        return
    new = {"kind": TOURNEY_DUE, "key": tourney, "at": at, "data": {}, "lease": 0}
    row = insert_into(connection, due).values(new)
    same = {"index_elements": ["kind", "key"], "set_": {"at": at, "lease": 0}}
    await connection.execute(row.on_conflict_do_update(**same))
