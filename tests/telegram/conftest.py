from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.telegram.driver import TelegramDriver


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(f"sqlite+aiosqlite:///{tmp_path / 'teahouse.sqlite3'}")
    await driver.start()
    yield driver
    await driver.stop()
