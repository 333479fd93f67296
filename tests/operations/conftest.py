from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import Service
from bot.store import Store
from tests.operations.running import elsewhere
from tests.service.chat import Clock, Inline
from tests.service.stage import Stage

__all__ = ["elsewhere"]


@pytest.fixture
def url(tmp_path: Path, migrated_file: Path) -> str:
    """A database in a file with the newest schema."""
    return f"sqlite+aiosqlite:///{shutil.copy(migrated_file, tmp_path / 'house.sqlite3')}"


@pytest.fixture
async def stage(url: str) -> AsyncIterator[Stage]:
    """People in rooms of Discord and Telegram, on a database that a command line can open."""
    clock = Clock()
    service = Service(await Store.open(url, clock=clock), now=clock, thinker=Inline())
    yield Stage(service, clock)
    await service.close()
