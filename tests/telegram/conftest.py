from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import migrate
from tests.telegram.driver import TelegramDriver


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as it is before anybody came; copied, since migrating takes a while."""
    path = tmp_path_factory.mktemp("fresh") / "teahouse.sqlite3"
    asyncio.run(migrate(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture
def url(fresh: Path, tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{shutil.copy(fresh, tmp_path)}"


@pytest.fixture
async def room(url: str) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(url)
    await driver.start()
    yield driver
    await driver.stop()
