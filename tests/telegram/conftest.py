from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.service import play
from tests.deals import known
from tests.telegram.driver import TelegramDriver


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt is the same in every run."""
    monkeypatch.setattr(play, "deal", known())


@pytest.fixture
async def room(database: str) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(database)
    await driver.start()
    yield driver
    await driver.stop()
