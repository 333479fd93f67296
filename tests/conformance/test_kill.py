"""A real process, killed in the middle of a press and started again on the same file."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientError

import render
from render.view import View
from tests.conformance.dying import MOMENTS
from tests.conformance.process import House, Page


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    served = House(tmp_path)
    yield served
    await served.stop()


@pytest.fixture
async def page(house: House) -> AsyncIterator[Page]:
    guest = Page(house)
    yield guest
    await guest.session.close()


def moves(house: House) -> int:
    return sum(kind == "move" and by == "person" for kind, by, _ in house.log())


async def check(house: House, page: Page) -> None:
    """What the page shows is what the log gives when it is played from the deal."""
    position = house.replayed().seen_by(0)
    await page.says("/text")
    board = render.text_board(View("guo-wu-guan", position, 0)).splitlines()
    assert set(board[1:]) <= set((await page.own()).board.splitlines())


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "never"])
async def test_a_press_counts_once_whenever_the_process_dies(
    moment: str, house: House, page: Page
) -> None:
    await house.start(dies=moment)
    await page.enter("Olena")
    await page.says("/play guo-wu-guan lenient me")
    board = await page.board()
    first = next(iter(board.actions.values()))
    if moment == "after the answer":
        await page.press(board.message, first, "the-first-press")
    else:
        with pytest.raises(ClientError):
            await page.press(board.message, first, "the-first-press")
    assert await house.ended() == -signal.SIGKILL
    assert moves(house) == (moment != "before the commit")

    await house.start()
    await page.up()
    await page.press(board.message, first, "the-first-press")
    assert moves(house) == 1
    await check(house, page)
    await page.press(board.message, first, "the-same-button-again")
    assert moves(house) == 1
    board = await page.board()
    await page.press(board.message, next(iter(board.actions.values())), "and-the-game-goes-on")
    assert moves(house) == 2
    await check(house, page)
