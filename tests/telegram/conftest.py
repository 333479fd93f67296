from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.telegram.driver import TelegramDriver


@pytest.fixture
async def room(database: str) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(database)
    await driver.start()
    yield driver
    await driver.stop()
