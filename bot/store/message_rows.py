"""Rows of messages: what kinds there are, which of them follow something, and how one is read."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Case, ColumnElement, Row, Select, bindparam, case, null, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.club_schema import tourneys
from bot.store.schema import lobbies, messages, rooms, tables
from bot.store.straight import fixed
from bot.store.values import Message, Room

BOARD, LOBBY, TURN, CALL, MENU, NOTICE = "b/", "l/", "t/", "i/", "m/", "n/"
LOOK, TOURNEY, LEAGUE = "a/", "e/", "g/"
"""What a message shows, by the beginning of ``Message.shows``."""


def wake_of(stale: ColumnElement[bool], *states: str) -> Case[Any]:
    """When a message that was shown must be looked at again: at once, after a while, or never."""
    follows = is_live(*states)
    later = (follows & (messages.c.said_until > 0), messages.c.said_until)
    return case((follows & stale, 0), later, else_=null())


def is_live(*states: str) -> ColumnElement[bool]:
    """Whether it has to follow a table or a lobby; ``states`` count as live too."""
    board = or_(shows_kind(BOARD), shows_kind(TURN), shows_kind(LOOK)) & messages.c.table_id.is_not(
        None
    )
    others = (shows_kind(LOBBY), shows_kind(CALL), shows_kind(TOURNEY))
    alive = or_(*(messages.c.state == state for state in ("live", *states)))  # quicker than IN
    return or_(board, *others) & alive


def shows_kind(kind: str) -> ColumnElement[bool]:
    """Whether it shows a thing of a kind."""
    return messages.c.shows.startswith(kind)


def calls_to(person: int) -> ColumnElement[bool]:
    """Whether it calls a person to a table."""
    return messages.c.shows.like(f"{CALL}%/{person}/%")


def query_of(*where: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """Ask for messages with their rooms."""
    place = (rooms.c.chat, rooms.c.topic, rooms.c.private, rooms.c.settings)
    query = select(messages, rooms.c.platform.label("room_platform"), *place)
    return query.join(rooms, rooms.c.id == messages.c.room).where(*where)


def message_of(row: Row[*tuple[Any, ...]]) -> Message:
    """Read one that ``query_of`` found."""
    room = Room(row.room, row.room_platform, row.chat, row.topic, row.private, row.settings)
    return Message(
        id=row.id,
        room=room,
        platform=row.platform,
        shows=row.shows,
        table=row.table_id or "",
        viewer=row.viewer,
        address=row.address,
        said=tuple(row.said),
        said_until=row.said_until,
        version=row.version,
        digest=row.digest,
        lease=row.lease,
        token=row.token,
        expires=row.expires,
        state=row.state,
    )


async def version_of(connection: AsyncConnection, message: int) -> int | None:
    """The version of the table or lobby that this shows; waits for one who is writing it."""
    for query in _VERSIONS:
        told = await connection.execute(query, {"the_id": message})
        version: int | None = told.scalar_one_or_none()
        if version is not None:
            return version
    return None


_VERSIONS = tuple(
    fixed(
        select(kept.c.version)
        .join(messages, joined)
        .where(messages.c.id == bindparam("the_id"))
        .with_for_update(read=True, of=kept)
    )
    for kept, joined in (
        (tables, messages.c.table_id == tables.c.id),
        (lobbies, messages.c.shows == LOBBY + lobbies.c.id),
        (tourneys, messages.c.shows == TOURNEY + tourneys.c.id),
    )
)
