"""Start and stop."""

from __future__ import annotations

import time

from bot.adapters.web import Ways, build_web, run
from tests.web.conftest import ROOM, House
from tests.web.scripted import board


async def test_streams_end_when_the_page_stops(house: House) -> None:
    house.service.post(1, board("First"))
    app = build_web(house.service, Ways(limits={}))  # type: ignore[arg-type] # has what is asked for
    runner = await run(app, "127.0.0.1", 0)
    guest = house.browser()
    guest.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    await guest.enter()
    stream = await guest.get(f"{ROOM}/live")
    begun = time.monotonic()
    await runner.cleanup()
    assert time.monotonic() - begun < 2
    assert (await stream.read()).startswith(b"retry: 1000\n\n")
