"""The bench itself: lines, the guard, and a planted slowdown that it must see."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from tests.bench.clock import Bench
from tests.bench.guard import TOLERANCE, Kept
from tests.bench.lines import Floor, Line, row
from tests.bench.share import PART, guard, pieces, watched


def test_a_line_is_compared_with_its_floor_and_not_with_a_clock() -> None:
    slow, fast = (Line("a", 3 * pace, "ms", Floor("b", 2 * pace), 1.6) for pace in (5, 0.5))
    assert slow.ratio == fast.ratio == 1.5
    assert "holds" in row(slow, None)
    assert "BROKEN" in row(Line("a", 3, "ms", Floor("b", 2), 1.4), None)
    assert "BROKEN" in row(Line("a", 3, "a second", Floor("b", 2), 1.6, least=True), None)


def test_the_guard_keeps_what_is_steady_on_the_side_that_matters() -> None:
    kept = Kept({"p: cost": 1.0, "p: rate": 1.0, "p: lucky": 1.0})
    cost, rate = Line("cost", 1, "ms", Floor("", 1)), Line("rate", 1, "", Floor("", 1), least=True)
    assert kept.bar("p", cost) == pytest.approx(1 + TOLERANCE)
    assert kept.bar("p", rate) == pytest.approx(1 / (1 + TOLERANCE))
    assert kept.bar("p", Line("lucky", 1, "", Floor("", 1), steady=False)) is None
    assert kept.bar("p", Line("new", 1, "", Floor("", 1))) is None


def test_ratios_are_kept_beside_those_of_other_parts(tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    for name in ("one", "two"):
        kept = Kept.read(file)
        kept.met("part", Line(name, 1, "ms", Floor("", 2)))
        kept.write(file)
    assert Kept.read(file).before == {"part: one": 0.5, "part: two": 0.5}


def test_a_planted_slowdown_of_thirty_percent_makes_the_guard_fail(
    capsys: pytest.CaptureFixture[str],
) -> None:
    some = pieces([GAMES["guo-wu-guan"]])
    now = Kept({})
    for line in watched(Bench(), some):
        now.met(PART, line)
    kept = Kept(now.now)
    assert guard(Bench(), some, kept), capsys.readouterr().out
    assert "BROKEN" not in capsys.readouterr().out
    assert not guard(Bench(planted=0.3), some, kept)
    assert "BROKEN" in capsys.readouterr().out


def test_the_guard_keeps_a_ratio_of_every_game() -> None:
    kept = Kept.read().before
    for game in GAMES:
        assert any(name.startswith(f"{PART}: {game},") for name in kept)
