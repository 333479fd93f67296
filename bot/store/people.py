"""People by their accounts, rooms by their chats, and the settings of both."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, bindparam, delete, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.names import unmarked
from bot.core.request import Platform
from bot.store.database import Shelf
from bot.store.schema import (
    bars,
    identities,
    lobbies,
    messages,
    people,
    posts,
    results,
    rooms,
    subscriptions,
    tables,
)
from bot.store.standings_schema import finishes
from bot.store.straight import fixed
from bot.store.totals import Ledger
from bot.store.values import Person, Room

_BY_ACCOUNT = select(people, identities.c.handle).join(
    identities, identities.c.person == people.c.id
)
KNOWN = fixed(
    _BY_ACCOUNT.where(
        identities.c.platform == bindparam("on_platform"),
        identities.c.account == bindparam("as_account"),
    )
)
_PERSON = fixed(select(people).where(people.c.id == bindparam("number")))
_WISHED = {
    one: fixed(
        select(one.c.settings)
        .where(one.c.id == bindparam("number"))
        .with_for_update(key_share=True)
    )
    for one in (people, rooms)
}
_WISHES = {
    one: fixed(
        update(one).where(one.c.id == bindparam("number")).values(settings=bindparam("wishes"))
    )
    for one in (people, rooms)
}
PLACE = fixed(
    select(rooms).where(
        rooms.c.platform == bindparam("on_platform"),
        rooms.c.chat == bindparam("in_chat"),
        rooms.c.topic == bindparam("in_topic"),
    )
)


class People(Shelf):
    """Who there is, and where."""

    async def person(
        self, platform: Platform, account: str, name: str, now: int, handle: str | None = None
    ) -> Person:
        """Who this account is, known from now on; the newest name and user name are kept."""
        name = unmarked(plain(name))
        found = await self.known(platform, account)
        if found is None:
            found = await self._welcome(platform, account, name, now)
        if handle is not None and found.handle != handle.casefold():
            await self._handled(platform, account, handle.casefold())
        if found.name == name:
            return found
        await self.database.do(update(people).where(people.c.id == found.id).values(name=name))
        return replace(found, name=name)

    async def also(self, person: int, platform: Platform, account: str) -> None:
        """Give a person one more account."""
        new = {"platform": platform, "account": account, "person": person}
        with suppress(IntegrityError):  # another process was faster
            await self.database.do(identities.insert().values(new))

    async def accounts(self, platform: Platform, people: Collection[int]) -> dict[int, str]:
        """The accounts of some people on a platform; who has none there is left out."""
        where = (identities.c.platform == platform, identities.c.person.in_(people))
        rows = await self.database.all(select(identities).where(*where))
        return {row.person: row.account for row in rows}

    async def person_by_id(self, id: int) -> Person | None:
        """Find a person."""
        row = await self.database.first(_PERSON, number=id)
        if row and row.alias:
            return await self.person_by_id(row.alias)
        return person_of(row) if row else None

    async def room(
        self, platform: Platform, chat: str, topic: str = "", private: bool = False
    ) -> Room:
        """Which room this place is, known from now on."""
        found = await self._place(platform, chat, topic)
        if found is None:
            found = await self._furnish(platform, chat, topic, private=private)
        if found.private == private:
            return found
        await self.database.do(update(rooms).where(rooms.c.id == found.id).values(private=private))
        return replace(found, private=private)

    async def room_by_id(self, id: int) -> Room | None:
        """Find a room."""
        row = await self.database.first(select(rooms).where(rooms.c.id == id))
        return room_of(row) if row else None

    async def set_person(self, id: int, key: str, value: str) -> None:
        """Keep one setting of a person; an empty value is the default again."""
        await self._set(people, id, key, value)

    async def set_room(self, id: int, key: str, value: str) -> None:
        """Keep one setting of a room; an empty value is the default again."""
        await self._set(rooms, id, key, value)

    async def rooms_of(self, platform: Platform, chat: str) -> list[Room]:
        """The rooms of a chat, one for each topic."""
        here = (rooms.c.platform == platform, rooms.c.chat == chat)
        return [room_of(row) for row in await self.database.all(select(rooms).where(*here))]

    async def move_room(self, platform: Platform, old_chat: str, new_chat: str) -> None:
        """Give all rooms of a chat its new id, however often and in whatever order it is said.

        Where both ids have a room already, the older room stays and takes in the other.
        """
        if old_chat != new_chat:
            await self.database.insist(
                lambda connection: _move(connection, platform, old_chat, new_chat)
            )

    async def known(self, platform: Platform, account: str) -> Person | None:
        """Who this account is, if it was ever seen."""
        row = await self.database.first(KNOWN, on_platform=platform, as_account=account)
        return person_of(row, row.handle) if row else None

    async def by_handle(self, platform: Platform, handle: str) -> Person | None:
        """Who had this user name when they were last seen."""
        where = (identities.c.platform == platform, identities.c.handle == handle.casefold())
        row = await self.database.first(_BY_ACCOUNT.where(*where)) if handle else None
        return person_of(row, row.handle) if row else None

    async def _handled(self, platform: Platform, account: str, handle: str) -> None:
        """A user name is one account's at a time: whoever had it before has another one now."""
        here = update(identities).where(identities.c.platform == platform)
        mine = here.where(identities.c.account == account).values(handle=handle)
        async with self.database.write() as connection:
            if handle:
                others = here.where(identities.c.handle == handle).values(handle="")
                await connection.execute(others)
            await connection.execute(mine)

    async def _welcome(self, platform: Platform, account: str, name: str, now: int) -> Person:
        new = people.insert().values(name=name, settings={}, since=now).returning(people.c.id)
        try:
            async with self.database.write() as connection:
                person: int = (await connection.execute(new)).scalar_one()
                account_of = {"platform": platform, "account": account, "person": person}
                await connection.execute(identities.insert().values(account_of))
        except IntegrityError:  # another process was faster
            found = await self.known(platform, account)
            if found is None:
                raise
            return found
        return Person(person, name)

    async def _place(self, platform: Platform, chat: str, topic: str) -> Room | None:
        here = {"on_platform": platform, "in_chat": chat, "in_topic": topic}
        row = await self.database.first(PLACE, **here)
        return room_of(row) if row else None

    async def _furnish(self, platform: Platform, chat: str, topic: str, *, private: bool) -> Room:
        values = {"platform": platform, "chat": chat, "topic": topic, "private": private}
        new = rooms.insert().values(**values, settings={}).returning(rooms.c.id)
        try:
            async with self.database.write() as connection:
                room: int = (await connection.execute(new)).scalar_one()
        except IntegrityError:  # another process was faster
            found = await self._place(platform, chat, topic)
            if found is None:
                raise
            return found
        return Room(room, platform, chat, topic, private)

    async def _set(self, table: Table, id: int, key: str, value: str) -> None:
        moves = table is rooms and key == "server"
        async with self.database.write(brief=not moves) as connection:
            told = await connection.execute(_WISHED[table], {"number": id})
            before: dict[str, str] = told.scalar_one_or_none() or {}
            after = {name: kept for name, kept in before.items() if name != key}
            if value:
                after[key] = value
            await connection.execute(_WISHES[table], {"number": id, "wishes": after})
            if moves:
                await _follow(await Ledger.open(connection), [id])


async def _move(
    connection: AsyncConnection, platform: Platform, old_chat: str, new_chat: str
) -> None:
    ledger = await Ledger.open(connection)  # before any row: who writes totals waits for rows
    old = await _rooms(connection, platform, old_chat)
    new = {room.topic: room for room in await _rooms(connection, platform, new_chat)}
    moved: list[int] = []
    for room in old:
        both = [room, new[room.topic]] if room.topic in new else [room]
        stays = await _join(connection, [one.id for one in both])
        settings = {key: value for one in both for key, value in one.settings.items()}
        here = update(rooms).where(rooms.c.id == stays)
        await connection.execute(here.values(chat=new_chat, settings=settings))
        moved.append(stays)
    await _follow(ledger, moved)


async def _follow(ledger: Ledger, moved: list[int]) -> None:
    """Boards know rooms and servers by their ids: those who played there stand on the new ones."""
    query = select(finishes.c.person).where(finishes.c.room.in_(moved)).distinct()
    rows = await ledger.connection.execute(query)
    await ledger.refigure([row.person for row in rows if row.person])


async def _rooms(connection: AsyncConnection, platform: Platform, chat: str) -> list[Room]:
    where = (rooms.c.platform == platform, rooms.c.chat == chat)
    query = select(rooms).where(*where).order_by(rooms.c.id).with_for_update()
    return [room_of(row) for row in await connection.execute(query)]


async def _join(connection: AsyncConnection, same: list[int]) -> int:
    stays, *others = sorted(same)
    for goes in others:
        for table in (tables, messages, results, finishes, lobbies):
            await connection.execute(update(table).where(table.c.room == goes).values(room=stays))
        for table, same_as in (
            (subscriptions, ("kind", "game")),
            (posts, ("kind", "game", "date")),
        ):
            await _move_in(connection, table, same_as, goes, stays)
        await _move_bars(connection, goes, stays)
        await connection.execute(delete(rooms).where(rooms.c.id == goes))
    return stays


async def _move_bars(connection: AsyncConnection, goes: int, stays: int) -> None:
    """Whom the admins of either room did not want, the room that is left does not want either."""
    has = bars.alias()
    mine = (bars.c.kind == "room", bars.c.whose == goes)
    same = (has.c.kind == "room", has.c.whose == stays, has.c.person == bars.c.person)
    twin = exists().where(*same)
    await connection.execute(update(bars).where(*mine, ~twin).values(whose=stays))
    await connection.execute(delete(bars).where(*mine))


async def _move_in(
    connection: AsyncConnection, table: Table, same_as: tuple[str, ...], goes: int, stays: int
) -> None:
    """Move the rows of a room that the other room does not have, and drop the others."""
    has = table.alias()
    twin = exists().where(has.c.room == stays, *(has.c[key] == table.c[key] for key in same_as))
    mine: ColumnElement[bool] = table.c.room == goes
    await connection.execute(update(table).where(mine, ~twin).values(room=stays))
    await connection.execute(delete(table).where(mine))


def plain(name: str) -> str:
    """What both databases can keep."""
    return name.replace("\0", "").encode(errors="replace").decode()


def person_of(row: Row[*tuple[Any, ...]], handle: str = "") -> Person:
    """Read one, with the user name of the account that was asked for."""
    return Person(row.id, row.name, row.settings, handle)


def room_of(row: Row[*tuple[Any, ...]]) -> Room:
    """Read one."""
    return Room(row.id, row.platform, row.chat, row.topic, row.private, row.settings)
