"""What people say about themselves, on every platform: settings, data, farewell."""

from __future__ import annotations

import json

import pytest

from bot.core.request import Platform
from tests.conformance.driver import Room, words
from tests.conformance.test_scenarios import LENIENT, change


async def known(room: Room, name: str) -> set[int]:
    """The people of this name."""
    store = room.driver.service.store
    platform: Platform = room.platform  # type: ignore[assignment] # one of the three
    people = [await store.person_by_id(number) for number in range(1, 20)]
    assert platform in {"discord", "telegram", "web"}
    return {one.id for one in people if one and one.name == name}


async def test_the_settings_are_one_message_that_is_edited(room: Room) -> None:
    await room.asks("Olena", "settings")
    await room.presses("Olena", words("bot-settings-tab-told"))
    await room.presses("Olena", "Time zone")
    await room.presses("Olena", words("bot-zone-europe"))
    assert "/daily zone" in await room.told("Olena")
    await room.presses("Olena", "Kyiv")
    assert "Messages" in await room.told("Olena")
    (olena,) = await known(room, "Olena")
    person = await room.driver.service.store.person_by_id(olena)
    assert person
    assert person.settings["zone"] == "Europe/Kyiv"


async def test_a_setting_changes_the_next_board(room: Room) -> None:
    await change(room, "hints", "on", "play")
    await room.asks("Olena", "play", LENIENT)
    assert words("bot-button-hint") not in (await room.board()).labels


async def test_everything_that_is_kept_is_handed_out_as_a_file(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    await room.presses("Olena", "A")
    await room.asks("Olena", "mydata")
    assert await room.told("Olena") == words("bot-mydata")
    told = json.loads(await room.given("Olena"))
    assert told["person"][0]["name"] == "Olena"
    assert [one["kind"] for one in told["moves"]].count("move") == 1


@pytest.mark.parametrize("twice", [False, True])
async def test_who_says_so_is_forgotten(room: Room, *, twice: bool) -> None:
    await room.asks("Olena", "play", LENIENT)
    await room.presses("Olena", "A")
    await room.asks("Olena", "forgetme")
    assert await room.told("Olena") == words("bot-forget-sure")
    assert await known(room, "Olena")
    await room.presses("Olena", words("bot-forget-yes"))
    assert not await known(room, "Olena")
    if room.platform != "web":  # there the guest stands before the door
        assert await room.told("Olena") == words("bot-forget-done")
    if twice and room.platform != "web":
        await room.asks("Olena", "forgetme")
        await room.presses("Olena", words("bot-forget-yes"))
        assert not await known(room, "Olena")


async def test_news_and_privacy_can_be_read(room: Room) -> None:
    await room.asks("Olena", "news")
    assert "Teahouse 0." in await room.told("Olena")
    await room.asks("Olena", "privacy")
    assert words("bot-privacy-long") in await room.told("Olena")
