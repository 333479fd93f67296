"""Says which platforms this process serves; after a gap the clocks of their people have stood."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from bot.core.request import Platform
from bot.core.table import Entry, Table
from bot.service.notices import returned
from bot.service.service import Service
from bot.service.turns import BEAT, GAP

log = structlog.get_logger()


class Heart:
    """One loop per process, for the platforms it serves."""

    def __init__(self, service: Service, platforms: Sequence[Platform]) -> None:
        self.service = service
        self.store = service.store
        self.platforms = platforms
        self._begun: set[Platform] = set()

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            try:
                await self.once()
            except Exception:
                log.exception("heart-broke")
            await asyncio.sleep(BEAT / 1000)

    async def once(self) -> None:
        """Say that we are here; whoever ends a gap tells the tables how long it was."""
        now = self.service.now()
        if await self.store.notice_forgotten():
            self.service.let_go()
        for platform in self.platforms:
            last = await self.store.beat(platform, now)
            if platform not in self._begun or (last is not None and now - last > GAP):
                self._begun.add(platform)
                await returned(self.store, platform, last, now)
            if last is not None and now - last > GAP:
                await self._stood(platform, last, now)

    async def _stood(self, platform: str, last: int, now: int) -> None:
        tables = await self.store.running()
        log.info("clocks-stood", platform=platform, seconds=(now - last) // 1000)
        for id_ in tables:
            await self.store.write_on(id_, lambda table: away(table, platform, last, now))


def away(table: Table, platform: str, last: int, now: int) -> tuple[Entry, ...]:
    """What stops the clocks of the people of a platform for the time nobody served it."""
    stood = now - max(last, table.asked_at)
    return tuple(
        Entry("away", "table", seat, str(stood), at=now)
        for seat in table.asked
        if table.seats[seat].person is not None and table.seats[seat].platform == platform
    )
