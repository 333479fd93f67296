"""Tournaments over both platforms: pairings, free rounds, withdrawals, clocks, standings."""

from __future__ import annotations

import re

from bot.core.marks import WIN, standings
from render.posters import Roster
from tests.clubs.setting import (
    DAY,
    begun,
    gives_up,
    guests,
    newest,
    number,
    played,
    signed_up,
    table_of,
    unattended,
)
from tests.service.stage import Stage


async def test_a_whole_tournament_over_both_platforms(stage: Stage) -> None:
    """Five people, three rounds: a game played to its end, free rounds, one who withdraws."""
    people = guests(stage, 5)
    await signed_up(stage, "tournament wu-hsing duel-a", people)
    await people[1].press("Start")
    assert "Olena opened it" in people[1].own.caption
    await people[0].press("Start")
    await stage.settle()
    now = await newest(stage)
    assert now.rounds == 3
    assert all("Round 1 of 3" in guest.board.caption for guest in people[:2])
    first = next(match for match in now.played[0].matches if match.table)
    names = [now.entrants[one].name for one in first.seats]
    assert all(f"{names[0]} \u2013 {names[1]}" in guest.board.caption for guest in people[:2])
    await played(stage, [people[one] for one in first.seats])
    assert (await newest(stage)).played[0].matches
    for match in (await newest(stage)).played[0].matches:
        if not match.over:
            await gives_up(stage, people[match.seats[0]])
    await stage.settle()
    now = await newest(stage)
    assert len(now.played) == 2
    await people[4].press("Withdraw")
    await people[4].press("Yes, withdraw")
    await stage.settle()
    await _rest_resign(stage)
    now = await newest(stage)
    assert len(now.played) == 3
    assert all(4 not in match.seats for match in now.played[2].matches)
    await _rest_resign(stage)
    now = await newest(stage)
    assert now.state == "over"
    met = [frozenset(m.seats) for r in now.played for m in r.matches if m.table]
    assert len(met) == len(set(met))
    byes = [m.seats[0] for r in now.played for m in r.matches if not m.table]
    assert len(byes) == len(set(byes)) == 2
    rows = standings(now)
    assert sum(one.total for one in rows) == WIN * sum(len(one.matches) for one in now.played)
    for guest in people[:2]:
        assert "It is over" in guest.board.caption
        picture = guest.board.picture
        assert isinstance(picture, Roster)
        assert [entry.left for entry in picture.entries].count(True) == 1
    await people[0].press("Pairings")
    await people[0].press("Round 1")
    result = rf"{names[0]} [012] : [012] {names[1]}"
    assert re.search(result, people[0].own.caption)
    assert "has a free round" in people[0].own.caption
    await people[0].press("Replay")


async def _rest_resign(stage: Stage) -> None:
    """In every open game of this round the first one gives up."""
    people = guests(stage, 5)
    for match in (await newest(stage)).round.matches:  # type: ignore[union-attr] # one is played
        if not match.over:
            await gives_up(stage, people[match.seats[0]])
    await stage.settle()


async def test_a_seat_that_was_given_up_is_told_to_be(stage: Stage) -> None:
    people = guests(stage, 4)
    await begun(stage, "tournament wu-hsing duel-a", people)
    await gives_up(stage, people[0])
    await people[0].press("My table")
    assert "given up your seat" in people[0].own.caption


async def test_whoever_is_awaited_when_the_time_is_up_has_lost(stage: Stage) -> None:
    people = guests(stage, 2)
    await begun(stage, "tournament wu-hsing duel-a", people, "7 days")
    table = await table_of(stage, people[0])
    assert table
    assert table.head.clock == 86_400
    slow = table.people.index(table.asked[0])
    now = await newest(stage)
    assert now.round
    now = await unattended(stage, now.round.ends)
    assert now.state == "over"
    assert [one.total for one in standings(now)] == [WIN, 0]
    assert standings(now)[1].number == now.played[0].matches[0].seats[slow]


async def test_a_round_waits_while_nobody_serves_the_platform_of_the_awaited(stage: Stage) -> None:
    people = guests(stage, 2)
    await begun(stage, "tournament wu-hsing duel-a", people)
    table = await table_of(stage, people[0])
    assert table
    platform = table.seats[table.asked[0]].platform
    await stage.service.store.beat(platform, stage.clock.time)
    ends = stage.clock.time + DAY + 1
    assert (await unattended(stage, ends)).state == "running"
    await stage.service.store.beat(platform, ends)
    assert (await unattended(stage, ends)).state == "over"


async def test_people_come_and_go_before_it_begins(stage: Stage) -> None:
    people = guests(stage, 3)
    await signed_up(stage, "tournament four-colour", people)
    assert "3 have signed up: Olena, Bo, Mai." in people[0].board.caption
    await people[2].press("Withdraw")
    await people[2].press("Sign up")
    await people[1].press("Withdraw")
    assert [one.name for one in (await newest(stage)).entrants] == ["Olena", "Mai"]
    await people[1].press("Start")
    assert "Olena opened it" in people[1].own.caption
    await people[0].press("Options")
    await people[0].press("Call it off")
    await people[0].press("Yes, end it now")
    await stage.settle()
    assert "called off" in people[0].board.caption
    await people[1].command("join", (await newest(stage)).id)
    assert "called off" in people[1].own.caption


async def test_who_is_forgotten_withdraws_and_only_a_dash_is_left(stage: Stage) -> None:
    people = guests(stage, 3)
    await begun(stage, "tournament wu-hsing duel-a", people)
    await people[2].command("forgetme")
    await people[2].press("Yes")
    await stage.settle()
    now = await newest(stage)
    assert [one.left for one in now.entrants] == [False, False, True]
    assert now.entrants[2].name == "—"
    assert await number(stage, people[0]) == now.entrants[0].person
