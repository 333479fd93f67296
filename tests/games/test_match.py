"""``python -m games match``: seatings, intervals, and a file that a match goes on from."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from games.__main__ import main
from games.match import Estimate, Match, play

ALL = ("random",) * 4
PLAYERS = "normal,random,random,random"


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["match", "--game", "four-colour", *words])
    return code, capsys.readouterr().out


def test_distinct_seatings_take_turns_and_none_is_played_twice() -> None:
    match = Match("four-colour", "four-colour", ("hard", "hard", "easy", "easy"), "x", 2)
    seatings = [seating for number in range(3) for seating in match.seated(number)]
    assert len(set(seatings)) == 6
    assert Counter(match.seated(3)) == Counter(match.seated(0))


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    match = Match("four-colour", "four-colour", ("easy", "easy", "normal", "random"), "x", 3)
    once, twice = play(match, 7), play(match, 7)
    assert [(one.seating, one.winners, one.scores) for one in once] == [
        (one.seating, one.winners, one.scores) for one in twice
    ]
    assert len(once) == 3


def test_the_interval_holds_the_true_mean_as_often_as_it_says() -> None:
    chance, held = random.Random(1), 0
    for _ in range(400):
        found = Estimate.of([float(chance.random() < 0.3) for _ in range(300)])
        held += abs(found.mean - 0.3) <= found.half
    assert 365 <= held <= 395


def test_a_match_prints_a_table_and_goes_on_from_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = ("--out", str(tmp_path / "rows"), "--jobs", "1")
    code, first = ran(capsys, "--players", PLAYERS, "--deals", "4", *out)
    assert code == 0
    assert first.startswith("$ python -m games match --game four-colour")
    rows = (tmp_path / "rows").read_text().splitlines()
    assert len(rows) == 5
    with (tmp_path / "rows").open("a") as file:
        file.write('[{"number": 4, "sea')
    code, second = ran(capsys, "--players", PLAYERS, "--deals", "6", *out)
    assert code == 0
    assert (tmp_path / "rows").read_text().splitlines()[:5] == rows
    assert len((tmp_path / "rows").read_text().splitlines()) == 7
    code, again = ran(capsys, "--players", PLAYERS, "--deals", "6", *out)
    assert again == second


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "normal,random"),
        ("--players", "normal,random,random,best"),
        ("--players", PLAYERS, "--deals", "0"),
        ("--players", PLAYERS, "--seatings", "5"),
        ("--players", PLAYERS, "--seatings", "0"),
        ("--players", PLAYERS, "--variant", "six-colour"),
        (),
    ],
)
def test_what_is_no_match_is_refused(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = ran(capsys, *words)
    assert code == 2
    assert json.loads(out)["error"]


def test_another_matchs_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "rows"
    ran(capsys, "--players", PLAYERS, "--deals", "1", "--jobs", "1", "--out", str(file))
    code, out = ran(capsys, "--players", ",".join(ALL), "--deals", "1", "--out", str(file))
    assert code == 2
    assert "another match" in json.loads(out)["error"]
    file.write_text(file.read_text().splitlines()[0] + "\n[{}]\n")
    code, out = ran(capsys, "--players", PLAYERS, "--deals", "1", "--out", str(file))
    assert code == 2
    assert "no row" in json.loads(out)["error"]


def test_a_game_of_several_seats_is_not_studied_as_a_solitaire(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["study", "--game", "four-colour"]) == 2
    assert "match" in json.loads(capsys.readouterr().out)["error"]
