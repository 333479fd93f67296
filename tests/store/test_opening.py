"""Who asks the database may go away while a connection is opened for them."""

from __future__ import annotations

import asyncio
import threading
import time

from sqlalchemy import select

from bot.store.database import Database, engine_of
from bot.store.schema import meta
from tests.databases import Databases


async def test_a_connection_for_which_nobody_waits_any_more_is_closed(files: Databases) -> None:
    url = files()
    before = threading.active_count()
    for part in range(100):  # of the milliseconds that it takes
        database = Database(engine_of(url, quick=True))
        asks = asyncio.create_task(database.all(select(meta)))
        until = time.perf_counter() + part * 4e-5
        while time.perf_counter() < until:  # noqa: ASYNC110 - each turn of the loop may be the one
            await asyncio.sleep(0)
        asks.cancel()
        await asyncio.wait({asks})
        await database.close()
    async with asyncio.timeout(10):
        while threading.active_count() > before:  # noqa: ASYNC110 - a thread tells nobody of its end
            await asyncio.sleep(0.01)
