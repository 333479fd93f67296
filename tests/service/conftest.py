from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import Service, lobbies, play
from bot.store import Store, migrate
from tests.deals import known
from tests.service.chat import Chat, Clock, Inline
from tests.service.stage import Stage


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    url = f"sqlite+aiosqlite:///{tmp_path / 'teahouse.sqlite3'}"
    await migrate(url)
    clock = Clock()
    service = Service(await Store.open(url, clock=clock), now=clock, thinker=Inline())
    yield service
    await service.close()


@pytest.fixture(autouse=True)
def _known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "deal", known())
    monkeypatch.setattr(lobbies, "CHANCE", random.Random(1))


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    await migrate(url)
    clock = Clock()
    service = Service(await Store.open(url, clock=clock), now=clock, thinker=Inline())
    yield Stage(service, clock)
    await service.close()


@pytest.fixture
def chat(service: Service) -> Chat:
    return Chat(service)
