"""When Telegram says no, too much, or nothing at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.adapters.telegram import app, build_telegram
from bot.core.answer import Reply
from bot.core.port import Gone, Later, Moved, Refused
from bot.core.request import Place
from tests.botapi import Fault, Flood
from tests.telegram.scripted import board
from tests.telegram.serving import Serving
from tests.telegram.stage import Stage


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    async with Stage() as one:
        yield one


def place(stage: Stage) -> Place:
    return Place("telegram", str(stage.group.id))


async def test_a_burst_under_flood_control_ends_with_the_newest_state_once(stage: Stage) -> None:
    message = await stage.posted()
    flood = stage.api.flood = Flood(calls=4, window=30.0, penalty=1.0)
    for _ in range(4):
        await stage.pressed(message)
    queries = [stage.olena.presses(message, "Press") for _ in range(16)]
    await stage.serving.until(lambda: all(query.answers for query in queries))
    assert message.edits == 4, "the board waits, the presses do not"
    await stage.serving.settle()
    assert message.caption == f"State {stage.states}"
    assert flood.refusals == 1, "nobody calls again before the time"
    assert message.edits == 5
    assert not stage.service.lost


async def test_flood_control_in_one_chat_does_not_touch_another(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.fail(Fault("editMessageMedia", "flood", seconds=2))
    stage.olena.presses(message, "Press")
    await stage.serving.until(lambda: message.edits == 0 and stage.states == 2)
    bo = stage.api.person("Bo", started=True)
    bo.writes(bo.private, "/board")
    await stage.serving.until(lambda: stage.api.world.sent[-1].chat is bo.private)
    assert message.caption == "State 1"
    await stage.serving.settle()
    assert message.caption == "State 2"


async def test_a_group_gets_only_so_many_calls_a_minute() -> None:
    async with Stage(group_calls=3) as stage:
        message = await stage.posted()
        await stage.pressed(message)
        await stage.pressed(message)
        queries = [stage.olena.presses(message, "Press") for _ in range(5)]
        await stage.serving.until(lambda: all(query.answers for query in queries))
        assert message.edits == 2
        assert len(stage.api.world.called("editMessageMedia")) == 2


async def test_a_board_that_cannot_be_posted_now_is_left_to_the_publisher(stage: Stage) -> None:
    stage.api.fail(Fault("sendPhoto", "flood", seconds=1))
    stage.olena.writes(stage.group, "/board")
    await stage.serving.settle()
    assert [type(error) for error in stage.service.lost] == [Later]
    assert not stage.api.world.sent


async def test_a_slow_edit_is_followed_by_the_newest_state_only(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.fail(Fault("editMessageMedia", "slow", seconds=0.5))
    await stage.pressed(message, times=10)
    assert message.caption == "State 11"
    assert len(stage.api.world.called("editMessageMedia")) <= 3


async def test_an_edit_that_changes_nothing_is_not_sent_again(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(Reply("edit", board("The same"), 7, 1))
    await stage.pressed(message, times=3)
    assert message.edits == 1
    assert message.buttons


async def test_not_modified_is_success(stage: Stage) -> None:
    stage.says(Reply("post", board("Words", picture=False), 7, 1))
    message = await stage.posted()
    port = Serving(stage.api, stage.service).adapter.port
    async with port.bot:
        address = f"{stage.group.id}/{message.id}"
        assert await port.edit(place(stage), address, board("Words", picture=False)) == address
    assert message.edits == 0


async def test_a_post_whose_answer_is_lost_is_not_sent_twice(stage: Stage) -> None:
    stage.api.fail(Fault("sendPhoto", "lost"))
    await stage.posted()
    [(_, address)] = stage.service.shown
    assert address == ""
    assert len(stage.api.world.sent) == 1
    await stage.pressed(stage.api.world.sent[0])
    assert stage.api.world.sent[0].caption == "State 2"


async def test_an_edit_whose_answer_is_lost_is_made_again(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.fail(Fault("editMessageMedia", "lost"))
    await stage.pressed(message)
    assert message.caption == "State 2"
    assert stage.service.shown[-1][1] == f"{stage.group.id}/{message.id}"


async def test_a_board_that_somebody_deleted_is_posted_anew(stage: Stage) -> None:
    message = await stage.posted()
    del stage.group.messages[message.id]
    await stage.pressed(message)
    assert stage.api.world.sent[-1].caption == "State 2"
    assert stage.service.shown[-1][1] == f"{stage.group.id}/{stage.api.world.sent[-1].id}"


async def test_being_thrown_out_is_reported_and_tried_no_further(stage: Stage) -> None:
    message = await stage.posted()
    stage.group.bot = "kicked"
    await stage.pressed(message)
    assert [type(error) for error in stage.service.lost] == [Refused]


async def test_an_upgraded_group_is_followed_by_the_error_alone(stage: Stage) -> None:
    message = await stage.posted()
    new = stage.api.upgrade(stage.group, stage.olena.user, told="nothing")
    await stage.pressed(message)
    assert stage.api.world.sent[-1].chat is new
    assert set(stage.service.store.moved) == {(str(stage.group.id), str(new.id))}


async def test_the_port_names_every_refusal(stage: Stage) -> None:
    port = stage.serving.adapter.port
    here, address = place(stage), f"{stage.group.id}/77"
    with pytest.raises(Gone) as gone:
        await port.edit(here, address, board("x"))
    assert not gone.value.chat
    with pytest.raises(Gone) as gone:
        await port.send(Place("telegram", "-12345"), board("x"), "")
    assert gone.value.chat
    with pytest.raises(Gone):
        await port.send(Place("telegram", here.chat, topic="5"), board("x"), "")
    bo = stage.api.person("Bo")
    with pytest.raises(Refused):
        await port.send(Place("telegram", str(bo.user.id), private=True), board("x"), "")
    stage.api.fail(Fault("sendMessage", "flood", seconds=7))
    with pytest.raises(Later) as later:
        await port.send(here, board("x", picture=False), "")
    assert later.value.seconds == 7
    with pytest.raises(Later) as later:
        await port.send(here, board("x", picture=False), "")
    assert 6 < later.value.seconds <= 7
    group = stage.api.world.group("Another", stage.olena.user)
    stage.api.upgrade(group, stage.olena.user, told="nothing")
    with pytest.raises(Moved):
        await port.send(Place("telegram", str(group.id)), board("x"), "")


async def test_a_retired_message_keeps_its_picture_and_loses_its_buttons(stage: Stage) -> None:
    message = await stage.posted()
    port = stage.serving.adapter.port
    address = f"{stage.group.id}/{message.id}"
    await port.retire(place(stage), address)
    await port.retire(place(stage), address)
    await port.retire(place(stage), f"{stage.group.id}/999")
    assert message.photo
    assert not message.buttons


async def test_a_text_becomes_a_picture_in_place_and_a_picture_a_text_anew(stage: Stage) -> None:
    stage.says(Reply("post", board("In words", picture=False), 7, 1))
    message = await stage.posted()
    assert message.block == "1 2 3\n4 5 6"
    assert message.words.endswith("\nIn words")
    stage.says(Reply("edit", board("Painted"), 7, 2))
    await stage.pressed(message)
    assert message.photo
    assert message.words == "Painted"
    stage.says(Reply("edit", board("In words again", picture=False), 7, 3))
    await stage.pressed(message)
    assert not message.buttons
    assert stage.api.world.sent[-1].words.endswith("In words again")
    assert stage.service.shown[-1][1].endswith(f"/{stage.api.world.sent[-1].id}")


UNFORESEEN = ("Bad Request: IMAGE_PROCESS_FAILED", "Bad Request: PHOTO_INVALID_DIMENSIONS")


@pytest.mark.parametrize("why", UNFORESEEN)
async def test_a_picture_that_is_refused_comes_in_words_and_gives_no_untrue_reason(
    stage: Stage, why: str
) -> None:
    stage.api.fail(Fault("sendPhoto", "refused", code=400, description=why))
    message = await stage.posted()
    assert not message.photo
    assert message.words == "State 1"
    assert message.buttons
    assert not stage.olena.private.messages, "nobody is told that the bot may not write"
    stage.watch.forgive()
    await stage.pressed(message)
    assert message.photo, "the next one is a picture again"


@pytest.mark.parametrize(
    "why", ["wrong file identifier/HTTP URL specified", "PHOTO_INVALID_DIMENSIONS"]
)
async def test_an_edit_that_is_refused_is_shown_all_the_same(stage: Stage, why: str) -> None:
    message = await stage.posted()
    fault = Fault("editMessageMedia", "refused", code=400, description=f"Bad Request: {why}")
    stage.api.fail(fault)
    [query] = await stage.pressed(message)
    assert query.answers
    assert stage.api.world.sent[-1].words.endswith("State 2")
    assert stage.api.world.sent[-1].buttons
    assert not message.buttons
    assert not stage.olena.private.messages
    stage.watch.forgive()


async def test_what_breaks_while_it_is_shown_is_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await stage.posted()

    async def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(stage.serving.adapter.port, "edit", broken)
    [query] = await stage.pressed(message)
    assert query.answers
    assert "/board" in stage.api.world.sent[-1].words
    assert stage.api.world.sent[-1].chat is stage.olena.private
    stage.watch.forgive()


async def test_an_outage_is_survived(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.fail(Fault("*", "refused", times=2, code=502, description="Bad Gateway"))
    query = stage.olena.presses(message, "Press")
    await stage.serving.settle()
    await stage.serving.until(lambda: message.caption == "State 2")
    stage.api.world.queries.pop(query.id)


async def test_stopping_waits_for_nobody(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.fail(Fault("editMessageMedia", "flood", seconds=60))
    stage.olena.presses(message, "Press")
    await stage.serving.until(lambda: bool(stage.api.world.called("editMessageMedia")))
    async with asyncio.timeout(5):
        await stage.serving.stop()
    assert [type(error) for error in stage.service.lost] == [Later]


async def test_a_wrong_token_is_told_without_showing_it(stage: Stage) -> None:
    adapter = build_telegram(stage.service, "1234:not-the-token", stage.api.base_url)
    with pytest.raises(Refused) as refused:
        await adapter.run()
    assert "1234" not in str(refused.value)


async def test_a_start_without_network_waits_for_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.serving.stop()
    monkeypatch.setattr(app, "AGAIN", 0.05)
    stage.api.fail(Fault("getMe", "refused", times=3, code=502, description="Bad Gateway"))
    stage.serving = Serving(stage.api, stage.service)
    await stage.serving.start()
    await stage.posted()
    assert stage.watch.events.count("telegram-out-of-reach") == 3
