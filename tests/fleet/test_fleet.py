"""A share of ``python -m tests.fleet``: a page, a Telegram worker and a clock that are killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fleet.run import Plan, evening

SMALL = Plan(3, 1, 2, ("web", "telegram", "clock"), every=3.0, presses=3)


@pytest.mark.timeout(400)
async def test_every_acknowledged_move_is_there(tmp_path: Path, postgres_url: str) -> None:
    proof, fleet, games = await evening(SMALL, tmp_path, postgres_url)
    assert games == SMALL.games
    assert proof.answered > 3
    assert proof.boards
    assert fleet.killed
