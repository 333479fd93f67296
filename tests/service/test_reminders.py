"""Whoever is waited for hears it where they came in, whatever platform the table stands on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.service.gathering import GATHER, newest
from tests.service.stage import Guest, Stage

MINUTE = 60_000


def told(stage: Stage) -> list[str]:
    """Where it was said that somebody is waited for."""
    return sorted(who for who, _, one in stage.seen if "in Four Colour Cards." in one.caption)


async def sat_down(stage: Stage, *guests: Guest) -> None:
    """The first opens a table, the others come by its code; then a minute passes."""
    await guests[0].command("play", "four-colour")
    await guests[0].press(GATHER)
    code = guests[0].button("Join")[1].action.split("/")[2]
    for guest in guests[1:]:
        await guest.command("join", code)
    if len(guests) < 4:
        await guests[0].press("Start")
    await stage.settle()
    await stage.later(3_000)
    stage.seen.clear()
    await stage.later(2 * MINUTE)


async def test_each_hears_it_in_the_room_they_came_from(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    mai = stage.person("Mai", "-100", "telegram")
    ida = stage.person("Ida", "ida", "telegram", private=True)
    await sat_down(stage, olena, mai, ida, bo)
    table = await newest(stage)
    rooms = {"Olena": "tearoom", "Bo": "tearoom", "Mai": "-100", "Ida": "ida"}
    named = [rooms[table.seats[seat].name] for seat in table.asked]
    assert told(stage) == (["-100", "ida", "tearoom"] if table.hidden else named)


@pytest.mark.parametrize("room", ["-100", "mai"])
async def test_a_table_in_a_private_chat_calls_nobody_else_there(stage: Stage, room: str) -> None:
    olena = stage.person("Olena", "olena", "telegram", private=True)
    mai = stage.person("Mai", room, "telegram", private=room == "mai")
    await sat_down(stage, olena, mai)
    table = await newest(stage)
    here = {"Olena": "olena", "Mai": room}
    named = [here[table.seats[seat].name] for seat in table.asked]
    assert told(stage) == (sorted(here.values()) if table.hidden else named)


async def test_who_joins_late_from_a_private_chat_is_called_there(stage: Stage) -> None:
    olena = stage.person("Olena", "-100", "telegram")
    await sat_down(stage, olena, stage.person("Bo", "-100", "telegram"))
    ida = stage.person("Ida", "ida", "telegram", private=True)
    await ida.command("join", (await newest(stage)).head.id)
    await ida.press("Take a seat")
    await stage.settle()
    table = await newest(stage)
    seat = next(seat for seat in table.people if table.seats[seat].name == "Ida")
    rooms = await stage.service.turns.reminders._rooms(table)
    assert rooms[seat].chat == "ida"
    assert {room.chat for room in rooms.values()} == {"-100", "ida"}


async def test_every_room_reads_a_table_in_its_own_language(stage: Stage) -> None:
    olena = stage.person("Olena", "-100", "telegram")
    mai = stage.person("Mai", "-200", "telegram")
    ida = stage.person("Ida", "ida", "telegram", private=True)
    olena.who, mai.who = replace(olena.who, locale="uk"), replace(mai.who, locale="de")
    await ida.command("settings", "locale de")
    await olena.command("play", "four-colour")
    await olena.press("Відкрити стіл для людей")
    code = olena.button("Сісти")[1].action.split("/")[2]
    await mai.command("join", code)
    await ida.command("join", code)
    await stage.settle()
    heads = [one.board.caption.split(".")[0] for one in (olena, mai, ida)]
    assert heads == ["Чотириколірні карти", "Vierfarbenkarten", "Vierfarbenkarten"]
    await olena.press("Почати")
    await stage.settle()
    more = [[one.label for one in guest.board.buttons][-1] for guest in (olena, mai, ida)]
    assert more == ["Ще", "Mehr", "Mehr"]


async def test_the_room_of_the_last_to_come_gets_the_board_too(stage: Stage) -> None:
    people = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Zoe")]
    mai = stage.person("Mai", "-100", "telegram")
    await sat_down(stage, *people, mai)
    (board,) = stage.walls["telegram"].rooms["-100"][:1]
    assert [one.label for one in board.screen.buttons][:1] == ["My hand"]
    assert mai.own.picture


async def test_who_finds_no_seat_is_told_so_and_brings_no_board_down(stage: Stage) -> None:
    people = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Zoe", "Mai")]
    await sat_down(stage, *people)
    stranger, code = stage.person("Ida", "tearoom"), (await newest(stage)).head.id
    stage.seen.clear()
    await stranger.command("join", code)
    assert [who for who, _, _ in stage.seen] == ["ida"]
    assert "No seat is free at this table." in stranger.own.caption


async def test_it_is_said_who_gave_up(stage: Stage) -> None:
    people = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Zoe", "Mai")]
    await sat_down(stage, *people)
    await people[1].command("resign")
    await people[1].press("Yes, resign")
    await stage.settle()
    assert "Gave up: Bo. A computer plays on." in people[0].board.caption


async def test_who_leaves_can_press_to_be_back(stage: Stage) -> None:
    people = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Zoe", "Mai")]
    await sat_down(stage, *people)
    await people[1].command("leave")
    assert "Bo" not in [one.name for one in (await newest(stage)).seats]
    await stage.later(5_000)
    await people[1].press("Take a seat")
    assert "Bo" in [one.name for one in (await newest(stage)).seats]
