"""Tournaments over both platforms: pairings, free rounds, withdrawals, clocks, standings."""

from __future__ import annotations

import re
from dataclasses import replace
from zoneinfo import ZoneInfo

from bot.core.marks import WIN, standings
from bot.core.tourney import Entrant, Match, Round, Tourney
from bot.service.pairings import pairs_screen
from bot.service.reader import reader
from bot.service.sight import Sight
from bot.service.tourney_screen import standing
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


async def test_who_opened_it_is_forgotten_and_only_admins_can_end_it(stage: Stage) -> None:
    people = guests(stage, 3)
    await begun(stage, "tournament wu-hsing duel-a", people)
    await people[0].command("forgetme")
    await people[0].press("Yes")
    await stage.settle()
    await people[2].press("Options")
    assert "Only admins may decide that" in people[2].own.caption
    admin = stage.person("Uma", "kitchen", admin=True)
    await admin.press("Options")
    await admin.press("Yes, end it now")
    await stage.settle()
    assert "It is over" in people[1].board.caption
    await people[2].carry(f"z/options/{(await newest(stage)).id}", None)
    assert people[2].own.caption == "It is over."
    await people[2].command("club", "nothing0")
    assert "no tournament by that code" in people[2].own.caption


async def test_a_duel_that_is_over_is_no_secret(stage: Stage) -> None:
    """Each has a deal of its own, which nobody else plays in this round."""
    people = guests(stage, 4)
    await begun(stage, "tournament wu-hsing duel-a", people)
    table = await table_of(stage, people[0])
    assert table
    await people[0].carry(f"f/{table.head.id}/0", None)
    assert table.head.seed not in people[0].own.caption
    await gives_up(stage, people[0])
    await people[0].carry(f"f/{table.head.id}/0", None)
    assert people[0].own.picture
    await people[0].carry(f"v/{table.head.id}/0", None)
    assert table.head.seed in people[0].own.caption
    assert not (await newest(stage)).played[0].over


def test_many_are_named_in_part_and_everybody_opens_their_own_page() -> None:
    """Fourteen have won together; of twenty, the last stands on the third page of three."""
    entrants = tuple(Entrant(n, f"P{n}", "discord", 1) for n in range(20))
    matches = tuple(
        Match(f"t{n}", (n, n + 1), over=True, void=n < 14, won=(0,)) for n in range(0, 20, 2)
    )
    cup = Tourney("t", 1, 0, "duels", "wu-hsing", "duel-a", entrants=entrants, state="over")
    cup = replace(cup, played=(Round("s", 0, matches, over=1),))
    seen = standing(Sight(cup, reader("discord"), ZoneInfo("UTC"), 19), None)
    assert [one.label for one in seen.buttons] == ["Page 2 of 3", "Page 1 of 3"]
    assert isinstance(seen.picture, Roster)
    assert [one.name for one in seen.picture.entries if one.mine] == ["P19"]
    pairs = pairs_screen(Sight(cup, reader("discord"), ZoneInfo("UTC"), 19), 0, None)
    assert "P18 2 : 0 P19" in pairs.caption
    assert "Page 1 of 2" in [one.label for one in pairs.buttons]
    alive = replace(cup, state="running", rounds=5)
    lines = standing(Sight(alive, reader("discord"), ZoneInfo("UTC"), 19), None).caption
    assert lines.index("P18 2 : 0 P19") < lines.index("P0 1 : 1 P1")
    drawn = replace(cup, played=(Round("s", 0, matches[:7], over=1),))
    said = standing(Sight(drawn, reader("telegram"), ZoneInfo("UTC")), None).caption
    assert "P10, P11 and 2 more have won together" in said


def test_nobody_has_a_place_before_anything_is_over() -> None:
    entrants = tuple(Entrant(n, f"P{n}", "discord", 1) for n in range(4))
    matches = (Match("a", (0, 1), over=True, won=(0,)), Match("b", (2, 3)))
    cup = Tourney("t", 1, 0, "duels", "wu-hsing", "duel-a", entrants=entrants, state="running")
    cup = replace(cup, rounds=2, played=(Round("s", 0, matches),))
    seen = standing(Sight(cup, reader("discord"), ZoneInfo("UTC"), 2), None)
    assert isinstance(seen.picture, Roster)
    assert [one.place for one in seen.picture.entries] == ["1", "2", *["\u2013"] * 2]
    assert "You: place" not in seen.caption


async def test_who_has_withdrawn_wins_nothing(stage: Stage) -> None:
    """Two of three leave, one of them with the points of a free round: the third has won."""
    people = guests(stage, 3)
    await begun(stage, "tournament wu-hsing duel-a", people)
    pair, free = (await newest(stage)).played[0].matches
    for leaves in (free.seats[0], pair.seats[0]):
        await people[leaves].press("Withdraw")
        await people[leaves].press("Yes, withdraw")
        if leaves in free.seats:
            await people[leaves].press("My table")
            assert "You have withdrawn" in people[leaves].own.caption
    await stage.settle()
    winner = people[pair.seats[1]]
    assert f"It is over. {winner.who.name} has won." in winner.board.caption


async def test_accounts_that_would_be_paired_do_not_become_one_person(stage: Stage) -> None:
    olena, bo = guests(stage, 2)
    await signed_up(stage, "tournament wu-hsing duel-a", [olena, bo])
    await olena.command("link")
    code = olena.own.caption.partition("/link ")[2].split()[0]
    bo.private = True
    await bo.command("link", code)
    assert "one unfinished table" in bo.sees[-1].screen.caption
