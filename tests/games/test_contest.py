"""Deals against fixed computers: fair, worth a day, and the same for whoever plays the same."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from games import BadInput, Game, game, shelf
from games.__main__ import main
from games.catalogue import Kind, Row, digest, lines, rows, sample
from games.certificate import FEWEST_CHOICES
from games.contest import (
    answer,
    certify_contest,
    contest,
    contest_faults,
    middle,
    points,
    reached,
)
from games.protocol import Json

FCC, WUH = game("four-colour"), game("wu-hsing")
EASY, NORMAL = Kind("four-colour", ("easy",) * 3), Kind("open", ("normal",))
ALL = (-1e9, 1e9)

FEW = 20
"""So many deals make a sample here."""


@cache
def found(one: Game, kind: Kind, fair: tuple[float, float] = ALL) -> tuple[Row, tuple[str, ...]]:
    """The first deal that is kept."""
    for number in range(99):
        kept = certify_contest(one, kind, f"contest {number}", fair)
        if kept:
            return kept.row, kept.moves
    raise AssertionError


def test_a_kind_names_the_variant_and_the_other_seats() -> None:
    for kind in (EASY, NORMAL, Kind("classic+multiple")):
        assert Kind.read(str(kind)) == kind
    assert EASY.deal(FCC, "1").seats == 4
    assert NORMAL.deal(WUH, "1").seats == 2
    assert Kind("open", ("easy", "hard", "normal")).deal(WUH, "1").seats == 4
    for one, name in ((WUH, "open"), (WUH, "open~genius"), (game("gwg"), "classic~easy")):
        with pytest.raises(BadInput):
            Kind.read(name).deal(one, "1")


@pytest.mark.parametrize(("one", "kind"), [(FCC, EASY), (WUH, NORMAL)])
def test_a_row_is_what_the_strongest_player_reached(one: Game, kind: Kind) -> None:
    row, moves = found(one, kind)
    position = kind.deal(one, row.seed)
    assert row.digest == digest(position)
    choices = 0
    for move in moves:
        seat = position.to_act[0]
        choices += seat == 0 and len(position.moves(0)) > 1
        position, _ = position.play(seat, move)
    assert points(position) == row.par > 0
    assert choices == row.choices >= FEWEST_CHOICES
    assert 0 <= row.careful <= 1000
    assert contest_faults(one, kind, row, moves) == []


def test_an_answer_follows_from_the_deal_and_what_the_seat_sees() -> None:
    start = EASY.deal(FCC, "answers")
    first, second = (contest(start, ("easy", *EASY.against), "answers") for _ in range(2))
    assert first == second
    assert any(
        contest(start, ("easy", *EASY.against), "answers", f"own {n}").moves != first.moves
        for n in range(9)
    )
    seat = start.to_act[0]
    assert answer(start, seat, "easy", "answers") == first.moves[0]


def test_what_has_changed_since_is_told() -> None:
    row, moves = found(FCC, EASY)
    wrong = (
        (row, moves[:-1], "play otherwise"),
        (replace(row, par=row.par + 1), moves, "points are reached"),
        (replace(row, choices=row.choices + 1), moves, "real choices"),
        (replace(row, digest="0" * 16), moves, "another board"),
        (row, None, "no stored line"),
    )
    for changed, line, told in wrong:
        assert any(told in fault for fault in contest_faults(FCC, EASY, changed, line))


def test_only_deals_within_the_middle_half_are_kept() -> None:
    row, _ = found(FCC, EASY)
    for fair in ((row.par + 1, 99), (-99, row.par - 1)):
        assert certify_contest(FCC, EASY, row.seed, fair) is None
    assert certify_contest(FCC, EASY, row.seed, (row.par, row.par)) is not None
    assert middle([9, 7, 5, 3, 1, 11, 13]) == (3.0, 11.0)


def test_an_unfinished_game_has_no_points() -> None:
    with pytest.raises(BadInput):
        points(EASY.deal(FCC, "1"))


def said(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Json]:
    main(["certify", *words])
    answered: dict[str, Json] = json.loads(capsys.readouterr().out)
    return answered


def test_the_same_command_makes_continues_and_replays_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.certify.DEALS", FEW)
    file = tmp_path / FCC.name / f"{EASY}.tsv"
    named = ("--game", FCC.name, "--variant", str(EASY), "--from-seed", "few", "--jobs", "1")
    made = said(capsys, *named, "--out", str(file), "--count", "2")
    assert (made["rows"], made["complete"]) == (2, True)
    usual = sample(shelf.sample_file(file).read_text())
    assert len(usual) == FEW
    seed, result = next(iter(usual.items()))
    assert reached(FCC, EASY, seed).points == result
    assert said(capsys, *named, "--out", str(file), "--count", "3")["rows"] == 3
    low, high = middle(list(usual.values()))
    kept = rows(file.read_text())
    assert all(low <= row.par <= high for row in kept)
    assert set(lines(shelf.lines_file(file).read_text())) == {row.seed for row in kept}
    assert ">=" in file.read_text()
    check = ("--check", str(file), "--jobs", "1")
    assert said(capsys, *check) == {"files": 1, "rows": 3, "faults": 0}
    narrow = [f"{seed}\t1" for seed in usual]
    shelf.sample_file(file).write_text("\n".join(("seed\tpoints", *narrow)) + "\n")
    assert "middle half" in str(said(capsys, *check)["error"])
