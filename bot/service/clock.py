"""Things that must happen at a time: rows with a due time, worked off by whoever leases them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot.core.daily import open_somewhere
from bot.core.periods import date_of
from bot.service.notices import over
from bot.service.service import Service
from bot.store import Due

log = structlog.get_logger()

PAUSE = 1.0
LEASE = 60_000
DAY = 86_400_000
TICK = 60_000

Job = Callable[[Service, Due], Awaitable[None]]


async def sweep(service: Service, due: Due) -> None:
    """Once a day: drop messages that were replaced or deleted, old marks, boards of old periods."""
    dropped = await service.store.sweep()
    await service.store.forget(service.now())
    log.info("swept", messages=dropped)
    dropped = await service.store.prune(date_of(service.now()))
    log.info("old-boards-dropped", rows=dropped)
    await service.store.add_due("sweep", "daily", due.at + DAY, {})


async def served(service: Service, due: Due) -> None:
    """Every minute: note for the dates that can be played now that the bot was there."""
    now = service.now()
    since = int(due.data.get("last", now))
    if now > since:
        await service.store.serve(open_somewhere(now), min(now - since, 2 * TICK))
    await service.store.add_due(due.kind, due.key, now + TICK, {"last": str(now)})


async def table(service: Service, due: Due) -> None:
    """A table of several seats: a pause is over, a computer thinks, somebody's time is up."""
    await service.turns.tick(due.key, service.now())


async def lobby(service: Service, due: Due) -> None:
    """A lobby that nobody has touched for a while."""
    await service.commands.several.lobbies.expire(due.key, service.now())


async def tourney(service: Service, due: Due) -> None:
    """A round of a tourney may be over."""
    await service.commands.several.clubs.tourneys.rounds.tick(due.key, service.now())


async def league(service: Service, due: Due) -> None:
    """The week of a league is over."""
    await service.commands.several.clubs.leagues.tick(int(due.key), service.now())


async def notice(service: Service, due: Due) -> None:
    """A stop that was announced is past, or never came."""
    del due
    await over(service.store, service.now())


JOBS: Mapping[str, Job] = {
    "sweep": sweep,
    "daily-served": served,
    "table": table,
    "lobby": lobby,
    "tourney": tourney,
    "league": league,
    "notice": notice,
}
"""What to do, by the kind of the row."""


class Clock:
    """One loop per process; a crash loses nothing, as the lease of its row ends by itself."""

    def __init__(self, service: Service, jobs: Mapping[str, Job] = JOBS) -> None:
        self.service = service
        self.jobs = jobs

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                worked = await self.once()
            except Exception:
                log.exception("clock-broke")
                worked = 0
            await asyncio.sleep(0 if worked else PAUSE)

    async def once(self) -> int:
        """Do what is due now; return how much it was."""
        store = self.service.store
        rows = await store.claim_due(list(self.jobs), self.service.now(), LEASE)
        for due in rows:
            try:
                await self.jobs[due.kind](self.service, due)
                await store.done_due(due.id)
            except Exception:
                log.exception("job-broke", kind=due.kind, key=due.key)
        return len(rows)
