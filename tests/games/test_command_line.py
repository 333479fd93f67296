"""``python -m games``: one JSON object, exit code 2 and plain words for bad input."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from games import GAMES, game
from games.__main__ import main
from games.batch import batch
from games.protocol import Json
from games.shuffle import commitment
from games.verbs import VERBS

GWG = game("guo-wu-guan")
DEAL = str(GWG.deal("classic", "1"))
SEEN = str(GWG.deal("classic", "1").seen_by(0))
KNOWN = ("--game", "guo-wu-guan")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Json]]:
    code = main(words)
    out = capsys.readouterr().out
    answer: dict[str, Json] = json.loads(out)
    assert out.count("\n") == 1
    return code, answer


def test_list_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = said(capsys, "list")
    assert code == 0
    assert isinstance(answer["games"], list)
    assert [one["game"] for one in answer["games"] if isinstance(one, dict)] == list(GAMES)


def test_deal_moves_apply_and_view(capsys: pytest.CaptureFixture[str]) -> None:
    dealt = said(capsys, "deal", *KNOWN, "--variant", "classic", "--seed", "1")
    assert dealt == (0, {"position": DEAL})
    _, legal = said(capsys, "moves", *KNOWN, "--position", DEAL)
    assert legal["to_play"] == 0
    assert said(capsys, "moves", *KNOWN, "--position", SEEN, "--seat", "0") == (0, legal)
    assert isinstance(legal["moves"], list)
    first = str(legal["moves"][0])
    code, after = said(capsys, "apply", *KNOWN, "--position", DEAL, "--moves", first)
    assert code == 0
    assert after["position"] == str(GWG.parse(DEAL).play(0, first)[0])
    for seat in ("0", "public"):
        viewed = said(capsys, "view", *KNOWN, "--position", DEAL, "--seat", seat)
        assert viewed == (0, {"position": SEEN})
    assert said(capsys, "view", *KNOWN, "--position", SEEN) == (0, {"position": SEEN})


def test_apply_names_the_move_that_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    first = GWG.parse(DEAL).moves(0)[0]
    code, answer = said(capsys, "apply", *KNOWN, "--position", DEAL, "--moves", f"{first} 9abc")
    assert code == 2
    assert answer["at"] == 1
    assert "9abc" in str(answer["error"])


@pytest.mark.parametrize("verb", ["apply", "perft", "solve", "playout"])
def test_unknown_tiles_are_good_for_looking_only(
    verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    more = {"apply": ["--moves", "1abc"], "perft": ["--depth", "0"], "playout": ["--seed", "1"]}
    code, answer = said(capsys, verb, *KNOWN, "--position", SEEN, *more.get(verb, []))
    assert code == 2
    assert "unknown" in str(answer["error"])


def test_solve_finds_a_line_and_shortest_proves_it(capsys: pytest.CaptureFixture[str]) -> None:
    start = str(GWG.deal("lenient", "solve 1"))
    code, answer = said(capsys, "solve", *KNOWN, "--position", start, "--shortest")
    assert (code, answer["status"], answer["proved"]) == (0, "solved", True)
    moves = answer["moves"]
    assert isinstance(moves, list)
    assert answer["length"] == len(moves)
    words = " ".join(map(str, moves))
    _, after = said(capsys, "apply", *KNOWN, "--position", start, "--moves", words)
    assert after["outcome"] == {"result": "won"}


def test_solve_stops_at_its_limits(capsys: pytest.CaptureFixture[str]) -> None:
    start = str(GWG.deal("classic", "solve 1"))
    for limit in (("--nodes", "1"), ("--limit-s", "0")):
        code, answer = said(capsys, "solve", *KNOWN, "--position", start, *limit)
        assert (code, answer["status"], answer["moves"]) == (0, "unknown", [])


def promised(seed: str, table: str) -> list[str]:
    dealt = ("--variant", "classic", "--seed", seed, "--table", table)
    return ["verify", *KNOWN, *dealt, "--commitment", commitment(seed, table)]


def test_verify_keeps_a_promise(capsys: pytest.CaptureFixture[str]) -> None:
    words = promised("1", "k3v9x2qa")
    code, answer = said(capsys, *words, "--position", DEAL, "--moves", GWG.parse(DEAL).moves(0)[0])
    assert code == 0
    assert (answer["verified"], answer["start"], answer["moves"]) == (True, DEAL, 1)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (("--commitment", "0" * 64), "commitment"),
        (("--table", "another"), "commitment"),
        (("--position", str(GWG.deal("classic", "2"))), "another board"),
        (("--moves", "9abc"), "refused"),
    ],
)
def test_verify_finds_a_broken_promise(
    change: tuple[str, str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, answer = said(capsys, *promised("1", "k3v9x2qa"), *change)
    assert code == 2
    assert error in str(answer["error"])


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["nonsense"],
        ["list", "more"],
        ["list", "--game", "guo-wu-guan"],
        ["deal"],
        ["deal", *KNOWN, "--variant", "classic"],
        ["deal", *KNOWN, "--variant", "classic", "--seed", ""],
        ["deal", *KNOWN, "--variant", "classic", "--seed", "x" * 81],
        ["deal", *KNOWN, "--variant", "classic", "--seed", "\udcff"],
        ["deal", *KNOWN, "--variant", "classic", "--seed", "1", "--players", "2"],
        ["deal", *KNOWN, "--variant", "classic", "--seed", "1", "--players", "x"],
        ["deal", "--game", "五", "--variant", "classic", "--seed", "1"],
        ["moves", *KNOWN],
        ["moves", *KNOWN, "--position"],
        ["moves", *KNOWN, "--position", "\udcff\x00"],
        ["moves", *KNOWN, "--position", DEAL, "--seat", "7"],
        ["perft", *KNOWN, "--position", DEAL, "--depth", "-1"],
        ["perft", *KNOWN, "--position", DEAL, "--depth", "9" * 5000],
        ["perft", *KNOWN, "--position", DEAL, "--depth", "٣"],
        ["playout", *KNOWN, "--position", DEAL, "--seed", "1", "--limit", "1.5"],
        ["solve", *KNOWN, "--position", DEAL, "--limit-s", "nan"],
        ["solve", *KNOWN, "--position", DEAL, "--limit-s", "soon"],
        ["solve", *KNOWN, "--position", DEAL, "--shortest", "yes"],
        ["choose", *KNOWN, "--position", DEAL, "--seat", "0", "--level", "hard", "--seed", "1"],
        ["classify", *KNOWN, "--position", DEAL],
        ["study", *KNOWN, "--deals", "0"],
        ["moves", "--unknown", "1"],
    ],
)
def test_bad_input_is_an_error_in_plain_words(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, answer = said(capsys, *words)
    assert code == 2
    assert answer["error"]
    assert "Traceback" not in str(answer["error"])


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"[]",
        b"1",
        b"\xff\xfe",
        b'{"verb": 1}',
        b'{"id": 1}',
        b'{"id": NaN, "verb": "list"}',
        b'{"id": 1e999, "verb": "list"}',
        b'{"verb": "deal", "game": ["guo-wu-guan"]}',
        b'{"verb": "deal", "game": "guo-wu-guan", "variant": {}, "seed": 1}',
        b'{"verb": "deal", "game": "guo-wu-guan", "variant": "classic", "seed": true}',
        b'{"verb": "perft", "game": "guo-wu-guan", "position": "x", "depth": 1e9}',
        b'{"verb": "solve", "game": "guo-wu-guan", "position": "x", "shortest": 1}',
        b'{"verb": "batch"}',
        b'{"verb": "study", "game": "guo-wu-guan"}',
        b'{"verb": "perft", "depth": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
    ],
)
def test_a_bad_line_of_a_batch_is_answered_in_its_place(line: bytes) -> None:
    good = b'{"id": "good", "verb": "list"}'
    answers = [json.loads(answer) for answer in batch([good, b" \n", line, good])]
    assert [answer["exit"] for answer in answers] == [0, 2, 0]
    assert answers[1]["error"]


def test_a_batch_takes_numbers_and_switches_as_json() -> None:
    asked = {"id": 7, "verb": "perft", "game": "guo-wu-guan", "position": DEAL, "depth": 0}
    assert json.loads(next(batch([json.dumps(asked).encode()]))) == {
        "id": 7,
        "exit": 0,
        "nodes": 1,
    }


def test_the_process_answers_batches_and_exits_by_the_contract() -> None:
    run = [sys.executable, "-m", "games"]
    lines = b'{"id": 1, "verb": "list"}\n\xff\n'
    ran = subprocess.run([*run, "batch"], input=lines, capture_output=True, check=True)
    assert [json.loads(line)["exit"] for line in ran.stdout.splitlines()] == [0, 2]
    bad = subprocess.run([*run, "moves", "--position", b"\xff"], capture_output=True, check=False)
    assert bad.returncode == 2
    assert json.loads(bad.stdout)["error"]
    assert bad.stderr == b""


def test_help_names_every_verb() -> None:
    run = [sys.executable, "-m", "games", "--help"]
    ran = subprocess.run(run, capture_output=True, text=True, check=True)
    for verb in (*VERBS, "batch", "study", "certify"):
        assert verb in ran.stdout


@pytest.mark.parametrize(
    ("words", "expect"),
    [
        (("classify", "--game", "xiang-shi-fu", "--set", "6611"), {"valid": False, "types": []}),
        (("run", "--game", "wu-hsing", "--colours", "BWB"), {"legal": True, "period": 2}),
        (("startpair", "--game", "wuh", "--pair", "YR YB"), {"valid": True, "colours": 3}),
    ],
)
def test_what_only_one_game_answers(
    words: tuple[str, ...], expect: dict[str, Json], capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, *words) == (0, expect)


def test_every_verb_of_a_game_is_answered_or_refused_in_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for one in GAMES.values():
        for verb, names in one.verbs.items():
            code, answer = said(capsys, verb, "--game", one.name, f"--{names[0]}", "?")
            assert code == 2
            assert len(str(answer["error"])) > 5


def test_what_is_not_known_tells_what_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["frobnicate"]) == 2
    assert "study, analyse" in capsys.readouterr().out
    assert main(["certify", "--check", "no-such-file.tsv"]) == 2
    assert "there is no file no-such-file.tsv" in capsys.readouterr().out


def test_a_target_may_be_written_with_a_hyphen(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["deal", "--game", "xiang-shi-fu", "--variant", "target-pair=52-43+thirteen"]
    assert main([*words, "--seed", "1"]) == 0
    assert "xsf:target-pair:thirteen:5243:" in capsys.readouterr().out
