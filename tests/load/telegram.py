"""Telegram: the adapter against the simulated server, and the library's own echo beside it.

Server and people live in a process of their own (see ``apart``), where ``pressed`` and ``waited``
are called.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import Application, CallbackQueryHandler, CommandHandler

from bot.adapters.telegram.app import AT_ONCE, build_telegram
from bot.adapters.telegram.pace import Pace
from tests.botapi import TOKEN, BotApi, Message, Person
from tests.botapi.checks import Request
from tests.load.apart import Apart, apart, running
from tests.load.people import GAME, Also, house, nothing
from tests.load.turns import Taking, at_full_speed, steadily
from tests.telegram.serving import MANY

ROWS = 4
"""The echo has as many rows of buttons as a board, about."""


class Timed(BotApi):
    """Remembers when each press was answered and each message changed."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: dict[str, float] = {}
        self.changed: dict[str, asyncio.Event] = {}

    async def _do(self, method: str, request: Request) -> Any:
        done = await super()._do(method, request)
        if method == "answerCallbackQuery":
            self.answered[request.get("callback_query_id")] = perf_counter()
        elif method.startswith(("edit", "send")):
            self.change(request.get("chat_id")).set()
        return done

    @property
    def address(self) -> str:
        return self.base_url

    def change(self, chat: str) -> asyncio.Event:
        return self.changed.setdefault(chat, asyncio.Event())


class Presser:
    """Somebody in the private chat who presses the first choice as soon as the board is there."""

    def __init__(self, api: Timed, person: Person) -> None:
        self.api = api
        self.person = person
        self.acks: list[float] = []
        self.pictures: list[float] = []

    async def turn(self) -> None:
        board = self._board()
        news = self.api.change(str(self.person.user.id))
        news.clear()
        began = perf_counter()
        data = self._choice(board)
        query = self.person.sends(board, data) if board and data else None
        if query is None:
            self.person.writes(self.person.private, f"/play {GAME}")
        async with asyncio.timeout(30):
            await news.wait()
        if query is not None:
            self.pictures.append(perf_counter() - began)
            if query.id in self.api.answered:
                self.acks.append(self.api.answered[query.id] - began)

    def _board(self) -> Message | None:
        sent = [one for one in self.person.private.messages.values() if one in self.api.world.sent]
        return sent[-1] if sent else None

    def _choice(self, board: Message | None) -> str:
        plays = [one["callback_data"] for one in board.buttons] if board else []
        return next((one for one in plays if one.startswith("p/")), "")


platform = Timed


@asynccontextmanager
async def bot(*, pictures: bool) -> AsyncIterator[Apart]:
    """The product."""
    async with apart(__name__) as there, house(pictures=pictures) as service:
        await service.painter.warm()
        adapter = build_telegram(service, TOKEN, there.address, Pace(MANY, MANY))
        async with running(adapter.run(), lambda: adapter.polling.running):
            yield there


@asynccontextmanager
async def echo(also: Also = nothing) -> AsyncIterator[Apart]:
    """The library alone: it answers a press and changes the message, after ``also``."""
    async with apart(__name__) as there:
        builder = Application.builder().token(TOKEN).concurrent_updates(AT_ONCE)
        app = builder.base_url(there.address).connection_pool_size(2 * AT_ONCE).build()
        app.add_handler(CommandHandler("play", _begin))
        app.add_handler(CallbackQueryHandler(partial(_press, also)))
        await app.initialize()
        await app.start()
        assert app.updater
        await app.updater.start_polling(timeout=1)
        yield there
        await app.updater.stop()
        await app.stop()
        await app.shutdown()


def _keys() -> InlineKeyboardMarkup:
    rows = [
        [InlineKeyboardButton(f"{n} {m}", callback_data=f"p/{n}/{m}") for m in range(4)]
        for n in range(ROWS)
    ]
    return InlineKeyboardMarkup(rows)


async def _begin(update: Update, _: Any) -> None:
    assert update.message
    await update.message.reply_text("0", reply_markup=_keys())


async def _press(also: Also, update: Update, _: Any) -> None:
    query = update.callback_query
    assert query
    await also()
    await query.answer()
    await query.edit_message_text(f"{perf_counter()}", reply_markup=_keys())


async def rate(there: Apart, seconds: float) -> float:
    """Presses a second, of people who press as soon as they can."""
    return float(await there.ask("pressed", seconds))


async def latencies(
    there: Apart, seconds: float, each_second: int = 20, take: Taking = steadily
) -> tuple[list[float], list[float]]:
    """Times to the answer and to the picture, at a steady pace of so many presses a second."""
    acks, pictures = await there.ask("waited", seconds, each_second, take)
    return acks, pictures


async def pressed(api: Timed, seconds: float, people: int = 20) -> float:
    pressers = [Presser(api, api.person(f"P{number}", started=True)) for number in range(people)]
    took = await at_full_speed(pressers, seconds)
    return sum(len(one.pictures) for one in pressers) / took


async def waited(
    api: Timed, seconds: float, each_second: int, take: Taking
) -> tuple[list[float], list[float]]:
    people = 2 * each_second
    pressers = [Presser(api, api.person(f"P{number}", started=True)) for number in range(people)]
    await asyncio.gather(*(one.turn() for one in pressers))
    for one in pressers:
        await one.turn()
        one.acks.clear()
        one.pictures.clear()
    await take(pressers, seconds, each_second)
    acks = [time for one in pressers for time in one.acks]
    return acks, [time for one in pressers for time in one.pictures]
