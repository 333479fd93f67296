"""What a setting of a person or of a room changes: each of them has its effect."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.request import Place
from bot.service import Service
from games import text
from render import say
from tests.service.chat import Chat
from tests.service.gathering import GATHER, gathered
from tests.service.stage import Guest, Stage

ROOM_GAME = "guo-wu-guan lenient room"


def group(service: Service, *, admin: bool = False) -> Chat:
    return Chat(service, Place("discord", "tearoom", admin=admin))


async def ruled(service: Service, *changes: str) -> None:
    """An admin of the room presses some buttons of its settings."""
    chat = group(service, admin=True)
    for one in changes:
        await chat.carry(chat.person("Admin"), f"c/room/{one}", message="settings")
        assert chat.replies[0].how == "edit"


async def gathers(chat: Chat, name: str) -> str:
    """Somebody opens a table for people; its code, '' where that is refused."""
    who = chat.person(name)
    await chat.command(who, "play", "four-colour")
    await chat.press(who, GATHER)
    return "" if chat.private else chat.button("Join").action.split("/")[2]


def told(chat: Chat) -> str:
    assert chat.private
    return chat.private.caption


async def test_without_the_button_for_hints_a_hint_can_still_be_asked_for(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "o-koan me")
    assert "Hint" in chat.labels
    await chat.carry(olena, "c/me/hints/off", message="settings")
    await chat.command(olena, "board")
    assert "Hint" not in chat.labels
    await chat.command(olena, "hint")
    assert "begins a line that wins" in told(chat)


async def test_only_admins_begin_games_where_they_wish_it(service: Service) -> None:
    await ruled(service, "starts/admins")
    bo = group(service)
    who = bo.person("Bo")
    for words in (ROOM_GAME, "guo-wu-guan lenient me", "wu-hsing open room"):
        await bo.command(who, "play", words)
        assert told(bo) == say(text("bot-room-admins-start")), words
    for action in ("n/gwg/lenient/room", "n/fcc/four-colour/me-4", "n/fcc/four-colour/room"):
        await bo.carry(who, action)
        assert told(bo) == say(text("bot-room-admins-start")), action
    admin = group(service, admin=True)
    await admin.command(admin.person("Olena"), "play", ROOM_GAME)
    assert admin.plays
    alone = Chat(service, Place("discord", "bo", private=True))
    await alone.command(alone.person("Bo"), "play", "guo-wu-guan lenient")
    assert alone.plays
    await ruled(service, "starts/all")
    await bo.command(who, "play", ROOM_GAME)
    assert bo.plays


@pytest.mark.parametrize(
    ("stops", "may"),
    [("starter", {"Starter", "Admin"}), ("admins", {"Admin"}), ("all", {"Starter", "Admin", "Bo"})],
)
async def test_a_game_of_the_room_is_cancelled_by_those_who_may(
    service: Service, stops: str, may: set[str]
) -> None:
    await ruled(service, f"stops/{stops}")
    for name in ("Starter", "Bo", "Admin"):
        starter = group(service)
        await starter.command(starter.person("Starter"), "play", ROOM_GAME)
        other = group(service, admin=name == "Admin")
        who = other.person(name)
        await other.command(who, "resign")
        refused = "belongs to the room" in told(other)
        assert refused == (name not in may), name
        await starter.command(starter.person("Starter"), "play", "guo-wu-guan lenient me")


async def test_a_lobby_is_put_away_by_its_host(service: Service) -> None:
    host, bo = group(service), group(service)
    code = await gathers(host, "Olena")
    await bo.command(bo.person("Bo"), "room", f"stop {code}")
    assert "cancel" in told(bo)
    await host.command(host.person("Olena"), "room", f"stop {code}")
    lobby = await service.store.lobby(code)
    assert lobby
    assert lobby.state == "stopped"


async def test_games_are_opened_where_admins_want_them(service: Service) -> None:
    await ruled(service, "games/off")
    chat = group(service)
    await chat.command(chat.person("Bo"), "play", ROOM_GAME)
    assert told(chat) == say(text("bot-room-no-games"))
    await ruled(service, "games/here")
    await chat.command(chat.person("Bo"), "play", ROOM_GAME)
    assert chat.plays
    topic = Chat(service, Place("discord", "tearoom", topic="3"))
    await topic.command(topic.person("Bo"), "play", ROOM_GAME)
    assert told(topic) == say(text("bot-room-games-elsewhere"))


async def test_a_room_has_as_many_tables_as_its_admins_allow(service: Service) -> None:
    await ruled(service, "tables/1")
    chat = group(service)
    assert await gathers(chat, "Olena")
    assert not await gathers(chat, "Bo")
    assert told(chat) == say(text("bot-room-full", count=1))


async def test_new_tables_have_the_clock_of_the_room(service: Service) -> None:
    await ruled(service, "clock/3600")
    chat = group(service)
    lobby = await service.store.lobby(await gathers(chat, "Olena"))
    assert "1 h an answer" in chat.screen.caption
    assert lobby
    assert lobby.clock == 3600


async def test_the_look_of_a_room_holds_for_all_who_have_not_chosen(service: Service) -> None:
    await ruled(service, "boards/text", "locale/de", "hints/off")
    chat = group(service)
    bo = replace(chat.person("Bo"), locale="uk")
    await chat.command(bo, "play", ROOM_GAME)
    assert chat.screen.board
    assert chat.screen.picture is None
    assert say(text("bot-button-hint"), "de") not in chat.labels
    assert say(text("bot-button-more"), "de") in chat.labels
    await chat.carry(bo, "c/me/boards/pictures", message="settings")
    await chat.command(bo, "play", "guo-wu-guan lenient me")
    assert chat.screen.picture


async def test_a_room_gets_its_daily_posts_by_buttons_in_its_zone(service: Service) -> None:
    await ruled(service, "zone/Europe:Kyiv", "daily.gwg/540", "digest/600", "daily.xsf/360")
    room = await service.store.room("discord", "tearoom")
    wishes = await service.store.subscriptions(room.id)
    assert {(one.kind, one.game, one.minute) for one in wishes} == {
        ("post", "guo-wu-guan", 540),
        ("digest", "", 600),
        ("post", "xiang-shi-fu", 360),
    }
    assert room.settings["zone"] == "Europe/Kyiv"
    await ruled(service, "daily.gwg/off", "digest/off")
    assert [one.game for one in await service.store.subscriptions(room.id)] == ["xiang-shi-fu"]


async def test_reminders_are_switched_in_the_private_chat(service: Service) -> None:
    chat = Chat(service, Place("telegram", "olena", private=True, admin=True))
    olena = chat.person("Olena")
    await chat.carry(olena, "c/me/remind/1140", message="settings")
    await chat.carry(olena, "c/me/streak/1260", message="settings")
    assert "Remind me of the daily challenge: 19:00" in chat.labels
    person = await service.store.known("telegram", "olena")
    assert person
    wishes = await service.store.wishes_of(person.id)
    assert {(one.kind, one.minute) for one in wishes} == {("remind", 1140), ("streak", 1260)}
    await chat.carry(olena, "c/me/remind/off", message="settings")
    assert [one.kind for one in await service.store.wishes_of(person.id)] == ["streak"]


async def waiting(stage: Stage, quiet: str, turns: str) -> list[str]:
    """What is said in the room and at home to people who are waited for."""
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    admin = stage.person("Admin", "tearoom", admin=True)
    for guest in (olena, bo):
        await guest.carry(f"c/me/turns/{turns}", None)
    await admin.carry(f"c/room/quiet/{quiet}", None)
    await gathered(stage, olena, bo, words="wu-hsing open")
    await stage.later(120_000)
    lines = [(where, one) for where, _, one in stage.seen if one.mentions]
    return [where for where, _ in lines]


@pytest.mark.parametrize(
    ("quiet", "turns", "where"),
    [
        ("off", "line", {"tearoom"}),
        ("on", "line", set()),
        ("off", "off", set()),
        ("on", "private", {"@olena", "@bo"}),
    ],
)
async def test_a_quiet_room_hears_nothing_unasked(
    stage: Stage, quiet: str, turns: str, where: set[str]
) -> None:
    heard = set(await waiting(stage, quiet, turns))
    assert heard <= where
    assert bool(heard) == bool(where)


async def invited(stage: Stage) -> tuple[Guest, list[str]]:
    """Where lines call Bo, whom Olena asks by name to a table she gathers."""
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo, words="wu-hsing open")
    await stage.person("Admin", "tearoom", admin=True).command("room", f"stop {table.head.id}")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    await olena.command("invite", "Bo")
    await stage.settle()
    return bo, [where for where, _, screen in stage.seen if "Bo, Olena" in screen.caption]


@pytest.mark.parametrize(("change", "lines"), [("", 1), ("c/me/calls/off", 0)])
async def test_who_wants_no_invitations_is_not_called(
    stage: Stage, change: str, lines: int
) -> None:
    if change:
        await stage.person("Bo", "tearoom").carry(change, None)
    _, called = await invited(stage)
    assert len(called) == lines


async def test_nobody_is_called_in_a_quiet_room(stage: Stage) -> None:
    await stage.person("Admin", "tearoom", admin=True).carry("c/room/quiet/on", None)
    bo, called = await invited(stage)
    assert called == [bo.home]
