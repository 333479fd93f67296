from __future__ import annotations

from itertools import count

import pytest

from bot.service import rounds
from tests.service.conftest import _known_deals, stage

__all__ = ["_known_deals", "stage"]


@pytest.fixture(autouse=True)
def _the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt at tables of a tourney is the same in every run."""
    numbers = count()
    monkeypatch.setattr(rounds, "new_seed", lambda: f"club {next(numbers)}")
