"""What goes on by itself at tables of several seats: slow computers, clocks, pauses, reminders."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog

from bot.core.log import Occupant
from bot.core.table import Entry, Table
from bot.core.turns import (
    LIVE,
    REST,
    computed,
    deadline,
    deserted,
    lapsed,
    line,
    nudges,
    seed_of,
    thinking,
)
from bot.service.reader import quiet, setting
from bot.service.thinker import Thinker
from bot.store import NewMessage, Room, Stale, Store
from games import Seat, game

ALL = "all"
"""Whom a reminder names in a hidden round, when nobody may learn who is asked."""

log = structlog.get_logger()

PATIENCE = 2.0
"""Seconds for which a press waits for computers; then it shows that they are thinking."""

ROUNDS = 200
"""So many answers of slow computers follow each other at most before somebody else looks."""

BEAT = 15_000
"""A process that serves a platform says so every so many ms."""

GAP = 3 * BEAT
"""A platform of which nothing was heard for so long is served by nobody."""


class Turns:
    """One per process."""

    def __init__(self, store: Store, thinker: Thinker, now: Callable[[], int]) -> None:
        self.store = store
        self.thinker = thinker
        self.now = now
        self._working: set[asyncio.Task[Table]] = set()

    async def hurry(self, table: Table) -> Table:
        """Let slow computers answer now, and wait for them a little."""
        if not table.several or not thinking(table):
            return table
        task = asyncio.create_task(self.work(table))
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        with suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        return await self.store.load(table.head.id) or table

    async def work(self, table: Table) -> Table:
        """Let computers think until a person is asked; whoever writes first, writes."""
        for _ in range(ROUNDS):
            seats = thinking(table)
            if not seats:
                break
            table = await self._written(table, await self._thought(table, seats[0]))
        return table

    async def _thought(self, table: Table, seat: Seat) -> Sequence[Entry]:
        level, seed = table.seats[seat].level, seed_of(table, seat)
        seen = table.position.seen_by(seat)
        move = await self.thinker.choose(table.head.game, seen, seat, level, seed)
        return (computed(table, seat, move, self.now()),)

    async def _written(self, table: Table, entries: Sequence[Entry]) -> Table:
        """Write, with what follows by itself; what came too late is the table as it is now."""
        after = table
        for entry in entries:
            after = after.add(entry)
        at = entries[-1].at
        try:
            return await self.store.append(table, [*entries, *line(after, at)], "")
        except Stale:
            return await self.store.load(table.head.id) or table

    async def tick(self, id_: str, now: int) -> None:
        """Do what is due at a table, and keep when it must be looked at again."""
        table = await self.store.load(id_)
        if table is None or table.over:
            return
        entries = await self.due(table, now)
        if entries:
            table = await self._written(table, entries)
        table = await self.work(table)
        await self._remind(table, now)
        if await self._unserved(table, now):
            await self.store.add_due("table", id_, now + BEAT, {})
        else:
            await self.store.plan(table, now)

    async def due(self, table: Table, now: int) -> Sequence[Entry]:
        """What is written because its time has come."""
        if ends := deserted(table, now):
            return ends
        if table.between:
            waited = table.head.clock and now >= table.changed + REST
            return (next_deal(table, now),) if waited else ()
        if (played := line(table, now)) or not table.head.clock:
            return played
        if await self._unserved(table, now):
            return ()
        return lapsed(table, now)

    async def _unserved(self, table: Table, now: int) -> bool:
        """Whether somebody's time is up whom nobody could hear."""
        late = [
            seat
            for seat in table.asked
            if table.head.clock
            and table.seats[seat].person is not None
            and now >= deadline(table, seat)
        ]
        return any([not await self.served(table.seats[seat].platform, now) for seat in late])

    async def served(self, platform: str, now: int) -> bool:
        """Whether a process serves the platform, as far as is known."""
        beat = await self.store.meta(f"beat:{platform}")
        return beat is None or now - int(beat) <= GAP

    async def heard(self, platform: str, now: int) -> bool:
        """Whether a process is known to serve the platform."""
        return bool(await self.store.meta(f"beat:{platform}")) and await self.served(platform, now)

    async def abandoned(self, id_: str) -> None:
        """A place of a table is gone for ever; with the last one the table ends and counts not."""
        table = await self.store.load(id_)
        if table is None or not table.several or table.over or await self.store.stands(id_):
            return
        if table.head.tourney:  # which stands wherever its people signed up
            return
        log.info("table-without-place", table=id_)
        with suppress(Stale):
            await self.store.append(table, [Entry("stop", "table", at=self.now())], "")

    async def _remind(self, table: Table, now: int) -> None:
        """Tell those who have been waited for that it is their turn; at most once a moment."""
        rooms = await self._rooms(table)
        asked = [seat for seat in table.asked if seat in rooms]
        lines = {seat: await self._told(table.seats[seat], room) for seat, room in rooms.items()}
        for seat in asked:
            past = sum(at <= now for at in nudges(table, seat))
            told = lines[seat]
            if past and told and not (table.hidden and told == rooms[seat]):
                await self._reminder(table, told, str(seat), past)
        past = sum(at <= now for at in nudges(table, asked[0])) if asked and table.hidden else 0
        heard = {room.id: room for seat, room in rooms.items() if lines[seat] == room}
        for room in heard.values() if past else ():
            await self._reminder(table, room, ALL, past)

    async def _rooms(self, table: Table) -> dict[Seat, Room]:
        """By seat, the room of whoever sits there: that of the table, or where they signed up."""
        whose: dict[int, Room] = {}
        if table.head.tourney:
            whose = await self.store.entered(table.head.tourney)
        room = await self.store.room_by_id(table.head.room)
        found = {seat: whose.get(table.seats[seat].person or 0, room) for seat in table.people}
        return {seat: where for seat, where in found.items() if where is not None}

    async def _reminder(self, table: Table, told: Room, whose: str, past: int) -> None:
        shows = f"t/{table.head.id}/{whose}/{table.round}.{past}"
        private = told.private and whose != ALL
        viewer = table.seats[int(whose)].person if private else None
        new = NewMessage(told.id, told.platform, shows, table.head.id, viewer)
        await self.store.remind(new, in_place=0 < table.head.clock < LIVE)

    async def _told(self, sits: Occupant, room: Room) -> Room | None:
        """Where a person hears that it is their turn: in the room, at home, or nowhere."""
        person = await self.store.person_by_id(sits.person or 0)
        how = setting("turns", person.settings if person else {})
        if how == "off" or person is None:
            return None
        if how == "line":
            return None if quiet(room.settings) else room
        known = await self.store.accounts(room.platform, [person.id])
        account = known.get(person.id)
        if account is None:
            return None if quiet(room.settings) else room
        home = account if room.platform == "telegram" else f"@{account}"
        return await self.store.room(room.platform, home, private=True)


def next_deal(table: Table, at: int, person: int | None = None) -> Entry:
    """The next deal of a match."""
    one, seed = game(table.head.game), table.head.seed_of(table.deal + 1)
    dealt = one.deal(table.head.variant, seed, len(table.chairs))
    return Entry("next", "person" if person else "table", 0, str(dealt), person, at)
