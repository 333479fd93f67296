"""Challenges: one table and one call for each menu, and none to whoever does not wish it."""

from __future__ import annotations

import asyncio
from itertools import cycle

import pytest

from bot.core.answer import Answer
from bot.core.port import Refused
from bot.core.request import Place, Request
from bot.core.screen import Screen
from bot.service import Service
from bot.store import Store
from tests.service.chat import Inline
from tests.service.stage import Guest, Shown, Stage

WUH = "Wu Hsing"


async def challenges(stage: Stage) -> tuple[Guest, Guest, Shown]:
    """Olena opens the menu of Bo, who has never played."""
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await olena.command("challenge", "bo Bo")
    return olena, bo, olena.button(WUH)[0]


async def calls(stage: Stage) -> list[Screen]:
    """The lines that call Bo, wherever they stand."""
    await stage.settle()
    rooms = stage.walls["discord"].rooms
    shown = [one for where in ("@bo", "tearoom") for one in rooms.get(where, [])]
    return [one.screen for one in shown if "asks you to a game" in one.screen.caption]


async def lobbies(stage: Stage) -> list[str]:
    room = await stage.service.store.room("discord", "tearoom")
    return await stage.service.store.lobbies_in(room.id)


async def test_who_is_challenged_is_called_with_a_button_to_join(stage: Stage) -> None:
    olena, bo, menu = await challenges(stage)
    await olena.press(WUH)
    (line,) = await calls(stage)
    assert "after /block Olena there are no more such calls" in line.caption
    assert menu.screen.caption == "Bo has been asked. The table is open and waits."
    assert not menu.screen.rows
    assert "Invited: Bo." in olena.board.caption
    await bo.press("Join")
    assert "Olena, Bo" in bo.button("Leave")[0].screen.caption


async def test_the_challenged_may_block_whom_they_never_sat_with(stage: Stage) -> None:
    olena, bo, _ = await challenges(stage)
    await olena.press(WUH)
    await calls(stage)
    await bo.command("block", "Olena")
    assert "not sit at one table" in bo.own.caption


async def test_a_menu_opens_one_table_and_calls_once_whatever_is_pressed(stage: Stage) -> None:
    olena, _, menu = await challenges(stage)
    actions = [one.action for one in menu.screen.buttons]
    await asyncio.gather(*(olena.carry(one, menu) for one in (actions[0], *actions)))
    await olena.carry(actions[0], menu)
    assert len(await calls(stage)) == 1
    (code,) = await lobbies(stage)
    assert "You have asked already" in olena.own.caption
    await olena.press("Show it")
    assert f"/join {code}" in olena.board.caption


async def test_two_processes_that_are_pressed_at_once_open_one_table(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(stage.service.store.database.engine.url)
    other = Service(await Store.open(url, clock=stage.clock), now=stage.clock, thinker=Inline())
    olena, _, menu = await challenges(stage)
    action = menu.screen.buttons[0].action
    processes = cycle((stage.service.handle, other.handle))

    async def handle(request: Request) -> Answer:
        return await next(processes)(request)

    monkeypatch.setattr(stage.service, "handle", handle)
    await asyncio.gather(*(olena.carry(action, menu) for _ in range(4)))
    assert len(await lobbies(stage)) == len(await calls(stage)) == 1
    await other.close()


async def test_where_the_bot_only_answers_its_answer_calls(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a server or a group to which somebody brought it nothing can be written unasked."""
    monkeypatch.setattr(Guest, "place", property(lambda one: Place("discord", one.room, mute=True)))
    olena, bo, _ = await challenges(stage)
    await olena.press(WUH)
    assert olena.board.mentions == ("bo",)
    assert "Invited: Bo." in olena.board.caption
    assert await calls(stage) == []
    await bo.command("settings", "calls off")
    await olena.press("Leave")
    await olena.command("challenge", "bo Bo")
    await olena.press(WUH)
    assert not olena.board.mentions, "who wants no calls gets none"


async def test_who_cannot_be_told_at_all_is_not_said_to_be_invited(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object) -> str:
        raise Refused

    olena, _, _ = await challenges(stage)
    await olena.press(WUH)
    monkeypatch.setattr(stage.walls["discord"], "send", refused)
    for _ in range(3):
        await stage.settle()
    assert "Could not be told: Bo. Send them the code yourself: /join" in olena.board.caption
    assert "Invited" not in olena.board.caption


async def test_the_same_challenge_from_two_menus_is_one(stage: Stage) -> None:
    olena, _, _ = await challenges(stage)
    await olena.press(WUH)
    await olena.command("challenge", "bo Bo")
    await olena.press(WUH)
    assert len(await lobbies(stage)) == len(await calls(stage)) == 1


@pytest.mark.parametrize("why", ["blocked", "barred", "off"])
async def test_who_does_not_wish_it_is_not_called(stage: Stage, why: str) -> None:
    olena, _, _ = await challenges(stage)
    store = stage.service.store
    room = await store.room("discord", "tearoom")
    mine, theirs = await store.known("discord", "olena"), await store.known("discord", "bo")
    assert mine
    assert theirs
    match why:
        case "blocked":
            await store.bar("person", theirs.id, mine.id)
        case "barred":
            await store.bar("room", room.id, theirs.id)
        case _:
            await store.set_person(theirs.id, "calls", "off")
    await olena.press(WUH)
    assert await calls(stage) == []
    assert len(await lobbies(stage)) == 1


async def test_only_a_menu_that_was_shown_challenges(stage: Stage) -> None:
    olena, bo, menu = await challenges(stage)
    ask = menu.screen.buttons[0].action
    await olena.carry(ask, None)
    await olena.carry("!4711!n/gwg/lenient/me", menu)
    await bo.carry(ask, menu)
    assert await lobbies(stage) == []
    assert await calls(stage) == []
    assert "leads nowhere" in bo.own.caption


async def test_where_no_table_can_be_opened_the_menu_stays(stage: Stage) -> None:
    olena, _, menu = await challenges(stage)
    admin = stage.person("Mai", "tearoom", admin=True)
    await admin.command("room", "games off")
    await olena.press(WUH)
    assert menu.screen.rows
    assert await calls(stage) == []
    await admin.command("room", "games on")
    await olena.press(WUH)
    assert len(await calls(stage)) == 1
