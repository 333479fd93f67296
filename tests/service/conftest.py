from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest

from bot.service import Service, lobbies, play
from bot.store import Store
from tests.deals import known
from tests.service.chat import Chat, Clock, Inline
from tests.service.stage import Stage


@pytest.fixture
async def service(swift_database: str) -> AsyncIterator[Service]:
    clock = Clock()
    service = Service(await Store.open(swift_database, clock=clock), now=clock, thinker=Inline())
    yield service
    await service.close()


@pytest.fixture(autouse=True)
def _known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "deal", known())
    monkeypatch.setattr(lobbies, "CHANCE", random.Random(1))


@pytest.fixture
async def stage(swift_database: str) -> AsyncIterator[Stage]:
    clock = Clock()
    service = Service(await Store.open(swift_database, clock=clock), now=clock, thinker=Inline())
    yield Stage(service, clock)
    await service.close()


@pytest.fixture
def chat(service: Service) -> Chat:
    return Chat(service)
