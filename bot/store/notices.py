"""Rooms that are told when the bot goes or has come back, each once."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, and_, func, or_, select, update

from bot.core.request import Platform
from bot.store.database import Shelf
from bot.store.messages import put_lines
from bot.store.schema import messages, seats, tables
from bot.store.values import NewMessage


class Notices(Shelf):
    """Lines in rooms about the bot itself."""

    async def played_in(self, platform: Platform, several: int, single: int) -> list[int]:
        """Rooms where a board of an unfinished game stands at which somebody played lately.

        ``several`` and ``single``: since when, in ms since 1970, at tables of several seats and at
        others.
        """
        many = select(seats.c.table_id).group_by(seats.c.table_id).having(func.count() > 1)
        lately = or_(
            tables.c.changed >= single,
            and_(tables.c.changed >= several, tables.c.id.in_(many)),
        )
        stands = (messages.c.state == "live", messages.c.platform == platform)
        query = select(messages.c.room).distinct().join(tables, messages.c.table_id == tables.c.id)
        query = query.where(*stands, tables.c.finished.is_(False), lately)
        return sorted(row.room for row in await self.database.all(query))

    async def put_notices(
        self, platform: Platform, where: Collection[int], shows: str, kind: str
    ) -> int:
        """Say it in each of these rooms, but in none with a line of the kind; return how many."""
        async with self.database.write() as connection:
            said = select(messages.c.room).where(*_live(kind))
            known = set((await connection.execute(said)).scalars())
            new = [NewMessage(room, platform, shows) for room in sorted({*where} - known)]
            await put_lines(connection, new)
        return len(new)

    async def turn_notices(self, platform: Platform, kind: str, until: int, shows: str) -> int:
        """Let lines of one kind, said for a moment up to ``until``, say something else."""
        query = select(messages.c.id, messages.c.shows).where(
            *_live(kind), messages.c.platform == platform
        )
        ids = [
            row.id for row in await self.database.all(query) if _moment(row.shows, kind) <= until
        ]
        if ids:
            news = {"shows": shows, "wake": 0, "changes": messages.c.changes + 1}
            await self.database.do(update(messages).where(messages.c.id.in_(ids)).values(**news))
        return len(ids)


def _live(kind: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return (messages.c.shows.startswith(kind, autoescape=True), messages.c.state == "live")


def _moment(shows: str, kind: str) -> int:
    return int(shows.removeprefix(kind).partition("/")[0])
