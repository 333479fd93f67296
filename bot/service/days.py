"""The dates of the daily challenge, as the store and the catalogues know them together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from zoneinfo import ZoneInfo

from bot.core.daily import (
    DAY,
    FIRST,
    OPEN_FOR,
    OUTAGE,
    YEAR,
    Day,
    Result,
    Season,
    has_ended,
    streak,
    today,
    zone_of,
)
from bot.service.seeds import Seeds
from bot.store import Person, Room, Store
from games import GAMES, Game, Position

MINUTE = 60_000


class Days:
    """Which deal a date has, and what people made of it."""

    def __init__(self, store: Store, seeds: Seeds, now: Callable[[], int]) -> None:
        self.store = store
        self.seeds = seeds
        self.now = now
        self._season: Season | None = None

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that have a daily challenge."""
        named = {slot.game for slot in self.seeds.week}
        return tuple(one for one in GAMES.values() if one.name in named)

    async def day(self, one: Game, day: date) -> Day | None:
        """The deal of a date that has begun; None where there is none."""
        kept = await self.store.day(one.name, day)
        if kept or day < FIRST:
            return kept
        season = await self._known()
        slot = season.slot(one.name, day)
        if slot is None:
            return None
        taken = await self.store.dealt(one.name, day - YEAR * DAY, day + YEAR * DAY)
        deals = self.seeds.rows(one.name, slot.variant)
        row = season.deal(slot, day, deals, taken)
        if row is None:
            return None
        kind = (slot.variant, row.seed, row.par, row.proved, row.band)
        return await self.store.fix_day(Day(one.name, day, *kind))

    async def _known(self) -> Season:
        if self._season is None:
            self._season = Season(await self.store.secret(), self.seeds.week)
        return self._season

    async def outages(self, since: date) -> set[date]:
        """Dates that break no streak: they can still be played, or the bot was away too long."""
        newest = today(self.now(), ZoneInfo("UTC")) + DAY
        served = await self.store.served(since, newest)
        enough = (OPEN_FOR - OUTAGE) * MINUTE
        dates = [since + DAY * step for step in range((newest - since).days + 1)]
        return {
            day for day in dates if not has_ended(day, self.now()) or served.get(day, 0) < enough
        }

    async def streak(self, person: int, one: Game, day: date) -> int:
        """How many dates a person has solved one after the other, up to this one."""
        return await self.streak_of(await self.store.results_of(person, one.name), day)

    async def streak_of(self, results: Sequence[Result], day: date) -> int:
        """The same, from results that are known already."""
        solved = {result.date for result in results if result.solved}
        if not solved:
            return 0
        return streak(solved, day, await self.outages(min(solved)))


def start(day: Day) -> Position:
    """The dealt position."""
    return day.kind.deal(GAMES[day.game], day.seed)


def zone(person: Person | None, room: Room | None) -> ZoneInfo:
    """By which clock somebody lives: their own wish, else that of the room."""
    wishes = [one.settings.get("zone", "") for one in (person, room) if one]
    return zone_of(*wishes)
