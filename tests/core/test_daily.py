"""Dates, zones, deals by date, stars and streaks: three years by a fixed clock."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.core.daily import (
    DAY,
    FIRST,
    Result,
    Season,
    ends,
    has_begun,
    has_ended,
    longest,
    minute_of,
    moment,
    next_moment,
    open_somewhere,
    stars,
    streak,
    today,
    zone_named,
    zone_of,
)
from games.catalogue import Row, Slot

ZONES = (
    "Europe/Kyiv",
    "America/New_York",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Africa/Casablanca",
    "Asia/Kathmandu",
    "Pacific/Kiritimati",
    "Pacific/Apia",
    "America/Santiago",
    "Etc/GMT+12",
)
"""Half an hour of summer time on Lord Howe; Samoa had no 30 December 2011."""

SAMOA = (ZoneInfo("Pacific/Apia"), date(2011, 12, 30))


@pytest.mark.parametrize("name", ZONES)
@pytest.mark.parametrize("minute", [0, 2 * 60 + 30, 9 * 60, 23 * 60 + 59])
def test_every_local_date_of_three_years_has_one_post(name: str, minute: int) -> None:
    zone, day, last = ZoneInfo(name), date(2010, 12, 31), date(2013, 12, 31)
    dates, moments = [], []
    while day < last:
        day, at = next_moment(day, minute, zone)
        dates.append(day)
        moments.append(at)
    every = [date(2011, 1, 1) + DAY * step for step in range(3 * 365 + 1)]
    missing = {SAMOA[1]} if name == "Pacific/Apia" else set()
    assert dates == [one for one in every if one not in missing]
    assert moments == sorted(set(moments))
    assert [today(at, zone) for at in moments] == dates


def test_a_time_that_is_skipped_and_one_that_comes_twice_happen_once() -> None:
    zone = ZoneInfo("Europe/Berlin")
    skipped, twice = moment(date(2026, 3, 29), 150, zone), moment(date(2026, 10, 25), 150, zone)
    assert skipped is not None
    assert twice is not None
    assert datetime.fromtimestamp(skipped / 1000, zone).isoformat() == "2026-03-29T03:30:00+02:00"
    assert datetime.fromtimestamp(twice / 1000, zone).isoformat() == "2026-10-25T02:30:00+02:00"


def test_half_an_hour_of_summer_time_is_half_an_hour() -> None:
    zone = ZoneInfo("Australia/Lord_Howe")
    before, at = moment(date(2026, 10, 3), 540, zone), moment(date(2026, 10, 4), 540, zone)
    assert before is not None
    assert at is not None
    assert at - before == 23.5 * 3_600_000


def test_a_date_that_a_zone_never_had_has_no_moment() -> None:
    assert moment(SAMOA[1], 540, SAMOA[0]) is None


def test_a_date_is_open_for_fifty_hours_somewhere() -> None:
    first = datetime(2026, 11, 29, 10, tzinfo=UTC)
    opens, day = int(first.timestamp() * 1000), date(2026, 11, 30)
    assert ends(day) - opens == timedelta(hours=50).total_seconds() * 1000
    assert day in open_somewhere(opens)
    assert day not in open_somewhere(opens - 1)
    assert day in open_somewhere(ends(day) - 1)
    assert day not in open_somewhere(ends(day))
    assert (has_ended(day, ends(day) - 1), has_ended(day, ends(day))) == (False, True)


def test_a_date_begins_in_each_zone_by_itself() -> None:
    now, day = int(datetime(2026, 11, 29, 12, tzinfo=UTC).timestamp() * 1000), date(2026, 11, 30)
    assert has_begun(day, now, ZoneInfo("Pacific/Kiritimati"))
    assert not has_begun(day, now, ZoneInfo("Europe/Kyiv"))
    assert not has_begun(FIRST - DAY, now, ZoneInfo("UTC"))


def rows(count: int, band: int = 1) -> tuple[Row, ...]:
    return tuple(Row(f"s{n}b{band}", 10, True, band, 500, 3, "") for n in range(count))


WEEK = tuple(
    Slot("guo-wu-guan", weekday, "classic" if weekday % 2 else "lenient", 1 + weekday % 3)
    for weekday in range(1, 8)
)


def three_years(season: Season) -> list[str]:
    chosen = []
    for step in range(3 * 366):
        day = FIRST + DAY * step
        slot = season.slot("guo-wu-guan", day)
        assert slot is not None
        uses = sum((one.variant, one.band) == (slot.variant, slot.band) for one in season.week)
        row = season.deal(slot, day, rows(53 * uses, slot.band) + rows(9, 7))
        assert row is not None
        assert row.band == slot.band
        chosen.append(f"{slot.variant} {row.seed}")
    return chosen


def test_no_deal_comes_twice_in_a_year() -> None:
    chosen = three_years(Season("a secret", WEEK))
    for start in range(len(chosen) - 366):
        assert chosen[start] not in chosen[start + 1 : start + 367]
    assert max(Counter(chosen[:366]).values()) == 1


def test_the_secret_decides_and_nothing_else() -> None:
    assert three_years(Season("a secret", WEEK)) == three_years(Season("a secret", WEEK))
    assert three_years(Season("a secret", WEEK)) != three_years(Season("another", WEEK))


def test_deals_of_the_past_year_are_passed_over_when_a_catalogue_has_changed() -> None:
    season = Season("a secret", WEEK)
    slot = season.slot("guo-wu-guan", FIRST)
    assert slot is not None
    first = season.deal(slot, FIRST, rows(9, slot.band))
    assert first is not None
    other = season.deal(slot, FIRST, rows(9, slot.band), {first.seed})
    assert other is not None
    assert other.seed != first.seed
    assert season.deal(slot, FIRST, rows(9, 7)) is None


@pytest.mark.parametrize(
    ("moves", "undone", "hints", "expected"),
    [(34, 0, 0, 3), (33, 0, 0, 3), (35, 0, 0, 2), (36, 1, 0, 2), (34, 3, 0, 2), (34, 4, 0, 1),
     (34, 0, 1, 1)],
)  # fmt: skip
def test_stars(moves: int, undone: int, hints: int, expected: int) -> None:
    assert stars(moves, 34, undone, hints) == expected
    result = Result(1, "gwg", FIRST, "t", 1, True, True, moves, undone, hints)
    assert result.stars(34) == expected


def test_a_streak_counts_dates_and_forgives_outages() -> None:
    solved = [FIRST + DAY * step for step in (0, 1, 3, 4, 5)]
    newest = FIRST + DAY * 6
    assert streak(solved, newest) == 3
    assert streak(solved, newest + DAY) == 0
    assert streak(solved, newest, {FIRST + DAY * 2}) == 5
    assert streak(solved, FIRST + DAY * 5) == 3
    assert streak([], newest) == 0
    assert longest(solved) == 3


def test_times_and_zones_as_people_type_them() -> None:
    assert [minute_of(one) for one in ("09:00", "9:05", "23:59", "0:00")] == [540, 545, 1439, 0]
    assert {
        minute_of(one) for one in ("9", "24:00", "9:60", "-1:00", "9:5", "", "\u0669:\u0660\u0660")
    } == {None}
    assert zone_named("america/new york") == "America/New_York"
    assert zone_named("../etc/passwd") == ""
    assert str(zone_of("", "Nowhere", "Asia/Tokyo")) == "Asia/Tokyo"
    assert str(zone_of("", "")) == "UTC"
