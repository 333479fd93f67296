"""Duplicate play, as people meet it: sign up, play, compare, and nobody learns too much."""

from __future__ import annotations

from dataclasses import replace
from zoneinfo import ZoneInfo

from sqlalchemy import select

from bot.core.duplicate import AVERAGE
from bot.core.marks import standings, stars_of
from bot.core.tourney import COMPUTER, Entrant, Match, Round, Tourney
from bot.service.reader import reader
from bot.service.sight import Sight
from bot.service.tourney_screen import deal_screen
from bot.store.club_schema import shares
from render.posters import Roster
from tests.clubs.setting import (
    DAY,
    begun,
    gives_up,
    guests,
    newest,
    number,
    played,
    table_of,
    unattended,
)
from tests.service.stage import Stage


async def test_the_same_deals_for_everybody_alone(stage: Stage) -> None:
    olena, bo, mai = guests(stage, 3)
    await begun(stage, "duplicate wu-hsing open", [olena, bo])
    await played(stage, [olena, bo])
    await mai.press("Sign up")  # late, and yet the same deal
    tables = [await table_of(stage, guest) for guest in (olena, bo, mai)]
    assert len({table.head.seed for table in tables if table}) == 1
    assert len({table.head.start for table in tables if table}) == 1
    assert [table.over for table in tables if table] == [True, True, False]
    assert (await newest(stage)).state == "running"
    await stage.later(DAY)
    now = await newest(stage)
    assert now.state == "over"
    assert "It is over. " in olena.board.caption
    assert standings(now)[-1].total == 0
    rows = await stage.service.store.database.all(select(shares))
    assert len(rows) == 3
    assert all(row.date == "2027-01-16" for row in rows)


async def test_nobody_learns_of_a_deal_that_others_may_still_play(stage: Stage) -> None:
    olena, bo, mai = guests(stage, 3)
    await begun(stage, "duplicate four-colour", [olena, bo])
    table = await table_of(stage, olena)
    assert table
    seed = table.head.seed
    await olena.press("My table")
    await gives_up(stage, olena)
    await olena.carry(f"v/{table.head.id}/0", None)
    assert "when nobody plays this deal" in olena.own.caption
    await bo.command("board", table.head.id)
    assert "Start your own?" in bo.own.caption
    assert not bo.own.picture
    await mai.carry(f"f/{table.head.id}/0", None)
    assert "Others may still be playing" in mai.own.caption
    assert not any(seed in screen.caption for _, _, screen in stage.seen)
    await stage.later(DAY)
    await olena.carry(f"v/{table.head.id}/0", None)
    assert seed in olena.own.caption
    await mai.carry(f"f/{table.head.id}/0", None)
    assert mai.own.picture


async def test_tables_are_compared_seat_by_seat(stage: Stage) -> None:
    people = guests(stage, 4)
    await begun(stage, "tables four-colour", people)
    assert "Round 1 of 1" in people[1].board.caption
    await played(stage, people)
    now = await newest(stage)
    assert now.state == "over"
    (first, second) = now.played[0].matches
    for seat in (0, 1):
        marks = {one.number: one.total for one in standings(now)}
        one, other = first.scores[0][seat], second.scores[0][seat]
        wanted = (50, 50) if one == other else (100, 0) if one > other else (0, 100)
        assert (marks[first.seats[seat]], marks[second.seats[seat]]) == wanted
    await people[0].press("Standings")
    mine = next(one for one in standings(now) if one.number == 0)
    assert f"You: place {mine.place}, {mine.total} of 100 per cent." in people[0].own.caption
    await people[0].press("Compare deals")
    picture = people[0].own.picture
    assert isinstance(picture, Roster)
    assert [entry.cells[0] for entry in picture.entries] == ["1", "1", "2", "2"]


async def test_who_is_awaited_when_the_time_is_up_gets_nothing(stage: Stage) -> None:
    people = guests(stage, 4)
    await begun(stage, "tables four-colour", people, "15 min")
    tables = [await table_of(stage, guest) for guest in people]
    await stage.later(60_000 - 1)
    assert all(table and not table.over for table in tables)
    now = await unattended(stage, stage.clock.time + 15 * 60_000)
    assert now.state == "over"
    late = {n for match in now.played[0].matches for s, n in match.people if s in match.late}
    assert late
    for one in standings(now):
        assert one.total == (0 if one.number in late else AVERAGE)


async def test_a_voided_game_counts_for_nobody(stage: Stage) -> None:
    people = guests(stage, 2)
    admin = stage.person("Uma", "kitchen", admin=True)
    await begun(stage, "duplicate wu-hsing open", people)
    await played(stage, people)
    await stage.later(DAY)
    table = await table_of(stage, people[0])
    assert table
    await admin.command("void", table.head.id)
    await stage.settle()
    assert [one.total for one in standings(await newest(stage))] == [AVERAGE, AVERAGE]
    await admin.command("void", f"{table.head.id} back")
    await stage.settle()
    assert sorted(one.total for one in standings(await newest(stage))) == [0, 100]


def test_a_league_counts_what_others_had_too() -> None:
    own = Tourney("t", 1, 1, "own", "wu-hsing", "open", rounds=2)
    low, high, void = (
        Match(f"t{n}", (n, COMPUTER), over=True, void=n == 2, scores=((n, 0), (n, 0)))
        for n in range(3)
    )
    assert stars_of(own, Round("s", 0, (low, high))) == {0: 0, 1: 6}
    assert stars_of(own, Round("s", 0, (low,))) == {0: 0}
    assert stars_of(own, Round("s", 0, (low, void))) == {0: 0, 2: 0}
    duels = replace(own, kind="duels")
    assert stars_of(duels, Round("s", 0, (Match("t", (0, 1), over=True, won=(0,)),))) == {
        0: 0,
        1: 0,
    }


async def test_who_plays_one_after_another_meets_the_same_answers(stage: Stage) -> None:
    """The same presses lead to the same board, whoever makes them and whenever."""
    people = guests(stage, 2)
    await begun(stage, "duplicate wu-hsing open", people)
    for guest in people:
        await guest.press("My table")
        for _ in range(6):
            if guest.plays:
                await guest.press(guest.plays[0].label)
        await stage.later(3_600_000)
    one, other = [await table_of(stage, guest) for guest in people]
    assert one
    assert other
    assert str(one.position) == str(other.position)
    assert await number(stage, people[0]) != await number(stage, people[1])


def test_a_computer_that_somebody_was_compared_with_is_shown_too() -> None:
    entrants = tuple(Entrant(n, f"P{n}", "discord", 1) for n in range(3))
    matches = (
        Match("a", (0, 1, COMPUTER), over=True, scores=((5, 9, 1),)),
        Match("b", (2, COMPUTER, COMPUTER), over=True, scores=((7, 12, 2),)),
    )
    one = Tourney("t", 1, 0, "tables", "wu-hsing", "open", entrants=entrants, state="over")
    one = replace(one, played=(Round("s", 0, matches, over=1),))
    seen = deal_screen(Sight(one, reader("discord"), ZoneInfo("UTC"), 1), 0, 0, 0)
    assert isinstance(seen.picture, Roster)
    rows = [(each.name, *each.cells, each.value) for each in seen.picture.entries]
    assert rows[:2] == [("P2", "1", "7", "100 %"), ("P0", "1", "5", "0 %")]
    assert rows[2] == ("P1", "2", "9", "0 %")
    assert rows[3][1:3] == ("2", "12")
    assert "Computer" in rows[3][0]
    assert len(rows) == 4


async def test_a_game_that_is_named_is_not_asked_for_again(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("club", "duplicate wu-hsing")
    assert olena.own.caption.endswith("Which game shall it be?")
    labels = [one.label for one in olena.own.buttons]
    assert len(labels) > 1
    assert all(label.startswith("Wu Hsing") for label in labels)
    await olena.command("club", "duplicate guo-wu-guan")
    assert any(one.label == "Four Colour Cards" for one in olena.own.buttons)
