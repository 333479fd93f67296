"""The study of how often deals can be won, on a few deals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games import game
from games.__main__ import main
from games.arguments import Arguments
from games.findings import Finding, wilson
from games.pars import tables
from games.protocol import BadInput
from games.study import HEAD, Effort, Row, every_variant, examine, study, survey, table

MEASURED = Path(__file__).parents[2] / "docs" / "measured" / "study-guo-wu-guan.txt"

PUBLISHED = {
    "classic": (70.0, 91, 5),
    "lenient": (99.8, 46, 4),
    "o-koan": (61.7, 166, 18),
    "tong-wu-guan": (58.7, 172, 16),
    "seven-captures": (23.4, 462, 14),
}
"""Winnable share, median nodes of solved and of unsolvable deals (rule book, section 10)."""


def test_one_deal_is_examined() -> None:
    lost = examine("guo-wu-guan", "classic", "gwg-vec over 10")
    assert (lost.status, lost.decided, lost.length) == ("unsolvable", False, 0)
    assert examine("guo-wu-guan", "lenient", "1").length > 10


def test_the_table_counts_what_was_found() -> None:
    found = (
        Finding("1", "solved", True, 30, 10, 1.0),
        Finding("2", "solved", True, 40, 20, 2.0),
        Finding("3", "unsolvable", False, 0, 0, 0.1),
        Finding("4", "unknown", True, 0, 99, 5.0),
    )
    cells = Row("classic", found).cells()
    assert cells == (
        "classic",
        "4",
        "50.0 (15.0-85.0)",
        "25.0",
        "35",
        "15 / 20",
        "0 / 0",
        "1",
        "1.5",
    )


def test_the_interval_is_wilsons() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(29, 96) == pytest.approx((0.2194, 0.4002), abs=1e-3)


def test_a_small_survey_finds_a_share() -> None:
    seeds = [f"few {number}" for number in range(12)]
    row = survey("guo-wu-guan", "classic", seeds, map)
    assert len(row.of("solved")) + len(row.of("unsolvable")) == 12
    assert row.winnable[1] < row.winnable[0] < row.winnable[2]
    assert table([row]).splitlines()[0].startswith(HEAD[0])


def test_the_command_uses_a_pool(capsys: pytest.CaptureFixture[str]) -> None:
    asked = {"game": "guo-wu-guan", "variant": "lenient", "deals": "4", "jobs": "1"}
    said = study(Arguments(asked))
    assert "lenient" in said.splitlines()[-1]
    assert "4/4" in capsys.readouterr().err


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"game": "chess"},
        {"game": "guo-wu-guan", "deals": "0"},
        {"game": "guo-wu-guan", "deals": "-1"},
        {"game": "guo-wu-guan", "jobs": "many"},
        {"game": "guo-wu-guan", "variant": "x"},
        {"game": "guo-wu-guan", "seed-prefix": "x" * 80},
    ],
)
def test_bad_arguments_are_refused(asked: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        study(Arguments(asked))


def test_a_par_is_looked_for_when_it_is_asked_for() -> None:
    effort = Effort(nodes=20_000, shorten=20_000)
    found = examine("xiang-shi-fu", "classic", "study-1", effort)
    assert (found.status, found.proved) == ("solved", True)
    assert 0 < found.par <= found.length
    lost = examine("xiang-shi-fu", "five-dragons", "study-6", effort)
    assert (lost.status, lost.reason, lost.par) == ("unsolvable", "locked set", 0)


def test_the_tables_of_games_with_a_par() -> None:
    found = (
        Finding("1", "solved", True, 12, 10, 1.0, par=9, proved=True, par_ms=20.0),
        Finding("2", "solved", True, 14, 30, 3.0, par=9, par_ms=40.0),
        Finding("3", "unsolvable", True, 0, 0, 0.1, "dead group"),
        Finding("4", "unknown", True, 0, 99, 5.0),
    )
    decided, effort, pars = tables({"classic": found})
    interval, half = "25.0 (4.6-69.9)", "50.0 (15.0-85.0)"
    assert cells(decided) == ["classic", "4", "1 dead group", interval, interval, half]
    assert cells(effort) == ["classic", "13 / 14", "20 / 99", "2 / 5", "5"]
    assert cells(pars) == ["classic", "1 of 2", "30 / 40", "9:2"]
    assert len(tables({"classic": found[2:]})) == 2


def cells(table: str) -> list[str]:
    return re.split(r"\s{2,}", table.splitlines()[-1])


def test_the_study_looks_at_all_rules() -> None:
    names = list(every_variant(game("xiang-shi-fu")))
    assert len(names) == len(set(names)) == 24
    assert names[:2] == ["classic", "classic+multiple"]
    assert "classic+standard" not in names
    assert next(every_variant(game("guo-wu-guan"))) == "lenient"


def test_the_study_of_a_variant() -> None:
    asked = {"game": "xiang-shi-fu", "variant": "classic", "deals": "2", "jobs": "1"}
    said = study(Arguments(asked | {"nodes": "3000", "shorten": "3000"}))
    assert said.count("\nclassic ") == 3


def test_the_study_counts_anew_what_the_rule_book_counts() -> None:
    said = "\n".join(game("xiang-shi-fu").counts())
    for row in ("full-fourteen  102   420", "standard      195   674", "five-dragons  34 "):
        assert f"\n{row}" in said


@pytest.mark.parametrize("variant", PUBLISHED)
def test_the_measured_table_agrees_with_the_rule_book(variant: str) -> None:
    share, solved, lost = PUBLISHED[variant]
    line = next(line for line in MEASURED.read_text().splitlines() if line.startswith(variant))
    columns = re.split(r"\s{2,}", line)
    found = re.fullmatch(r"[\d.]+ \(([\d.]+)-([\d.]+)\)", columns[2])
    assert found
    assert float(found[1]) <= share <= float(found[2])
    assert float(columns[5].split(" / ")[0]) <= solved
    assert float(columns[6].split(" / ")[0].replace("-", "0")) <= lost
    assert columns[7] == "0"


def test_a_long_run_that_is_stopped_says_how_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(_: Arguments) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("games.study.study", stopped)
    assert main(["study", "--game", "guo-wu-guan"]) == 130
    assert "the same command goes on from there" in capsys.readouterr().err
