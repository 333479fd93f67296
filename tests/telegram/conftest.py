from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest

from bot.service import aside, lobbies, play
from tests.deals import known
from tests.telegram.driver import TelegramDriver


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt, and who sits where, is the same in every run."""
    for opens in (play, aside):
        monkeypatch.setattr(opens, "deal", known())
    monkeypatch.setattr(lobbies, "CHANCE", random.Random(1))


@pytest.fixture
async def room(database: str) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(database)
    await driver.start()
    yield driver
    await driver.stop()
