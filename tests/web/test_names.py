"""Guests of one room are told apart by their names, and nobody is called like a computer."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.core.names import MARK
from tests.web.driver import WebDriver


@pytest.fixture
async def page(database: str) -> AsyncIterator[WebDriver]:
    driver = WebDriver(database)
    await driver.start()
    yield driver
    await driver.stop()


async def test_two_guests_of_a_room_never_have_the_same_name(page: WebDriver) -> None:
    names = ("Olena", "olena", "0lena", f"{MARK} Bo")
    guests = [await page.person(name) for name in names]
    room = await page.service.store.room("web", "tearoom")
    known = ["Olena", "olena 2", "0lena 3", "Bo"]
    for guest in guests:
        await page.command(guest, "help")
    assert await page.service.store.guests(room, 0) == known
    await page.command(guests[1], "play", "four-colour room")
    assert "Host: olena 2." in (await page.board()).caption
    await page.command(guests[1], "invite", "0lena 3")
    assert "Invited: 0lena 3." in (await page.board()).caption


async def test_the_first_guest_decides_and_others_read_who_that_is(page: WebDriver) -> None:
    olena, bo = await page.person("Olena"), await page.person("Bo")
    await page.board()  # a person looks before they type
    await page.command(olena, "room", "games off")
    told = await page.private(olena)
    assert told
    assert told.caption == "No games are opened here."
    await page.command(bo, "room", "games on")
    told = await page.private(bo)
    assert told
    assert "Olena, who came into this room first" in told.caption
    await page.command(bo, "play", "lenient")
    told = await page.private(bo)
    assert told
    assert "In another room of the page you can play." in told.caption
