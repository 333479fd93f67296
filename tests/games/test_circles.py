"""Going in circles (rule book, section 5): the rule belongs to the record of a game."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from games import Outcome, Position, game
from games.guo_wu_guan import Board

GWG = game("guo-wu-guan")
LOST = Outcome("lost", "repetition")

VECTORS = Path(__file__).parent / "vectors" / "guo-wu-guan.json"
LOOPS = [
    case for case in json.loads(VECTORS.read_text())["cases"] if case["args"].get("repetition")
]


def record_of(position: str, moves: str) -> list[Position]:
    record: list[Position] = [GWG.parse(position)]
    for move in moves.split():
        record.append(record[-1].play(0, move)[0])
    return record


def circle() -> list[Position]:
    """A game that ends in a forced loop."""
    case = next(case for case in LOOPS if "forced-loop" in case["about"])
    return record_of(case["args"]["position"], case["args"]["moves"])


@pytest.mark.parametrize("case", LOOPS, ids=[case["id"] for case in LOOPS])
def test_the_rule_strikes_at_the_last_move_and_not_before(case: dict[str, dict[str, str]]) -> None:
    record = record_of(case["args"]["position"], case["args"]["moves"])
    lost = bool(case["expect"]["outcome"])
    assert (GWG.ruling(record) == LOST) is lost
    assert not any(GWG.ruling(record[:length]) for length in range(1, len(record)))


def test_a_forced_loop_ends_under_auto_play() -> None:
    record = circle()[:-1]
    for _ in range(1000):
        assert len(record[-1].moves(0)) == 1
        record.append(record[-1].play(0, record[-1].moves(0)[0])[0])
        if GWG.ruling(record):
            break
    assert GWG.ruling(record) == LOST


def test_with_a_choice_in_between_the_second_time_is_allowed_and_the_third_is_not() -> None:
    start = GWG.deal("lenient", "a choice")
    assert len(start.moves(0)) > 1
    other = start.play(0, start.moves(0)[0])[0]
    assert GWG.ruling([start, other, start]) is None
    assert GWG.ruling([start, other, start, other, start]) == LOST


def test_the_start_counts_and_face_down_marks_do_not() -> None:
    turned = circle()
    last = turned[-1]
    assert isinstance(last, Board)
    assert GWG.ruling([last]) is None
    start = GWG.deal("o-koan", "marks")
    assert isinstance(start, Board)
    up = GWG.parse(str(start).replace("x", ""))
    assert up != start
    other = start.play(0, start.moves(0)[0])[0]
    assert GWG.ruling([up, other, start, other, up]) == LOST


def test_a_finished_game_stays_as_it_ended() -> None:
    start = GWG.deal("classic", "gwg-vec over 10")
    assert start.outcome
    assert GWG.ruling([start, start, start]) is None


def test_what_was_undone_does_not_count() -> None:
    record = circle()
    assert GWG.ruling(record[-1:]) is None


def test_a_long_record_is_ruled_on_quickly() -> None:
    start = GWG.deal("lenient", "long")
    other = start.play(0, start.moves(0)[0])[0]
    record = [start, *[other] * 1, *(_numbered(number) for number in range(800))]
    begin = time.thread_time()
    assert GWG.ruling(record) is None
    assert time.thread_time() - begin < 0.5


def _numbered(number: int) -> Position:
    return GWG.deal("lenient", f"long {number}")
