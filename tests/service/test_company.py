"""With whom people play: rematches that ask, games of one's own, blocks, live clocks."""

from __future__ import annotations

from bot.core.action import Action
from bot.core.lobby import IDLE
from bot.core.table import Table
from tests.service.gathering import AGAINST, gathered, names, newest
from tests.service.stage import Guest, Stage
from tests.service.test_seats import asked_of, opened, timed


async def over(stage: Stage, *guests: Guest) -> Table:
    """A table of theirs that an admin has ended."""
    old = await gathered(stage, *guests)
    await stage.person("Admin", "tearoom", admin=True).command("room", f"stop {old.head.id}")
    await stage.settle()
    return await newest(stage)


async def test_a_rematch_asks_the_others_and_is_one_table_whoever_presses(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    old = await over(stage, olena, bo)
    assert "An admin of the room has ended this game." in olena.board.caption
    await olena.press("Rematch")
    await stage.settle()
    assert "Bo (asked)" in olena.board.caption
    assert len(await stage.service.store.tables_in(old.head.room)) == 0
    await stage.person("Ida", "tearoom").press("Join")
    stage.clock.time += 1_000
    await bo.carry(f"g/{old.head.id}/{old.round:x}", None)
    again = await newest(stage)
    assert again.head.id != old.head.id
    assert names(again) == [*names(old)[-1:], *names(old)[:-1]]
    await olena.carry(f"g/{old.head.id}/{old.round:x}", None)
    assert await stage.service.store.tables_in(old.head.room) == [again.head.id]


async def test_a_rematch_gathers_in_every_room_in_which_people_played(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    mai = stage.person("Mai", "parlour", "telegram")
    old = await over(stage, olena, mai)
    await olena.press("Rematch")
    await stage.settle()
    for somebody in (olena, mai):
        assert "Mai (asked)" in somebody.board.caption
    stage.clock.time += 1_000
    await mai.press("Join")
    await stage.settle()
    again = await newest(stage)
    assert again.head.id != old.head.id
    for somebody in (olena, mai):
        actions = {one.action for one in somebody.board.buttons}
        assert any(again.head.id in action for action in actions)


async def test_no_rematch_is_said_where_nobody_wants_to_hear_of_it(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    mai = stage.person("Mai", "parlour", "telegram", admin=True)
    await over(stage, olena, mai)
    await mai.command("room", "games off")
    await olena.press("Rematch")
    await stage.settle()
    assert "Mai (asked)" in olena.board.caption
    assert "(asked)" not in mai.board.caption


async def test_who_does_not_answer_a_rematch_has_no_seat(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    old = await over(stage, olena, bo)
    await olena.press("Rematch")
    await stage.later(1_000)
    assert "Olena asks you to a game" in bo.button("Join")[0].screen.caption
    stage.clock.time += 1_000
    await olena.press("Start")
    again = await newest(stage)
    assert again.head.id != old.head.id
    assert [again.seats[seat].name for seat in again.people] == ["Olena"]


async def test_who_resigned_has_played_too_and_is_the_host_of_the_rematch(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    old = await gathered(stage, olena, bo)
    for person in (bo, olena):
        asked = (await newest(stage)).round
        await person.carry(str(Action("resign", ("yes",), old.head.id, asked)), None)
        await stage.settle()
    assert (await newest(stage)).over
    await olena.press("Rematch")
    (lobby,) = await stage.service.store.open_in(old.head.room)
    assert [one.name for one in lobby.people] == ["Olena"]
    assert [one.name for one in lobby.kept if one] == ["Bo"]
    assert lobby.host == lobby.people[0].person


async def test_a_rematch_that_nobody_took_can_be_asked_again(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    old = await over(stage, olena, bo)
    for person in (olena, bo):
        await person.carry(f"g/{old.head.id}/{old.round:x}", None)
        if person is olena:
            await stage.later(IDLE + 1_000)
    (lobby,) = await stage.service.store.open_in(old.head.room)
    assert [one.name for one in lobby.people] == ["Bo"]


async def test_a_live_clock_tells_once_and_changes_that_line(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await timed(stage, "30 s an answer", olena, bo)
    await asked_of(stage, olena, bo)
    before = len(stage.seen)
    told = []
    for _ in range(5):
        await stage.later(5_000)
        told += [one for one in stage.seen[before:] if "Time left" in one[2].caption]
        before = len(stage.seen)
    assert [how for _, how, _ in told] == ["new", "edit"]
    assert ["15 s" in told[0][2].caption, "10 s" in told[1][2].caption] == [True, True]
    await stage.later(6_000)
    assert not [one for one in olena.sees if "Time left: 10 s" in one.screen.caption]


async def test_who_plays_alone_decides_whether_others_sit_down(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    table = await newest(stage)
    await bo.press("My hand")
    assert "Take a seat" not in [one.label for one in bo.own.buttons]
    await bo.carry(f"e/{table.head.id}/{table.round:x}/back", None)
    assert (await newest(stage)).people == table.people
    await olena.press("More")
    await olena.press("Let others in")
    await bo.press("My hand")
    await bo.press("Take a seat")
    assert sorted(filter(None, names(await newest(stage)))) == ["Bo", "Olena"]


async def test_a_block_parts_those_who_sit_together(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    code = await opened(olena)
    await bo.press("Join")
    await olena.command("block", "Bo")
    lobby = await stage.service.store.lobby(code)
    assert lobby
    assert [one.name for one in lobby.people] == ["Olena"]
    await olena.press(f"Leave Four Colour Cards {table.head.id}")
    after = await stage.service.store.load(table.head.id)
    assert after
    assert [after.seats[seat].name for seat in after.people] == ["Bo"]
