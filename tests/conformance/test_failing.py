"""A share of ``python -m tests.conformance.failing``: one call fails, and the game goes on."""

from __future__ import annotations

from itertools import count, cycle

import pytest

from tests.conformance.failing import KINDS, Platform, survive


@pytest.mark.parametrize("platform", ["discord", "telegram"])
async def test_a_game_ends_whichever_call_fails(platform: Platform, database: str) -> None:
    faults = zip(count(1), cycle(KINDS[platform]), strict=False)
    assert await survive(platform, database, faults) >= 5
