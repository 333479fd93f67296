"""Tables of several on the page, without a browser: one board, and no panel that leads nowhere."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.core.table import Entry, Table
from bot.store import NewMessage
from tests.newest import newest_tables
from tests.web.driver import WebDriver


@pytest.fixture
async def house(database: str) -> AsyncIterator[WebDriver]:
    made = WebDriver(database)
    await made.start()
    yield made
    await made.stop()


async def newest(house: WebDriver) -> Table:
    store = house.service.store
    table = await store.load((await newest_tables(store))[0])
    assert table is not None
    return table


async def test_a_panel_goes_with_the_lobby_it_is_about(house: WebDriver) -> None:
    olena, bo = await house.person("Olena"), await house.person("Bo")
    await house.command(olena, "play", "four-colour")
    await house.press(olena, "Open a table")
    for _ in range(2):
        await house.press(olena, "Add computer (normal)")
    await house.press(olena, "Options")
    assert await house.privates(olena) == 1
    await house.press(bo, "Join")
    assert (await newest(house)).several, "the last seat began the game"
    assert await house.privates(olena) == 0


async def test_presses_at_one_moment_leave_one_board(house: WebDriver) -> None:
    olena, bo, mai = [await house.person(name) for name in ("Olena", "Bo", "Mai")]
    await house.command(olena, "play", "four-colour")
    await house.press(olena, "Open a table")
    await house.press(bo, "Join")
    await house.press_together([(olena, "Start"), (olena, "Start"), (mai, "Join")])
    table = await newest(house)
    assert await house.posts() == 1
    await house.service.store.append(table, [Entry("stop", "table", at=table.changed)], "")
    await house.press_together([(olena, "Rematch"), (bo, "Rematch"), (olena, "Rematch")])
    assert await house.posts() == 2
    assert (await house.board()).caption.count("(asked)") == len(table.people) - 2


async def test_who_sits_down_plays_on_the_board_that_stands(house: WebDriver) -> None:
    olena, bo, mai = [await house.person(name) for name in ("Olena", "Bo", "Mai")]
    await house.command(olena, "play", "four-colour")
    await house.press(olena, "Open a table")
    await house.press(bo, "Join")
    await house.press(olena, "Start")
    await house.press(mai, "My hand")
    assert await house.privates(mai) == 1
    seat = await house._held(mai, "Take a seat")
    fields = {"message": seat.message, "action": seat.action, "own": "1"}
    await house._form(mai, "/r/tearoom/press", **fields)
    assert len((await newest(house)).people) == 3
    assert (await house.posts(), await house.privates(mai)) == (1, 0)


async def test_my_hand_below_a_call_brings_the_board_down_to_it(house: WebDriver) -> None:
    olena, bo = [await house.person(name) for name in ("Olena", "Bo")]
    await house.command(olena, "play", "wu-hsing open")
    await house.press(olena, "Open a table")
    await house.press(bo, "Join")
    await house.press(olena, "Start")
    table = await newest(house)
    seat = table.asked[0]
    asked = olena if table.seats[seat].name == "Olena" else bo
    shows = f"t/{table.head.id}/{seat}/{table.round}.1"
    await house.service.store.remind(NewMessage(table.head.room, "web", shows, table.head.id))
    await house.press(asked, "My hand")
    assert await house.privates(asked) == 0
    assert (await house.board()).caption.startswith("Your move") == (asked is olena)
    await house.press(asked, "A")
