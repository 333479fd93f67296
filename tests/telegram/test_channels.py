"""Channels: nobody is answered there, so commands come as posts and buttons are links."""

from __future__ import annotations

from pathlib import Path

from telegram import Update

from bot.adapters.telegram import reading
from bot.adapters.telegram.markup import linked
from bot.core.action import Action, start_of
from bot.core.request import Command
from bot.core.screen import Button, Screen
from bot.service.seeds import Seeds
from tests.daily.setting import NAME, catalogue
from tests.telegram.driver import TelegramDriver
from tests.telegram.test_bug_cases import post_due

CHANNEL = {"id": -1001, "type": "channel", "title": "Tea"}


def posted(text: str) -> Update:
    post = {"message_id": 2, "date": 0, "chat": CHANNEL, "sender_chat": CHANNEL, "text": text}
    return Update.de_json({"update_id": 1, "channel_post": post}, None)


def test_an_order_in_a_channel_is_asked_by_the_channel_itself() -> None:
    command = reading.command(posted("/daily@teahouse_bot subscribe guo-wu-guan 9:00"))
    assert isinstance(command, Command)
    assert (command.name, command.words) == ("daily", "subscribe guo-wu-guan 9:00")
    assert command.place.channel
    assert not command.place.private
    assert command.who.account == command.place.chat == "-1001"
    assert reading.asks_rights(command)


def test_buttons_in_a_channel_are_links_and_what_cannot_be_one_is_left_out() -> None:
    play = Button("Play", str(Action("daily", ("play", "gwg", "2026-11-30", "c17"))), "good")
    board = Button("Board", "b/k3v9x2qa/1f")
    colours = Button("Colours", "c/me/theme/dark")
    shown = linked(Screen("Daily", ((play, board), (colours,))), "teahouse_bot")
    assert [[(one.label, one.action, one.url) for one in row] for row in shown.rows] == [
        [
            ("Play", "", "https://t.me/teahouse_bot?start=d_play_gwg_2026-11-30_c17"),
            ("Board", "", "https://t.me/teahouse_bot?start=j_k3v9x2qa"),
        ]
    ]


def test_a_link_says_what_its_button_says() -> None:
    carried = str(Action("daily", ("play", "gwg", "2026-11-30", "c17")))
    assert Action.parse(start_of(carried).replace("_", "/")) == Action.parse(carried)
    assert start_of("d/play/" + "x" * 39) != ""
    assert start_of("d/a!b") == ""
    assert start_of("no button") == ""


async def test_a_channel_orders_the_daily_post_and_its_readers_play_in_private(
    room: TelegramDriver, tmp_path: Path
) -> None:
    room.service.days.seeds = Seeds(catalogue(tmp_path / "seeds"))
    olena, bo = await room.person("Olena"), room.api.person("Bo")
    tea = room.api.world.channel("Tea", olena.user)
    olena.publishes(tea, f"/daily subscribe {NAME} 9:00")
    await room.settle()
    assert len(room.api.world.sent) == 1, "the channel is told that it is done"
    await post_due(room)
    post = room.api.world.sent[-1]
    assert post.chat is tea
    assert post.photo
    assert post.caption.startswith("Daily ")
    assert all("url" in button for button in post.buttons)
    bo.follows(post, "Play")
    await room.settle()
    answer = room.api.world.sent[-1]
    assert answer.chat is bo.private
    assert answer.words, "a board, or that the date has not begun where Bo is"
    assert len(tea.messages) == 3, "her order, the answer, the post"


async def test_the_admins_of_a_channel_choose_its_language_and_ask_what_there_is(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    tea = room.api.world.channel("Tea", olena.user)

    async def told(words: str) -> str:
        before = len(room.api.world.sent)
        olena.publishes(tea, words)
        await room.settle()
        return "\n".join(one.words for one in room.api.world.sent[before:])

    assert "/settings locale" in await told("/help")
    assert "locale: " in await told("/settings")
    assert await told("/settings locale uk") == "Мова: Українська"
    assert "Щоб грати, напишіть" in await told("/help")
    assert "auto/en/de/uk" in await told("/settings locale klingon")
    assert await told("/nonsense") == ""
