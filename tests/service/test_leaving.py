"""Seats that people give up, lose or take back, and lobbies that are full."""

from __future__ import annotations

import random

import pytest

from bot.core.log import Entry, Occupant
from bot.core.turns import line, stand_in
from tests.newest import newest_tables
from tests.service.gathering import GATHER, gathered, names, newest, play
from tests.service.stage import Stage


@pytest.mark.parametrize(
    "carried",
    ["n/fcc/four-colour/me-9", "n/wuh/open/me-9", "n/wuh/duel-b/me-4", "n/wuh/open/room-2"],
)
async def test_a_button_with_a_forged_number_of_seats_leads_nowhere(
    stage: Stage, carried: str
) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.carry(carried, None)
    assert "leads nowhere" in olena.own.caption
    assert not await newest_tables(stage.service.store)


async def test_who_left_finds_the_way_back(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    await bo.command("leave")
    await play(stage, [olena], 3, random.Random(3))
    assert "A computer plays for: Bo." in olena.board.caption
    await bo.command("mytables")
    assert table.head.id in bo.own.caption
    for command in ("board", "hand"):
        await bo.command(command)
        assert [one.label for one in bo.own.buttons] == ["Take a seat"]
    await bo.press("Take a seat")
    assert names(await newest(stage)).count("Bo") == 1


async def test_whose_seat_is_taken_out_of_time_is_told_in_the_room(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    seat = names(table).index("Bo")
    leave = Entry("leave", "table", seat, stand_in(table), at=stage.clock.time)
    table = await newest(stage)
    made = [leave, *line(table.add(leave), stage.clock.time)]
    await stage.service.store.append(table, made, "")
    await stage.settle()
    assert "A computer plays for: Bo." in olena.board.caption
    await bo.command("mytables")
    assert table.head.id in bo.own.caption


async def test_the_end_names_those_who_played(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await gathered(stage, olena, bo)
    await bo.command("leave")
    await olena.command("resign")
    await olena.press("Yes, resign")
    await stage.later(5_000)
    assert (await newest(stage)).over
    for name in ("Olena", "Bo"):
        assert f"{name} 0" in olena.board.caption


async def test_a_move_keeps_who_sat_there_when_it_was_made(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    before = await gathered(stage, olena, bo)
    seat, taken = names(before).index("Bo"), before.seats
    await bo.command("leave")
    await stage.later(3_000)
    away = await newest(stage)
    move = away.position.to_act[0]
    entry = Entry("move", "computer", move, away.position.moves(move)[0])
    played = away.add(entry)
    back = Entry("sit", "person", seat, "discord Bo", taken[seat].person)
    assert played.add(back).steps[-1].sat[seat] == Occupant(level=stand_in(before))
    assert played.add(back).seats[seat].name == "Bo"


async def test_a_lobby_begins_when_a_computer_takes_the_last_seat(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    shown, join = olena.button("Join")
    for _ in range(3):
        await olena.press("Add computer (hard)")
    await stage.settle()
    assert sorted(one.level for one in (await newest(stage)).seats) == ["", "hard", "hard", "hard"]
    await olena.carry(join.action, shown)
    assert "put away" not in olena.own.caption


async def test_a_lobby_that_has_begun_is_not_put_away(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    far = [stage.person(name, "library") for name in ("Mai", "Ida")]
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    code = olena.button("Join")[1].action.split("/")[2]
    await bo.command("join", code)
    for guest in far:
        await guest.command("join", code)
    await stage.settle()
    assert not [one for one in stage.seen if "put away" in one[2].caption]
    await bo.press("My hand")
    assert bo.plays or bo.own.picture
