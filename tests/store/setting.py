"""What the tests of the store play with: a room, a host, a table of Guo Wu Guan."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select

from bot.core.table import Entry, Head, Occupant, Table
from bot.store import NewMessage, Person, Room, Store
from bot.store.schema import log, tables
from games import game

T0 = 1_800_000_000_000


@dataclass
class Clock:
    """A clock that is set by hand."""

    now: int = T0

    def __call__(self) -> int:
        return self.now


@dataclass(frozen=True)
class Setting:
    """A table as it was opened, with its host, room and first message."""

    host: Person
    room: Room
    head: Head
    message: int

    @property
    def id(self) -> str:
        return self.head.id


def head(id_: str, room: int, host: int, *seats: Occupant) -> Head:
    start = game("guo-wu-guan").deal("lenient", f"seed {id_}")
    deal = ("guo-wu-guan", start.variant, f"seed {id_}", str(start), 1)
    return Head(id_, *deal, room, host, seats or (Occupant(host, "Ann"),))


def deal(at: int = T0) -> Entry:
    return Entry("deal", "table", at=at)


def move(table: Table, choice: int = 0, person: int | None = None, at: int = T0) -> Entry:
    moves = table.position.moves(0)
    return Entry("move", "person", 0, moves[choice % len(moves)], person, at)


async def set_table(store: Store, id_: str = "k3v9x2qa", chat: str = "7", at: int = T0) -> Setting:
    """Let Ann open a table in a room of the web page."""
    host = await store.person("web", "ann", "Ann", T0)
    room = await store.room("web", chat)
    opened = head(id_, room.id, host.id)
    board = NewMessage(room.id, "web", f"b/{id_}")
    message = await store.create(opened, [deal(at)], f"web:open {id_}", board)
    return Setting(host, room, opened, message)


async def loaded(store: Store, table: str) -> Table:
    found = await store.load(table)
    assert found is not None
    return found


async def assert_sound(store: Store) -> None:
    """Every table's log has no gaps and replays to what its row says."""
    query = (
        select(tables.c.id, tables.c.version, func.count(log.c.number).label("lines"))
        .outerjoin(log, log.c.table_id == tables.c.id)
        .group_by(tables.c.id, tables.c.version)
    )
    for row in await store.database.all(query):
        assert row.lines == row.version
        assert await cold(store, row.id) == await store.load(row.id)


async def cold(store: Store, table: str) -> Table | None:
    """Replay by a store that remembers nothing."""
    return await Store(store.database, store.clock).load(table)
