"""Stretches of the calendar over which results are added up: day, week, month, season, for ever.

A result counts for one date: the date of the daily challenge it belongs to, else the date of its
end by UTC. Everything here works on such dates. A season is a quarter of a year.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Literal, get_args

Period = Literal["day", "week", "month", "season", "all"]

PERIODS: tuple[Period, ...] = get_args(Period)
_ONE = timedelta(days=1)
ONE_WEEK = timedelta(days=7)


def date_of(at: int) -> date:
    """The date by UTC of a moment in ms since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def begins(period: Period, day: date) -> date:
    """The first date of the period in which a date lies.

    >>> [begins(period, date(2026, 11, 18)).isoformat() for period in PERIODS]
    ['2026-11-18', '2026-11-16', '2026-11-01', '2026-10-01', '0001-01-01']
    """
    match period:
        case "day":
            return day
        case "week":
            return day - _ONE * day.weekday()
        case "month":
            return day.replace(day=1)
        case "season":
            return day.replace(month=(day.month - 1) // 3 * 3 + 1, day=1)
        case "all":
            return date.min


def before(period: Period, day: date) -> date:
    """A date of the period before the one in which ``day`` lies.

    >>> before("season", date(2026, 2, 1)).isoformat()
    '2025-12-31'
    """
    first = begins(period, day)
    return first if period == "all" else first - _ONE


def horizon(period: Period, today: date) -> date:
    """The first date whose period is still kept: the present one and the one before it are.

    >>> horizon("month", date(2026, 11, 18)).isoformat()
    '2026-10-01'
    """
    return begins(period, before(period, today))
