"""Every game is offered; one for several seats with computers, or with people in a lobby."""

from __future__ import annotations

import pytest

from bot.service.deals import seats_of
from games import GAMES, Game
from render.view import View
from tests.service.chat import Chat

SEVERAL = [one for one in GAMES.values() if max(one.seats) > 1]


async def test_all_games_are_offered(chat: Chat) -> None:
    olena = chat.person("Olena")
    for command in ("start", "play"):
        await chat.command(olena, command)
        actions = [button.action for button in chat.screen.buttons]
        assert {one.split("/")[2] for one in actions if "/play/" in one} == {
            one.code for one in GAMES.values()
        }


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
