"""Whole challenges against computers through the real adapters, press by press."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.core.daily import Result
from bot.core.table import Table
from bot.service.seeds import Seeds
from bot.store.schema import people
from games import Game, menu
from tests.conformance.driver import PLATFORMS, Driver, Room, words
from tests.daily.test_points import FCC, WUH, catalogue
from tests.databases import Databases

Rooms = Callable[[str], Awaitable[Room]]


@pytest.fixture
async def opens(tmp_path: Path, databases: Databases) -> AsyncIterator[Rooms]:
    """Opens a room of a platform with these challenges."""
    opened: list[Driver] = []
    catalogue(tmp_path / "seeds")

    async def open_(platform: str) -> Room:
        room = Room(platform, databases())
        await room.driver.start()
        opened.append(room.driver)
        room.driver.service.days.seeds = Seeds(tmp_path / "seeds")
        return room

    yield open_
    for driver in opened:
        await driver.stop()


async def attempted(room: Room, one: Game) -> tuple[Result, Table]:
    """The first attempt of Bo."""
    store = room.driver.service.store
    rows = await store.database.all(select(people.c.id).where(people.c.name == "Bo"))
    (result,) = await store.results_of(rows[-1].id, one.name)
    table = await store.load(result.table)
    assert table is not None
    return result, table


async def to_the_end(room: Room, one: Game) -> None:
    """Press the first thing that is offered until it is over."""
    while not (table := (await attempted(room, one))[1]).over:
        said = menu(table.position.seen_by(0), 0, ())
        while said.move is None:
            first = said.choices[0]
            await room.presses("Bo", words("bot-choice", mark=first.mark, label=first.label))
            said = menu(table.position.seen_by(0), 0, first.path)


PLAYED = [(platform, one) for one in (FCC, WUH) for platform in PLATFORMS]


@pytest.mark.parametrize(
    ("platform", "one"), PLAYED, ids=[f"{platform}-{one.name}" for platform, one in PLAYED]
)
async def test_a_whole_challenge_is_played_in_private(
    opens: Rooms, platform: str, one: Game
) -> None:
    room = await opens(platform)
    await room.asks("Bo", "daily", one.code)
    await to_the_end(room, one)
    result, table = await attempted(room, one)
    assert table.position.outcome is not None
    assert table.people == (0,)
    assert (result.over, result.moves) == (True, table.points[0])
    assert result.solved == (table.head.daily is not None and result.moves >= table.head.daily.par)
    await room.presses("Bo", words("daily-button-share"))
    assert f" {result.moves} points (par " in await room.told("Bo")
