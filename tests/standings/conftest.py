"""A club on both databases, with a game for several in the house."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from games import GAMES
from tests.standings.duel import DUEL
from tests.standings.setting import Club
from tests.store.conftest import clock, store, url

__all__ = ["clock", "store", "url"]


@pytest.fixture(autouse=True)
def _a_game_for_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, DUEL.name, DUEL)


@pytest.fixture
async def club(store: Store) -> AsyncIterator[Club]:
    """A club whose figures are what the logs say, at the end of every test."""
    club = Club(store)
    yield club
    assert await club.wrong() == 0
