"""Every game is offered; one for several seats with computers, or with people in a lobby."""

from __future__ import annotations

import pytest

from bot.service.deals import seats_of
from games import GAMES, Game
from render.view import View
from tests.service.chat import Chat
from tests.service.gathering import newest
from tests.service.stage import Stage

CALLED = ("guo wu guan lenient", "过五关 lenient", "Пройди п'ять рівнів lenient", "guo Lenient")

SEVERAL = [one for one in GAMES.values() if max(one.seats) > 1]


async def test_all_games_are_offered(chat: Chat) -> None:
    olena = chat.person("Olena")
    for command in ("start", "play"):
        await chat.command(olena, command)
        actions = [button.action for button in chat.screen.buttons]
        assert {one.split("/")[2] for one in actions if "/play/" in one} == {
            one.code for one in GAMES.values()
        }


@pytest.mark.parametrize("words", CALLED)
async def test_a_game_is_known_by_its_name_in_any_language(chat: Chat, words: str) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", words)
    picture = chat.screen.picture
    assert isinstance(picture, View)
    assert picture.game == "guo-wu-guan"


async def test_what_begins_no_game_is_none(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "mahjong")
    assert "no game called “mahjong”" in olena.own.caption


@pytest.mark.parametrize("one", SEVERAL, ids=lambda one: one.name)
async def test_a_game_for_several_asks_with_whom(chat: Chat, one: Game) -> None:
    olena = chat.person("Olena")
    for variant in one.variants:
        sizes = seats_of(one, variant.name)
        for number, size in enumerate(sizes):
            await chat.command(olena, "play", f"{one.name} {variant.name}")
            assert chat.labels[len(sizes)] == "Open a table for people"
            assert chat.labels[number].startswith("Against")
            await chat.press(olena, chat.labels[number])
            picture = chat.screen.picture
            assert isinstance(picture, View)
            assert picture.position.seats == size


@pytest.mark.parametrize("one", SEVERAL, ids=lambda one: one.name)
@pytest.mark.parametrize("level", ["easy", "hard"])
async def test_computers_of_any_level_answer_before_the_press_does(
    stage: Stage, one: Game, level: str
) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", f"{one.name} {one.variants[0].name}")
    await olena.press("Open a table")
    await olena.press(f"Add computer ({level})")
    await olena.press("Start")
    for _ in range(3):
        table = await newest(stage)
        assert table.over or table.asked == (table.seat_of(table.head.host),)
        if table.over:
            break
        await olena.press(olena.plays[0].label)
        if olena.plays and len(olena.plays[0].action.split("/")) > 4:  # a word more
            await olena.press(olena.plays[0].label)
    assert any(step.entry.by == "computer" for step in (await newest(stage)).steps)
