"""Asking somebody by name, and rooms to which the games of a server are limited."""

from __future__ import annotations

from bot.core.request import Place
from bot.core.screen import Screen
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


def calls(stage: Stage, room: str = "tearoom") -> list[Screen]:
    """The lines in a room that call somebody."""
    wall = stage.walls["discord" if room == "tearoom" else "telegram"]
    return [one.screen for one in wall.rooms[room] if one.screen.mentions and not one.gone]


async def test_who_is_invited_is_called_once_and_alone(stage: Stage) -> None:
    olena, bo = await met(stage)
    await olena.command("invite", "Bo")
    await stage.settle()
    (line,) = calls(stage)
    assert line.mentions == ("bo",)
    assert line.caption.startswith("Bo, Olena asks you to a game of Four Colour Cards")
    assert "Invited: Bo." in olena.button("Leave")[0].screen.caption
    await olena.command("invite", "Bo")
    await stage.settle()
    assert calls(stage) == [line]
    await bo.press("Join")
    await stage.settle()
    assert calls(stage) == []
    assert len([one for one in stage.seen if one[2] == line]) == 1


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


async def test_a_name_that_nobody_has_calls_nobody(stage: Stage) -> None:
    olena, _ = await met(stage)
    await olena.command("invite", "Nobody At All")
    await stage.settle()
    assert calls(stage) == []
    assert "Invited: Nobody At All." in olena.button("Leave")[0].screen.caption
    for name in ("A", "B", "C", "D", "E", "F"):
        await olena.command("invite", name)
    assert "as many as can be" in olena.own.caption


async def test_who_gathers_nothing_invites_nobody(stage: Stage) -> None:
    _, bo = await met(stage)
    await bo.command("invite", "Olena")
    assert "no such table" in bo.own.caption
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
    await cook.press(AGAINST)
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
