"""Asking somebody by name, and rooms to which the games of a server are limited."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.names import MARK
from bot.core.port import Refused
from bot.core.request import Place, Platform
from bot.core.screen import Screen
from bot.service.named import names_of
from bot.service.reader import reader
from games import text
from render import say
from tests.service.gathering import AGAINST, GATHER, gathered
from tests.service.stage import Guest, Stage


async def met(stage: Stage) -> tuple[Guest, Guest]:
    """Two people who have played here, and a lobby of the first."""
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    table = await gathered(stage, olena, bo)
    await stage.person("Admin", "tearoom", admin=True).command("room", f"stop {table.head.id}")
    await stage.settle()
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    return olena, bo


def calls(stage: Stage, where: str = "@bo", platform: Platform = "discord") -> list[Screen]:
    """The lines in a place that call somebody."""
    shown = stage.walls[platform].rooms.get(where, [])
    return [
        one.screen for one in shown if "asks you to a game" in one.screen.caption and not one.gone
    ]


async def test_who_is_invited_is_told_once_and_in_private(stage: Stage) -> None:
    olena, bo = await met(stage)
    await olena.command("invite", "bo")
    await stage.settle()
    (line,) = calls(stage)
    assert line.caption.startswith("Bo, Olena asks you to a game of Four Colour Cards")
    assert calls(stage, "tearoom") == []
    assert "Invited: Bo." in olena.button("Leave")[0].screen.caption
    await olena.command("invite", "Bo")
    assert "Bo has been asked already." in olena.own.caption
    await stage.settle()
    assert calls(stage) == [line]
    await bo.press("Join")
    await stage.settle()
    assert calls(stage) == []
    assert "Seats: Olena, Bo, free, free." in bo.own.caption
    assert len([one for one in stage.seen if one[2] == line]) == 1


async def test_who_takes_no_private_message_is_called_in_the_room(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena, _ = await met(stage)
    wall, sends = stage.walls["discord"], stage.walls["discord"].send

    async def send(place: Place, screen: Screen, nonce: str) -> str:
        if place.private:
            raise Refused
        return await sends(place, screen, nonce)

    monkeypatch.setattr(wall, "send", send)
    await olena.command("invite", "Bo")
    await stage.settle()
    (line,) = calls(stage, "tearoom")
    assert line.mentions == ("bo",)


async def test_from_a_private_lobby_those_are_reached_who_have_a_private_chat(stage: Stage) -> None:
    olena, bo, mai = (stage.person(one, "stube", "telegram") for one in ("Olena", "Bo", "Mai"))
    await stage.person("Bo", "bo", "telegram", private=True).command("start")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    for guest in (bo, mai):
        await guest.press("Join")
    await olena.press("Start")
    home = stage.person("Olena", "olena", "telegram", private=True)
    await home.command("play", "four-colour")
    await home.press(GATHER)
    await home.command("invite", "Bo")
    await stage.settle()
    assert len(calls(stage, "bo", "telegram")) == 1
    assert "Invited: Bo." in home.button("Leave")[0].screen.caption
    await home.command("invite", "Mai")
    assert "no way to write to Mai" in home.own.caption
    await stage.person("Bo", "bo", "telegram", private=True).press("Join")
    await stage.settle()
    assert "Olena, Bo" in home.button("Leave")[0].screen.caption


def called(stage: Stage, name: str, handle: str, *, where: str = "") -> Guest:
    guest = stage.person(name, where or name.casefold(), "telegram", private=not where)
    guest.who = replace(guest.who, handle=handle)
    return guest


async def test_who_has_written_to_the_bot_is_invited_by_the_user_name(stage: Stage) -> None:
    olena = called(stage, "Olena", "olena", where="stube")
    bo = called(stage, "Bo", "Bo_Tea")
    await bo.command("start")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    await olena.command("invite", "@nobody_tea")
    assert "I know nobody called “nobody_tea”" in olena.own.caption
    await olena.command("invite", "@bo_tea")
    await stage.settle()
    (line,) = calls(stage, "bo", "telegram")
    assert line.caption.startswith("Bo, Olena asks you to a game")


async def test_a_user_name_means_whoever_has_it_now(stage: Stage) -> None:
    olena = called(stage, "Olena", "olena", where="stube")
    bo, mai = called(stage, "Bo", "tea"), called(stage, "Mai", "")
    for guest in (bo, mai):
        await guest.command("start")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    mai.who = replace(mai.who, handle="tea")  # Bo has another one, which the bot has not seen
    await mai.command("start")
    await olena.command("invite", "@tea")
    await stage.settle()
    assert len(calls(stage, "mai", "telegram")) == 1
    assert calls(stage, "bo", "telegram") == []
    await mai.command("forgetme")
    await mai.press("Yes, forget me")
    await olena.command("invite", "@tea")
    assert "I know nobody called “tea”" in olena.own.caption


async def test_what_is_sent_unasked_is_in_the_language_of_the_app(stage: Stage) -> None:
    """Nobody here has chosen a language: it is known from what they pressed alone."""
    olena = called(stage, "Olena", "olena", where="stube")
    bo, mai = called(stage, "Bo", "bo"), called(stage, "Mai", "mai", where="stube")
    for guest, locale in ((olena, "de"), (bo, "uk"), (mai, "en")):
        guest.who = replace(guest.who, locale=locale)
    await bo.command("start")
    await olena.command("play", "four-colour")
    await olena.press(say(text("bot-play-with-room"), "de"))
    await olena.command("invite", "@bo")
    await stage.settle()
    asked = stage.walls["telegram"].rooms["bo"][-1].screen
    assert say(text("bot-lobby-button-join"), "uk") in [one.label for one in asked.buttons]
    await mai.press(say(text("bot-lobby-button-join"), "de"))
    lobby, _ = olena.button(say(text("bot-lobby-button-leave"), "de"))
    assert "Olena, Mai" in lobby.screen.caption, "as its host reads it, whoever pressed"
    code = next(one.action for one in lobby.screen.buttons).split("/")[2]
    await stage.person("Ben", "salon").command("join", code)
    await stage.settle()
    assert say(text("bot-lobby-button-leave"), "de") in [one.label for one in lobby.screen.buttons]


async def test_who_blocks_is_called_no_more(stage: Stage) -> None:
    olena, bo = await met(stage)
    await olena.command("invite", "bo")
    await stage.settle()
    assert calls(stage)
    await bo.command("block", "Olena")
    await stage.settle()
    assert calls(stage) == []
    await olena.press("Leave")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    await olena.command("invite", "Bo")
    await stage.settle()
    assert calls(stage) == []


async def test_a_caller_can_be_blocked_by_who_never_sat_with_them(stage: Stage) -> None:
    _, bo = await met(stage)
    mai = stage.person("Mai", "tearoom")
    await mai.command("play", "four-colour")
    await mai.press(GATHER)
    await mai.command("invite", "Bo")
    await stage.settle()
    assert len(calls(stage)) == 1
    await bo.command("block", "Mai")
    assert "not sit at one table" in bo.own.caption
    await stage.settle()
    assert calls(stage) == []


async def test_a_name_that_nobody_has_is_not_shown_as_invited(stage: Stage) -> None:
    olena, _ = await met(stage)
    await olena.command("invite", "Nobody At All")
    assert "nobody called “Nobody At All”" in olena.own.caption
    code = olena.button("Join")[1].action.split("/")[2]
    assert f"/join {code}" in olena.own.caption
    assert "Invited" not in olena.button("Leave")[0].screen.caption


async def test_who_is_picked_from_a_list_is_called_by_the_account(stage: Stage) -> None:
    olena = stage.person("Olena", "stube", "telegram")
    bo = stage.person("Bo", "42", "telegram", private=True)
    await bo.command("start")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    await olena.command("invite", "<@77 Mai Lan>")
    assert "nobody called “Mai Lan”" in olena.own.caption
    await olena.command("invite", "<@42 Somebody>")
    await stage.settle()
    assert len(calls(stage, "42", "telegram")) == 1
    assert "Invited: Bo." in olena.button("Leave")[0].screen.caption


async def test_a_name_that_two_have_calls_neither(stage: Stage) -> None:
    olena, bo = await met(stage)
    twin = stage.person("bo", "tearoom")
    twin = replace(twin, who=replace(twin.who, account="other"))
    await stage.later(1_000)
    table = await gathered(stage, bo, twin)
    shown = [one for one in names_of(table, reader("discord")) if not one.startswith(MARK)]
    assert sorted(one.casefold() for one in shown) == ["bo", "bo 2"]
    await olena.command("invite", "Bo")
    assert "Several people here are called “Bo”" in olena.own.caption


async def test_names_in_other_scripts_are_found_in_small_letters(stage: Stage) -> None:
    olena, bo = stage.person("Олена", "tearoom"), stage.person("Богдан", "tearoom")
    await gathered(stage, olena, bo)
    await olena.command("block", "богдан")
    assert "not sit at one table" in olena.own.caption


async def test_who_gathers_nothing_invites_nobody(stage: Stage) -> None:
    _, bo = await met(stage)
    await bo.command("invite", "Olena")
    assert "You gather no table here" in bo.own.caption
    assert calls(stage) == []


async def test_games_can_be_limited_to_some_channels_of_a_server(stage: Stage) -> None:
    store = stage.service.store
    for name in ("tearoom", "kitchen", "elsewhere"):
        room = await store.room("discord", name)
        await store.set_room(room.id, "server", "other" if name == "elsewhere" else "house")
    admin = ServerGuest(stage, stage.person("Olena", "").who, "tearoom", admin=True)
    await admin.command("room", "games here")
    assert "not in other channels" in admin.own.caption
    cook = ServerGuest(stage, stage.person("Bo", "").who, "kitchen")
    await cook.command("play", "four-colour")
    assert "another channel" in cook.own.caption
    far = ServerGuest(stage, stage.person("Mai", "").who, "elsewhere")
    await far.command("play", "four-colour")
    await far.press(AGAINST)
    assert far.plays
    here = ServerGuest(stage, stage.person("Ida", "").who, "tearoom")
    await here.command("play", "four-colour")
    await here.press(AGAINST)
    assert here.plays
    await admin.command("room", "games on")
    await cook.command("play", "four-colour")
    await cook.press(AGAINST)
    assert cook.plays


class ServerGuest(Guest):
    """Somebody on a server with several channels."""

    @property
    def place(self) -> Place:
        server = "other" if self.room == "elsewhere" else "house"
        return Place("discord", self.room, admin=self.admin, server=server)
