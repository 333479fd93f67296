"""Dies before chosen statements of a scenario, comes back, and compares with a run in peace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import pytest

from bot.service import play
from tests.crashes.scenarios import Scenario
from tests.crashes.stage import Crash, House
from tests.deals import known
from tests.store.worker import before_statement


@dataclass(frozen=True)
class Counted:
    """How many statements a scenario has, and before how many of them it died."""

    statements: int
    crashes: int


async def crashes(
    kind: type[Scenario], house: House, monkeypatch: pytest.MonkeyPatch, numbers: Iterator[int]
) -> Counted:
    """Die before the statements of these numbers, until there are no more.

    Raises AssertionError where a crash leaves a trace.
    """
    monkeypatch.setattr(play, "deal", known(kind.deal))
    await house.open()
    scenario = kind()
    await scenario.before(house)
    await house.keep()
    await house.back()
    statements = await _statements(scenario, house)
    await _sound(house)
    truth, shown = await house.truth(), house.shown()
    died = 0
    for number in numbers:
        if number > statements:
            break
        await _dies(scenario, house, number)
        await _sound(house)
        died += 1
        assert await house.truth() == truth, f"{kind.__name__} died before statement {number}"
        assert house.shown() == shown, f"{kind.__name__} died before statement {number}"
    await house.close()
    return Counted(statements, died)


async def _statements(scenario: Scenario, house: House) -> int:
    """Run it in peace, and count."""
    statements = []
    undo = before_statement(house.store, 0, lambda: statements.append(1))
    await scenario.act(house)
    undo()
    return len(statements)


async def _dies(scenario: Scenario, house: House, number: int) -> None:
    """Die before one statement; another process opens the file, and the requests come again."""
    await house.back()
    counted = count(1)

    def dead_from_then_on() -> None:
        if next(counted) >= number:
            raise Crash

    undo = before_statement(house.store, 0, dead_from_then_on)
    try:
        await scenario.act(house)
    except Crash:
        await house.close()
        undo()
    else:
        raise AssertionError(f"statement {number} did not come")
    await house.open()
    await scenario.act(house)


async def _sound(house: House) -> None:
    await house.settle()
    await house.sound()
