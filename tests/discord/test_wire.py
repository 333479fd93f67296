"""Sessions that break off and answers that are lost, over a real socket (see ``wire``)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.adapters.discord import Discord, build_discord
from bot.core.answer import Answer, Reply
from bot.core.port import Later
from bot.core.request import Event, Place
from bot.core.table import Entry, Table
from bot.service import Publisher, Service
from bot.service.publisher import REPOST
from bot.store import Store
from tests.discord.scripted import BOARD
from tests.discord.wire import CHANNEL, Wire
from tests.thinking import shared

ROOM = Place("discord", CHANNEL)


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    wire = Wire()
    await wire.start(monkeypatch)
    yield wire
    await wire.stop()


@pytest.fixture
async def house(database: str) -> AsyncIterator[Service]:
    service = Service(await Store.open(database), thinker=shared())
    await service.painter.warm()
    yield service
    await service.close()


@pytest.fixture
async def bot(wire: Wire, house: Service) -> AsyncIterator[Discord]:
    """The whole adapter: it logs in, registers its commands and listens."""
    assert wire.line
    adapter = build_discord(house)
    running = asyncio.create_task(adapter.run("sesame"))
    await until(lambda: running.done() or adapter.client.is_ready())
    if running.done():
        await running
    yield adapter
    assert not running.done(), "whatever happened, it is still there"
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def until(seen: Callable[[], object]) -> None:
    """Wait for something to become true."""
    for _ in range(3_000):
        if seen():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it has not come about")


async def played(wire: Wire, house: Service) -> str:
    """A board that stands in the channel, as the house knows."""
    await wire.asks("play", game="guo-wu-guan", variant="lenient", **{"for": "me"})
    for _ in range(1_000):
        for message in list(wire.messages):
            if await house.store.message_at("discord", f"{CHANNEL}/{message}"):
                return message
        await asyncio.sleep(0.03)
    raise AssertionError("no board has come")


async def table(house: Service, message: str) -> Table:
    row = await house.store.message_at("discord", f"{CHANNEL}/{message}")
    assert row is not None
    found = await house.store.load(row.table)
    assert found is not None
    return found


async def pressed(house: Service, message: str, times: int) -> None:
    """Wait until a table was played at so often."""
    for _ in range(1_000):
        if (await table(house, message)).pressed >= times:
            return
        await asyncio.sleep(0.03)
    raise AssertionError("nobody has played")


async def test_heartbeats_show_that_the_gateway_lives_though_nothing_happens(
    wire: Wire, house: Service
) -> None:
    wire.beat = 20
    adapter = build_discord(house)
    running = asyncio.create_task(adapter.run("sesame"))
    await until(adapter.client.is_ready)
    seen = set[float]()

    def beats() -> bool:
        seen.update(took for _, took in adapter.client.latencies)
        return len(seen) > 3

    await until(beats)
    running.cancel()
    await asyncio.wait({running})


@pytest.mark.usefixtures("bot")
async def test_what_was_missed_comes_with_the_resume_and_counts_once(
    wire: Wire, house: Service
) -> None:
    board = await played(wire, house)
    before = await wire.presses(board, "A")
    await until(lambda: wire.answers[before])
    await wire.cut()
    missed = await wire.presses(board, "A")
    wire.again = 1  # and the press before it is told once more
    await until(lambda: wire.answers[missed])
    await pressed(house, board, 2)
    await asyncio.sleep(0.2)
    assert len(wire.resumed) == wire.identified == 1
    assert (await table(house, board)).pressed == 2
    assert wire.answers[before] == wire.answers[missed] == 1
    assert wire.refused == 0, "an event that is known is not even tried"
    assert list(wire.messages) == [board]


async def test_a_session_that_is_forgotten_is_begun_anew_and_buttons_go_on(
    wire: Wire, house: Service, bot: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.client, "before_identify_hook", AsyncMock())  # it would wait 5 s
    board = await played(wire, house)
    wire.forgets = True
    await wire.cut()
    await until(lambda: wire.identified == 2)
    event = await wire.presses(board, "A")
    await until(lambda: wire.answers[event])
    await pressed(house, board, 1)
    assert list(wire.messages) == [board]


async def test_a_post_whose_answer_was_lost_is_found_again(wire: Wire, bot: Discord) -> None:
    wire.loses = "/messages$"
    with pytest.raises(Later):
        await bot.port.send(ROOM, BOARD, "m7v3")
    again = await bot.port.send(ROOM, BOARD, "m7v3")
    assert [f"{CHANNEL}/{one}" for one in wire.messages] == [again]
    assert await bot.port.send(ROOM, BOARD, "m7v4") != again


async def test_a_short_limit_is_waited_for_and_a_long_one_is_left_to_the_publisher(
    wire: Wire, bot: Discord
) -> None:
    where = await bot.port.send(ROOM, BOARD, "m1v1")
    wire.limits = [0.2, 0.2]
    began = time.monotonic()
    assert await bot.port.edit(ROOM, where, replace(BOARD, caption="Next")) == where
    assert time.monotonic() - began >= 0.4
    (message,) = wire.messages.values()
    assert message["content"] == "Next"
    wire.limits = [61.0]
    with pytest.raises(Later) as later:
        await bot.port.edit(ROOM, where, BOARD)
    assert later.value.seconds == 61


async def test_a_board_that_is_posted_anew_stands_once_though_the_answer_was_lost(
    wire: Wire, bot: Discord, house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    publisher, now = Publisher(house, [bot.port]), house.now
    board = await played(wire, house)
    found = await table(house, board)
    del wire.messages[board]
    undo = Entry("undo", "person", 0, "", found.head.host, 1)
    await house.store.append(found, [undo], "elsewhere")
    await publisher.once()
    assert not wire.messages, "at most one a minute"
    wire.loses = "/messages$"
    for minutes in (2, 4, 6):
        monkeypatch.setattr(house, "now", lambda later=minutes: now() + later * REPOST)
        await publisher.once()
        assert len(wire.messages) == 1
    assert not wire.loses
    (again,) = wire.messages
    assert (await table(house, again)).head.id == found.head.id


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("slow", [False, True])
async def test_an_answer_that_was_heard_though_we_never_learnt_it_is_not_given_twice(
    wire: Wire, house: Service, monkeypatch: pytest.MonkeyPatch, *, slow: bool
) -> None:
    handle = house.handle

    async def slowly(request: object) -> object:
        await asyncio.sleep(1.0 if slow else 0)
        return await handle(request)  # type: ignore[arg-type] # passed on as it came

    monkeypatch.setattr(house, "handle", slowly)
    wire.loses = "/callback$"
    board = await played(wire, house)
    await asyncio.sleep(1.2 if slow else 0.2)
    assert list(wire.messages) == [board]
    wire.loses = "/callback$"
    event = await wire.presses(board, "A")
    await pressed(house, board, 1)
    await asyncio.sleep(0.5)
    assert wire.answers[event] == 1
    assert list(wire.messages) == [board]
    assert (await table(house, board)).pressed == 1


@pytest.mark.usefixtures("bot")
async def test_a_further_answer_that_was_heard_though_we_never_learnt_it_stands_once(
    wire: Wire, house: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: dict[str, str] = {}

    async def handle(_: object) -> Answer:
        return Answer((Reply("post", replace(BOARD, caption="First")), Reply("post", BOARD)))

    async def delivered(reply: Reply, where: str, *_: Event) -> None:
        shown[reply.screen.caption] = where

    monkeypatch.setattr(house, "handle", handle)
    monkeypatch.setattr(house, "delivered", delivered)
    wire.loses = "/webhooks/1/token"
    await wire.asks("play")
    await until(lambda: len(shown) == 2)
    assert not wire.loses
    first, further = wire.messages
    assert shown == {"First": f"{CHANNEL}/{first}", BOARD.caption: f"{CHANNEL}/{further}"}
