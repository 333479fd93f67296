"""The menus of commands: who reads them where, and in which language."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.adapters.telegram import menu
from bot.core.request import COMMANDS
from games import text
from render import locales, say
from tests.botapi import Fault
from tests.telegram.driver import TelegramDriver

LANGUAGES = {locale.partition("-")[0] for locale in locales()}
SCOPES = ("default", "all_private_chats", "all_group_chats", "all_chat_administrators")


@pytest.fixture
async def room(database: str) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(database)
    driver.menus = True
    await driver.start()
    yield driver
    await driver.stop()


def names(room: TelegramDriver, scope: str, language: str = "") -> list[str]:
    return [one["command"] for one in room.api.world.menus[scope, language]]


async def test_each_scope_has_what_makes_sense_there(room: TelegramDriver) -> None:
    assert names(room, "default") == names(room, "all_private_chats") == list(COMMANDS)
    members, admins = names(room, "all_group_chats"), names(room, "all_chat_administrators")
    assert set(COMMANDS) - set(members) == {"start", "archive", "about", "settings"}
    assert set(admins) - set(members) == {"settings"}
    described = {one["command"]: one["description"] for one in room.api.world.menus["default", ""]}
    assert described["play"] == say(text("bot-command-play"))
    assert not any("is_ephemeral" in one for one in room.api.world.menus["all_group_chats", ""])


async def test_the_menus_are_sent_once(room: TelegramDriver) -> None:
    await room.restart()
    await room.restart()
    assert len(room.api.world.called("setMyCommands")) == len(SCOPES) * len(LANGUAGES)


async def test_menus_that_were_refused_are_sent_at_the_next_start(room: TelegramDriver) -> None:
    sent = len(SCOPES) * len(LANGUAGES)
    await room.service.store.set_meta("telegram-commands", "other menus")
    room.api.fail(Fault("setMyCommands", "flood", seconds=1))
    await room.restart()
    await room.restart()
    assert [bool(call.refused) for call in room.api.world.called("setMyCommands")][sent:] == [
        *[True],
        *[False] * sent,
    ]


async def test_every_language_has_its_menus(
    room: TelegramDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menu, "locales", lambda: ("en", "de", "uk", "zh-Hans", "zh-Hant"))
    await room.restart()
    languages = {"", "de", "uk", "zh"}
    assert set(room.api.world.menus) == {(scope, one) for scope in SCOPES for one in languages}


async def test_what_is_whispered_is_not_seen_being_asked(database: str) -> None:
    room = TelegramDriver(database, version=(10, 3))
    room.menus = True
    await room.start()
    group = room.api.world.menus["all_group_chats", ""]
    hushed = {one["command"] for one in group if one.get("is_ephemeral")}
    assert hushed == set(menu.WHISPERED) & set(names(room, "all_group_chats"))
    assert not any("is_ephemeral" in one for one in room.api.world.menus["all_private_chats", ""])
    await room.stop()
