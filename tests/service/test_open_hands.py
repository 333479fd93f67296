"""A table that agreed to play with open hands: everybody sees every card, and nothing counts."""

from __future__ import annotations

from dataclasses import replace

import render
from bot.core.finish import Facts, finishes
from bot.core.lobby import Lobby
from bot.core.table import Entry, Table
from render.view import View
from tests.service.gathering import GATHER, hands, newest
from tests.service.stage import Stage


async def opened(stage: Stage, *words: str) -> Table:
    """Olena and Bo sit down; Olena chooses by the buttons that begin so."""
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "-100", "telegram")
    await olena.command("play", "four-colour")
    await olena.press(GATHER)
    await bo.command("join", olena.button("Join")[1].action.split("/")[2])
    await olena.press("Options")
    for word in words:
        await olena.press(word)
    await stage.settle()
    await olena.press("Start")
    await stage.settle()
    return await newest(stage)


def pictures(stage: Stage, who: str) -> list[View]:
    return [
        one.picture for eyes, _, one in stage.seen if isinstance(one.picture, View) and eyes == who
    ]


async def test_the_host_opens_the_hands_and_every_room_shows_them(stage: Stage) -> None:
    table = await opened(stage, "Open hands")
    assert table.head.open_hands
    shown = stage.person("Bo", "-100", "telegram").board
    assert "everybody sees all cards" in shown.caption
    for who in ("tearoom", "-100"):
        view = pictures(stage, who)[-1]
        assert [
            str(one).split()[5].split("/")[seat] for seat, one in enumerate(view.hands)
        ] == hands(table)
        assert all("?" in str(one).split()[7] for one in view.hands)
        told = render.alt(view)
        assert all(f"{name} holds" in told for name in view.names)
        assert len(told) <= render.MOST_ALT
        assert "  : " in render.text_board(view)


async def test_hands_stay_hidden_where_nobody_chose_otherwise(stage: Stage) -> None:
    table = await opened(stage, "Open hands", "Hidden hands")
    assert not table.head.open_hands
    assert not any(view.hands for who in ("tearoom", "-100") for view in pictures(stage, who))


async def test_a_game_with_open_hands_counts_for_nobody(stage: Stage) -> None:
    table = await opened(stage, "Open hands")
    for hidden in (True, False):
        one = replace(table, head=replace(table.head, open_hands=not hidden))
        while not one.over:
            seat = one.position.to_act[0]
            move = one.position.choose(seat, "easy", "tea")
            one = one.add(Entry("move", "person", seat, move, one.seats[seat].person, 1))
        assert bool(finishes(one, Facts(1))) == hidden


def test_a_lobby_that_was_kept_before_there_were_open_hands_can_be_read() -> None:
    lobby = Lobby("k3v9x2qa", 1, "four-colour", "four-colour", 1, (None,) * 4, open_hands=True)
    kept = lobby.value()
    assert Lobby.read(kept) == lobby
    del kept["open_hands"]
    assert not Lobby.read(kept).open_hands
