"""Claim rounds over both platforms, whose processes come and go."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.core.table import Table
from games import menu
from tests.conformance.four import HOMES, Four, plainly, timed, without_chance
from tests.databases import Databases

SEED = "claims 128"
"""A deal whose first card three people may claim, on both platforms."""

Opens = Callable[..., Awaitable[Four]]


@pytest.fixture
async def opens(files: Databases, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opens]:
    """Opens tables for four, each in a house of its own."""
    plainly(monkeypatch)
    opened: list[Four] = []

    async def open_(seed: str, start: str = "") -> Four:
        without_chance(monkeypatch, seed, start)
        while opened:
            opened.pop()  # one simulated Discord at a time: its test has stopped the last one
        four = Four(files())
        opened.append(four)
        await four.start()
        await four.does("Olena", "play", "four-colour")
        await four.does("Olena", "press", "Open a table for people")
        await four.does("Bo", "press", "Join")
        await four.does("Mai", "join", "lobby001")
        await four.does("Ida", "press", "Join")
        for name in HOMES:
            await four.does(name, "press", "My hand")
        return four

    yield open_
    for four in opened:
        if not four.stopped:
            await four.stop()


def mark(table: Table, seat: int, move: str) -> str:
    """What stands on the button of a move before its words."""
    choices = menu(table.position.seen_by(seat), seat).choices
    return next(f"{one.mark}:" for one in choices if one.move == move)


async def answers(four: Four, seat: int, move: str) -> None:
    table = await four.table()
    await four.does(table.seats[seat].name, "press", mark(table, seat, move))


async def test_a_claim_round_outlives_restarts_of_both_processes_at_every_stage(
    opens: Opens,
) -> None:
    four = await opens(SEED)

    async def restart() -> None:
        for driver in four.drivers.values():
            await driver.restart()
            timed(driver.service, four.clock)

    before = await four.table()
    assert len(before.asked) == 3
    await restart()
    for seat in before.asked:
        await answers(four, seat, "p")
        await restart()
        assert (await four.table()).round == before.round
    assert (await four.table()).held
    await four.later()
    await restart()
    after = await four.table(cold=True)
    assert after.round > before.round
    given = [step.entry for step in after.steps[len(before.steps) :] if step.entry.by == "person"]
    assert [one.seat for one in given] == [*before.asked]
    await answers(four, after.asked[0], after.position.moves(after.asked[0])[0])
    assert (await four.table()).version > after.version
