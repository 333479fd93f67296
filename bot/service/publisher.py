"""Brings messages up to date: each is a cache of a screen, stale when the screen has changed.

A press shows its own board; the publisher repairs what that did not reach: messages in other
chats, half-said moves that were dropped, everything that a crash or a refusal left behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import structlog

from bot.core.port import Gone, Later, Moved, Port, Refused
from bot.core.request import Place
from bot.core.screen import Screen
from bot.core.table import Table
from bot.service.context import Eyes, board_reader, board_screen, host_in, room_reader
from bot.service.leagues import league_of
from bot.service.notices import notice_screen, too_late
from bot.service.pages import (
    call_screen,
    lobby_of,
    mentioned,
    turn_screen,
    waited_for,
)
from bot.service.post import POST
from bot.service.reader import Reader, reader
from bot.service.service import Service
from bot.service.tourneys import told
from bot.store import Message, Room
from bot.store.message_rows import BOARD, CALL, LEAGUE, LOBBY, LOOK, MENU, NOTICE, TOURNEY, TURN
from bot.store.tourneys import GONE
from games import Seat

log = structlog.get_logger()

PAUSE = 0.3
"""Seconds between looks at the database."""

REPOST = 60_000
"""A board that somebody deletes is posted anew at most once in so many ms."""

REFUSED_FOR, REFUSED_UNTIL = 600_000, 86_400_000
"""Where a room refuses an edit its board is tried again after so many ms, while the last move is
no older than that: rights come back, and nobody should have to ask for the board."""


class Publisher:
    """One loop per process, for the platforms whose ports it holds; leases keep them apart."""

    def __init__(self, service: Service, ports: Sequence[Port]) -> None:
        self.service = service
        self.ports = {port.platform: port for port in ports}

    async def run(self) -> None:
        """Work until cancelled. A failure is logged once and tried again later."""
        while True:
            try:
                worked = await self.once()
            except Exception:
                log.exception("publisher-broke")
                worked = 0
            await asyncio.sleep(0 if worked else PAUSE)

    async def once(self) -> int:
        """Bring one batch of stale messages up to date; return how many there were."""
        rows = await self.service.store.stale(list(self.ports), self.service.now())
        await asyncio.gather(*(self._refresh(row) for row in rows))
        return len(rows)

    async def _refresh(self, row: Message) -> None:
        store = self.service.store
        others = {
            POST: self._repost,
            LOBBY: self._lobby,
            CALL: self._call,
            NOTICE: self._notice,
            MENU: self._take_away,
            TOURNEY: self._tourney,
            LEAGUE: self._league,
        }
        for begins, refresh in others.items():
            if row.shows.startswith(begins):
                await refresh(row)
                return
        table = await store.load(row.table)
        if table is None:
            await store.retire(row.id, "gone")
            return
        if row.shows.startswith(TURN):
            await self._turn(row, table)
            return
        if row.viewer and not (row.room.private or row.token):
            await store.retire(row.id, "expired")  # nobody else may ever see it
            return
        if row.shows.startswith(LOOK):
            await self._look(row, table)
            return
        said = row.said if row.said_until > self.service.now() else ()
        if row.said and not said:
            await store.say(row.id, (), 0)
        screen = await board_screen(store, table, row, said)
        if row.address and screen.digest == row.digest:
            await store.shown(row.id, row.address, table.version, row.digest)
            return
        await self._deliver(row, screen, table.version)

    async def _lobby(self, row: Message) -> None:
        """People have come or gone, or the host has chosen."""
        store = self.service.store
        lobby = await store.lobby(row.shows.removeprefix(LOBBY))
        host = host_in(row.room, lobby.room, lobby.host) if lobby else 0
        eyes = await room_reader(store, row.room, host)
        screen = await lobby_of(store, row, eyes)
        if lobby is None or (row.address and screen.digest == row.digest):
            version = lobby.version if lobby else 0
            await store.shown(row.id, row.address, version, screen.digest)
            return
        await self._deliver(row, screen, lobby.version)

    async def _tourney(self, row: Message) -> None:
        """People have signed up, tables are over; what a newer message replaces goes."""
        store = self.service.store
        if row.shows.endswith(GONE):
            await self._take_away(row)
            return
        eyes = await room_reader(store, row.room, 0)
        tourney = await store.tourney(row.shows.removeprefix(TOURNEY))
        if tourney is None:
            await store.retire(row.id, "gone")
            return
        screen = await told(store, tourney, row.room, eyes)
        if row.address and screen.digest == row.digest:
            await store.shown(row.id, row.address, tourney.version, row.digest)
        else:
            await self._deliver(row, screen, tourney.version)

    async def _league(self, row: Message) -> None:
        """How a week of the room's league ended is told once."""
        store = self.service.store
        if row.address:
            await store.shown(row.id, row.address, 0, row.digest)
            return
        await self._deliver(
            row, await league_of(store, row, await room_reader(store, row.room, 0)), 0
        )

    async def _look(self, row: Message, table: Table) -> None:
        """A look back has come farther, until everything is found."""
        store = self.service.store
        eyes = await board_reader(store, table, row.room, Eyes(), row.viewer)
        screen, done = await self.service.look_screen(row, eyes)
        if not row.address or screen.digest == row.digest:
            await store.shown(row.id, row.address, table.version, row.digest)
        else:
            await self._deliver(row, screen, table.version)
        if done:
            await store.retire(row.id, "told")
        elif (await self.service.look_screen(row, eyes))[0] != screen:
            await store.look_again(row.id)

    async def _turn(self, row: Message, table: Table) -> None:
        """A reminder is said while somebody is waited for, and taken away when they answer."""
        store = self.service.store
        seats = waited_for(table, row)
        if not seats:
            await self._take_away(row)
            return
        called = await store.accounts(row.platform, mentioned(table, seats))
        host = host_in(row.room, table.head.room, table.head.host)
        eyes = await self._calls(row, _first(table, seats), host)
        screen = turn_screen(table, row, eyes, called)
        if row.address and screen.digest == row.digest:
            await store.shown(row.id, row.address, table.version, row.digest)
        else:
            await self._deliver(row, screen, table.version)

    async def _call(self, row: Message) -> None:
        """Who was asked to come is called once; the line goes when they sit or nobody waits."""
        _, _, whom, who = row.shows.split("/")
        eyes = await self._calls(row, int(whom), int(who))
        screen = await call_screen(self.service.store, row, eyes)
        if screen is None:
            await self._take_away(row)
        elif row.address:
            await self.service.store.shown(row.id, row.address, 0, row.digest)
        else:
            await self._deliver(row, screen, 0)

    async def _notice(self, row: Message) -> None:
        """A line about the bot itself is said once, and changes when it is no longer so."""
        screen, store = notice_screen(row, self._eyes(row)), self.service.store
        if too_late(row, self.service.now()):
            await store.retire(row.id)
        elif row.address and screen.digest == row.digest:
            await store.shown(row.id, row.address, 0, row.digest)
        else:
            await self._deliver(row, screen, 0)

    async def _call_aloud(self, row: Message) -> None:
        """Who cannot be told alone is called in the room of the table, if it has one."""
        store, (_, code, whom, _) = self.service.store, row.shows.split("/")
        lobby, person = await store.lobby(code), await store.person_by_id(int(whom))
        room = await store.room_by_id(lobby.room) if lobby else None
        if row.room.private and room and not room.private:
            await store.redirect(row.id, room)
            return
        await store.retire(row.id, "refused")
        if lobby is None or person is None:
            return
        event = f"refused {row.id}"  # whoever invited them reads it in the lobby
        await store.change_lobby(
            code, event, self.service.now(), lambda now: now.missed(person.name)
        )

    async def _take_away(self, row: Message) -> None:
        await self.service.store.retire(row.id)
        if row.address:
            with suppress(Gone, Refused, Later, Moved):
                await self.ports[row.platform].remove(place_of(row), row.address)

    async def _calls(self, row: Message, whom: int, who: int) -> Reader:
        """Who is called alone reads it as they like; a room reads it as whoever calls."""
        alone = row.room.private
        return await room_reader(self.service.store, row.room, whom if alone else who, owned=alone)

    def _eyes(self, row: Message) -> Reader:
        attach = row.room.settings.get("attach") != "no"
        return reader(row.platform, row.room.settings, pictures=attach)

    async def _repost(self, row: Message) -> None:
        """The results line of a daily post has changed."""
        screen = await self.service.post_screen(row, self._eyes(row))
        if screen.digest == row.digest or not row.address:
            await self.service.store.shown(row.id, row.address, 0, row.digest)
            return
        await self._deliver(row, screen, 0)

    async def _deliver(self, row: Message, screen: Screen, version: int) -> None:
        port = self.ports[row.platform]
        place = place_of(row)
        store = self.service.store
        try:
            if row.address:
                key = f"{row.address}~{row.token}" if row.token else row.address
                address = (await port.edit(place, key, screen)).partition("~")[0]
            else:
                address = await port.send(place, screen, f"m{row.id}v{version}")
        except (Gone, Refused, Later, Moved) as trouble:
            await self._trouble(row, trouble)
        except Exception:
            log.exception("edit-broke", message=row.id)
            await self._wait(row, REPOST)
        else:
            await store.shown(row.id, address, version, screen.digest)

    async def _trouble(self, row: Message, trouble: Exception) -> None:
        store = self.service.store
        log.info("edit-refused", message=row.id, why=type(trouble).__name__)
        match trouble:
            case Later(seconds=seconds):
                await self._wait(row, int(seconds * 1000))
            case Moved(chat=chat):
                await store.move_room(row.platform, row.room.chat, chat)
            case Gone() | Refused() if row.shows.startswith(CALL):
                await self._call_aloud(row)
            case Gone() if row.token:
                await store.retire(row.id, "expired")
            case Gone(chat=False) if not row.shows.startswith((POST, TURN, CALL, NOTICE)):
                await store.shown(row.id, "", row.version, "")
                await self._wait(row, REPOST)
            case Gone():
                await store.retire(row.id, "gone")
                await self.service.turns.abandoned(row.table)
            case Refused() if await self._may_change(row):
                await self._wait(row, REFUSED_FOR)
            case _:
                await store.retire(row.id, "refused")

    async def _may_change(self, row: Message) -> bool:
        """Whether a board of a whole room that was refused is worth another try."""
        board = row.address and row.viewer is None and row.shows.startswith(BOARD)
        table = await self.service.store.load(row.table) if board else None
        return table is not None and self.service.now() - table.changed < REFUSED_UNTIL

    async def _wait(self, row: Message, milliseconds: int) -> None:
        now = self.service.now()
        await self.service.store.lease(row.id, now + milliseconds, now + LEASED)


def _first(table: Table, seats: Sequence[Seat]) -> int:
    """The first person on some seats, 0 if nobody sits there."""
    return next(iter(mentioned(table, tuple(seats))), 0)


LEASED = 3_600_000
"""Our own lease never stands in the way of a longer one."""


def place_of(row: Message) -> Place:
    """Where a message stands."""
    return room_place(row.room)


def room_place(room: Room) -> Place:
    """A room as a platform knows it."""
    channel = room.settings.get("kind") == "channel"
    return Place(room.platform, room.chat, room.topic, room.private, channel=channel)
