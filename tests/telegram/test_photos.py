"""A picture that Telegram has is sent by its id; pictures are small, and legible as JPEG."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.answer import Reply
from tests.botapi import BotApi
from tests.telegram.scripted import board
from tests.telegram.serving import Serving
from tests.telegram.stage import Stage
from tests.telegram.uploads import deliver


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    async with Stage() as one:
        one.service.shade = 0
        yield one


def uploads(api: BotApi) -> list[bool]:
    """For each picture that was sent, whether it was uploaded."""
    methods = ("sendPhoto", "editMessageMedia")
    calls = [call for call in api.world.calls if call.method in methods]
    return [
        "AgACAg" not in call.params.get("photo", call.params.get("media", "")) for call in calls
    ]


async def test_what_was_posted_once_is_posted_by_its_id_also_by_another_process(
    stage: Stage,
) -> None:
    first, second = await stage.posted(), await stage.posted()
    assert first.photo == second.photo
    await stage.serving.stop()
    stage.serving = Serving(stage.api, stage.service)
    await stage.serving.start()
    assert (await stage.posted()).photo == first.photo
    assert uploads(stage.api) == [True, False, False]


async def test_a_board_that_comes_back_is_not_uploaded_again(stage: Stage) -> None:
    message = await stage.posted()
    for shade in (1, 2, 1, 0):
        stage.service.shade = shade
        await stage.pressed(message)
    assert uploads(stage.api) == [True, True, True, False, False]
    assert message.edits == 4


async def test_an_id_that_telegram_has_forgotten_is_replaced(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.world.forgotten.add(message.photo)
    again = await stage.posted()
    stage.api.world.forgotten.add(again.photo)

    stage.says(Reply("edit", board("New words"), 7, 9))
    await stage.pressed(again)
    assert again.caption == "New words"
    assert uploads(stage.api) == [True, False, True, False, True]


async def test_of_many_chats_one_uploads_the_daily_board(tmp_path: Path, database: str) -> None:
    seen = await deliver(40, tmp_path, database)
    assert seen.posts == 40
    assert seen.uploads == 1
    assert seen.by_id > 97
