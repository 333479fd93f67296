"""The league of a room: who comes, what counts, and what Monday brings."""

from __future__ import annotations

from datetime import date

from bot.core.tourney import Tourney
from bot.service.leagues import turns, week_of
from bot.store.club_schema import shares, tourneys
from render.posters import Roster
from render.words import say
from tests.clubs.setting import number
from tests.service.stage import Guest, Stage

HOUR = 3_600_000


def members(stage: Stage, count: int) -> list[Guest]:
    return [stage.person(f"P{at}", "kitchen") for at in range(count)]


async def earned(stage: Stage, guest: Guest, stars: int, day: date) -> None:
    """Somebody has got so many stars in duplicate deals."""
    store, person = stage.service.store, await number(stage, guest)
    room = await store.room("discord", "kitchen")
    one = Tourney(f"t{person:07}", room.id, person, "own", "wu-hsing", "open", state="over")
    row = {"id": one.id, "room": room.id, "host": person, "version": 0, "open": False}
    await store.database.do(tourneys.insert().values(**row, value=one.value()))
    share = {"tourney": one.id, "round": 0, "number": 0, "person": person, "room": room.id}
    figures = {"date": day.isoformat(), "mark": 100, "stars": stars}
    await store.database.do(shares.insert().values(**share, **figures))


def shown(guest: Guest) -> list[tuple[str, str, str]]:
    picture = guest.own.picture
    assert isinstance(picture, Roster)
    return [(entry.name, entry.value, entry.way) for entry in picture.entries]


async def test_a_week_of_two_groups(stage: Stage) -> None:
    people = members(stage, 10)
    first = people[0]
    await first.command("club", "league")
    assert "There is no league here yet" in first.own.caption
    for guest in people:
        await guest.command("club", "league join")
    monday = week_of(stage.clock.time)
    await earned(stage, people[0], 3, monday)
    await earned(stage, people[9], 2, monday)
    await people[9].command("club", "league")
    assert shown(people[9]) == [("P9", "2", "up"), ("P8", "0", "")]
    await people[9].press("Group 1")
    rows = shown(people[9])
    assert rows[0] == ("P0", "3", "")
    assert [name for name, _, way in rows if way == "down"] == ["P7"]
    assert isinstance(people[9].own.picture, Roster)
    assert [one.place for one in people[9].own.picture.entries] == ["1", *["\u2013"] * 7]
    await stage.later(turns(monday) - stage.clock.time)
    told = first.board
    assert "Best in group 1: P0." in told.caption
    assert "Up goes P9." in told.caption
    assert isinstance(told.picture, Roster)
    await people[9].command("club", "league")
    assert "You are in group 1" in people[9].own.caption
    assert [name for name, _, _ in shown(people[9])][-1] == "P9"
    await people[7].command("club", "league")
    assert [name for name, _, _ in shown(people[7])] == ["P7"]  # P8 had nothing, and is out
    await people[8].command("club", "league")
    assert "You are not in it" in people[8].own.caption
    await people[0].command("club", "league last")
    assert shown(people[0])[0] == ("P0", "3", "")


async def test_monday_counts_once_and_later_too(stage: Stage) -> None:
    people = members(stage, 2)
    for guest in people:
        await guest.command("club", "league join")
    monday = week_of(stage.clock.time)
    await earned(stage, people[1], 1, monday)
    leagues = stage.service.commands.several.clubs.leagues
    room = (await stage.service.store.room("discord", "kitchen")).id
    now = turns(monday) + 15 * 24 * HOUR  # nobody was there for two weeks
    for _ in range(3):
        await leagues.tick(room, now)
    league = await stage.service.store.league(room)
    assert league
    assert league.week == week_of(now)
    assert league.groups == ((await number(stage, people[1]),),)
    assert len(await stage.service.store.league_week(room, monday)) == 2


async def test_a_week_ends_when_its_last_daily_has_ended_everywhere() -> None:
    noon = turns(date(2026, 11, 23))
    assert week_of(noon - 1) == date(2026, 11, 23)
    assert week_of(noon) == date(2026, 11, 30)


async def test_people_leave_and_admins_end_it(stage: Stage) -> None:
    ann, admin = stage.person("Ann", "kitchen"), stage.person("Uma", "kitchen", admin=True)
    await ann.command("club", "league join")
    await ann.press("Leave the league")
    assert "There is no league here yet" in ann.own.caption
    await ann.command("club", "league off")
    assert "admin" in ann.own.caption.lower()
    await admin.command("club", "league off")
    assert "no league here any more" in admin.own.caption
    home = stage.person("Ann", "55", "telegram", private=True)
    await home.command("club", "league")
    assert "A league belongs to a room" in home.own.caption
    await home.command("club")
    assert "League of the week" not in [one.label for one in home.own.buttons]


async def test_arrows_are_explained_where_there_can_be_any(stage: Stage) -> None:
    people = members(stage, 9)
    for guest in people[:8]:
        await guest.command("club", "league join")
    assert "nobody goes up" in foot(people[7])
    await people[8].command("club", "league join")
    assert "would go up" in foot(people[8])


def foot(guest: Guest) -> str:
    picture = guest.own.picture
    assert isinstance(picture, Roster)
    return say(picture.foot, "en")
