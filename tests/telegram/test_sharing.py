"""Several workers on one database keep together to what Telegram allows."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.adapters.telegram import TelegramPort, build_telegram
from bot.core.port import Later
from bot.core.request import Place
from bot.core.screen import Screen
from bot.service import Service
from bot.store import Store
from tests.botapi import TOKEN, BotApi, Fault, Flood
from tests.thinking import shared


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi() as one:
        yield one


@pytest.fixture
async def workers(database: str, api: BotApi) -> AsyncIterator[list[TelegramPort]]:
    services = [Service(await Store.open(database), thinker=shared()) for _ in range(2)]
    ports = [build_telegram(one, TOKEN, api.base_url).port for one in services]
    async with ports[0].bot, ports[1].bot:
        yield ports
    for service in services:
        await service.close()


async def said(port: TelegramPort, chat: int) -> float:
    """Post a line; return the seconds to wait if it was too early."""
    try:
        await port.send(Place("telegram", str(chat)), Screen("A line"), "")
    except Later as later:
        return later.seconds
    return 0.0


async def test_a_group_gets_its_twenty_calls_from_all_workers_together(
    api: BotApi, workers: list[TelegramPort]
) -> None:
    olena = api.person("Olena", started=True)
    group, other = (api.world.group(title, olena.user) for title in ("Tea", "Coffee"))
    api.flood = Flood(calls=20, window=60)
    waits = [await said(workers[number % 2], group.id) for number in range(24)]
    assert waits[:20] == [0.0] * 20
    assert all(0 < wait <= 60 for wait in waits[20:])
    assert await said(workers[0], other.id) == 0, "nobody else is slowed down"
    assert await said(workers[1], olena.user.id) == 0
    assert api.flood.refusals == 0
    assert len(group.messages) == 20


async def test_silence_that_one_worker_is_asked_for_is_kept_by_the_other(
    api: BotApi, workers: list[TelegramPort]
) -> None:
    group = api.world.group("Tea", api.person("Olena").user)
    api.fail(Fault("sendMessage", "flood", seconds=30))
    assert await said(workers[0], group.id) == 30
    calls = len(api.world.calls)
    assert 25 < await said(workers[1], group.id) <= 30
    assert len(api.world.calls) == calls
