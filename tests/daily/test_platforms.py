"""The daily challenge through the real adapters: posted in a room, played in private, shared."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from inspect import isawaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.core.table import Table
from bot.service import Poster, daily
from bot.service.orders import kind_of
from bot.service.seeds import Seeds
from bot.store.schema import people
from games import game, menu
from tests.botapi import Message
from tests.conformance.driver import PLATFORMS, Driver, Room, words
from tests.daily.setting import NAME, lines
from tests.databases import Databases
from tests.deals import LAST_LEVEL

Rooms = Callable[[str], Awaitable[Room]]
ORDER = f"subscribe {NAME} {datetime.now(UTC):%H}:00"
"""At the hour that has begun: a post that is twelve hours late would be left out."""


@pytest.fixture
async def opens(databases: Databases, seeds: Path) -> AsyncIterator[Rooms]:
    """Opens a room of a platform that has a daily challenge."""
    opened: list[Driver] = []

    async def open_(platform: str) -> Room:
        room = Room(platform, databases())
        await room.driver.start()
        opened.append(room.driver)
        room.driver.service.days.seeds = Seeds(seeds)
        return room

    yield open_
    for driver in opened:
        await driver.stop()


@pytest.fixture(params=PLATFORMS)
async def room(request: pytest.FixtureRequest, opens: Rooms) -> Room:
    """The same on one platform after the other."""
    return await opens(request.param)


def poster(driver: Driver) -> Poster:
    """Posts by the ports of a driver; the page has none."""
    publisher = getattr(driver, "publisher", None)
    return Poster(driver.service, list(publisher.ports.values()) if publisher else [])


async def post_now(driver: Driver, platform: str) -> None:
    """Let what is ordered for the next date be due now, and post it."""
    store = driver.service.store
    (due,) = await store.claim_due([kind_of(platform)], 2**60, 0)
    today = datetime.now(UTC).date().isoformat()
    await store.add_due(due.kind, due.key, 0, {**due.data, "date": today})
    assert await poster(driver).once() == 1


async def order(room: Room) -> None:
    """Order a post, as somebody who may."""
    if room.platform == "discord":
        driver: Any = room.driver
        await driver.command(driver.sim.administrator("Keeper"), "daily", ORDER)
    else:
        await room.asks("Keeper", "daily", ORDER)


async def played(room: Room, name: str) -> Table:
    """The first attempt of somebody, replayed."""
    store = room.driver.service.store
    rows = await store.database.all(select(people.c.id).where(people.c.name == name))
    (result,) = await store.results_of(rows[-1].id, NAME)
    table = await store.load(result.table)
    assert table is not None
    return table


async def solve(room: Room, name: str) -> None:
    """Press the stored line of the deal on the private board."""
    while not (table := await played(room, name)).over:
        move = lines()[table.head.seed][len(table.steps)]
        path = table.position.paths(0, move)[0]
        for said in range(len(path)):
            choices = menu(table.position, 0, path[:said]).choices
            choice = next(one for one in choices if one.path == path[: said + 1])
            label = words("bot-choice", mark=choice.mark, label=choice.label)
            await room.presses(name, label)


async def test_a_room_is_posted_to_and_everybody_plays_in_private(room: Room) -> None:
    await order(room)
    await post_now(room.driver, room.platform)
    post = await room.board()
    count = await room.posts()
    assert post.caption.startswith("Daily ")
    assert post.picture
    assert post.labels == ("Play", "Yesterday", "Standings")
    await room.presses("Bo", "Play")
    assert "it counts." in await letter(room, "Bo")
    assert "Begun by 1, not solved yet." in (await room.board()).caption
    await solve(room, "Bo")
    assert "Solved: 1 of 1. Best: Bo" in (await room.board()).caption
    assert (await room.board()).picture == post.picture
    assert await room.posts() == count
    await room.presses("Cy", "Standings")
    assert "1. Bo: ★★★" in await letter(room, "Cy")


async def test_the_result_is_shared_in_the_room_by_one_press_and_once(room: Room) -> None:
    await order(room)
    await post_now(room.driver, room.platform)
    await room.presses("Bo", "Play")
    await solve(room, "Bo")
    count = await room.posts()
    await room.presses("Bo", words("daily-button-share"))
    shared = await room.told("Bo")
    assert shared.startswith("Teahouse ")
    tell = await keep(room, "Bo", words("daily-button-tell"))
    for _ in range(2):
        await room.presses_again("Bo", tell)
        await poster(room.driver).once()
    assert await room.posts() == count + 1
    assert (await room.board()).caption == f"Bo: {shared}"
    assert words("daily-told-before") in await room.told("Bo")


async def test_a_losing_move_asks_once_on_the_private_board_too(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = game("gwg").parse(LAST_LEVEL)
    monkeypatch.setattr(daily, "start", lambda _: last)
    await room.asks("Bo", "daily", "gwg")
    label = next(
        words("bot-choice", mark=one.mark, label=one.label)
        for one in menu(last, 0).choices
        if one.label.id == "gwg-label-pass-left"
    )
    await room.presses("Bo", label)
    assert words("bot-sure-again") in await room.told("Bo")
    assert (await played(room, "Bo")).pressed == 0
    await room.presses("Bo", label)
    lost = await played(room, "Bo")
    assert lost.over
    assert not lost.won


async def test_a_hint_leaves_the_private_board_where_it_is(room: Room) -> None:
    await room.asks("Bo", "daily", "gwg")
    await room.presses("Bo", words("bot-button-hint"))
    table = await played(room, "Bo")
    assert table.hints == 1
    first = menu(table.position, 0).choices[0]
    label = words("bot-choice", mark=first.mark, label=first.label)
    await room.presses("Bo", label)
    assert (await played(room, "Bo")).pressed == 1


async def test_on_the_page_a_move_is_typed_for_the_private_board(opens: Rooms) -> None:
    room = await opens("web")
    await room.asks("Bo", "daily", "gwg")
    table = await played(room, "Bo")
    await room.types("Bo", lines()[table.head.seed][len(table.steps)])
    assert (await played(room, "Bo")).pressed == 1
    await room.types("Bo", "/undo")
    assert (await played(room, "Bo")).undone == 1


async def test_a_channel_gets_links_that_lead_into_the_private_chat(opens: Rooms) -> None:
    driver: Any = (await opens("telegram")).driver
    owner, bo = await driver.person("Owner"), await driver.person("Bo")
    channel = driver.api.world.channel("Tea news", owner.user)
    owner.publishes(channel, f"/daily@teahouse_bot {ORDER}")
    await driver.settle()
    answer = next(one for one in driver.api.world.sent if one.chat is channel)
    assert "will be posted here every day" in answer.words
    await post_now(driver, "telegram")
    post = driver.api.world.sent[-1]
    assert post.chat is channel
    assert post.photo
    assert post.labels == ["Play", "Yesterday", "Standings"]
    assert all("url" in one and "callback_data" not in one for one in post.buttons)
    bo.follows(post, "Play")
    await driver.settle()
    board = driver.api.world.sent[-1]
    assert board.chat is bo.private
    assert "it counts." in board.words
    assert "Begun by 1, not solved yet." in post.words
    assert all("url" in one for one in post.buttons)
    bo.follows(post, "Standings")
    await driver.settle()
    assert "Begun by 1, not solved yet." in driver.api.world.sent[-1].words
    assert [one.chat for one in driver.api.world.sent].count(channel) == 2


async def test_a_channel_that_takes_the_bots_rights_is_paused(opens: Rooms) -> None:
    driver: Any = (await opens("telegram")).driver
    owner = await driver.person("Owner")
    channel = driver.api.world.channel("Tea news", owner.user)
    owner.publishes(channel, f"/daily {ORDER}")
    await driver.settle()
    channel.bot = "member"
    await post_now(driver, "telegram")
    room = await driver.service.store.room("telegram", str(channel.id))
    (wish,) = await driver.service.store.subscriptions(room.id)
    assert wish.paused == "refused"
    channel.bot = "administrator"
    owner.publishes(channel, "/daily")
    await driver.settle()
    (wish,) = await driver.service.store.subscriptions(room.id)
    assert wish.paused == ""


async def letter(room: Room, name: str) -> str:
    """What this person read last in private; on Telegram an alert points to the private chat."""
    if room.platform != "telegram":
        return await room.told(name)
    driver: Any = room.driver
    person = await driver.person(name)
    sent: list[Message] = driver.api.world.sent
    return next(one.words for one in reversed(sent) if one.chat is person.private)


async def keep(room: Room, name: str, label: str) -> Any:
    """A button of what only this person reads."""
    driver: Any = room.driver
    person = driver.person(name)
    person = await person if isawaitable(person) else person
    held = driver._held(person, label)
    return await held if isawaitable(held) else held
