"""Menus: one at a time, words that answer questions before they are asked, games to go on with."""

from __future__ import annotations

import pytest

from bot.core.screen import Screen
from tests.service.gathering import AGAINST, gathered
from tests.service.stage import Guest, Stage


def menus(stage: Stage, room: str = "tearoom") -> list[Screen]:
    """What stands in a room and offers games."""
    shown = [one.screen for one in stage.walls["discord"].rooms[room] if not one.gone]
    return [one for one in shown if any(b.action.startswith("m/play") for b in one.buttons)]


async def test_a_menu_takes_the_place_of_the_older_one(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    for words in ("", "lenient", "wu-hsing", ""):
        await olena.command("play", words)
        await stage.settle()
        assert len(menus(stage)) <= 1
    assert len(menus(stage)) == 1
    await olena.press("Four Colour Cards")
    await olena.press(AGAINST)
    await olena.command("play")
    await stage.settle()
    assert len(menus(stage)) == 1
    assert olena.plays


@pytest.mark.parametrize(
    ("words", "caption"),
    [
        ("four-colour room", "Seats: Olena, free, free, free."),
        ("room four-colour", "Seats: Olena, free, free, free."),
        ("four-colour me", "It is your"),
        ("wu-hsing duel-a room", "Seats: Olena, free."),
    ],
)
async def test_words_answer_what_would_be_asked(stage: Stage, words: str, caption: str) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", words)
    assert any(caption in one.screen.caption for one in olena.sees) or olena.plays


async def test_for_whom_is_kept_while_the_variant_is_asked(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "wu-hsing room")
    await olena.press("Hidden racks")
    assert "Seats: Olena" in olena.board.caption


async def test_games_that_wait_stand_apart_from_new_ones(stage: Stage) -> None:
    alone = stage.person("Olena", "@olena", private=True)
    await alone.command("play", "lenient me")
    await alone.command("play")
    first, second, *_ = alone.board.rows
    assert [one.label for one in first] == ["Go on: Guo Wu Guan, Lenient"]
    assert [one.label for one in second] == ["Another game: Guo Wu Guan, Lenient"]
    await alone.press("Go on")
    assert "Sealed before you saw it" in alone.board.caption


def line_of(guest: Guest) -> str:
    return guest.own.caption.splitlines()[1]


async def test_tables_are_listed_with_their_age_and_a_way_to_each(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "70"), stage.person("Bo", "70")
    room = await stage.service.store.room("discord", "70")
    table = await gathered(stage, olena, bo)
    await stage.service.store.set_room(room.id, "server", "7")
    await stage.later(20 * 60_000)
    elsewhere = stage.person("Olena", "kitchen")
    await elsewhere.command("mytables")
    assert f"Four Colour Cards ({table.head.id}, Discord; moves: " in line_of(elsewhere)
    assert "quiet for 20 min): " in line_of(elsewhere)
    (own, way), *_ = elsewhere.own.rows
    assert own.label == f"Four Colour Cards {table.head.id}"
    assert way.url.startswith("https://discord.com/channels/7/70/")
    await olena.command("mytables")
    assert [[one.label for one in row] for row in olena.own.rows] == [[own.label]]


@pytest.mark.parametrize(
    "carried",
    [
        "nonsense",
        "d_",
        "d_play_gwg",
        "d_play_gwg_tomorrow",
        "n_zzz_lenient_me",
        "m_",
        "j_k3",
        "x" * 64,
    ],
)
async def test_a_link_that_leads_nowhere_is_answered_kindly(stage: Stage, carried: str) -> None:
    bo = stage.person("Bo", "bo", "telegram", private=True)
    await bo.command("start", carried)
    shown = bo.own
    assert "button" not in shown.caption.casefold(), "nobody has pressed one"
    assert any(one.action.startswith("m/play") for one in shown.buttons), shown.caption


@pytest.mark.parametrize("carried", ["j_k3v9x2qa", "l_k3v9x2qa", "b_k3v9x2qa"])
async def test_a_link_to_a_table_that_is_gone_says_so(stage: Stage, carried: str) -> None:
    bo = stage.person("Bo", "bo", "telegram", private=True)
    await bo.command("start", carried)
    assert bo.own.caption
    assert "Report code" not in bo.own.caption
