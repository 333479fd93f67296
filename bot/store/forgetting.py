"""What is kept of a person: all of it told, or taken away for good.

A tombstone stays in the places of those who are forgotten: their number, without a name or an
account. So the figures of everybody else stay as they are, to the digit.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    FromClause,
    Row,
    String,
    Table,
    cast,
    delete,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.lobby import Lobby
from bot.store.club_schema import entrants, league_seats, shares, tourneys
from bot.store.database import Shelf
from bot.store.joining import forget_person
from bot.store.schema import (
    bars,
    codes,
    due,
    identities,
    lobbies,
    log,
    messages,
    meta,
    people,
    posts,
    reports,
    results,
    rooms,
    seats,
    sitting,
    subscriptions,
    tables,
)
from bot.store.standings_schema import finishes, members, merges, standings, voids

TOMBSTONE = "—"
"""The name of those who are forgotten, in every language."""

FORGOTTEN = "forgotten"
"""Counts how often somebody was forgotten, so that every process lets go of old names."""

WIPED = "wiped"
"""That count as it was when the file was written anew."""

HOST = "host"
"""The setting of a room that keeps who came first."""

LONG = 4
"""A name of so many letters is looked for in words that people wrote; shorter ones mean others."""

HIDDEN = {"seed", "start", "position"}
"""What a person may not learn from what is kept: it may hold the hands of others."""
INSIDE = {"lease", "token", "digest", "said", "said_until", "wake", "changes", "expires"}
"""What only says how a message is kept up to date."""
DEALT = {"deal", "next"}
"""Lines of a log whose text is of the dealer, not of the person who asked for it."""

KEPT: dict[str, tuple[Column[Any], ...]] = {
    "accounts": (identities.c.person,),
    "tables_opened": (tables.c.host,),
    "seats": (seats.c.person,),
    "sitting": (sitting.c.person,),
    "moves": (log.c.person,),
    "daily_challenges": (results.c.person,),
    "results": (finishes.c.person,),
    "leaderboards": (standings.c.person,),
    "servers": (members.c.person,),
    "joined_accounts": (merges.c.gone, merges.c.stays),
    "voided_by_you": (voids.c.person,),
    "orders": (subscriptions.c.person,),
    "reports": (reports.c.person,),
    "private_messages": (messages.c.viewer,),
    "link_codes": (codes.c.person,),
    "tournaments_opened": (tourneys.c.host,),
    "tournaments": (entrants.c.person,),
    "tournament_rounds": (shares.c.person,),
    "leagues": (league_seats.c.person,),
}
"""Every place where a person stands, under the name by which it is told."""


class Forgetting(Shelf):
    """Everything about one person at once."""

    async def export(self, person: int) -> dict[str, Any] | None:
        """All that is kept of a person, as JSON can say it; None of nobody, or the forgotten."""
        async with self.database.read() as connection:
            ids = await _numbers(connection, person)
            rows = await _rows(connection, people, people.c.id.in_(ids))
            if all(row.settings.get("gone") == "yes" for row in rows):
                return None
            told: dict[str, Any] = {"person": [_told(row) for row in rows]}
            for name, columns in KEPT.items():
                here = or_(*(column.in_(ids) for column in columns))
                found = await _rows(connection, columns[0].table, here)
                told[name] = [_told(row) for row in found]
            blocked = (bars.c.kind == "person", bars.c.whose.in_(ids))
            found = await _rows(connection, bars, *blocked)
            told["people_you_block"] = len(found)
        return told

    async def forget_everything(self, person: int) -> bool:
        """Leave nothing of a person but a number; False when there was nothing any more."""
        async with self.database.write() as connection:
            ids = await _numbers(connection, person)
            row = (await connection.execute(select(people).where(people.c.id == person))).first()
            if row is None or row.settings.get("gone") == "yes":
                return False
            await forget_person(connection, person)  # the totals' lock comes before all others
            names = await _names(connection, ids)
            await _rooms(connection, ids)
            await _founded(connection, ids)
            await _words(connection, ids, names)
            await _seats(connection, ids)
            await _lobbies(connection, ids, names)
            await _tourneys(connection, ids)
            await _drop(connection, ids)
            gone = {"name": TOMBSTONE, "settings": {"gone": "yes"}}
            await connection.execute(update(people).where(people.c.id.in_(ids)).values(**gone))
            await _count(connection)
        self._let_go()
        await self.wipe()
        return True

    _known_forgotten: str | None = None

    async def notice_forgotten(self) -> bool:
        """Let go of remembered tables when somebody was forgotten, by whatever process.

        True where it was so since we asked last: what else remembers names is to let go too.
        """
        query = select(meta.c.value).where(meta.c.key == FORGOTTEN)
        row = await self.database.first(query)
        count = str(row.value) if row else "0"
        before, self._known_forgotten = self._known_forgotten, count
        await self.wipe()
        if before == count:
            return False
        self._let_go()
        return before is not None  # whoever has just begun remembers nothing yet

    def _let_go(self) -> None:
        """Remember no table, and no statement: one that was made with a name in it keeps that."""
        self._recent.clear()  # type: ignore[attr-defined] # of Tables, its sister
        self.database.engine.sync_engine.clear_compiled_cache()

    async def wipe(self) -> bool:
        """Leave no byte of who was forgotten in the file of the database; False: not yet.

        Whichever process comes first does it, so that it does not matter which of them dies.
        """
        query = select(meta).where(meta.c.key.in_((FORGOTTEN, WIPED)))
        told = {row.key: str(row.value) for row in await self.database.all(query)}
        count = told.get(FORGOTTEN, "0")
        if told.get(WIPED, "0") == count:
            return True
        if not await self.database.rewrite():
            return False
        await self.set_meta(WIPED, count)  # type: ignore[attr-defined] # of Dues, its sister
        return True


async def _numbers(connection: AsyncConnection, person: int) -> list[int]:
    """The number of a person, and those of all who have become this person by joining."""
    query = select(people.c.id).where(or_(people.c.id == person, people.c.alias == person))
    return sorted((await connection.execute(query)).scalars())


async def _rows(
    connection: AsyncConnection,
    table: FromClause,
    *where: ColumnElement[bool],
) -> Sequence[Row[*tuple[Any, ...]]]:
    return (await connection.execute(select(table).where(*where))).all()


def _told(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    """A row without what is hidden from its person."""
    told = {key: value for key, value in row._asdict().items() if key not in HIDDEN | INSIDE}
    if told.get("kind") in DEALT:
        told.pop("text", None)
    return {key: value for key, value in told.items() if value not in (None, "")}


async def _names(connection: AsyncConnection, ids: Collection[int]) -> set[str]:
    """What the person was called, here and at tables."""
    found = {row.name for row in await _rows(connection, people, people.c.id.in_(ids))}
    found |= {row.name for row in await _rows(connection, seats, seats.c.person.in_(ids))}
    sits = (log.c.kind == "sit", log.c.person.in_(ids))
    found |= {row.text.partition(" ")[2] for row in await _rows(connection, log, *sits)}
    return found - {"", TOMBSTONE}


async def _rooms(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Private chats are called after accounts: they lose their address and what stands there."""
    accounts = await _rows(connection, identities, identities.c.person.in_(ids))
    chats = [name for row in accounts for name in (row.account, f"@{row.account}")]
    near = [rooms.c.chat.in_(chats)]
    for column, whose in (
        (tables.c.room, tables.c.host),
        (messages.c.room, messages.c.viewer),
        (subscriptions.c.room, subscriptions.c.person),
        (entrants.c.room, entrants.c.person),
    ):
        near.append(rooms.c.id.in_(select(column).where(whose.in_(ids))))
    for row in await _rows(connection, rooms, rooms.c.private, or_(*near)):
        here = update(rooms).where(rooms.c.id == row.id)
        await connection.execute(here.values(chat=f"gone {row.id}", settings={}))
        mine = subscriptions.c.room == row.id
        await connection.execute(delete(subscriptions).where(mine))
        await _silence(connection, messages.c.room == row.id)
    await _silence(connection, messages.c.viewer.in_(ids))


async def _founded(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Rooms in which the person came first: now whoever comes next has come first."""
    said = cast(rooms.c.settings, String)
    near = or_(*(said.contains(f'"{id_}"') for id_ in ids))
    for row in await _rows(connection, rooms, said.contains(f'"{HOST}"'), near):
        if row.settings.get(HOST) in {str(id_) for id_ in ids}:
            left = {key: value for key, value in row.settings.items() if key != HOST}
            await connection.execute(
                update(rooms).where(rooms.c.id == row.id).values(settings=left)
            )


async def _silence(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Messages that nobody keeps up to date any more, wherever they stood."""
    nowhere = {"state": "gone", "address": "", "token": "", "said": [], "lease": 0, "wake": null()}
    news = {**nowhere, "changes": messages.c.changes + 1}
    await connection.execute(update(messages).where(which).values(**news))


async def _words(connection: AsyncConnection, ids: Collection[int], names: Collection[str]) -> None:
    """Results that were told in rooms, and words in which others wrote the name."""
    for id_ in ids:
        errands = (due.c.key.startswith(f"share {id_}/"), due.c.kind.startswith("daily-"))
        await connection.execute(delete(due).where(*errands))
    shared = select(posts.c.message).where(posts.c.kind.in_([f"share {id_}" for id_ in ids]))
    for row in await _rows(connection, messages, messages.c.id.in_(shared)):
        head, colon, rest = row.shows.partition(": ")
        words = f"{head[:2]}{TOMBSTONE}: {rest}" if colon else row.shows
        await _write(connection, messages, row.id, shows=words)
    for name in sorted(names, key=len, reverse=True):
        if len(name) >= LONG:
            await _strike(connection, messages, messages.c.shows, name)
            await _strike(connection, reports, reports.c.words, name)


async def _write(connection: AsyncConnection, table: Table, id: int, **values: str) -> None:
    news = {**values, "changes": messages.c.changes + 1}
    await connection.execute(update(table).where(table.c.id == id).values(**news))


async def _strike(
    connection: AsyncConnection, table: Table, column: Column[Any], name: str
) -> None:
    """Put the tombstone where a name stands in words."""
    keys = list(table.primary_key.columns)
    for row in await _rows(connection, table, column.contains(name, autoescape=True)):
        here = [key == row._mapping[key.name] for key in keys]  # noqa: SLF001 - SQLAlchemy's public name
        words = getattr(row, column.name).replace(name, TOMBSTONE)
        await connection.execute(update(table).where(*here).values({column.name: words}))


async def _seats(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Seats and logs say the tombstone; what a platform called the event is nobody's any more."""
    here = update(seats).where(seats.c.person.in_(ids))
    await connection.execute(here.values(name=TOMBSTONE))
    sits = (log.c.kind == "sit", log.c.person.in_(ids))
    for row in await _rows(connection, log, *sits):
        platform = row.text.partition(" ")[0]
        line = (log.c.table_id == row.table_id, log.c.number == row.number)
        news = update(log).where(*line).values(text=f"{platform} {TOMBSTONE}")
        await connection.execute(news)
    await connection.execute(update(log).where(log.c.person.in_(ids)).values(event=null()))
    mine = select(seats.c.table_id).where(seats.c.person.in_(ids))
    open_ = select(tables.c.id).where(tables.c.finished.is_(False), tables.c.id.in_(mine))
    await _look_again(connection, messages.c.table_id.in_(open_))


async def _lobbies(
    connection: AsyncConnection, ids: Collection[int], names: Collection[str]
) -> None:
    """Everybody who gathered with the person, and everybody who asked them to come."""
    said = cast(lobbies.c.value, String)
    marks = [f'"person": {id_},' for id_ in ids]
    marks += [json.dumps(name)[1:-1] for name in names]
    near = or_(*(said.contains(mark, autoescape=True) for mark in marks))
    called = {name.casefold() for name in names}
    for row in await _rows(connection, lobbies, near):
        lobby = Lobby.read(row.value)
        for id_ in ids if row.open else ():
            lobby = lobby.left(id_) if lobby.sits(id_) else lobby
        seated = tuple(
            replace(one, name=TOMBSTONE) if one and one.person in ids else one
            for one in lobby.seats
        )
        invited, unreached = (
            tuple(one for one in names if one.casefold() not in called)
            for names in (lobby.invited, lobby.unreached)
        )
        kept = tuple(None if one and one.person in ids else one for one in lobby.kept)
        lobby = replace(lobby, seats=seated, kept=kept, invited=invited, unreached=unreached)
        lobby = replace(lobby, version=row.version + 1, events=())
        news = {"value": lobby.value(), "version": lobby.version, "open": lobby.state == "open"}
        await connection.execute(update(lobbies).where(lobbies.c.id == row.id).values(**news))
        await _look_again(connection, messages.c.shows == f"l/{lobby.id}")


async def _tourneys(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Those in which the person was, or which they opened: the dash stands there from now on."""
    played = select(entrants.c.tourney).where(entrants.c.person.in_(ids))
    mine = or_(tourneys.c.id.in_(played), tourneys.c.host.in_(ids))
    for row in await _rows(connection, tourneys, mine):
        value = {**row.value, "events": []}
        orphan = row.host in ids and value["state"] == "open"
        value["state"] = "stopped" if orphan else value["state"]
        news = {"value": value, "version": row.version + 1, "open": row.open and not orphan}
        await connection.execute(update(tourneys).where(tourneys.c.id == row.id).values(**news))
        await _look_again(connection, messages.c.shows == f"e/{row.id}")


async def _look_again(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Let messages that still stand be brought up to date."""
    news = {"wake": 0, "changes": messages.c.changes + 1}
    live = (which, messages.c.state == "live")
    await connection.execute(update(messages).where(*live).values(**news))


async def _drop(connection: AsyncConnection, ids: Collection[int]) -> None:
    """What belongs to nobody else."""
    for column in (
        identities.c.person,
        codes.c.person,
        subscriptions.c.person,
        reports.c.person,
        members.c.person,
        bars.c.person,
        league_seats.c.person,
    ):
        await connection.execute(delete(column.table).where(column.in_(ids)))
    mine = (bars.c.kind == "person", bars.c.whose.in_(ids))
    await connection.execute(delete(bars).where(*mine))
    guesses = [f"guesses:{id_}" for id_ in ids]
    await connection.execute(delete(meta).where(meta.c.key.in_(guesses)))


async def _count(connection: AsyncConnection) -> None:
    """Say to every process that somebody was forgotten."""
    query = select(meta.c.value).where(meta.c.key == FORGOTTEN).with_for_update()
    before = (await connection.execute(query)).scalar_one_or_none()
    if before is None:
        await connection.execute(meta.insert().values(key=FORGOTTEN, value="1"))
        return
    news = update(meta).where(meta.c.key == FORGOTTEN)
    await connection.execute(news.values(value=str(int(before) + 1)))
