"""Who is away, tables that nobody plays, and buttons and lobbies that are left behind."""

from __future__ import annotations

from bot.core.finish import sitters
from bot.core.turns import ALONE
from games import Outcome
from tests.service.gathering import AGAINST, GATHER, gathered, names, newest
from tests.service.stage import Stage
from tests.service.test_seats import opened


async def test_the_vote_stands_under_more_of_the_own_hand_and_hidden_rounds_name_all(
    stage: Stage,
) -> None:
    guests = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Mai")]
    await gathered(stage, *guests)
    for _ in range(60):
        table = await newest(stage)
        if table.hidden and {*table.asked} & {*table.people}:
            break
        for guest in [one for one in guests if one.plays][:1]:
            await guest.press(guest.plays[0].label)
        await stage.later(1_000)
    assert table.hidden
    seat = next(one for one in table.asked if one in table.people)
    voters = [guest for guest in guests if guest.who.name != names(table)[seat]]
    await stage.later(130_000)
    for said, guest in zip(("Your vote", "Most of the others agree"), voters, strict=True):
        await guest.press("More")
        await guest.press("Somebody is away")
        labels = {one.label for one in guest.own.buttons}
        assert labels == {f"{one.who.name} is away" for one in guests if one is not guest}
        await guest.press(f"{names(table)[seat]} is away")
        assert guest.own.caption.startswith(said)
        await stage.settle()
        under_way = f"Is {names(table)[seat]} away? 1 of 2 votes"
        room = stage.walls["discord"].rooms["tearoom"]
        read = any(under_way in one.screen.caption for one in room if not one.eyes)
        assert read is (guest is voters[0])
    assert (await newest(stage)).chairs[seat].owner


async def test_a_table_that_everybody_left_waits_for_half_an_hour(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await gathered(stage, olena, bo)
    await olena.command("leave")
    await stage.later(60_000)
    await bo.command("leave")
    assert "waits for half an hour" in bo.own.caption
    await stage.later(ALONE - 60_000)
    table = await newest(stage)
    assert not table.over
    await olena.carry(f"e/{table.head.id}/{table.round:x}/back", None)
    await stage.later(ALONE)
    assert not (await newest(stage)).over
    await olena.command("leave")
    await stage.later(ALONE + 1_000)
    table = await newest(stage)
    assert table.outcome == Outcome("lost", "resigned", (), table.points)
    assert len([one for one in sitters(table) if one]) == 2


async def test_the_last_person_is_told_that_resigning_ends_the_game(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    await olena.command("resign")
    assert "The game ends with that and counts as lost." in olena.own.caption


async def test_a_lobby_is_left_by_the_command_listed_and_not_opened_a_third_time(
    stage: Stage,
) -> None:
    olena = stage.person("Olena", "tearoom")
    codes = [await opened(olena), await opened(olena)]
    await olena.command("mytables")
    assert all(f"({code}): still gathers" in olena.own.caption for code in codes)
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    assert "for 2 games here already" in olena.own.caption
    await olena.command("leave")
    states = [(await stage.service.store.lobby(code)).state for code in codes]  # type: ignore[union-attr] # both were opened
    assert sorted(states) == ["closed", "open"]


async def test_old_buttons_never_post_the_board_again(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    ida = stage.person("Ida", "tearoom")
    code = await opened(olena)
    await bo.press("Join")
    await olena.press("Start")
    await stage.settle()
    posts = len(stage.walls["discord"].rooms["tearoom"])
    await ida.carry(f"j/join/{code}", None)
    assert ida.button("Take a seat")[0].eyes == "ida"
    table = await newest(stage)
    await stage.person("Admin", "tearoom", admin=True).command("room", f"stop {table.head.id}")
    await stage.later(1_000)
    await olena.press("Rematch")
    for _ in range(3):
        await bo.carry(f"g/{table.head.id}/{table.round:x}", None)
    new = stage.walls["discord"].rooms["tearoom"][posts:]
    assert len([one for one in new if not one.eyes]) <= 1
