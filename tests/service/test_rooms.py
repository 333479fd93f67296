"""What admins decide about a room, who they are, and that every order is answered in words."""

from __future__ import annotations

import pytest

from bot.core.request import Place
from bot.service import Service
from tests.service.chat import Chat
from tests.service.gathering import AGAINST, GATHER, gathered, newest
from tests.service.stage import Guest, Stage


def admin_of(stage: Stage) -> Guest:
    return stage.person("Ida", "tearoom", admin=True)


@pytest.mark.parametrize("words", ["lenient me", "lenient room", "wu-hsing standard room"])
async def test_where_games_are_off_none_is_opened(stage: Stage, words: str) -> None:
    olena = stage.person("Olena", "tearoom")
    await admin_of(stage).command("room", "games off")
    await olena.command("play", words)
    assert "want no games here. In our private chat you can play." in olena.own.caption
    alone = stage.person("Olena", "@olena", private=True)
    await alone.command("play", "lenient me")
    assert alone.board.picture


async def test_no_new_deal_and_no_rematch_begins_where_games_are_off(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await olena.command("play", "lenient me")
    await olena.command("resign")
    await olena.press("Yes, resign")
    await stage.later(1_000)
    table = await gathered(stage, olena, bo)
    admin = admin_of(stage)
    await admin.command("room", f"stop {table.head.id}")
    await admin.command("room", "games off")
    await stage.settle()
    for label in ("New deal", "Same deal", "Rematch"):
        await olena.press(label)
        assert "want no games here" in olena.own.caption, label


async def test_who_is_barred_plays_no_game_of_everybody_and_keeps_no_seat(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    await olena.command("play", "lenient room")
    admin = admin_of(stage)
    await admin.command("room", "bar Bo")
    assert "/room allow Bo takes that back" in admin.own.caption
    await bo.typed("a")
    assert "do not want you" in bo.own.caption
    kept = await stage.service.store.load(table.head.id)
    assert kept is not None
    assert [one.name for one in kept.seats].count("Bo") == 0
    await bo.press("My hand")
    assert "do not want you" in bo.own.caption
    await bo.carry(f"e/{table.head.id}/{kept.round:x}/back", None)
    assert "do not want you" in bo.own.caption
    await admin.command("room", f"stop {table.head.id}")
    await stage.later(1_000)
    await olena.press("Rematch")
    again = await newest(stage)
    assert again.head.id != table.head.id
    assert sorted(one.name for one in again.seats if one.person is not None) == ["Olena"]


async def test_who_is_barred_goes_out_of_the_tables_that_gather(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await bo.command("play", "four-colour")
    await bo.press(GATHER)
    code = bo.button("Join")[1].action.split("/")[2]
    await olena.press("Join")
    await admin_of(stage).command("room", "bar Bo")
    lobby = await stage.service.store.lobby(code)
    assert lobby is not None
    assert [one.name for one in lobby.people] == ["Olena"]
    assert lobby.host == lobby.people[0].person
    await bo.press("Start")
    assert "do not want you" in bo.own.caption
    await olena.press("Start")
    assert "Bo" not in [one.name for one in (await newest(stage)).seats]


ASKED = {
    "": "Games may be opened here.",
    "tables 0": "From 1 to 50",
    "tables many": "From 1 to 50",
    "games maybe": "/room games on, /room games off",
    "stop": "No table of several is open here.",
    "stop xyz": "called “xyz” is open in this room",
    "bar": "/room bar NAME",
    "allow": "/room allow NAME",
    "dance now": "what /room dance now shall do",
    "GAMES Off": "No games are opened here.",
}


@pytest.mark.parametrize("words", ASKED)
async def test_every_order_is_answered_in_words(stage: Stage, words: str) -> None:
    admin = admin_of(stage)
    await admin.command("room", words)
    assert ASKED[words] in admin.own.caption


async def test_what_can_be_stopped_is_named_and_a_lobby_too(stage: Stage) -> None:
    olena, admin = stage.person("Olena", "tearoom"), admin_of(stage)
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    code = olena.button("Join")[1].action.split("/")[2]
    await admin.command("room", "stop")
    assert f"Open here: {code}." in admin.own.caption
    await admin.command("room", f"stop {code.upper()}")
    await stage.settle()
    assert "An admin of the room has put this table away." in olena.board.caption


async def test_a_table_is_stopped_by_the_code_that_its_lobby_showed(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    code = olena.button("Join")[1].action.split("/")[2]
    await bo.press("Join")
    await olena.press("Start")
    await admin_of(stage).command("room", f"stop {code}")
    assert (await newest(stage)).stopped


@pytest.mark.parametrize("order", ["room", "settings room", "daily subscribe lenient 9:00"])
async def test_a_refusal_says_who_may(service: Service, order: str) -> None:
    name, _, words = order.partition(" ")
    for platform, who in (("discord", "manage this server"), ("telegram", "administrators")):
        chat = Chat(service, Place(platform, "tearoom"))  # type: ignore[arg-type] # both are known
        await chat.command(chat.person("Bo"), name, words)
        assert chat.private
        assert who in chat.private.caption
    page = Place("web", "tearoom")
    chat = Chat(service, page)
    await service.called(chat.person("Olena"), page)
    assert await service.founded(chat.person("Olena"), page)
    await chat.command(chat.person("Bo"), name, words)
    assert chat.private
    assert "Olena, who came into this room first" in chat.private.caption


async def test_the_next_guest_founds_a_room_whose_founder_is_forgotten(chat: Chat) -> None:
    service, olena, bo = chat.service, chat.person("Olena"), chat.person("Bo")
    for guest, first in ((olena, True), (bo, False)):
        await service.called(guest, chat.place)
        assert await service.founded(guest, chat.place) is first
    await chat.carry(olena, "i/forget/yes", message="question")
    assert not await service.founded(olena, chat.place)
    assert await service.founded(bo, chat.place)
    await service.called(olena, chat.place)
    assert not await service.founded(olena, chat.place)


@pytest.mark.parametrize("order", ["room games off", "top digest 9:00", "void k3v9x2qa"])
async def test_in_private_it_is_said_that_rooms_are_meant(service: Service, order: str) -> None:
    chat = Chat(service, Place("telegram", "7", private=True, admin=True))
    name, _, words = order.partition(" ")
    await chat.command(chat.person("Olena"), name, words)
    assert chat.private
    assert "about groups and channels" in chat.private.caption


async def test_codes_may_be_typed_in_capitals(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "kitchen")
    table = await gathered(stage, olena)
    await bo.command("start", f"J_{table.head.id.upper()}")
    assert "Olena" in bo.own.caption
    await bo.command("board", table.head.id.upper())
    assert bo.board.picture
    await bo.command("join", "AAAAAAAA")
    assert "no such table" in bo.own.caption
    await bo.command("start", "x_y_z")
    assert "leads to nothing I know" in bo.own.caption
    assert bo.button("Four Colour Cards")


async def test_a_name_is_asked_for_where_somebody_is_meant(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    await olena.command("block")
    assert "/block NAME" in olena.own.caption
