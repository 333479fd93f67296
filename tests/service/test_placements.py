"""Wu Hsing through the service: how many sit down, how strong, what buttons tell, what waits."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.action import Action
from bot.service import Service, play, turns
from games import Position
from games.wu_hsing import WuHsing
from tests.deals import known
from tests.service.chat import Chat
from tests.service.gathering import newest
from tests.service.stage import Stage

MANY_PLACES = (
    "wh open WK@5,-5h;YR@7,-5v;WY@-2,-4v;RW@4,-4h;YR@6,-4v;BY@-1,-3h;BK@1,-3v;BY@3,-3h;WW@5,-3v;"
    "KR@-2,-2v;KK@-1,-2h;WW@3,-2h;RB@-1,-1v;RR@0,-1h;KK@3,-1h;BB@0,0h;BB@2,0v;BW@3,0v;BR@4,0v;"
    "YK@0,1h;BK@2,2h;YW@4,2h;RK@6,2v;WR@4,3h BWYYYK/WKRRYY 226/215 1 -"
)
"""Blue-white, the first domino of seat 1, has twelve places."""


async def seats(service: Service, chat: Chat) -> list[str]:
    """Who sits at the table on the newest board."""
    table = await service.store.load(chat.screen.buttons[0].action.split("/")[1])
    assert table
    return [one.level or one.name for one in table.seats]


@pytest.mark.parametrize("size", [2, 3, 4])
async def test_the_number_of_computers_is_chosen_or_typed(
    service: Service, chat: Chat, size: int
) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "wu-hsing standard")
    await chat.press(olena, "Against a computer" if size == 2 else f"Against {size - 1} computers")
    assert await seats(service, chat) == ["Olena", *["normal"] * (size - 1)]
    await chat.command(olena, "play", f"wu-hsing open {size}")
    assert await seats(service, chat) == ["Olena", *["normal"] * (size - 1)]
    await chat.command(olena, "start")
    await chat.carry(olena, chat.screen.buttons[0].action)
    assert await seats(service, chat) == ["Olena", *["normal"] * (size - 1)]


async def test_a_duel_is_for_two(service: Service, chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "wu-hsing duel-a")
    assert [one for one in chat.labels if one.startswith("Against")] == ["Against a computer"]
    await chat.command(olena, "play", "wu-hsing duel-b 4")
    assert await seats(service, chat) == ["Olena", "normal"]


async def test_computers_are_as_strong_as_is_wished(service: Service, chat: Chat) -> None:
    olena = chat.person("Olena")
    for level in ("hard", "easy"):
        await chat.carry(olena, str(Action("change", ("me", "computers", level))))
        await chat.command(olena, "play", "wu-hsing open me")
        assert await seats(service, chat) == ["Olena", level]


async def test_points_are_told_to_whoever_wants_them_and_to_nobody_else(stage: Stage) -> None:
    olena, bo = (stage.person(name, "tearoom") for name in ("Olena", "Bo"))
    await olena.command("play", "wu-hsing open")
    await olena.press("Open a table")
    await olena.press("Options")
    await olena.press("2 seats")
    await bo.press("Join")
    await stage.settle()
    table = await newest(stage)
    first = olena if table.seats[0].name == "Olena" else bo
    await first.press("My hand")
    assert not any("+" in one.label for one in first.plays)
    await first.command("settings")
    await first.press("Playing")
    await first.press("Lessons on boards")
    await first.press("points on buttons")
    await first.press("My hand")
    assert all("best +" in one.label for one in first.plays)
    await first.press(first.plays[0].label)
    assert all("+" in one.label for one in first.plays)
    assert not any("+" in one.label for one in first.board.buttons)


async def test_a_slow_computer_is_said_to_think_and_its_move_comes_after(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena, go = stage.person("Olena", "tearoom"), asyncio.Event()
    thought = stage.service.thinker.choose

    async def slowly(name: str, position: Position, seat: int, level: str, seed: str) -> str:
        await go.wait()
        return await thought(name, position, seat, level, seed)

    monkeypatch.setattr(stage.service.thinker, "choose", slowly)
    monkeypatch.setattr(turns, "PATIENCE", 0.05)
    await olena.command("settings")
    await olena.press("Playing")
    await olena.press("Computer players")
    await olena.command("play", "wu-hsing open me")
    while olena.plays:
        await olena.press(olena.plays[0].label)
    await stage.publisher.once()
    for shown in (olena.own, olena.board):
        assert "⚙ Computer (hard) is thinking …" in shown.caption
    go.set()
    await asyncio.gather(*stage.service.turns._working)
    await stage.settle()
    for shown in (olena.own, olena.board):
        assert "thinking" not in shown.caption
        assert "⚙ Computer (hard) placed" in shown.caption
    assert olena.plays


async def test_pages_of_places_keep_the_picked_domino(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "deal", known(MANY_PLACES))
    monkeypatch.setattr(WuHsing, "page", 5)
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "wu-hsing open me")
    await olena.press("A:")
    seen: list[str] = []
    for page in (1, 2, 3):
        assert "Where does blue-white go?" in olena.own.caption
        seen += [one.label.partition(":")[0] for one in olena.plays]
        await olena.press(f"More choices ({page} of 3)")
    assert seen == [str(number) for number in range(1, 13)]
    await olena.press("2:")
    table = await newest(stage)
    best = sorted(table.start.offered(0), key=lambda move: table.start.order(0, ("BW", move)))
    assert table.steps[0].entry.text == [move for move in best if set(move[:2]) == {*"BW"}][1]
