"""B18: a crash before any statement of a whole scenario, and then everything is as without it."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path

import pytest

from tests.crashes.harness import crashes
from tests.crashes.kill import deaths
from tests.crashes.scenarios import SCENARIOS, Scenario
from tests.crashes.stage import House

STATEMENTS = {
    "Move": 14,
    "Undo": 14,
    "LastMove": 28,
    "Claim": 78,
    "LastMoveOfTwo": 37,
    "Link": 48,
    "DailyPost": 25,
    "GroupUpgrade": 33,
    "RoundBegins": 61,
    "RoundEnds": 102,
    "LastRoundEnds": 86,
}
"""How many there are: a change of these numbers is a change to think about."""

SHARE = 8
"""The suite dies before one statement in so many; ``python -m tests.crashes`` before each."""


KILLS = 10
"""So many processes are killed here; ``python -m tests.crashes.kill`` kills a thousand."""


@pytest.mark.parametrize("kind", SCENARIOS, ids=lambda kind: kind.__name__)
async def test_after_a_crash_everything_is_as_without_it(
    kind: type[Scenario], tmp_path: Path, migrated_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, monkeypatch)
    shutil.copy(migrated_file, house.file)
    name = kind.__name__
    counted = await crashes(kind, house, monkeypatch, count(1 + len(name) % SHARE, SHARE))
    assert counted.statements == STATEMENTS[name]
    assert counted.crashes >= STATEMENTS[name] // SHARE


@pytest.mark.timeout(600)
async def test_processes_killed_while_many_people_play(tmp_path: Path) -> None:
    found = await deaths(tmp_path / "tea.sqlite3", KILLS, seed=1, most=12)
    assert sum(death.answered for death in found) > 3 * KILLS
    assert found[-1].after > found[0].after
