"""Games on Telegram from the first command on; everything is real but Telegram itself."""

from __future__ import annotations

import secrets
from io import BytesIO

import pytest
from PIL import Image

from bot.core.action import Action
from bot.core.table import Table
from tests.botapi import Message
from tests.telegram.driver import TelegramDriver

LENIENT = "guo-wu-guan lenient me"
ENDED = "New deal"


async def table(room: TelegramDriver, message: Message | None = None) -> Table:
    """The table that a board shows, as the database has it."""
    buttons = (message or room.newest).buttons
    found = await room.service.store.load(Action.parse(buttons[0]["callback_data"]).table)
    assert found is not None
    return found


async def test_a_board_is_one_picture_which_every_press_changes_in_place(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    before = await room.board()
    await room.press(olena, before.labels[0])
    after = await room.board()
    assert before.picture
    assert after.picture
    assert after.picture != before.picture
    assert (await table(room)).pressed == 1
    assert await room.posts() == 1


async def test_a_whole_game_fits_in_one_message(
    room: TelegramDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "tea 14")
    olena = await room.person("Olena")
    await room.command(olena, "play", "guo-wu-guan o-koan me")
    for label in ("A", "B"):
        await room.press(olena, label)
    shown = await room.board()
    assert ENDED in shown.labels
    assert (await table(room)).over
    assert await room.posts() == 1
    assert shown.picture


async def test_the_menus_lead_from_start_to_a_board(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "start")
    await room.press(olena, "Play Guo Wu Guan")
    lenient = next(label for label in (await room.board()).labels if "enient" in label)
    await room.press(olena, lenient)
    await room.press(olena, "For me")
    assert "Hint" in (await room.board()).labels
    assert await room.posts() == 1


async def test_pictures_are_small_enough_to_be_sent_and_not_scaled(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    picture = (await room.board()).picture
    assert picture
    assert len(picture) < 100_000
    assert max(Image.open(BytesIO(picture)).size) <= 1280


@pytest.mark.parametrize("command", ["play", "play@teahouse_bot", "PLAY@Teahouse_Bot"])
async def test_a_command_may_name_the_bot(room: TelegramDriver, command: str) -> None:
    await room.command(await room.person("Olena"), command, LENIENT)
    assert await room.posts() == 1


async def test_commands_of_other_bots_and_chatter_are_nobodys_business(
    room: TelegramDriver,
) -> None:
    room.api.privacy = False
    olena = await room.person("Olena")
    await room.command(olena, "play@another_bot", LENIENT)
    olena.writes(room.group, "good tea today")
    olena.writes(room.group, "A")
    await room.settle()
    assert await room.posts() == 0
    assert await room.private(olena) is None


async def test_a_deep_link_brings_the_board_to_the_private_chat(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    olena.start(f"j_{(await table(room)).head.id}")
    await room.settle()
    shown = await room.private(olena)
    assert shown
    assert shown.labels[0] == (await room.board()).labels[0]


async def test_an_answer_to_the_board_is_a_move(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    await room.typed(olena, (await room.board()).labels[0].partition(":")[0])
    assert (await table(room)).pressed == 1
    assert await room.posts() == 1


async def test_in_a_private_chat_any_words_are_a_move(database: str) -> None:
    room = TelegramDriver(database, private=True)
    await room.start()
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    await room.typed(olena, (await room.board()).labels[0].partition(":")[0])
    board = room.newest
    assert (await table(room, board)).pressed == 1
    await room.typed(olena, "what a lovely evening")
    refusal = await room.board()
    assert not refusal.picture
    assert (await table(room, board)).pressed == 1
    await room.stop()


JOINER = "\u2060"
"""Stands in a name where it would call somebody."""


@pytest.mark.parametrize(
    "name", ["<b>a_b</b>", "</pre>&amp;", "`x` [y](z)", "Ольга 👩‍👩‍👧", "@everyone"]
)
async def test_names_are_shown_as_they_were_written(room: TelegramDriver, name: str) -> None:
    owner, guest = await room.person(name), await room.person("Bo")
    await room.command(owner, "play", LENIENT)
    await room.press(guest, (await room.board()).labels[0])
    shown = await room.private(guest)
    assert shown
    assert name in shown.caption.replace(JOINER, "")


async def test_a_foreign_press_changes_nothing_and_is_answered_to_the_stranger_alone(
    room: TelegramDriver,
) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(olena, "play", LENIENT)
    edits = room.newest.edits
    await room.press(bo, (await room.board()).labels[0])
    [query] = room.api.world.queries.values()
    assert "Olena" in query.alert
    assert (await table(room)).pressed == 0
    assert room.newest.edits == edits
    assert await room.private(olena) is None


async def test_a_foreign_press_of_somebody_unknown_is_an_alert_only(room: TelegramDriver) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    bo.user.started = False
    await room.command(olena, "play", LENIENT)
    await room.press(bo, (await room.board()).labels[0])
    shown = await room.private(bo)
    assert shown
    assert "Olena" in shown.caption
    assert await room.posts() == 1


async def test_a_game_of_the_room_takes_everybodys_presses(room: TelegramDriver) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(olena, "play", "guo-wu-guan lenient room")
    await room.press(bo, (await room.board()).labels[0])
    assert (await table(room)).pressed == 1


async def test_a_double_tap_moves_once(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    label = (await room.board()).labels[0]
    await room.press_together([(olena, label)] * 5)
    assert (await table(room)).pressed == 1
    assert len(room.newest.buttons) > 0
    assert await room.posts() == 1


async def test_an_update_that_comes_twice_has_one_effect(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    olena.presses(room.newest, (await room.board()).labels[0])
    room.api.updates.repeat(dict(room.api.updates.waiting[-1]))
    await room.settle()
    assert (await table(room)).pressed == 1


async def test_a_stale_press_shows_the_newest_board_and_says_so(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    old = await room.remember()
    await room.press(olena, (await room.board()).labels[0])
    newest = await room.board()
    await room.press_old(olena, old)
    shown = await room.private(olena)
    assert shown
    assert "moved on" in shown.caption
    assert await room.board() == newest
    assert (await table(room)).pressed == 1


async def test_every_button_works_after_a_restart(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    fresh = await room.remember()
    await room.restart()
    await room.press_old(olena, fresh)
    assert (await table(room)).pressed == 1
    await room.restart()
    await room.press_old(olena, fresh)
    shown = await room.private(olena)
    assert shown
    assert "moved on" in shown.caption
    assert await room.posts() == 1


async def test_boards_in_words_are_monospaced_and_replace_the_picture(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    painted = room.newest
    await room.command(olena, "settings")
    await room.press(olena, "Boards")
    await room.press(olena, (await room.board()).labels[0])
    shown = await room.board()
    assert not shown.picture
    assert shown.board
    assert room.newest is not painted
    assert not painted.buttons, "the picture lost its buttons"
    assert painted.id in room.group.messages
    await room.press(olena, shown.labels[0])
    assert (await room.board()).board != shown.board
    assert await room.posts() == 2


async def test_board_brings_it_down_and_the_old_one_loses_its_buttons(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    old = room.newest
    await room.command(olena, "board")
    assert room.newest is not old
    assert not old.buttons
    assert room.newest.buttons
