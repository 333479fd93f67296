"""A share of the five thousand chats that ``python -m tests.daily.crowd 5000`` serves."""

from __future__ import annotations

from pathlib import Path

from tests.daily.crowd import MOST_A_SECOND, crowd


async def test_a_crowd_gets_the_post_at_the_pace_of_the_platform_while_presses_stay_fast(
    tmp_path: Path, database: str
) -> None:
    seen = await crowd(60, tmp_path, database)
    assert len(seen.sent) == seen.sent.total() == 60
    assert seen.twice == 0
    assert seen.fastest <= MOST_A_SECOND
    assert seen.seconds > 60 / MOST_A_SECOND
    assert seen.percentiles[49] < 5_000
