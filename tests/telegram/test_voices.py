"""Who writes in the name of the group, as hidden administrators do, or of a channel."""

from __future__ import annotations

import pytest

from games import text
from render import say
from tests.botapi import Chat, Person
from tests.telegram.driver import TelegramDriver
from tests.telegram.test_playing import LENIENT, table


async def says(room: TelegramDriver, olena: Person, words: str, voice: Chat) -> str:
    """Write in a name, and return what the bot posted in the group."""
    before = await room.posts()
    olena.writes(room.group, words, voice=voice)
    await room.settle()
    assert not room.api.world.private, "nobody can be told in private"
    return room.newest.words if await room.posts() > before else ""


async def test_a_hidden_administrator_decides_about_the_room(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    asked = await says(room, olena, "/room", room.group)
    assert say(text("bot-room-games-on")) in asked
    assert say(text("bot-room-games-off")) in await says(room, olena, "/room games off", room.group)
    assert (await room.service.store.room("telegram", str(room.group.id))).settings[
        "games"
    ] == "off"
    settings = await says(room, olena, "/settings", room.group)
    assert say(text("bot-settings-room-title")) in settings
    await room.press(olena, "Colours")
    told = await says(room, olena, "/room games off", room.group)
    assert told, "whoever is sure to be an administrator is answered every time"
    assert len(room.api.world.called("getChatMember")) == 1, "asked for Olena's press alone"


async def test_a_channel_decides_nothing_in_a_group(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    tea = room.api.world.channel("Tea", olena.user)
    for words in ("/room games off", "/settings", "/daily subscribe guo-wu-guan 9:00"):
        await says(room, olena, words, tea)
        assert room.newest.words == say(text("bot-only-admins", kind="telegram", name=""))
    here = await room.service.store.room("telegram", str(room.group.id))
    assert "games" not in here.settings
    assert await room.posts() == 1, "said once, and not again and again"


@pytest.mark.parametrize(
    "words",
    ["/hand", "/join k3v9x2qa", "/mytables", "/me", "/daily guo-wu-guan", "/link", "/invite Bo"],
)
async def test_a_name_of_a_chat_has_no_seat_and_is_told_why(
    room: TelegramDriver, words: str
) -> None:
    olena = await room.person("Olena")
    tea = room.api.world.channel("Tea", olena.user)
    told = await says(room, olena, words, tea)
    assert told == say(text("bot-voice", name="Tea"))
    assert await says(room, olena, words, tea) == "", "once"
    assert not room.newest.buttons


@pytest.mark.parametrize("own", [True, False], ids=["the group", "a channel"])
async def test_a_solitaire_opened_in_the_name_of_a_chat_is_everybodys(
    room: TelegramDriver, *, own: bool
) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    voice = room.group if own else room.api.world.channel("Tea", olena.user)
    await says(room, olena, f"/play {LENIENT}", voice)
    for who in (bo, olena):
        await room.press(who, (await room.board()).labels[0])
    assert (await table(room)).pressed == 2


async def test_a_table_asked_for_in_the_name_of_a_chat_is_opened_by_who_presses(
    room: TelegramDriver,
) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await says(room, olena, "/play four-colour room", room.group)
    await room.press(bo, "Open a table")
    await room.press(olena, "Join")
    await room.press(bo, "Start")
    assert [one.name for one in (await table(room)).seats if one.person] in (
        ["Olena", "Bo"],
        ["Bo", "Olena"],
    )


async def test_rules_are_shown_where_a_channel_asks_for_them(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    tea = room.api.world.channel("Tea", olena.user)
    assert say(text("gwg-title")) in str(
        (await says(room, olena, "/rules", tea), room.newest.labels)
    )
