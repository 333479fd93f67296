"""The bench itself: lines, the guard, and a planted slowdown that it must see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games import GAMES
from games.verbs import sequences
from tests.bench.__main__ import PARTS, run
from tests.bench.alone import Moment
from tests.bench.clock import Bench, Pair, additions, juggling, middle
from tests.bench.engines import leaves
from tests.bench.growth import EVERY, told
from tests.bench.guard import TOLERANCE, Kept
from tests.bench.lines import Floor, Line, row
from tests.bench.share import PART, Piece, guard, pieces, watched
from tests.bench.starting import libraries


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
    tries = (measured(some) for _ in range(3))  # others may need the machine just then
    kept = next((kept for kept in tries if guard(Bench(), some, kept)), None)
    assert kept, capsys.readouterr().out
    capsys.readouterr()
    assert not guard(Bench(planted=0.3), some, kept)
    assert "BROKEN" in capsys.readouterr().out


def measured(some: list[Piece]) -> Kept:
    """What is kept of now."""
    now = Kept({})
    for line in watched(Bench(), some):
        now.met(PART, line)
    return Kept(now.now)


async def test_a_share_of_the_work_is_not_compared_with_the_whole_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def slower(bench: Bench) -> AsyncIterator[Line]:
        del bench
        yield Line("cost", 3, "ms", Floor("", 1))

    monkeypatch.setitem(PARTS, "slower", slower)
    kept = Kept({"slower: cost": 1.0})
    assert not await run(Bench(), ["slower"], kept)
    assert "BROKEN" in capsys.readouterr().out
    assert await run(Bench(quick=True), ["slower"], kept)


async def test_what_is_broken_is_measured_again_before_it_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ratios = iter((3.0, 1.1))

    async def hindered(bench: Bench) -> AsyncIterator[Line]:
        del bench
        yield Line("cost", next(ratios), "ms", Floor("", 1))

    monkeypatch.setitem(PARTS, "hindered", hindered)
    assert await run(Bench(), ["hindered"], Kept({"hindered: cost": 1.0}))
    told = capsys.readouterr().out
    assert told.index("BROKEN") < told.index("once more") < told.index("holds")


def test_a_floor_that_is_shorter_runs_more_often_and_the_middle_ratio_counts() -> None:
    floors = list[int]()
    pair = Bench().pair(juggling, lambda: floors.append(additions()))
    assert len(floors) >= 1
    assert pair.ratio == pair.ours / pair.floor > 0
    assert middle([Pair(9, 1), Pair(2, 1), Pair(6, 2)]) == Pair(6, 2)


def test_what_waits_for_nothing_takes_the_time_that_it_is_at_work() -> None:
    began = Moment.now()
    juggling()
    now = Moment.now()
    assert now.spent - began.spent <= began.ago() <= now.clock - began.clock + 1


def test_the_guard_keeps_a_ratio_of_every_game() -> None:
    kept = Kept.read().before
    for game in GAMES:
        assert any(name.startswith(f"{PART}: {game},") for name in kept)


def test_lines_of_play_are_counted_as_the_command_line_counts_them() -> None:
    start = GAMES["guo-wu-guan"].deal("lenient", "perft 1")
    assert leaves(start, 6) == sequences(start, 6) > 1


def test_libraries_are_what_a_command_imports_that_is_not_ours() -> None:
    heard = (
        "import time:  9 |  9 |   json\nimport time:  1 |  10 | bot.core\nimport time: 2 | 2 | PIL"
    )
    assert libraries(heard) == ["json", "PIL"]


def test_a_growth_is_told_with_its_plot_its_numbers_and_why() -> None:
    section = told(EVERY[0], {"ms": [(10, 5.0), (1000, 5.1)]}, "speed")
    assert "(speed/games.svg)" in section
    assert "| 1,000 | 5.10 |" in section
    assert "**ms: flat.** " + EVERY[0].reason in section
