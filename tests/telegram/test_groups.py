"""Groups: topics, administrators, people who never wrote to the bot, groups that move."""

from __future__ import annotations

import pytest

from games import text
from render import say
from tests.telegram.driver import TelegramDriver
from tests.telegram.test_playing import LENIENT, table


async def test_a_game_stays_in_its_topic_even_after_a_restart(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    forum = room.api.world.group("Forum", olena.user, forum=True)
    games = room.api.world.topic(forum, "Games")
    olena.writes(forum, f"/play {LENIENT}", topic=games)
    await room.settle()
    board = room.api.world.sent[-1]
    assert board.topic == games
    await room.restart()
    olena.presses(board, board.labels[0])
    await room.settle()
    olena.writes(forum, "/board", topic=games)
    await room.settle()
    assert [message.topic for message in room.api.world.sent] == [games, games]


async def test_general_is_written_to_without_a_thread(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    forum = room.api.world.group("Forum", olena.user, forum=True)
    first = olena.writes(forum, f"/play {LENIENT}")
    await room.settle()
    olena.writes(forum, "/board", reply_to=first)
    await room.settle()
    assert [message.topic for message in room.api.world.sent] == [0, 0]


async def test_long_words_go_to_the_private_chat(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    await room.press(olena, "More")
    await room.press(olena, "Rules")
    assert room.api.world.sent[-1].chat is olena.private
    assert "private" in list(room.api.world.queries.values())[-1].alert
    assert await room.posts() == 1


async def test_who_never_opened_the_private_chat_learns_where_a_menu_is_and_is_led_there(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    olena.user.started = False
    await room.command(olena, "play", "four-colour")
    await room.press(olena, "Open a table for people")
    await room.press(olena, "Options")
    first = list(room.api.world.queries.values())[-1]
    assert first.alert.startswith("One deal, no clock.")
    assert first.alert.endswith(say(text("telegram-buttons-alone")))
    await room.press(olena, "Options")
    [answer] = list(room.api.world.queries.values())[-1].answers
    assert "start=l_" in answer["url"]
    assert await room.posts() == 1


@pytest.mark.parametrize("why", ["unknown", "blocked"])
async def test_who_cannot_be_written_to_is_led_to_the_private_chat(
    room: TelegramDriver, why: str
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    olena.user.started, olena.user.blocked = why == "blocked", why == "blocked"
    await room.press(olena, "More")
    await room.press(olena, "Rules")
    query = list(room.api.world.queries.values())[-1]
    assert query.answers[0]["url"] == "https://t.me/teahouse_bot?start=m_rules_gwg"


async def test_a_command_of_somebody_unknown_is_answered_with_a_link(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    olena.user.started = False
    await room.command(olena, "help")
    assert room.newest.buttons[0]["url"] == "https://t.me/teahouse_bot?start=hello"


async def test_who_blocks_the_bot_stops_nobody_else(room: TelegramDriver) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    olena.writes(olena.private, f"/play {LENIENT}")
    await room.settle()
    mine = room.api.world.sent[-1]
    olena.presses(mine, mine.labels[0])
    olena.blocks()
    await room.settle()
    await room.command(bo, "play", LENIENT)
    assert await room.posts() == 1


async def test_moves_do_not_ask_who_administers(room: TelegramDriver) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(bo, "play", "guo-wu-guan lenient room")
    begun = len(room.api.world.called("getChatMember"))
    await room.press(bo, (await room.board()).labels[0])
    assert len(room.api.world.called("getChatMember")) == begun
    board = await room.board()
    await room.command(bo, "settings", "room")
    refused = await room.private(bo)
    assert refused
    assert refused.caption == say(text("bot-only-admins", kind="telegram", name=""))
    assert await room.board() == board
    await room.command(olena, "settings", "room")
    assert say(text("bot-settings-room-title")) in (await room.board()).caption
    await room.command(olena, "settings")
    assert len(room.api.world.called("getChatMember")) == 2


async def test_an_administrator_resigns_a_game_of_the_room(room: TelegramDriver) -> None:
    olena, bo, guest = [await room.person(name) for name in ("Olena", "Bo", "Guest")]
    await room.command(bo, "play", "guo-wu-guan lenient room")
    await room.press(bo, "More")
    await room.press(guest, "Resign")
    assert not (await table(room)).resigned
    await room.press(olena, "Resign")
    await room.press(olena, "Yes, resign")
    assert (await table(room)).resigned


@pytest.mark.parametrize("told", ["both", "reversed", "nothing"])
async def test_a_game_goes_on_when_its_group_becomes_a_supergroup(
    room: TelegramDriver, told: str
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    old = room.newest
    new = room.api.upgrade(room.group, olena.user, told=told)
    await room.settle()
    olena.presses(old, old.labels[0])
    await room.settle()
    room.group = new
    assert await room.posts() == 1
    assert (await table(room)).pressed == 1
    await room.press(olena, (await room.board()).labels[0])
    assert (await table(room)).pressed == 2
    assert await room.posts() == 1
    await room.command(olena, "board")
    assert (await table(room)).pressed == 2


async def test_a_group_that_lets_the_bot_in_is_greeted(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    room.api.member_changed(room.group, olena.user, ("left", "member"))
    await room.settle()
    assert "Play Guo Wu Guan" in (await room.board()).labels
    room.api.member_changed(room.group, olena.user, ("member", "administrator"))
    await room.settle()
    assert await room.posts() == 1


async def test_a_board_that_was_deleted_comes_back_with_the_next_press_or_command(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    kept = await room.remember()
    del room.group.messages[room.newest.id]
    await room.press_old(olena, kept)
    assert await room.posts() == 1
    assert (await table(room)).pressed == 1
    del room.group.messages[room.newest.id]
    await room.command(olena, "board")
    await room.press(olena, (await room.board()).labels[0])
    assert (await table(room)).pressed == 2
    assert await room.posts() == 1
