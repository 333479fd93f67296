"""Where no photos may be posted: boards in characters, one line that says why, and back again."""

from __future__ import annotations

import pytest

import render
from bot.adapters.telegram import plain
from bot.adapters.telegram.plain import in_words
from bot.core.screen import Screen
from games import text
from render import Hello, Look, Month, say
from tests.telegram.driver import TelegramDriver
from tests.telegram.test_playing import LENIENT, table

WHY = say(text("telegram-no-photos"))


async def tried(room: TelegramDriver) -> int:
    """How often a picture was tried."""
    world = room.api.world
    return len(world.called("sendPhoto")) + len(world.called("editMessageMedia"))


async def test_the_first_board_is_one_in_characters_and_says_why_once(
    room: TelegramDriver,
) -> None:
    room.group.photos = False
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    first = await room.board()
    assert "[" in first.board
    assert WHY in first.caption
    for _ in range(2):
        await room.press(olena, (await room.board()).labels[0])
        assert WHY not in (await room.board()).caption
        assert (await room.board()).board
    await room.command(olena, "board")
    assert WHY not in (await room.board()).caption
    assert await tried(room) == 1, "what was refused just now is not tried again"
    assert not room.api.world.private, "nobody has to be told in private"
    assert (await table(room)).pressed == 2


async def test_a_right_that_is_taken_away_and_given_back_changes_the_same_message(
    room: TelegramDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain, "BARE_FOR", 0.0)
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    old = room.newest
    room.group.photos = False
    await room.press(olena, (await room.board()).labels[0])
    assert not old.buttons, "a picture becomes no text: that is a new message"
    assert WHY in (await room.board()).caption
    board, posts = room.newest, await room.posts()
    room.group.photos = True
    await room.press(olena, (await room.board()).labels[0])
    assert (await room.board()).picture
    assert (room.newest, await room.posts()) == (board, posts)
    room.group.photos = False
    await room.press(olena, (await room.board()).labels[0])
    assert WHY in (await room.board()).caption, "it was given back and taken again"


async def test_a_change_of_rights_is_heard_at_once(room: TelegramDriver) -> None:
    room.group.photos = False
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    room.group.photos = True
    room.api.member_changed(room.group, olena.user, ("member", "administrator"))
    await room.settle()
    await room.press(olena, (await room.board()).labels[0])
    assert (await room.board()).picture


async def test_menus_and_ends_come_in_words_too(room: TelegramDriver) -> None:
    room.group.photos = False
    olena = await room.person("Olena")
    await room.command(olena, "start")
    greeting = await room.board()
    assert greeting.caption.startswith(say(text("bot-hello", count=4)))
    await room.command(olena, "play", LENIENT)
    for label in ("More", "Resign", "Yes"):
        await room.press(olena, label)
    end = await room.board()
    assert end.board
    assert say(text("bot-outcome-lost-resigned")) in end.caption


def test_what_is_no_board_is_described() -> None:
    month = Month(Look(locale="de"), text("bot-hello-now"), 2026, 11, ())
    shown = in_words(Screen("Words", picture=month), why=True)
    assert shown.caption == f"{render.alt(month)}\nWords\n" + say(text("telegram-no-photos"), "de")
    assert in_words(Screen("Hello", picture=Hello())).caption == "Hello"
    assert in_words(Screen("Only words")) == Screen("Only words")
