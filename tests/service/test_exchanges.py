"""Xiang Shi Fu through the service: two presses a move, chosen deals, proofs told in time."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.request import Who
from bot.core.screen import Button
from bot.core.table import Table
from bot.service import Service, play
from render.view import View
from tests.deals import known
from tests.service.chat import Chat

LOCKED = (
    "xsf:classic:standard:-:663321,643122,625351,655432,666144,5555,615233,"
    "656443,634131,421111,514422"
)
"""The rule book's example of a deal lost without a dead group (section 8)."""


async def begun(chat: Chat, words: str) -> Who:
    """Olena, who has begun a game."""
    olena = chat.person("Olena")
    await chat.command(olena, "play", f"xiang-shi-fu {words}")
    return olena


async def board(service: Service, chat: Chat) -> Table:
    """The table whose buttons are there."""
    table = await service.store.load(chat.plays[0].action.split("/")[1])
    assert table
    return table


def several(chat: Chat) -> Button:
    """A tile with more than one partner."""
    return next(button for button in chat.plays if not button.label.endswith("1 swap"))


async def test_a_move_takes_two_presses_and_only_the_second_is_written(
    service: Service, chat: Chat
) -> None:
    olena = await begun(chat, "classic+multiple")
    await chat.carry(olena, several(chat).action)
    assert "swap it with" in chat.screen.caption
    assert (await board(service, chat)).pressed == 0
    await chat.carry(olena, chat.plays[0].action)
    assert (await board(service, chat)).pressed == 1


async def test_back_forgets_the_picked_tile(chat: Chat) -> None:
    olena = await begun(chat, "classic+multiple")
    start = [button.label for button in chat.plays]
    await chat.carry(olena, several(chat).action)
    await chat.press(olena, "Back")
    assert [button.label for button in chat.plays] == start


async def test_a_variant_asks_for_its_rule_and_then_for_whom(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "start")
    await chat.press(olena, "Play Xiang Shi Fu")
    await chat.press(olena, "Watching Ten Sets")
    assert len([one for one in chat.labels if one.startswith("Watching Ten Sets")]) == 4
    await chat.press(olena, "Watching Ten Sets")
    assert "For me, the deal as it falls" in chat.labels
    await chat.press(olena, "For me")
    assert chat.plays


async def test_who_says_for_whom_plays_at_once_by_the_standard_rule(
    service: Service, chat: Chat
) -> None:
    await begun(chat, "classic me")
    assert (await board(service, chat)).head.variant == "classic"
    await begun(chat, "classic")
    assert "by which rule?" in chat.screen.caption


async def test_a_chosen_deal_is_solvable_and_its_report_is_kept(
    service: Service, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    await begun(chat, "classic+thirteen")
    table = await board(service, chat)
    assert table.report.lstrip("<=").isdecimal()


async def test_a_lost_deal_says_so_at_once_or_after_the_next_move(
    service: Service, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "deal", known(LOCKED))
    olena = await begun(chat, "classic+standard raw")
    for _ in range(2):
        await chat.carry(olena, chat.plays[0].action)
    for _ in range(100):
        if (await board(service, chat)).lost:
            break
        await asyncio.sleep(0.02)
    await chat.command(olena, "board")
    assert "cannot be won" in chat.screen.caption
    await chat.command(olena, "undo")
    assert "cannot be won" not in chat.screen.caption


async def test_a_hint_names_the_whole_exchange(chat: Chat) -> None:
    olena = await begun(chat, "classic+multiple")
    await chat.press(olena, "Hint")
    assert chat.private
    move = chat.private.caption.partition("(")[2].partition(")")[0]
    await chat.command(olena, "move", move)
    assert "from" in chat.screen.caption.splitlines()[0]


async def test_hints_follow_the_line_that_was_found_when_the_deal_was_made(
    service: Service, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    olena = await begun(chat, "classic+multiple me")
    table = await board(service, chat)
    assert int(table.report.lstrip("<=")) == len(table.solution)
    for move in table.solution[:3]:
        await chat.press(olena, "Hint")
        assert chat.private
        assert f"({move})" in chat.private.caption
        await chat.command(olena, "move", move)


async def test_a_hint_on_a_deal_lost_from_the_start_offers_another(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "deal", known(LOCKED))
    olena = await begun(chat, "classic+standard raw me")
    await chat.press(olena, "Hint")
    assert chat.private
    assert "lost from the start" in chat.private.caption
    assert "Undo" not in chat.private.caption
    assert [button.label for button in chat.private.buttons] == ["New deal"]
    await chat.command(olena, "board")
    assert "lost from the start" in chat.screen.caption
    monkeypatch.setattr(play, "deal", known())
    await chat.press(olena, "New deal")
    assert "lost from the start" not in chat.screen.caption


async def test_a_move_without_words_is_answered_with_one_of_this_game(chat: Chat) -> None:
    olena = await begun(chat, "classic+multiple me")
    await chat.command(olena, "move")
    assert chat.private
    example = chat.private.caption.split("/move ")[2].split(". ")[0]
    await chat.command(olena, "move", example)
    assert "from" in chat.screen.caption.splitlines()[0]


async def test_a_target_is_asked_for_by_its_own_question_and_can_be_drawn(
    service: Service, chat: Chat
) -> None:
    olena = await begun(chat, "target-pair me")
    assert "by which rule?" in chat.screen.caption
    assert [button.style for button in chat.screen.buttons[:2]] == ["good", "plain"]
    assert "standard rule: As usual" in chat.screen.caption
    await chat.carry(olena, chat.screen.buttons[2].action)
    assert "which pair" in chat.screen.caption
    assert len([label for label in chat.labels if label.startswith("Target Pair")]) == 16
    await chat.press(olena, "Draw one for me")
    table = await board(service, chat)
    assert table.head.variant == "target-pair+thirteen"
    assert table.head.start.split(":")[3] != "-"


async def test_for_whom_is_kept_through_the_menus(service: Service, chat: Chat) -> None:
    olena = await begun(chat, "target-pair me")
    await chat.press(olena, "Target Pair, standard rule")
    await chat.press(olena, "Draw one for me")
    assert chat.plays
    table = await board(service, chat)
    assert not table.head.seats[0].anyone


@pytest.mark.parametrize(
    ("words", "variant"),
    [
        ("harmony standard raw me", "harmony+standard"),
        ("+standard harmony raw", "harmony+standard"),
        ("target-pair 52-43 mixed dragon raw me", "target-pair=5243+mixed-dragon"),
        ("target-pair=52-43+thirteen raw room", "target-pair=5243+thirteen"),
        ("target-pair thirteen drawn raw room", "target-pair+thirteen"),
    ],
)
async def test_a_raw_deal_and_its_rule_can_be_typed(
    service: Service, chat: Chat, words: str, variant: str
) -> None:
    await begun(chat, words)
    table = await board(service, chat)
    assert table.head.variant == variant
    assert table.report == ""
    assert table.head.seats[0].anyone == ("room" in words)


async def test_a_raw_deal_is_offered_for_the_room_too(service: Service, chat: Chat) -> None:
    olena = await begun(chat, "classic")
    await chat.press(olena, "Watching Ten Sets, standard rule")
    await chat.press(olena, "For the room, the deal as it falls")
    table = await board(service, chat)
    assert table.head.seats[0].anyone
    assert table.report == ""


async def test_an_unknown_word_tells_those_that_are_known(chat: Chat) -> None:
    await begun(chat, "harmony frob me")
    assert chat.private
    for word in ("harmony", "standard", "mixed-dragon", "room", "raw"):
        assert word in chat.private.caption.splitlines()[-1]


async def test_a_board_of_the_whole_room_names_everybody(chat: Chat) -> None:
    await chat.command(chat.person("Olena"), "play", "xiang-shi-fu classic+multiple room")
    view = chat.screen.picture
    assert isinstance(view, View)
    assert view.names == ("Everybody here",)


async def test_my_tables_tell_variant_and_moves(chat: Chat) -> None:
    olena = await begun(chat, "classic+multiple me")
    await chat.command(olena, "mytables")
    assert chat.private
    line = chat.private.caption.splitlines()[1]
    assert "Watching Ten Sets, rule multiple" in line
    assert "moves: 0" in line
