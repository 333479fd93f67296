"""The daily challenge without a database: which deal, when it is open, stars and streaks. Pure.

A date is a puzzle's name, not a stretch of time: it begins in each zone by itself and has ended
everywhere once it is over at UTC-12.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Container, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta, timezone
from difflib import get_close_matches
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from games import game
from games.catalogue import Kind, Row, Slot

FIRST = date(2026, 1, 5)
"""Number 1, a Monday."""

DEFAULT_ZONE = "UTC"
DAY = timedelta(days=1)
LAST_ZONE = timezone(timedelta(hours=-12))
FIRST_ZONE = timezone(timedelta(hours=14))
YEAR = 366
"""In so many days no deal comes twice."""

LONG_NAME = 40
"""Characters of a mistaken name that are looked at, or said again."""

SIGNS = "★☆"

FEW_UNDOS = 3
"""So many choices taken back still leave the second star."""

OPEN_FOR = 50 * 60
"""Minutes from the first beginning of a date to its last end."""

OUTAGE = 6 * 60
"""A date for which the bot was away for so many minutes breaks no streak."""


@dataclass(frozen=True, slots=True)
class Day:
    """The deal of a game on a date."""

    game: str
    date: date
    variant: str
    """The variant and whom one plays against: a kind as text."""
    seed: str
    par: int
    """Moves; at a table of several seats points."""
    proved: bool
    band: int

    @property
    def kind(self) -> Kind:
        """The variant, and the computers on the other seats."""
        return Kind.read(self.variant)

    @property
    def number(self) -> int:
        """How many dates there have been."""
        return (self.date - FIRST).days + 1


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a first attempt."""

    person: int
    game: str
    date: date
    table: str
    room: int
    over: bool = False
    solved: bool = False
    moves: int = 0
    """Of the line; at a table of several seats the points that were reached."""
    undone: int = 0
    hints: int = 0
    took: int = 0
    """Milliseconds."""
    voided: bool = False
    """Whether an admin took it out of everything."""

    def stars(self, par: int) -> int:
        """See ``stars`` and ``points_stars``."""
        if not self.solved:
            return 0
        if self.scored:
            return points_stars(self.moves, par)
        return stars(self.moves, par, self.undone, self.hints)

    @property
    def scored(self) -> bool:
        """Whether it is told in points instead of moves."""
        return scored(self.game)

    @property
    def behind(self) -> int:
        """What one is ranked by among equal stars, less is better: moves, or points below zero."""
        return -self.moves if self.scored else self.moves


def stars(moves: int, par: int, undone: int, hints: int) -> int:
    """Of a solved deal: one; two without a hint and with few undos; three unaided and at par."""
    if hints or undone > FEW_UNDOS:
        return 1
    return 3 if not undone and moves <= par else 2


def points_stars(points: int, par: int) -> int:
    """Against computers: one for par, two for a tenth more than par, three for a quarter more.

    >>> [points_stars(points, 20) for points in (19, 20, 22, 25)]
    [0, 1, 2, 3]
    """
    tenths = (10, 11, 12.5)
    return sum(10 * points >= least * par for least in tenths)


def star_signs(count: int) -> str:
    """Three signs.

    >>> star_signs(2)
    '★★☆'
    """
    return SIGNS[0] * count + SIGNS[1] * (3 - count)


def scored(name: str) -> bool:
    """Whether the daily of a game is told in points: where computers sit on the other seats."""
    return bool(game(name).levels)


@lru_cache(maxsize=1)
def _zones() -> dict[str, str]:
    return {name.casefold(): name for name in available_timezones()}


def zone_named(typed: str) -> str:
    """The name of a time zone as people type it, '' when there is none.

    >>> zone_named("europe/kyiv"), zone_named("Atlantis")
    ('Europe/Kyiv', '')
    """
    return _zones().get(typed.strip().replace(" ", "_").casefold(), "")


@lru_cache(maxsize=1)
def _places() -> dict[str, str]:
    """The zones by whole names and by the names of their places; the shortest zone goes first."""
    zones = sorted(_zones().items(), key=lambda zone: (len(zone[0]), zone[0]), reverse=True)
    return {key: zone for whole, zone in zones for key in (whole, whole.rpartition("/")[2])}


def zones_near(typed: str) -> tuple[str, ...]:
    """At most three names of time zones that look like what was typed, the nearest first.

    >>> zones_near("Kyv"), zones_near("Berlin"), zones_near("qqqq")
    (('Europe/Kyiv',), ('Europe/Berlin',), ())
    """
    words = typed.strip().replace(" ", "_").casefold()[:LONG_NAME]
    exact = [words] if words in _places() else []
    near = exact or get_close_matches(words, _places(), n=6, cutoff=0.7)
    return tuple(dict.fromkeys(_places()[key] for key in near))[:3]


def zone_of(*wishes: str) -> ZoneInfo:
    """The first zone of the wished ones that is known."""
    return ZoneInfo(
        next((name for name in wishes if name and zone_named(name) == name), DEFAULT_ZONE)
    )


def today(now: int, zone: ZoneInfo | timezone) -> date:
    """The date in a zone."""
    return datetime.fromtimestamp(now / 1000, zone).date()


def ends(day: date) -> int:
    """When a date has ended everywhere, in ms since 1970."""
    return _ms(datetime(day.year, day.month, day.day, tzinfo=LAST_ZONE) + DAY)


def has_ended(day: date, now: int) -> bool:
    """Whether a date has ended everywhere."""
    return now >= ends(day)


def has_begun(day: date, now: int, zone: ZoneInfo) -> bool:
    """Whether a date has begun in a zone."""
    return FIRST <= day <= today(now, zone)


def open_somewhere(now: int) -> tuple[date, ...]:
    """The dates that somebody in the world may play now, oldest first."""
    last, newest = today(now, LAST_ZONE), today(now, FIRST_ZONE)
    return tuple(last + DAY * step for step in range((newest - last).days + 1))


def moment(day: date, minute: int, zone: ZoneInfo) -> int | None:
    """When a date has this local time, in ms since 1970; None where the zone has no such date.

    A time that is skipped counts by the clock before the change, one that comes twice is taken
    the first time: so every date has one.
    """
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=zone)
    if noon.astimezone(UTC).astimezone(zone).date() != day:
        return None
    return _ms(noon.replace(hour=minute // 60, minute=minute % 60))


def next_moment(after: date, minute: int, zone: ZoneInfo) -> tuple[date, int]:
    """The first date after another that has this local time, and when that is."""
    day = after + DAY
    while (at := moment(day, minute, zone)) is None:
        day += DAY
    return day, at


def minute_of(typed: str) -> int | None:
    """Minutes since midnight of a time like 7:05 or 19:30, None if it is none.

    >>> minute_of("7:05"), minute_of("24:00")
    (425, None)
    """
    hour, colon, minute = typed.strip().partition(":")
    digits = hour.isdecimal() and minute.isdecimal() and (hour + minute).isascii()
    if not (colon and digits and len(hour) <= 2 and len(minute) == 2):  # noqa: PLR2004 - as in HH:MM
        return None
    total = int(hour) * 60 + int(minute)
    return total if int(hour) < 24 and int(minute) < 60 else None  # noqa: PLR2004 - a day has 24 hours


@dataclass(frozen=True, slots=True)
class Season:
    """What becomes which date: the secret of the installation and the table of the week."""

    secret: str
    week: tuple[Slot, ...]

    def slot(self, game: str, day: date) -> Slot | None:
        """The variant and band that a game has on a date."""
        found = (one for one in self.week if (one.game, one.weekday) == (game, day.isoweekday()))
        return next(found, None)

    def deal(
        self, slot: Slot, day: date, deals: Sequence[Row], taken: Container[str] = ()
    ) -> Row | None:
        """The deal of a date. The deals of a kind stand in an order that only the secret tells.

        They are dealt round and round; ``taken``, dealt within a year, are passed over, which
        happens only after a catalogue has changed.
        """
        order = _order(
            self.secret,
            f"{slot.game}:{slot.variant}:{slot.band}",
            tuple(row for row in deals if row.band == slot.band),
        )
        if not order:
            return None
        same = sorted(
            one.weekday for one in self.week if replace(one, weekday=slot.weekday) == slot
        )
        turn = (day - FIRST).days // 7 * len(same) + same.index(slot.weekday)
        circle = [order[(turn + step) % len(order)] for step in range(len(order))]
        return next((row for row in circle if row.seed not in taken), circle[0])


@lru_cache(maxsize=64)
def _order(secret: str, kind: str, deals: tuple[Row, ...]) -> tuple[Row, ...]:
    def place(row: Row) -> bytes:
        return hmac.digest(secret.encode(), f"{kind}:{row.seed}".encode(), "sha256")

    return tuple(sorted(deals, key=place))


def streak(solved: Collection[date], day: date, outages: Container[date] = ()) -> int:
    """Dates solved one after the other up to a date, which itself may still be played.

    >>> week = [date(2026, 3, day) for day in range(1, 8)]
    >>> streak(week[:3] + week[4:], week[-1]), streak(week[:3] + week[4:], week[-1], {week[3]})
    (3, 6)
    """
    first, at, count = min(solved, default=day), day if day in solved else day - DAY, 0
    while at >= first and (at in solved or at in outages):
        count += at in solved
        at -= DAY
    return count


def longest(solved: Collection[date], outages: Container[date] = ()) -> int:
    """The longest streak there ever was."""
    return max((streak(solved, day, outages) for day in solved), default=0)


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
