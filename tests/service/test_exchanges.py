"""Xiang Shi Fu through the service: two presses a move, chosen deals, proofs told in time."""

from __future__ import annotations

import asyncio

import pytest

from bot.service import Service, play
from tests.deals import known
from tests.service.chat import Chat

LOCKED = (
    "xsf:classic:standard:-:663321,643122,625351,655432,666144,5555,615233,"
    "656443,634131,421111,514422"
)
"""The rule book's example of a deal lost without a dead group (section 8)."""


async def test_a_move_takes_two_presses_and_only_the_second_is_written(
    service: Service, chat: Chat
) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "xiang-shi-fu classic+multiple")
    id_ = chat.plays[0].action.split("/")[1]
    several = next(button for button in chat.plays if not button.label.endswith("1 swap"))
    await chat.carry(olena, several.action)
    assert "swap it with" in chat.screen.caption
    picked = await service.store.load(id_)
    assert picked
    assert picked.pressed == 0
    await chat.carry(olena, chat.plays[0].action)
    moved = await service.store.load(id_)
    assert moved
    assert moved.pressed == 1


async def test_back_forgets_the_picked_tile(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "xiang-shi-fu classic+multiple")
    start = [button.label for button in chat.plays]
    several = next(button for button in chat.plays if not button.label.endswith("1 swap"))
    await chat.carry(olena, several.action)
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


async def test_a_chosen_deal_is_solvable_and_its_report_is_kept(
    service: Service, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    olena = chat.person("Olena")
    await chat.command(olena, "play", "xiang-shi-fu classic+thirteen")
    table = await service.store.load(chat.plays[0].action.split("/")[1])
    assert table
    assert table.report.lstrip("<=").isdecimal()


async def test_a_lost_deal_says_so_at_once_or_after_the_next_move(
    service: Service, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "deal", known(LOCKED))
    olena = chat.person("Olena")
    await chat.command(olena, "play", "xiang-shi-fu classic+standard raw")
    id_ = chat.plays[0].action.split("/")[1]
    for _ in range(2):
        await chat.carry(olena, chat.plays[0].action)
    for _ in range(100):
        table = await service.store.load(id_)
        assert table
        if table.lost:
            break
        await asyncio.sleep(0.02)
    await chat.command(olena, "board")
    assert "cannot be won" in chat.screen.caption
    await chat.command(olena, "undo")
    assert "cannot be won" not in chat.screen.caption


async def test_a_hint_names_the_whole_exchange(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "xiang-shi-fu classic+multiple")
    await chat.press(olena, "Hint")
    assert chat.private
    move = chat.private.caption.partition("(")[2].partition(")")[0]
    await chat.command(olena, "move", move)
    assert "from" in chat.screen.caption.splitlines()[0]
