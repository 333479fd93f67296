"""A whole match over two platforms; the transcript of what each of the four saw is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.core.table import Table
from games import menu
from tests.conformance.four import HOMES, Four, plainly, without_chance

GOLDEN = Path(__file__).parent / "golden" / "table-for-four.txt"
SEED = "tea for four 583"


def choice(table: Table, seat: int) -> str:
    """The mark of the button that somebody presses: they play like the middle computer."""
    seen = table.position.seen_by(seat)
    move = seen.choose(seat, "normal", "tea")
    return next(one.mark for one in menu(seen, seat).choices if one.move == move)


@pytest.mark.timeout(400)
async def test_a_match_of_four_over_two_platforms(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_chance(monkeypatch, SEED)
    plainly(monkeypatch)
    four = Four(database)
    await four.start()
    try:
        await _play(four)
    finally:
        await four.stop()
    told = "\n".join(four.lines).strip() + "\n"
    if "RENEW_GOLDEN" in os.environ:
        GOLDEN.write_text(told)
    assert told == GOLDEN.read_text()


async def _play(four: Four) -> None:
    await four.does("Olena", "play", "four-colour")
    await four.does("Olena", "press", "Open a table for people")
    await four.does("Olena", "press", "Options")
    await four.does("Olena", "press", "4 deals")
    await four.does("Bo", "press", "Join")
    await four.does("Mai", "join", "lobby001")
    await four.does("Ida", "press", "Join")
    for name in HOMES:
        await four.does(name, "press", "My hand")
    dealers = iter(("Bo", "Ida", "Olena"))
    for _ in range(400):
        table = await four.table()
        if table.over:
            assert table == await four.table(cold=True)
            return
        if table.between:
            await four.does(next(dealers), "press", "Next deal")
            continue
        if not table.asked:
            await four.later()
            continue
        seat = table.asked[0]
        await four.does(table.seats[seat].name, "press", f"{choice(table, seat)}:")
    raise AssertionError("the match did not end")
