"""Channels: nobody is answered there, so commands come as posts and buttons are links."""

from __future__ import annotations

from telegram import Update

from bot.adapters.telegram import reading
from bot.adapters.telegram.markup import linked
from bot.core.action import Action, start_of
from bot.core.request import Command
from bot.core.screen import Button, Screen

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
    rules = Button("Rules", "m/rules")
    shown = linked(Screen("Daily", ((play, board), (rules,))), "teahouse_bot")
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
