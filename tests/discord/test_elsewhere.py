"""Where the bot is a guest: group messages, and servers to which people brought it themselves.

The simulator has neither, so these events are made up as Discord's documentation describes them;
the answers go through the simulator like all others. What Discord would refuse is refused by hand.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from simcord import interactions
from simcord.backend.models import Interaction

from bot.core.answer import Answer, Reply
from bot.core.request import Command
from bot.core.screen import Screen
from bot.core.table import Entry
from games import text
from render import say
from tests.discord.conftest import Opens
from tests.discord.driver import DiscordDriver
from tests.discord.scripted import board_everywhere

GROUP_DM = 3
PLACES = ["group", "server"]
GUEST = say(text("discord-guest"))


@pytest.fixture
async def room(database: str) -> AsyncIterator[DiscordDriver]:
    driver = DiscordDriver(database, private=True)
    await driver.start()
    yield driver
    await driver.stop()


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is asked in direct messages seems to come from there."""
    asked = interactions.base_payload
    where = str(request.param)

    def elsewhere(*words: Any, **options: Any) -> tuple[Interaction, dict[str, Any]]:
        record, payload = asked(*words, **options)
        payload["authorizing_integration_owners"] = {"1": str(record.user_id)}
        payload |= _group(payload) if where == "group" else _server(payload)
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", elsewhere)
    return where


def _group(payload: dict[str, Any]) -> dict[str, Any]:
    channel = {"id": payload["channel_id"], "type": GROUP_DM, "name": None, "recipients": []}
    return {"context": 2, "channel": channel}


def _server(payload: dict[str, Any]) -> dict[str, Any]:
    """A server of which the bot has never heard."""
    member = {"user": payload.pop("user"), "roles": [], "permissions": "0", "flags": 0}
    member |= {"joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}
    channel = {
        "permissions": "0",
        "id": payload["channel_id"],
        "type": 0,
        "name": "elsewhere",
        "position": 0,
    }
    guild = {"id": "4711", "locale": "en-US", "features": []}
    rights = {"app_permissions": str(2**15 + 2**11), "guild_locale": "en-US"}
    known = {"context": 0, "guild_id": "4711", "guild": guild, "member": member}
    return {**known, **rights, "channel": {**channel, "guild_id": "4711"}}


async def test_it_is_not_taken_for_a_private_place(opens: Opens, place: str) -> None:
    sim, service = await opens(board_everywhere)
    await sim.member("Bo").user.slash("play")
    (asked,) = service.asked
    assert isinstance(asked, Command)
    assert not asked.place.private, "others read it too"
    assert not asked.place.admin
    assert asked.place.pictures
    assert asked.place.server == ("4711" if place == "server" else "")
    assert [sim.look(one).caption for one in sim.privates(sim.member("Bo"))] == [GUEST]


async def test_who_is_challenged_there_is_mentioned_by_the_answer(opens: Opens, place: str) -> None:
    called = Screen("Bo, a table", mentions=("4242",))
    sim, service = await opens(lambda _: Answer((Reply("post", called),)))
    await sim.member("Olena").user.slash("play")
    (asked,) = service.asked
    assert asked.place.mute, place
    (shown,) = sim.messages(sim.member("Olena").user.dm_channel)
    assert shown.content == "<@4242> Bo, a table"


async def test_the_board_follows_presses_and_nothing_in_between(
    room: DiscordDriver, place: str
) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", "guo-wu-guan lenient me")
    dealt = room.board()
    await room.press(olena, dealt.labels[0])
    played = room.board()
    assert played.picture != dealt.picture, f"a press shows its board in a {place}"
    (row,) = await room.service.store.room_messages(
        (await room.service.store.room("discord", str(olena.user.dm_channel.id))).id
    )
    table = await room.service.store.load(row.table)
    assert table is not None
    room.sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    undo = Entry("undo", "person", 0, "", table.head.host, 1)
    await room.service.store.append(table, [undo], "elsewhere")
    await room.published()
    assert room.board() == played, "here the bot cannot edit"
    tries = len(room.sim.log)
    await room.published()
    assert len(room.sim.log) == tries, "and does not try for ever"
    await room.press(olena, room.board().labels[0])
    assert room.board().picture != played.picture, "the next press shows what has come about"
    assert room.posts() == 1
