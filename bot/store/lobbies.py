"""Lobbies: read, changed by whoever is first, and turned into tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from sqlalchemy import ColumnElement, and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.lobby import Lobby
from bot.store.database import LEASE, Shelf, insert_into
from bot.store.message_rows import CALL, LOBBY
from bot.store.messages import let_go, put_lines, put_up
from bot.store.once import change_once
from bot.store.schema import lobbies, messages
from bot.store.values import NewMessage, Stale

Change = Callable[[Lobby], Lobby]
"""What is to become of a lobby as it is now; the same lobby: nothing."""


class Lobbies(Shelf):
    """Every table that is being gathered."""

    async def open_lobby(
        self, lobby: Lobby, message: NewMessage | int, others: Iterable[NewMessage] = ()
    ) -> int:
        """Keep a new lobby and its message; return the id of the message.

        ``others`` show it in other rooms, and are left to the publisher. Raises Stale where there
        is one of that name already.
        """
        async with self.database.write() as connection:
            row = {"id": lobby.id, "room": lobby.room, "version": lobby.version, "open": True}
            new = insert_into(self.database.engine, lobbies).values(**row, value=lobby.value())
            if (await connection.execute(new.on_conflict_do_nothing())).rowcount != 1:
                raise Stale(lobby.id)
            await put_lines(connection, others)
            until = self.clock() + LEASE
            if isinstance(message, NewMessage):
                return await put_up(connection, "", message, until)
            board = {"shows": f"{LOBBY}{lobby.id}", "table_id": None, "digest": "", "version": 0}
            here = update(messages).where(messages.c.id == message)
            again = {"wake": 0, "lease": until, "changes": messages.c.changes + 1}
            await connection.execute(here.values(**board, **again))
            return message

    async def lobby(self, id: str) -> Lobby | None:
        """Find a lobby."""
        row = await self.database.first(select(lobbies.c.value).where(lobbies.c.id == id))
        return Lobby.read(row.value) if row else None

    async def change_lobby(self, id: str, event: str, at: int, change: Change) -> Lobby | None:
        """Change a lobby as it is now, once for each event; what ``change`` raises goes through."""

        async def write(before: Lobby, after: Lobby) -> None:
            async with self.database.write() as connection:
                await lobby_changed(connection, before, after)

        return await change_once(lambda: self.lobby(id), change, write, event, at)

    async def bring_lobby(self, id: str, new: NewMessage) -> int:
        """A lobby as the newest message of a room, whose older ones go; return the id of it.

        Raises Stale where it has become a table, which has the older ones as its boards.
        """
        same = update(lobbies).where(lobbies.c.id == id).values(open=lobbies.c.open)
        async with self.database.write() as connection:
            now = (await connection.execute(same.returning(lobbies.c.value))).first()
            if now is None or Lobby.read(now.value).state == "started":
                raise Stale(id)
            await connection.execute(let_go(_shown_in(id, new.room)))
            return await put_up(connection, "", new, self.clock() + LEASE)

    def starts(self, before: Lobby, after: Lobby) -> Callable[[AsyncConnection], Awaitable[None]]:
        """What ``Tables.create`` writes along when a lobby becomes a table. Raises Stale."""

        async def started(connection: AsyncConnection) -> None:
            await lobby_started(connection, before, after)

        return started

    async def gathering(self, room: int, person: int) -> Lobby | None:
        """The open lobby of a room at which this person sits, with the newest change."""
        found = [one for one in await self.open_in(room) if one.sits(person)]
        return max(found, key=lambda one: (one.changed, one.id), default=None)

    async def gathered_by(self, room: int, host: int) -> list[Lobby]:
        """The open lobbies of a room whose host is this person."""
        return [one for one in await self.open_in(room) if one.host == host]

    async def gathers(self, person: int) -> list[Lobby]:
        """The open lobbies, in any room, at which this person sits."""
        rows = await self.database.all(select(lobbies.c.value).where(lobbies.c.open.is_(True)))
        return [one for one in (Lobby.read(row.value) for row in rows) if one.sits(person)]

    async def open_in(self, room: int) -> list[Lobby]:
        """The open lobbies of a room, as they are."""
        where = (lobbies.c.room == room, lobbies.c.open.is_(True))
        rows = await self.database.all(select(lobbies.c.value).where(*where))
        return [Lobby.read(row.value) for row in rows]

    async def lobbies_in(self, room: int) -> list[str]:
        """The open lobbies of a room."""
        where = (lobbies.c.room == room, lobbies.c.open.is_(True))
        return [row.id for row in await self.database.all(select(lobbies.c.id).where(*where))]

    async def lobby_messages(self, id: str, room: int) -> list[int]:
        """The live messages of a lobby in a room."""
        here = select(messages.c.id).where(_shown_in(id, room))
        return [row.id for row in await self.database.all(here)]


def _shown_in(lobby: str, room: int) -> ColumnElement[bool]:
    """The live messages of a lobby in a room."""
    shows = messages.c.shows == f"{LOBBY}{lobby}"
    return and_(shows, messages.c.room == room, messages.c.state == "live")


async def lobby_changed(connection: AsyncConnection, before: Lobby, after: Lobby) -> None:
    """Write a lobby, unless somebody else has, and let its messages follow. Raises Stale."""
    as_read = (lobbies.c.id == before.id, lobbies.c.version == before.version)
    news = {"version": after.version, "open": after.state == "open", "value": after.value()}
    result = await connection.execute(update(lobbies).where(*as_read).values(news))
    if result.rowcount != 1:
        raise Stale(before.id)
    calls = messages.c.shows.startswith(f"{CALL}{after.id}/")
    shown = update(messages).where(or_(messages.c.shows == f"{LOBBY}{after.id}", calls))
    shown = shown.where(messages.c.state == "live")
    await connection.execute(shown.values(wake=0, changes=messages.c.changes + 1))


async def lobby_started(connection: AsyncConnection, before: Lobby, after: Lobby) -> None:
    """A lobby has become a table: its messages show the board from now on. Raises Stale."""
    await lobby_changed(connection, before, after)
    here = update(messages).where(messages.c.shows == f"{LOBBY}{after.id}")
    board = {"shows": f"b/{after.table}", "table_id": after.table, "digest": "", "version": 0}
    await connection.execute(here.where(messages.c.state == "live").values(**board, wake=0))
