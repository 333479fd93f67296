"""The store: all that is kept, behind one door."""

from __future__ import annotations

from typing import Self

from bot.store.analyses import Analyses
from bot.store.arrivals import Arrivals
from bot.store.bars import Bars
from bot.store.database import Clock, Database, engine_of, wall_clock
from bot.store.dues import Dues
from bot.store.forgetting import Forgetting
from bot.store.leagues import Leagues
from bot.store.links import Links
from bot.store.lobbies import Lobbies
from bot.store.meetings import Meetings
from bot.store.messages import Messages
from bot.store.migrate import check
from bot.store.notices import Notices
from bot.store.paces import Paces
from bot.store.posts import Posts
from bot.store.rebuild import Differences, rebuild
from bot.store.reports import Reports
from bot.store.results import Results
from bot.store.seating import Seating
from bot.store.standings import Standings
from bot.store.tables import Tables
from bot.store.tourneys import Tourneys


class Store(
    Meetings,
    Links,
    Tables,
    Seating,
    Lobbies,
    Bars,
    Reports,
    Messages,
    Notices,
    Dues,
    Paces,
    Results,
    Posts,
    Arrivals,
    Analyses,
    Standings,
    Tourneys,
    Leagues,
    Forgetting,
):
    """One process's door to the database; any number of processes may share one."""

    @classmethod
    async def open(cls, url: str, clock: Clock = wall_clock) -> Self:
        """Connect to a database that has been migrated. Raises NotReady, saying what to do."""
        engine = engine_of(url, quick=True)
        try:
            await check(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(Database(engine), clock)

    async def rebuild(self, *, repair: bool) -> Differences:
        """Compare everything derived with the logs; mend it where that is asked."""
        return await rebuild(self.database, repair=repair)

    async def close(self) -> None:
        """Give all connections back."""
        await self.database.close()
