"""What can be opened without a lobby: games for several are not offered as games for one."""

from __future__ import annotations

from games import GAMES, SOLITAIRES, text
from render import say
from tests.service.chat import Chat

SEVERAL = [one for one in GAMES.values() if one not in SOLITAIRES]


async def test_only_games_for_one_are_offered(chat: Chat) -> None:
    olena = chat.person("Olena")
    for command in ("start", "play"):
        await chat.command(olena, command)
        opened = {
            button.action.split("/")[2]
            for button in chat.screen.buttons
            if "/play/" in button.action
        }
        assert opened == {one.code for one in SOLITAIRES}


async def test_a_game_for_several_is_not_opened_for_one(chat: Chat) -> None:
    olena = chat.person("Olena")
    for one in SEVERAL:
        variant = one.variants[0].name
        await chat.command(olena, "play", f"{one.name} {variant}")
        assert not chat.plays
        await chat.carry(olena, f"n/{one.code}/{variant}/me", message="")
        assert chat.private
        assert chat.private.caption == say(text("bot-unknown-button"))
        await chat.carry(olena, f"m/play/{one.code}", message="")
        assert not [button for button in chat.screen.buttons if button.action.startswith("n/")]
