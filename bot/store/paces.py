"""How often all processes together may call one place of a platform."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Shelf
from bot.store.schema import due

PACE = "pace"
"""The kind of rows that are never due: when a place was called last."""

Limit = tuple[str, int, int]
"""A place by its key, and so many calls in a window of so many ms; 0: any number."""

Row = dict[str, list[int]]
"""The times of the last ``calls``, and when the place ``opens``, in ms since 1970."""


class Paces(Shelf):
    """One row for each place, with the times of its last calls and when it opens again."""

    async def count_call(self, limits: Sequence[Limit], now: int) -> int:
        """Count one call against all limits and return 0, or count nothing: ms to wait."""
        wait = 0

        async def count(connection: AsyncConnection) -> None:
            nonlocal wait
            rows = await _rows(connection, [key for key, *_ in limits])
            wait = max(_wait(rows.get(limit[0], {}), limit, now) for limit in limits)
            if wait:
                return
            for key, calls, _ in limits:
                if calls:
                    row = rows.get(key, {})
                    new = {**row, "calls": [*row.get("calls", []), now][-calls:]}
                    await _write(connection, key, new, new_row=key not in rows)

        await self.database.insist(count)
        return wait

    async def leave_alone(self, key: str, until: int) -> None:
        """Nobody calls a place before this time."""

        async def close(connection: AsyncConnection) -> None:
            rows = await _rows(connection, [key])
            row = rows.get(key, {})
            opens = max([until, *row.get("opens", [])])
            await _write(connection, key, {**row, "opens": [opens]}, new_row=key not in rows)

        await self.database.insist(close)


async def _rows(connection: AsyncConnection, keys: Sequence[str]) -> dict[str, Row]:
    """The rows of places that have one, held until the end of the transaction."""
    query = select(due.c.key, due.c.data).where(due.c.kind == PACE, due.c.key.in_(keys))
    held = await connection.execute(query.order_by(due.c.key).with_for_update())
    return {row.key: row.data for row in held.all()}


async def _write(connection: AsyncConnection, key: str, row: Row, *, new_row: bool) -> None:
    here = update(due).where(due.c.kind == PACE, due.c.key == key).values(data=row)
    new = due.insert().values(kind=PACE, key=key, at=0, data=row, lease=0)
    await connection.execute(new if new_row else here)


def _wait(row: Row, limit: Limit, now: int) -> int:
    _, most, window = limit
    opens = max(row.get("opens", []), default=0)
    calls = row.get("calls", [])[-most:] if most else []
    free = calls[0] + window if most and len(calls) == most else 0
    return max(0, opens - now, free - now)
