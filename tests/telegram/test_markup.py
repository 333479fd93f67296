"""Screens in Telegram's clothes stay within Telegram's limits."""

from __future__ import annotations

import random

import pytest
from telegram import InlineKeyboardButton

from bot.adapters.telegram.markup import alert, body, caption, cut, keyboard, opening
from bot.adapters.telegram.pace import Newest, Overtaken, Pace
from bot.core.port import Later
from bot.core.request import Place
from bot.core.screen import Button, Screen
from bot.service import Service
from bot.store import Store
from games import game
from render.posters import Hello
from render.view import View
from tests.botapi.markup import parse
from tests.service.chat import Chat, Inline

VARIANTS = [variant.name for variant in game("guo-wu-guan").variants]
NASTY = "<b>a_b</b> &amp; </pre> \"x\" 'y' 👩‍👩‍👧"


def test_words_are_read_as_they_were_written() -> None:
    assert parse(caption(Screen(NASTY)))[0] == NASTY
    words, entities = parse(body(Screen(NASTY, board=f"{NASTY}\n1 < 2")))
    assert words == f"{NASTY}\n1 < 2\n{NASTY}"
    assert [one["type"] for one in entities] == ["pre"]


@pytest.mark.parametrize("length", [10, 1024, 1025, 4096, 5000])
def test_words_are_cut_to_what_a_message_holds(length: int) -> None:
    long = "&" * length
    assert len(parse(caption(Screen(long)))[0]) == min(length, 1024)
    assert len(parse(body(Screen(long)))[0]) == min(length, 4096)
    assert len(parse(body(Screen(long, board=long)))[0]) <= 4096


def test_nothing_is_left_of_words_without_room() -> None:
    assert [cut("tea", limit) for limit in (-1, 0, 1, 2, 3)] == ["", "", "…", "t…", "tea"]


def test_only_few_words_alone_are_an_alert() -> None:
    assert alert(Screen("x" * 200)) == "x" * 200
    assert alert(Screen("x" * 201)) == ""
    assert alert(Screen("x", board="1")) == ""
    assert alert(Screen("x", picture=Hello())) == ""


def test_buttons_keep_their_style_and_address() -> None:
    rows = ((Button("Go", "m/play", "good"), Button("Out", url="https://t.me/x")), ())
    markup = keyboard(Screen("x", rows))
    assert markup
    assert markup.inline_keyboard == (
        (
            InlineKeyboardButton("Go", callback_data="m/play", style="success"),
            InlineKeyboardButton("Out", url="https://t.me/x"),
        ),
    )
    assert keyboard(Screen("x")) is None


@pytest.mark.parametrize("variant", VARIANTS)
async def test_every_keyboard_of_random_games_fits(database: str, variant: str) -> None:
    service = Service(await Store.open(database), thinker=Inline())
    chat = Chat(service, Place("telegram", "-100200300400", "77"))
    olena, chance = chat.person("Olena"), random.Random(variant)
    await chat.command(olena, "play", f"guo-wu-guan {variant}")
    for _ in range(40):
        buttons = [one for one in chat.screen.buttons if one.action[0] not in "hf"]
        assert buttons
        fits(chat.screen)
        await chat.carry(olena, chance.choice(buttons).action)
    await service.close()


def fits(screen: Screen) -> None:
    markup = keyboard(screen)
    assert markup
    buttons = [button for row in markup.inline_keyboard for button in row]
    carried = [str(button.callback_data) for button in buttons]
    assert all(1 <= len(one.encode()) <= 48 and one.isascii() for one in carried), carried
    assert max(map(len, markup.inline_keyboard)) <= 8
    assert len(buttons) <= 100
    assert len(parse(caption(screen))[0]) <= 1024


def test_a_group_is_left_alone_after_its_calls_and_a_closed_chat_until_it_opens() -> None:
    now = [0.0]
    pace = Pace(2, clock=lambda: now[0])
    pace.check("-1")
    pace.check("-1")
    with pytest.raises(Later) as later:
        pace.check("-1")
    assert later.value.seconds == 60
    pace.check("-2")
    for _ in range(20):
        pace.check("1")
    pace.close("1", 5)
    now[0] = 4
    with pytest.raises(Later) as later:
        pace.check("1")
    assert later.value.seconds == 1
    now[0] = 60
    pace.check("1")
    pace.check("-1")


def test_all_chats_together_get_so_many_calls_a_second() -> None:
    now = [0.0]
    pace = Pace(20, 3, clock=lambda: now[0])
    for chat in ("1", "-2", "3"):
        pace.check(chat)
    now[0] = 0.25
    with pytest.raises(Later) as later:
        pace.check("4")
    assert later.value.seconds == 0.75
    now[0] = 1
    pace.check("4")


def test_only_the_newest_state_is_shown() -> None:
    newest = Newest()
    first, second = newest.ticket("1/2"), newest.ticket("1/2")
    newest.check("1/2", second)
    with pytest.raises(Overtaken):
        newest.check("1/2", first)
    newest.check("1/3", first)


def test_a_hand_opens_on_the_page_where_the_page_is_a_mini_app() -> None:
    position = game("four-colour").deal("four-colour", "tea", 4)
    hand = View("four-colour", position.seen_by(1), 1, names=("A", "B", "C", "D"))
    rows = ((Button("Pass", "p/k3v9x2qa/1f/p"),),)
    app, label = "https://t.me/tea_bot/table", "Open my hand"
    shown = opening(Screen("Your turn", rows, hand), app, label)
    assert shown.rows == (*rows, (Button(label, url=f"{app}?startapp=j_k3v9x2qa"),))
    public = Screen("A board", rows, View("four-colour", position.seen_by(None), names=hand.names))
    for other, at in ((public, app), (Screen("Words", rows), app), (Screen("", rows, hand), "")):
        assert opening(other, at, label) == other
