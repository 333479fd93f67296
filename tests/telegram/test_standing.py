"""Where the bot may write: blocked and let in again, thrown out, restricted, closed topics.

And who is there to be shown on boards.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.orders import PAUSED
from bot.service.seeds import Seeds
from games import text
from render import say
from tests.botapi import Chat, Fault
from tests.daily.setting import NAME, catalogue
from tests.standings.setting import MONDAY, Club, at
from tests.telegram.driver import TelegramDriver
from tests.telegram.test_playing import LENIENT


@pytest.fixture
def seeds(tmp_path: Path) -> Path:
    return catalogue(tmp_path / "seeds")


async def paused(room: TelegramDriver, chat: Chat, topic: int = 0) -> list[str]:
    """Why the wishes of a chat wait, '' for those that do not."""
    here = await room.service.store.room("telegram", str(chat.id), str(topic or ""))
    wishes = await room.service.store.subscriptions(here.id)
    assert bool(here.settings.get(PAUSED)) == any(one.paused for one in wishes)
    return [one.paused for one in wishes]


def garbled(method: str) -> Fault:
    return Fault(method, "garbled", code=502)


async def test_a_reminder_waits_while_the_bot_is_blocked(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    olena.writes(olena.private, "/daily remind 19:00")
    await room.settle()
    olena.blocks()
    await room.settle()
    assert await paused(room, olena.private) == ["refused"]
    olena.unblocks()
    await room.settle()
    assert await paused(room, olena.private) == [""]


async def test_a_group_that_throws_the_bot_out_finds_everything_when_it_returns(
    room: TelegramDriver, seeds: Path
) -> None:
    room.service.days.seeds = Seeds(seeds)
    olena = await room.person("Olena")
    await room.command(olena, "daily", f"subscribe {NAME} 9:00")
    await room.command(olena, "play", LENIENT)
    board = room.newest
    room.api.member_changed(room.group, olena.user, ("member", "kicked"))
    await room.settle()
    assert await paused(room, room.group) == ["refused"]
    room.api.member_changed(room.group, olena.user, ("left", "member"))
    await room.settle()
    assert await paused(room, room.group) == [""]
    assert "Play Guo Wu Guan" in (await room.board()).labels
    olena.presses(board, board.labels[0])
    await room.settle()
    assert board.edits == 1, "old boards work again"


async def test_a_restricted_bot_says_in_private_why_nothing_appears(
    room: TelegramDriver, seeds: Path
) -> None:
    room.service.days.seeds = Seeds(seeds)
    olena = await room.person("Olena")
    await room.command(olena, "daily", f"subscribe {NAME} 9:00")
    posts = await room.posts()
    room.api.member_changed(room.group, olena.user, ("member", "restricted"))
    await room.settle()
    assert await paused(room, room.group) == ["refused"]
    await room.command(olena, "play", LENIENT)
    told = await room.private(olena)
    assert told
    assert told.caption == say(text("telegram-may-not-write"))
    assert await room.posts() == posts
    room.api.member_changed(room.group, olena.user, ("restricted", "member"))
    await room.settle()
    assert await room.posts() == posts, "it was here all the time: that is no greeting"
    await room.command(olena, "board")
    assert (await room.board()).picture


async def test_a_closed_topic_is_named_and_goes_on_when_it_is_reopened(
    room: TelegramDriver, seeds: Path
) -> None:
    room.service.days.seeds = Seeds(seeds)
    olena = await room.person("Olena")
    forum = room.api.world.group("Forum", olena.user, forum=True)
    topic = room.api.world.topic(forum, "Games")
    olena.writes(forum, f"/daily subscribe {NAME} 9:00", topic=topic)
    await room.settle()
    room.api.topic_changed(forum, topic, olena.user, closed=True)
    olena.writes(forum, f"/play {LENIENT}", topic=topic)
    await room.settle()
    told = await room.private(olena)
    assert told
    assert told.caption == say(text("telegram-topic-closed"))
    here = await room.service.store.room("telegram", str(forum.id), str(topic))
    await room.service.commands.daily.orders.pause(here, "refused")
    room.api.topic_changed(forum, topic, olena.user, closed=False)
    await room.settle()
    assert await paused(room, forum, topic) == [""]


async def test_a_group_that_was_deleted_is_dropped(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    board = room.newest
    room.group.deleted = True
    olena.presses(board, board.labels[0])
    await room.settle()
    calls = len(room.api.world.calls)
    await room.settle()
    assert len(room.api.world.calls) == calls


async def test_an_answer_of_a_gateway_is_not_known_to_be_a_failure(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    room.api.fail(garbled("sendPhoto"))
    await room.command(olena, "play", LENIENT)
    assert await room.posts() == 1, "it may have arrived, so it is not sent again"
    room.api.fail(garbled("editMessageMedia"))
    await room.press(olena, (await room.board()).labels[0])
    assert room.newest.edits == 2, "it may not have arrived, so it is made again"
    assert await room.posts() == 1


@pytest.mark.parametrize("told", ["message", "update"])
async def test_who_leaves_a_group_is_hidden_on_its_boards_and_back_when_back(
    room: TelegramDriver, told: str
) -> None:
    olena, ben = await room.person("Olena"), await room.person("Ben")
    store = room.service.store
    club, when = Club(store), at(MONDAY)
    people = [
        await store.person("telegram", str(one.user.id), one.user.name, 0) for one in (olena, ben)
    ]
    here = await store.room("telegram", str(room.group.id))
    for person in people:
        await club.patience(here, person, when)

    async def board() -> str:
        await room.command(olena, "top", "all wins")
        seen = await room.private(olena)
        assert seen
        return seen.caption

    assert "2 players" in await board()
    ben.leaves(room.group, told=told)
    await room.settle()
    assert "One player." in await board()
    await room.press(olena, "Show who has left")
    shown = await room.private(olena)
    assert shown
    assert "2 players" in shown.caption
    ben.comes(room.group, told=told)
    await room.settle()
    assert "2 players" in await board()
