"""Start and stop."""

from __future__ import annotations

import time

import pytest

from bot.adapters.web import Ways, app, build_web, run
from tests.web.conftest import ROOM, House
from tests.web.scripted import board

GRACE = 60.0
"""Seconds that answers under way would get here: a stream that does not end takes all of them."""


async def test_streams_end_when_the_page_stops(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SHUTDOWN", GRACE)
    house.service.post(1, board("First"))
    page = build_web(house.service, Ways(limits={}))  # type: ignore[arg-type] # has what is asked for
    runner = await run(page, "127.0.0.1", 0)
    guest = house.browser()
    guest.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    await guest.enter()
    stream = await guest.get(f"{ROOM}/live")
    begun = time.monotonic()
    await runner.cleanup()
    assert time.monotonic() - begun < GRACE / 2
    assert (await stream.read()).startswith(b"retry: 1000\n\n")
