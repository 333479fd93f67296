"""What goes on by itself at tables of several seats: slow computers, clocks, pauses, reminders."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog

from bot.core.table import Entry, Table
from bot.core.turns import (
    REST,
    computed,
    deadline,
    deserted,
    lapsed,
    line,
    seed_of,
    thinking,
)
from bot.service.reminders import Reminders
from bot.service.thinker import Thinker
from bot.store import Stale, Store
from games import Seat, game

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
        self.reminders = Reminders(store)
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
        await self.reminders.remind(table, now)
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


def next_deal(table: Table, at: int, person: int | None = None) -> Entry:
    """The next deal of a match."""
    one, seed = game(table.head.game), table.head.seed_of(table.deal + 1)
    dealt = one.deal(table.head.variant, seed, len(table.chairs))
    return Entry("next", "person" if person else "table", 0, str(dealt), person, at)
