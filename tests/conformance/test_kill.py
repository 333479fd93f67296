"""A real process, killed in the middle of a press and started again on the same file."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from aiohttp import ClientError, web

import render
from render.view import View
from render.words import say
from tests.botapi import TOKEN, BotApi, Message
from tests.botapi.checks import Request
from tests.conformance.dying import MOMENTS
from tests.conformance.process import UP, House, Page, free_port
from tests.databases import rows

pytestmark = pytest.mark.timeout(6 * UP)


@pytest.fixture
async def house(tmp_path: Path, database: str) -> AsyncIterator[House]:
    served = House(tmp_path, database)
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


STANDS = "SELECT address FROM messages"
"""Where the board stands, as the house knows: who dies before it knows posts another."""


class Deadly(BotApi):
    """A Bot API server that kills the bot when it calls a certain method, and answers nothing."""

    kills = ""
    house: House

    async def _listed(self, method: str, request: Request, http: web.Request) -> web.StreamResponse:
        if method != self.kills:
            return await super()._listed(method, request, http)
        self.kills = ""
        self.house.kill()
        await self.house.ended()
        return web.Response(status=503)


@pytest.mark.parametrize(
    ("method", "way"),
    [
        ("editMessageMedia", "polling"),
        ("answerCallbackQuery", "polling"),
        ("editMessageMedia", "webhook"),
    ],
)
async def test_a_chat_shows_the_move_although_the_process_died_before_the_edit(
    method: str, way: str, tmp_path: Path, database: str
) -> None:
    async with Deadly() as api:
        house = House(tmp_path, database, "telegram", {"TEAHOUSE_TELEGRAM_TOKEN": TOKEN})
        if way == "webhook":
            listens = free_port()
            house.settings["TEAHOUSE_TELEGRAM_WEBHOOK"] = "https://tea.example.org/telegram"
            house.settings["TEAHOUSE_TELEGRAM_PORT"] = str(listens)
            api.updates.workers.append(f"http://127.0.0.1:{listens}/telegram")
        house.settings["TEAHOUSE_TELEGRAM_BASE_URL"] = api.base_url
        api.house = house
        try:
            await dies_and_goes_on(api, house, method)
        finally:
            await house.stop()


async def dies_and_goes_on(api: Deadly, house: House, method: str) -> None:
    api.world.query_life = UP
    olena = api.person("Olena", started=True)
    await house.start()
    olena.writes(olena.private, "/play guo-wu-guan lenient")
    await until(lambda: any(address for (address,) in rows(house.url, STANDS)))
    board = api.world.sent[0]
    first = board.buttons[0]["callback_data"]

    api.kills = method
    olena.sends(board, first)
    update = api.updates.waiting[-1]
    await until(lambda: not api.kills)
    answered_before_the_commit = method == "answerCallbackQuery" and not moves(house)
    assert moves(house) == 1 or answered_before_the_commit

    await house.start()
    await until(lambda: shows(board, house))
    api.updates.repeat(update)
    olena.sends(board, first)
    await until(lambda: all(query.answers for query in list(api.world.queries.values())[1:]))
    await until(lambda: moves(house) == 1 and shows(board, house))
    olena.sends(board, board.buttons[0]["callback_data"])
    await until(lambda: moves(house) == 2 and shows(board, house))
    assert [message for message in api.world.sent if message.photo] == [board]


def shows(board: Message, house: House) -> bool:
    """Whether the message asks what the log, played from the deal, asks now."""
    return say(house.replayed().prompt(0)) in board.caption


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(UP):
        while not true():  # noqa: ASYNC110 - another process makes it true
            await asyncio.sleep(0.05)
