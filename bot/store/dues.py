"""What must happen at a time, in exactly one process; and single values of the installation."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import BindParameter, bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Shelf, insert_into
from bot.store.schema import due, meta
from bot.store.values import Due

_NOW: BindParameter[int] = bindparam("now")
_ANY_RIPE = (
    select(due)
    .where(
        due.c.kind.in_(bindparam("of_kinds", expanding=True)),
        due.c.at <= _NOW,
        due.c.lease <= _NOW,
    )
    .order_by(due.c.at, due.c.id)
    .limit(1)
)
_RIPE = _ANY_RIPE.with_for_update(skip_locked=True)

HELD = "held"
"""The kind of rows that are never due: what one process has for itself."""


class Dues(Shelf):
    """Things due, claimed by lease: a crash loses none, two processes never share one."""

    async def add_due(self, kind: str, key: str, at: int, data: dict[str, str]) -> None:
        """Let something happen; asked again, it happens at the new time instead.

        It gets a new id each time, so that whoever works on the old one cannot end the new one.
        """
        new = {"kind": kind, "key": key, "at": at, "data": data, "lease": 0}

        async def replace(connection: AsyncConnection) -> None:
            same = (due.c.kind == kind, due.c.key == key)
            await connection.execute(delete(due).where(*same))
            await connection.execute(due.insert().values(new))

        await self.database.insist(replace)

    async def claim_due(
        self, kinds: Collection[str], now: int, lease_ms: int, limit: int = 10
    ) -> list[Due]:
        """Take what is due and not in other hands, the oldest first."""
        ripe = {"of_kinds": list(kinds), "now": now}
        if not await self.database.first(_ANY_RIPE, **ripe):
            return []
        async with self.database.write() as connection:
            rows = (await connection.execute(_RIPE.limit(limit), ripe)).all()
            ours = due.c.id.in_([row.id for row in rows])
            await connection.execute(update(due).where(ours).values(lease=now + lease_ms))
        return [Due(row.id, row.kind, row.key, row.at, row.data) for row in rows]

    async def done_due(self, id: int) -> None:
        """It has happened."""
        await self.database.do(delete(due).where(due.c.id == id))

    async def hold(self, what: str, owner: str, now: int, lease_ms: int) -> bool:
        """Take or keep what only one process may have; False while another one has it."""
        same = (due.c.kind == HELD, due.c.key == what)
        mine = {"data": {"owner": owner}, "lease": now + lease_ms}
        holds = False

        async def take(connection: AsyncConnection) -> None:
            nonlocal holds
            row = (await connection.execute(select(due).where(*same).with_for_update())).first()
            holds = row is None or row.lease <= now or row.data["owner"] == owner
            if row is None:
                await connection.execute(due.insert().values(kind=HELD, key=what, at=0, **mine))
            elif holds:
                await connection.execute(update(due).where(*same).values(mine))

        await self.database.insist(take)
        return holds

    async def let_go(self, what: str, owner: str) -> None:
        """Let another process have it at once."""
        async with self.database.write() as connection:
            here = (due.c.kind == HELD, due.c.key == what)
            row = (await connection.execute(select(due).where(*here))).first()
            if row and row.data["owner"] == owner:
                await connection.execute(delete(due).where(*here))

    async def meta(self, key: str, default: str | None = None) -> str | None:
        """One value of the installation."""
        row = await self.database.first(select(meta.c.value).where(meta.c.key == key))
        return row.value if row else default

    async def beat(self, platform: str, now: int) -> int | None:
        """A platform is served now; return when that was said before. One process hears each."""
        key = f"beat:{platform}"
        query = select(meta.c.value).where(meta.c.key == key).with_for_update()
        async with self.database.write() as connection:
            row = (await connection.execute(query)).first()
            if row is not None:
                here = update(meta).where(meta.c.key == key)
                await connection.execute(here.values(value=str(max(now, int(row.value)))))
                return int(row.value)
        await self.set_meta(key, str(now))
        return None

    async def set_meta(self, key: str, value: str) -> None:
        """Keep one value of the installation."""
        new = insert_into(self.database.engine, meta).values(key=key, value=value)
        await self.database.do(
            new.on_conflict_do_update(index_elements=["key"], set_={"value": value})
        )

    async def ahead(self, now: int) -> int:
        """By how many ms the database's clock differs from ours; one in a file has none.

        What processes wrote as their last moments counts too, where it is ahead of us.
        """
        beats = await self.database.all(select(meta.c.value).where(meta.c.key.startswith("beat:")))
        last = max((int(row.value) - now for row in beats), default=0)
        if self.database.engine.dialect.name == "sqlite":
            return max(last, 0)
        clock = select(func.extract("epoch", func.clock_timestamp()) * 1000)
        told = await self.database.first(clock)
        return max(max(last, 0), int(told[0]) - now if told else 0, key=abs)
