"""The answers of an independent implementation, asked through the same code as ``batch``."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from games import GAMES
from games.batch import batch
from games.protocol import Json

FOLDER = Path(__file__).parent / "vectors"


def cases(game: str) -> list[dict[str, Json]]:
    found: list[dict[str, Json]] = json.loads((FOLDER / f"{game}.json").read_text())["cases"]
    return found


LONG = {
    "guo-wu-guan": {"gwg-vec-118-par"},
    "xiang-shi-fu": {"v031-par"},
    "wu-hsing": {"perft-01", "perft-08"},
}
"""These four of more than 700 take most of the time: asked with ``EVERY_VECTOR=1`` only."""

ENOUGH = {"v030-par": 20_000}
"""Nodes in which the shortest line is found where the proof takes minutes, and is not asked for."""

CASES = [
    (game, case)
    for game in GAMES
    for case in cases(game)
    if "EVERY_VECTOR" in os.environ or case["id"] not in LONG.get(game, ())
]


def test_every_game_has_vectors() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} >= set(GAMES)
    assert len(cases("guo-wu-guan")) == 205


@pytest.mark.parametrize(
    ("game", "case"), CASES, ids=[f"{game}-{case['id']}-{case['about']}" for game, case in CASES]
)
def test_the_answer_agrees(game: str, case: dict[str, Json]) -> None:
    args, expect = case["args"], case["expect"]
    assert isinstance(args, dict)
    assert isinstance(expect, dict)
    if "EVERY_VECTOR" not in os.environ and case["id"] in ENOUGH:
        args = {**args, "nodes": ENOUGH[str(case["id"])]}
    line = json.dumps({"id": case["id"], "verb": case["verb"], "game": game, **args})
    answer = json.loads(next(batch([line.encode()])))
    assert answer["exit"] == case["exit"], answer
    assert {key: answer.get(key, "missing") for key in expect} == expect
    assert ("error" in answer) == (case["exit"] == 2)
