"""Every game is offered; one for several seats with computers, or with people in a lobby."""

from __future__ import annotations

import pytest

from games import GAMES, Game
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
        await chat.command(olena, "play", f"{one.name} {variant.name}")
        assert [button.label for button in chat.screen.buttons[:2]] == [
            "Against computers",
            "Open a table for people",
        ]
        await chat.press(olena, "Against computers")
        assert chat.screen.picture
