"""``python -m render``: pictures and words from the command line, plain answers to bad input."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from games import GAMES
from render import sheet
from render.__main__ import main
from tests.render import boards


def asked(out: Path, *more: str, position: str = boards.TWO_SETS) -> list[str]:
    return ["--game", "guo-wu-guan", "--position", position, "--out", str(out), *more]


def test_a_picture_is_written(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert main(asked(out, "--viewer", "0", "--theme", "light", "--locale", "en")) == 0
    with Image.open(out) as picture:
        assert picture.size == (1200, 800)


def test_words_are_written(tmp_path: Path) -> None:
    out = tmp_path / "board.txt"
    assert main(asked(out, "--text")) == 0
    words = out.read_text(encoding="utf-8")
    assert ">2 [6:5][4:4][6:5][6:4][1:1]" in words
    assert "Level 2: A big dragon, or B full fourteen." in words


@pytest.mark.parametrize(
    "more",
    [
        ("--theme", "blue"),
        ("--locale", "xx"),
        ("--viewer", "7"),
        ("--viewer", "me"),
        ("--colour", "red"),
        ("--game", "chess"),
        ("--position", "nonsense"),
        ("--position", "\udcff\x00"),
        ("--position", boards.TWO_SETS + ":x"),
    ],
)
def test_bad_input_is_answered_in_words(
    more: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board.png"
    assert main(asked(out, *more)) == 2
    answer = capsys.readouterr().err
    assert answer.startswith("python -m render: ")
    assert "Traceback" not in answer
    assert not out.exists()


@pytest.mark.parametrize("words", [[], ["draw"], ["sheet"], ["sheet", "--games", "many"]])
def test_half_a_command_is_answered_in_words(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith("python -m render: ")


def test_a_place_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(asked(tmp_path / "nowhere" / "board.png")) == 2
    assert "No such file or directory" in capsys.readouterr().err


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hard boards instead of all."""
    hard = sheet.hardest(len(GAMES) + 3)
    assert {(one.variant, one.kind) for one in hard} >= {("classic", "most rows")}
    assert len(hard) > 15
    few_ = (hard[0], hard[len(hard) // 2], hard[-1])
    monkeypatch.setattr("render.__main__.hardest", lambda _: few_)


@pytest.mark.usefixtures("few")
def test_contact_sheets_show_hard_boards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", "--out", str(tmp_path), "--games", "5"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    for theme in ("dark", "light"):
        with Image.open(tmp_path / f"sheet-{theme}.png") as picture:
            assert picture.mode == "P"


@pytest.mark.usefixtures("few")
def test_the_bench_prints_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all("encode 1.00" in line and "total" in line and "kB" in line for line in lines)
