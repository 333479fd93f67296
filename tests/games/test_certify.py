"""Catalogues: made, continued, cut into bands and replayed; those of the repository first."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from games import certify, game, shelf
from games.__main__ import main
from games.catalogue import Row, digest, lines, rows, week
from games.certificate import (
    FEWEST_CHOICES,
    RARE,
    Effort,
    certify_one,
    in_bands,
    number_of,
    seed_of,
)
from games.certify import in_order
from games.protocol import BadInput, Json

GWG, XSF = game("guo-wu-guan"), game("xiang-shi-fu")
FILES = shelf.catalogues(shelf.FOLDER)
NAMED = [f"{file.parent.name}/{file.stem}" for file in FILES]
SAMPLE = 3
"""So many deals of a catalogue are replayed, but one where computers play along."""


def said(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Json]:
    code = main(["certify", *words])
    answer: dict[str, Json] = json.loads(capsys.readouterr().out)
    assert code == (2 if "error" in answer else 0)
    return answer


def few(out: Path, number: int, *more: str) -> Sequence[str]:
    return (
        *("--game", "guo-wu-guan", "--variant", "classic", "--from-seed", "few"),
        *("--count", str(number), "--out", str(out), "--jobs", "1", *more),
    )


def test_every_catalogue_has_its_weekdays() -> None:
    slots = week((shelf.FOLDER / "week.tsv").read_text())
    kept = {(file.parent.name, file.stem) for file in FILES}
    assert kept == {(slot.game, slot.variant) for slot in slots}


@pytest.mark.parametrize("file", FILES, ids=NAMED)
def test_a_sample_of_the_catalogues_wins_in_par(file: Path) -> None:
    entries = list(shelf.entries(file))
    for entry in random.Random(file.stem).sample(entries, 1 if "~" in file.stem else SAMPLE):
        assert shelf.replay(entry) == []


@pytest.mark.parametrize("file", FILES, ids=NAMED)
def test_bands_are_even_and_deals_are_worth_a_day(file: Path) -> None:
    kept = rows(file.read_text())
    sizes = Counter(row.band for row in kept)
    assert set(sizes) == set(range(1, 8))
    assert max(sizes.values()) - min(sizes.values()) <= 1
    assert min(row.choices for row in kept) >= FEWEST_CHOICES
    assert len({row.digest for row in kept}) == len(kept)
    usual = {band: [row.careful for row in kept if row.band == band] for band in range(1, 8)}
    shares = [sum(share for share in usual[band] if share >= RARE) for band in range(1, 8)]
    assert shares == sorted(shares, reverse=True)


def test_the_week_can_be_dealt_for_a_year() -> None:
    assert shelf.week_faults(shelf.FOLDER) == []
    slots = week((shelf.FOLDER / "week.tsv").read_text())
    for name in {slot.game for slot in slots}:
        bands = {slot.weekday: slot.band for slot in slots if slot.game == name}
        assert bands[1] == min(bands.values())
        assert bands[7] == max(bands.values())


def test_a_week_that_would_repeat_a_deal_is_a_fault(tmp_path: Path) -> None:
    table = (shelf.FOLDER / "week.tsv").read_text().splitlines()
    (tmp_path / "week.tsv").write_text("\n".join(table[:8]) + "\n")
    for slot in week("\n".join(table[:8])):
        (tmp_path / slot.game).mkdir(exist_ok=True)
        few_rows = (shelf.FOLDER / slot.game / f"{slot.variant}.tsv").read_text().splitlines()[:60]
        (tmp_path / slot.game / f"{slot.variant}.tsv").write_text("\n".join(few_rows))
    assert len(shelf.week_faults(tmp_path)) >= 5
    (tmp_path / "week.tsv").write_text("\n".join(table[:7]) + "\n")
    assert any("weekday" in fault for fault in shelf.week_faults(tmp_path))


@pytest.mark.parametrize(("one", "variant"), [(GWG, "o-koan"), (XSF, "classic+standard")])
def test_a_row_tells_what_the_solver_and_the_rules_say(one: object, variant: str) -> None:
    assert one in {GWG, XSF}
    play = GWG if one is GWG else XSF
    certificates = (certify_one(play, variant, f"row {n}", Effort()) for n in count())
    found = next(each for each in certificates if each)
    row, position = found.row, play.deal(variant, found.row.seed)
    assert row.digest == digest(position)
    assert row.proved
    choices = 0
    for move in found.moves:
        choices += len(position.moves(0)) > 1
        position, _ = position.play(0, move)
    assert position.outcome is not None
    assert position.outcome.result == "won"
    assert (row.par, row.choices) == (len(found.moves), choices)
    assert 0 <= row.careful <= 1000


def test_deals_that_are_not_worth_a_day_are_left_out() -> None:
    assert certify_one(GWG, "classic", "gwg-vec over 10", Effort()) is None
    assert certify_one(XSF, "shanghai", "1", Effort(1, 0)) is None


def test_without_a_search_for_a_shortest_line_par_is_a_bound() -> None:
    kept = [certify_one(GWG, "lenient", f"bound {n}", Effort(1000, 0)) for n in range(3)]
    assert [each.row.proved for each in kept if each] == [False] * 3


def row(seed: str, careful: int, par: int = 9, choices: int = 9) -> Row:
    return Row(seed, par, True, 1, careful, choices, seed)


def test_bands_follow_the_share_and_where_that_is_rare_the_line() -> None:
    easy = [row(f"e{n}", 1000 - n) for n in range(4)]
    rare = [row("r1", 10, 20), row("r2", 0, 10), row("r3", 0, 10, 8), row("r4", 15, 10, 8)]
    needed = dict.fromkeys([each.seed for each in (*easy, *rare)], 5) | {"r4": 4}
    mixed = [*rare, *easy]
    random.Random(1).shuffle(mixed)
    banded = in_bands(mixed, needed)
    assert [each.seed for each in banded] == [each.seed for each in mixed]
    ranked = sorted(banded, key=lambda each: each.band)
    assert [each.band for each in ranked] == [1, 1, 2, 3, 4, 5, 6, 7]
    assert [each.seed for each in ranked][2:] == ["e2", "e3", "r4", "r3", "r2", "r1"]


def test_a_catalogue_is_made_and_continued_to_the_same_rows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "guo-wu-guan" / "classic.tsv", tmp_path / "parts.tsv"
    made = said(capsys, *few(whole, 8))
    assert (made["rows"], made["complete"]) == (8, True)
    assert said(capsys, *few(parts, 3))["rows"] == 3
    before = rows(parts.read_text())
    assert said(capsys, *few(parts, 8))["rows"] == 8
    after = rows(parts.read_text())
    assert [each.seed for each in after[:3]] == [each.seed for each in before]
    assert parts.read_text() == whole.read_text()
    assert shelf.lines_file(parts).read_text() == shelf.lines_file(whole).read_text()
    assert set(lines(shelf.lines_file(whole).read_text())) == {each.seed for each in after}
    assert said(capsys, "--check", str(whole), "--jobs", "1") == {
        "files": 1,
        "rows": 8,
        "faults": 0,
    }


def test_time_can_run_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = said(capsys, *few(tmp_path / "none.tsv", 5, "--limit-s", "0"))
    assert (made["rows"], made["complete"]) == (0, False)


def test_progress_goes_to_stderr(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["certify", *few(tmp_path / "few.tsv", 2)])
    assert "2/2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (("=", "="), None),
        (("few#1\t", "few#90\t"), "line"),
        (("\t=\t", "\tx\t"), "proved"),
    ],
)
def test_a_catalogue_that_does_not_hold_is_told(
    broken: tuple[str, str], told: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "guo-wu-guan" / "classic.tsv"
    said(capsys, *few(file, 2))
    file.write_text(file.read_text().replace(*broken, 1))
    error = said(capsys, "--check", str(file), "--jobs", "1").get("error")
    assert (error is None) if told is None else (told in str(error))


def test_a_line_that_does_not_win_is_told() -> None:
    kept = certify_one(GWG, "lenient", "line", Effort())
    assert kept
    wrong = [
        kept.moves[:-1],
        ("9abc", *kept.moves[1:]),
        (*kept.moves, kept.moves[-1]),
        None,
    ]
    for moves in wrong:
        entry = shelf.Entry("guo-wu-guan", "lenient", kept.row, moves)
        assert shelf.replay(entry), moves
    other = shelf.Entry("guo-wu-guan", "classic", kept.row, kept.moves)
    assert any("another board" in fault for fault in shelf.replay(other))


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--check", "nowhere/guo-wu-guan/classic.tsv"),
        ("--check", __file__),
        few(Path("x.tsv"), 0),
        few(Path("x.tsv"), 1, "--variant", "x"),
        few(Path("x.tsv"), 1, "--from-seed", ""),
        few(Path("x.tsv"), 1, "--from-seed", "a\tb"),
        few(Path("x.tsv"), 1, "--jobs", "0"),
        few(Path("x.tsv"), 1, "--limit-s", "soon"),
        few(Path(__file__, "below.tsv"), 1),
        few(Path(__file__), 1),
    ],
)
def test_bad_input_is_answered_in_words(
    words: Sequence[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said(capsys, *words)["error"]
    assert list(tmp_path.iterdir()) == []


def test_rows_of_other_seeds_are_not_continued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "few.tsv"
    said(capsys, *few(file, 1))
    before = file.read_text()
    assert "none of the seeds" in str(said(capsys, *few(file, 2, "--from-seed", "more"))["error"])
    assert "no row of" in str(said(capsys, *few(file, 2, "--variant", "lenient"))["error"])
    assert file.read_text() == before


def test_seeds_are_numbered() -> None:
    for number in (0, 1, 10, 999):
        assert number_of("tea", seed_of("tea", number)) == number
    for bad in ("tea#", "tea#01", "tea#0", "coffee", "tea#-1", "tea#²"):
        with pytest.raises(BadInput):
            number_of("tea", bad)


def test_answers_come_in_order_and_no_more_is_asked_than_needed() -> None:
    asked: list[int] = []

    def numbers() -> Iterator[int]:
        for number in count():
            asked.append(number)
            yield number

    with ThreadPoolExecutor(3) as pool:
        with closing(in_order(pool, lambda number: number * number, numbers(), 4)) as answers:
            assert [next(answers) for _ in range(5)] == [0, 1, 4, 9, 16]
        assert len(asked) <= 5 + 4
        assert list(in_order(pool, str, iter(range(3)), 9)) == ["0", "1", "2"]


def test_a_cluster_makes_the_same_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    here, there = tmp_path / "here.tsv", tmp_path / "there.tsv"
    said(capsys, *few(here, 3))
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        made = said(capsys, *few(there, 3), "--scheduler", cluster.scheduler_address)
    assert made["rows"] == 3
    assert there.read_text() == here.read_text()


def test_a_cluster_that_is_not_there_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(certify, "PATIENCE", 0.2)
    nobody = "tcp://127.0.0.1:1"
    assert nobody in str(said(capsys, *few(Path("x.tsv"), 1, "--scheduler", nobody))["error"])
