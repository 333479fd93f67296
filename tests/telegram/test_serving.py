"""How updates reach the bot: one process polls, or any number of them are called."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from aiohttp import ClientSession
from telegram.error import Conflict

from bot.adapters.telegram import Hook, app, build_telegram, hook, polling, secret_of
from bot.core.answer import Reply
from bot.core.port import Refused
from bot.core.request import Typed
from bot.core.screen import Screen
from tests.botapi import TOKEN, Fault
from tests.telegram.serving import Serving
from tests.telegram.stage import Stage


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    async with Stage() as one:
        yield one


@pytest.fixture
async def hooked() -> AsyncIterator[Stage]:
    async with Stage(hooked=True) as one:
        yield one


async def test_one_process_polls_and_another_takes_over(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "BEAT", 0.02)
    second = Serving(stage.api, stage.service)
    task = asyncio.create_task(second.adapter.run())
    await stage.serving.until(lambda: "telegram-polled-elsewhere" in stage.watch.events)
    assert not second.adapter.polling.running
    await stage.posted()
    await stage.serving.stop()
    await second.until(lambda: second.adapter.polling.running)
    stage.serving, second = second, stage.serving
    stage.serving._task = task
    await stage.posted()
    assert len(stage.api.world.sent) == 2
    assert "telegram-polled-twice" not in stage.watch.events


async def test_who_lost_the_lease_stops_and_takes_it_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "BEAT", 0.02)
    holders = stage.service.store.holders
    [(what, owner)] = holders.items()
    holders[what] = "a process that was faster while this one slept"
    await stage.serving.until(lambda: not stage.serving.adapter.polling.running)
    holders[what] = owner
    await stage.serving.until(lambda: stage.serving.adapter.polling.running)
    await stage.posted()


def test_a_strange_poller_is_named_in_the_log(stage: Stage) -> None:
    polling._unreachable(Conflict("terminated by other getUpdates request"))
    assert "telegram-polled-twice" in stage.watch.events


STICKER = {"file_id": "a"}
NAMELESS = {"id": 5, "is_bot": False}


@pytest.mark.parametrize("wrong", [{"sticker": STICKER}, {"from": NAMELESS}, {"date": "x"}])
@pytest.mark.parametrize("hook", [False, True])
async def test_an_update_that_cannot_be_read_holds_nobody_up(
    wrong: dict[str, object], hook: bool
) -> None:
    async with Stage(hooked=hook) as stage:
        chat = {"id": 5, "type": "private"}
        words = {"message_id": 1, "date": 0, "chat": chat, "text": "a secret"}
        stage.api.updates.add(message={**words, **wrong})
        await stage.posted()
        assert not stage.api.updates.waiting, "it is confirmed with the others"
        assert stage.watch.events.count("telegram-update-unread") == 1
        assert "a secret" not in str(stage.watch.events)


async def test_the_server_calls_and_is_thanked_when_it_is_done(hooked: Stage) -> None:
    message = await hooked.posted()
    hooked.service.open.clear()
    query = hooked.olena.presses(message, "Press")
    await hooked.serving.until(lambda: len(hooked.service.asked) == 2)
    assert hooked.api.updates.waiting, "not thanked before it is done"
    hooked.service.open.set()
    await hooked.serving.settle()
    assert query.answers
    assert message.caption == "State 2"


@pytest.mark.parametrize("secret", ["", "wrong", "ж"])
async def test_who_does_not_know_the_secret_is_not_heard(hooked: Stage, secret: str) -> None:
    update = {"update_id": 1, "message": {}}
    headers = {hook.HEADER: secret} if secret else {}
    async with (
        ClientSession() as session,
        session.post(hooked.serving.address, json=update, headers=headers) as answer,
    ):
        assert answer.status == 403
    assert not hooked.service.asked
    assert not hooked.service.store.events


@pytest.mark.parametrize("body", ["", "[]", "7", '{"message": {}}', "{", '{"update_id": {}}'])
async def test_nonsense_with_the_secret_breaks_nothing(hooked: Stage, body: str) -> None:
    headers = {hook.HEADER: secret_of(TOKEN), "Content-Type": "application/json"}
    async with (
        ClientSession() as session,
        session.post(hooked.serving.address, data=body, headers=headers) as answer,
    ):
        assert answer.status in {200, 400}
    await hooked.posted()


def test_the_secret_is_the_same_in_every_worker_and_tells_nothing() -> None:
    assert secret_of(TOKEN) == secret_of(TOKEN) != secret_of(TOKEN + "x")
    assert TOKEN not in secret_of(TOKEN)
    assert Hook("https://tea.example.org/a/b", "s").route == "/a/b"
    assert Hook("https://tea.example.org", "s").route == "/"
    assert Hook("https://tea.example.org/a", "s", path="inner").route == "/inner"


async def test_any_number_of_workers_and_repeated_updates_have_one_effect(hooked: Stage) -> None:
    async with AsyncExitStack() as stack:
        workers = [Serving(hooked.api, hooked.service, hooked=True) for _ in range(2)]
        for one in workers:
            await one.start()
            stack.push_async_callback(one.stop)
        message = await hooked.posted()
        hooked.api.updates.times = 3
        queries = [hooked.olena.presses(message, "Press") for _ in range(12)]
        await hooked.settled(*workers)
        assert len(hooked.service.asked) == 13
        assert all(len(query.answers) == 1 for query in queries)
        assert message.caption == "State 13"
        hooked.api.updates.times = 1
    told = len(hooked.api.updates.hooks)
    assert told == 1, "workers that start find that Telegram knows"


async def test_an_update_of_a_worker_that_died_is_told_to_another(hooked: Stage) -> None:
    message = await hooked.posted()
    other = Serving(hooked.api, hooked.service, hooked=True)
    await other.start()
    query = hooked.olena.presses(message, "Press")
    event = f"u{hooked.api.updates.waiting[-1]['update_id']}"
    hooked.service.store.events[event] = False  # taken by one that is gone now
    await asyncio.sleep(0.2)
    assert message.edits == 0, "somebody else has it"
    await hooked.service.store.unheard("telegram", event)
    await hooked.settled(other)
    assert len(query.answers) == 1
    assert message.edits == 1
    await other.stop()


async def test_each_chat_is_answered_in_order_in_both_modes(stage: Stage) -> None:
    await in_order(stage)


async def test_each_chat_is_answered_in_order_when_called(hooked: Stage) -> None:
    await in_order(hooked)


async def in_order(stage: Stage) -> None:
    """Sixteen updates at once, but one after the other in each chat."""
    people = [stage.api.person(f"Guest {n}", started=True) for n in range(20)]
    stage.says(Reply("private", Screen("tea")))
    chance = random.Random(7)
    stage.service.takes = lambda: chance.random() / 200
    for number in range(8):
        for one in people:
            one.writes(one.private, f"word {number}")
    await stage.serving.settle()
    said: dict[str, list[str]] = {str(one.user.id): [] for one in people}
    for request in stage.service.handled:
        assert isinstance(request, Typed)
        said[request.who.account].append(request.words)
    assert all(words == [f"word {number}" for number in range(8)] for words in said.values())
    assert stage.service.handled != sorted(stage.service.handled, key=lambda one: one.event)


async def test_a_slow_request_lets_the_next_ones_of_its_chat_go_ahead(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "PATIENCE", 0.05)
    message = await stage.posted()
    stage.service.open.clear()
    stage.olena.presses(message, "Press")
    stage.olena.writes(stage.group, "/board")
    await stage.serving.until(lambda: len(stage.api.world.sent) == 2)
    stage.service.open.set()
    await stage.serving.settle()


async def test_an_address_that_telegram_refuses_is_named(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "AGAIN", 0.02)
    await stage.serving.stop()
    stage.api.fail(Fault("setWebhook", "flood", seconds=1))
    wrong = Hook("http://tea.example.org", secret_of(TOKEN), port=0)
    adapter = build_telegram(stage.service, TOKEN, stage.api.base_url, hook=wrong)
    with pytest.raises(Refused, match="will not call http://tea"):
        await adapter.run()
    assert "telegram-webhook-untold" in stage.watch.events
