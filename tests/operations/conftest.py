from __future__ import annotations

import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from bot.service import Service
from bot.settings import Settings
from bot.store import Store
from tests.service.chat import Clock, Inline
from tests.service.stage import Stage


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """An empty folder, with nothing of this machine's settings; logs as before afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logging.root, "handlers", [])
    for field in Settings.model_fields:
        monkeypatch.delenv(f"TEAHOUSE_{field.upper()}", raising=False)
    yield
    structlog.reset_defaults()


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
