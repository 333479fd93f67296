"""Lobbies, clocks, people who come and go, rooms and joined accounts."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.lobby import IDLE, Full, Lobby
from bot.core.log import Occupant
from bot.core.turns import deadline
from bot.service.beat import Heart
from bot.service.turns import GAP
from games import text
from render.words import say
from tests.service.gathering import AGAINST, GATHER, gathered, names, newest, shown
from tests.service.stage import Guest, Stage


def lobby(*people: int) -> Lobby:
    seats = [Occupant(one, f"P{one}") for one in people]
    return Lobby("k3v9x2qa", 1, "four-colour", "four-colour", people[0], (*seats, None, None))


def test_the_host_passes_on_and_the_last_one_out_closes() -> None:
    two = lobby(1, 2)
    one = two.left(1)
    assert one.host == 2
    assert one.state == "open"
    assert one.left(2).state == "closed"
    assert two.left(7) == two


def test_seats_are_taken_until_they_are_full() -> None:
    full = lobby(1, 2).joined(Occupant(level="hard")).joined(Occupant(3, "P3"))
    assert full.full
    assert full.joined(Occupant(3, "P3")) == full
    with pytest.raises(Full):
        full.joined(Occupant(4, "P4"))
    assert not full.without_computer().full
    assert Lobby.read(full.touched("e", 5).value()) == full.touched("e", 5)


async def opened(host: Guest) -> str:
    await host.command("play", "four-colour")
    await host.press(GATHER)
    return host.button("Join")[1].action.split("/")[2]


async def test_a_lobby_is_one_message_that_follows(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await opened(olena)
    before = len([one for one in stage.seen if one[1] == "new"])
    await bo.press("Join")
    await bo.press("Join")
    await olena.press("Add computer (hard)")
    assert "Olena, Bo, ⚙ Computer (hard), free" in olena.board.caption
    await olena.press("Remove computer")
    await bo.press("Leave")
    assert "Olena, free, free, free" in olena.board.caption
    new = [one for one in stage.seen if one[1] == "new"][before:]
    assert [one[0] for one in new] == ["bo"]


async def test_only_the_host_chooses_and_starts(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await opened(olena)
    await bo.press("Join")
    for label in ("Start", "Options", "Add computer (easy)"):
        await bo.press(label)
        assert "At this table Olena decides" in bo.own.caption
    await olena.press("Options")
    await olena.press("4 deals")
    await olena.press("30 s an answer")
    await stage.settle()
    assert "4 deals, 30 s an answer" in bo.board.caption
    await olena.press("Start")
    table = await newest(stage)
    assert (table.head.deals, table.head.clock) == (4, 30)


async def test_a_full_lobby_begins_by_itself_and_seats_are_drawn(stage: Stage) -> None:
    guests = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Mai", "Ida")]
    table = await gathered(stage, *guests)
    assert sorted(names(table)) == ["Bo", "Ida", "Mai", "Olena"]


async def test_an_idle_lobby_is_put_away(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    code = await opened(olena)
    await stage.later(IDLE - 1_000)
    assert "Seats" in olena.board.caption
    await stage.later(2_000)
    assert "put away" in olena.board.caption
    assert "/join" not in olena.board.caption, "nobody can come any more"
    await olena.command("join", code)
    assert "put away" in olena.own.caption


async def test_any_link_to_a_lobby_joins_it(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "bo", private=True)
    code = await opened(olena)
    await bo.command("start", f"j_{code}")
    await stage.settle()
    assert "Seats: Olena, Bo" in olena.button("Leave")[0].screen.caption


async def test_a_name_turns_no_words_around(stage: Stage) -> None:
    olena = stage.person("Bo\u202enelO", "tearoom")
    await opened(olena)
    assert "Seats: BonelO, free" in olena.board.caption
    dan = stage.person("\u05d3\u05df", "tearoom")
    await dan.press("Join")
    assert "Seats: BonelO, \u2068\u05d3\u05df\u2069, free" in dan.board.caption


async def test_a_room_has_only_so_many_tables(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    room = await stage.service.store.room("discord", "tearoom")
    await stage.service.store.set_room(room.id, "tables", "1")
    await opened(olena)
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    assert "not wanted at a time" in olena.own.caption


async def test_a_turn_is_told_after_a_minute_and_taken_away(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    await stage.later(5_000)
    asked = await asked_of(stage, olena, bo)
    await stage.later(61_000)
    assert "in Four Colour Cards" in olena.board.caption
    told = [one for one in stage.seen if "in Four Colour Cards." in one[2].caption]
    assert len(told) == 1
    await asked.press(asked.plays[0].label)
    await stage.later(3_000)
    assert "in Four Colour Cards." not in olena.board.caption
    assert table.head.clock == 0


@pytest.mark.parametrize(("wish", "where"), [("private", "ida"), ("off", "")])
async def test_a_turn_is_told_as_its_person_likes(stage: Stage, wish: str, where: str) -> None:
    ida = stage.person("Ida", "-100", "telegram")
    mai = stage.person("Mai", "-100", "telegram")
    await gathered(stage, ida, mai)
    for guest in (ida, mai):
        person = await stage.service.store.person("telegram", guest.who.account, guest.who.name, 0)
        await stage.service.store.set_person(person.id, "turns", wish)
    asked = await asked_of(stage, ida, mai)
    await stage.later(61_000)
    told = [who for who, _, screen in stage.seen if "in Four Colour Cards." in screen.caption]
    assert told == ([asked.who.account] if where else [])


async def asked_of(stage: Stage, *guests: Guest) -> Guest:
    for _ in range(30):
        ready = [guest for guest in guests if guest.plays]
        if ready:
            return ready[0]
        await stage.later(3_000)
    raise AssertionError("nobody is asked")


async def timed(stage: Stage, clock: str, *guests: Guest) -> None:
    await opened(guests[0])
    for guest in guests[1:]:
        await guest.press("Join")
    await guests[0].press("Options")
    await guests[0].press(clock)
    await guests[0].press("Start")
    await stage.settle()
    for guest in guests:
        await guest.press("My hand")


async def test_time_runs_out_and_the_seat_can_be_taken_back(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await timed(stage, "30 s an answer", olena, bo)
    for _ in range(40):
        table = await newest(stage)
        if any(chair.owner for chair in table.chairs) or table.over:
            break
        await stage.later(31_000)
    table = await newest(stage)
    lapses = [step for step in table.steps if step.entry.kind == "lapse"]
    assert lapses
    assert not table.over
    away = next(chair.owner for chair in table.chairs if chair.owner)
    guest = olena if away.name == "Olena" else bo
    await guest.press("My hand")
    await guest.press("Take a seat")
    assert guest.who.name in names(await newest(stage))


async def test_clocks_stand_while_nobody_serves_the_platform(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    heart = Heart(stage.service, ["discord"])
    await heart.once()
    await timed(stage, "30 s an answer", olena, bo)
    await asked_of(stage, olena, bo)
    before = await newest(stage)
    stage.clock.time += 12 * 60_000
    assert stage.clock.time > before.asked_at + GAP
    await stage.settle()
    assert (await newest(stage)).version == before.version
    await heart.once()
    await stage.settle()
    after = await newest(stage)
    assert any("clocks stood still" in one.screen.caption for one in olena.sees)
    assert not [step for step in after.steps if step.entry.kind == "lapse"]
    seat = after.asked[0]
    assert deadline(after, seat) >= stage.clock.time + 60_000 - 1_000


async def test_most_of_the_others_can_seat_a_computer_for_an_absent_player(stage: Stage) -> None:
    guests = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Mai", "Ida")]
    await gathered(stage, *guests)
    for _ in range(40):
        table = await newest(stage)
        if table.asked and not table.hidden:
            break
        ready = [guest for guest in guests if guest.plays]
        if ready:
            await ready[0].press(ready[0].plays[0].label)
        await stage.later(3_000)
    table = await newest(stage)
    seat = table.asked[0]
    others = [guest for guest in guests if guest.who.name != names(table)[seat]]
    action = f"e/{table.head.id}/{table.round:x}/vote"
    await others[0].carry(f"{action}/{seat}", None)
    assert "waited for long enough" in others[0].own.caption
    await stage.later(130_000)
    for guest in others[:2]:
        await guest.carry(action, None)
        await guest.press(f"{names(table)[seat]} is away")
    assert (await newest(stage)).chairs[seat].owner


async def test_an_admin_decides_about_the_games_of_a_room(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    await bo.command("room", f"stop {table.head.id}")
    assert "Only admins" in bo.own.caption
    admin = stage.person("Olena", "tearoom", admin=True)
    await admin.command("room", "bar Bo")
    assert "takes no part" in admin.own.caption
    await admin.command("room", f"stop {table.head.id}")
    assert (await newest(stage)).over
    await stage.settle()
    await admin.command("play", "four-colour")
    await admin.press(GATHER)
    await bo.press("Join")
    assert "do not want you" in bo.own.caption
    await admin.command("room", "games off")
    await bo.command("play", "four-colour")
    assert "no games here" in bo.own.caption


async def test_who_comes_back_is_told_that_the_seat_is_kept(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    await bo.command("leave")
    await stage.settle()
    assert "A computer plays for: Bo." in olena.board.caption
    await bo.command("join", table.head.id)
    assert "yours again as soon as you like" in bo.own.caption
    await bo.press("Take a seat")
    assert "Bo" in names(await newest(stage))


async def test_two_who_do_not_play_together(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await gathered(stage, olena, bo)
    await olena.command("block", "Bo")
    assert "not sit at one table" in olena.own.caption
    await opened(olena)
    await bo.press("Join")
    assert "do not play together" in bo.own.caption
    await olena.command("block", "Bo")
    await bo.press("Join")
    assert "Olena, Bo" in bo.board.caption


async def test_a_report_keeps_the_position_under_its_code(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    table = await newest(stage)
    await olena.command("report", "the chariot is gone")
    code = olena.own.caption.rpartition(" ")[2].rstrip(".")
    row = await stage.service.store.reported(code)
    assert row == [(str(table.position), "the chariot is gone")]


async def test_accounts_are_joined_by_a_code_and_their_tables_with_them(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    other = stage.person("Olena K", "555", "telegram", private=True)
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    await other.command("start")
    await other.command("link")
    code = other.own.caption.split("/link ")[1].split()[0]
    await olena.command("link", "wrong")
    assert "no such code" in olena.own.caption
    await olena.command("link", code)
    assert "both accounts are you" in olena.own.caption
    await other.command("mytables")
    assert "your turn" in other.own.caption
    await other.press("Four Colour Cards")
    before = await newest(stage)
    await other.press(other.plays[0].label)
    assert (await newest(stage)).version > before.version
    await olena.command("link", code)
    assert "no such code" in olena.own.caption
    await other.command("unlink")
    await other.command("mytables")
    assert "no table" in other.own.caption


async def test_codes_run_out_and_cannot_be_guessed(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await olena.command("link")
    code = olena.own.caption.split("/link ")[1].split()[0]
    await olena.command("link", code)
    assert "own code" in olena.own.caption
    stage.clock.time += 600_001
    await bo.command("link", code)
    assert "no such code" in bo.own.caption
    for _ in range(5):
        await bo.command("link", "guessing")
    await olena.command("link")
    fresh = olena.own.caption.split("/link ")[1].split()[0]
    await bo.command("link", fresh)
    assert "Too many" in bo.own.caption


async def test_two_at_one_table_are_not_joined(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await gathered(stage, olena, bo)
    await olena.command("link")
    code = olena.own.caption.split("/link ")[1].split()[0]
    await bo.command("link", code)
    assert "Finish that game first" in bo.own.caption


async def test_people_who_sit_down_at_once_get_a_seat_each(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    table = await gathered(stage, olena)
    others = [stage.person(name, "tearoom") for name in ("Bo", "Mai", "Ida")]
    action = f"e/{table.head.id}/{table.round:x}/back"
    await asyncio.gather(*(guest.carry(action, None) for guest in others))
    after = await newest(stage)
    assert sorted(names(after)) == ["Bo", "Ida", "Mai", "Olena"]
    held = {shown(guest.own).split()[5] for guest in others}
    assert len(held) == len(others)


async def test_who_has_given_up_takes_no_other_seat_and_sees_no_other_hand(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena)
    action = f"e/{table.head.id}/{table.round:x}/back"
    await bo.carry(action, None)
    await bo.command("resign")
    assert [one.label for one in bo.own.buttons] == ["Yes, resign", "No, go on"]
    await bo.press("Yes")
    before = len(bo.sees)
    await bo.carry(action, None)
    assert "Bo" not in names(await newest(stage))
    assert not any(one.screen.picture for one in bo.sees[before:] if one.eyes)


@pytest.mark.parametrize("verb", ["a", "s"])
async def test_a_made_up_button_deals_no_table_of_several_again(stage: Stage, verb: str) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    await bo.carry(f"{verb}/{table.head.id}/{table.round:x}/no", None)
    assert say(text("bot-unknown-button")) in {one.screen.caption for one in bo.sees}
    assert await newest(stage) == table
