"""``python -m bot verify``: the whole store is played again, and each fault is named."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from bot.store import verified
from tests.newest import live_tables
from tests.operations.running import ends
from tests.service.gathering import gathered
from tests.service.stage import Stage


async def played(stage: Stage) -> str:
    """A solitaire with a few moves, and a table of several; the code of the first."""
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await olena.command("play", "guo-wu-guan lenient me")
    for _ in range(4):
        await olena.press(next(one.label for one in olena.board.buttons if one.action[:2] == "p/"))
    await gathered(stage, olena, bo, words="wu-hsing open")
    rows = await live_tables(stage.service.store, 1)
    return rows[-1]


async def test_a_house_in_order_has_no_faults(stage: Stage, url: str) -> None:
    await played(stage)
    steps: list[tuple[int, int]] = []
    found = await verified(url, lambda done, all_: steps.append((done, all_)))
    assert found.faults == ()
    assert found.tables == 2
    assert found.entries >= 6
    assert steps == [(2, 2)]


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("UPDATE log SET text = 'nonsense' WHERE kind = 'move' AND number = 3", "is refused"),
        ("DELETE FROM log WHERE number = 2", "its log has gaps: 1 lines are missing"),
        ("UPDATE tables SET seed = 'another' WHERE game = 'wu-hsing'", "not what its seed gives"),
        ("UPDATE tables SET start = 'x' WHERE game = 'wu-hsing'", "its deal cannot be read"),
        ("UPDATE tables SET finished = 1 WHERE game = 'wu-hsing'", "finished is True"),
        ("UPDATE tables SET version = version + 1 WHERE game = 'wu-hsing'", "version is"),
        ("DELETE FROM sitting", "there sit {}, and by the log"),
        ("UPDATE seats SET person = 999 WHERE seat = 0", "belongs to no row of people"),
        ("UPDATE lobbies SET value = '{}'", "lobby"),
        ("UPDATE messages SET version = 999 WHERE table_id IS NOT NULL", "shows more of table"),
        ("UPDATE people SET alias = 77 WHERE id = 1", "has become 77, who is nobody"),
    ],
)
async def test_what_is_wrong_is_named(
    harm: str, told: str, stage: Stage, url: str, tmp_path: Path
) -> None:
    await played(stage)
    with sqlite3.connect(tmp_path / "house.sqlite3") as rows:
        assert rows.execute(harm).rowcount > 0
    found = await verified(url)
    assert any(told in str(fault) for fault in found.faults), found.faults


async def test_the_command_names_the_fault_and_ends_with_one(
    stage: Stage,
    url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await played(stage)
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", url)
    assert await ends("verify") == 0
    assert "2 tables" in capsys.readouterr().out
    with sqlite3.connect(tmp_path / "house.sqlite3") as rows:
        rows.execute("UPDATE log SET text = '1zzz' WHERE kind = 'move' AND number = 3")
    assert await ends("verify") == 1
    out = capsys.readouterr().out
    assert re.search("^table .{8}: line 3 of its log, move '1zzz', is refused", out)
    assert out.endswith("1 faults\n")
