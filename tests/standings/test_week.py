"""How a week of a room is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.digest import week
from bot.core.finish import Finish
from tests.standings.setting import GWG, MONDAY

ATTEMPT = Finish(
    table="t",
    seat=0,
    person=1,
    level="",
    game=GWG,
    variant="lenient",
    room=7,
    at=0,
    day=MONDAY,
    daily=True,
    won=True,
    points=3,
    best=-20,
    place=1,
    seats=1,
    band=4,
    moves=20,
    par=20,
    undone=0,
    hints=0,
)
"""A challenge that was met."""


@pytest.mark.parametrize(("points", "best"), [(310, "Ben"), (280, "Ann")])
def test_the_best_attempt_may_be_one_at_a_game_of_points(points: int, best: str) -> None:
    ann = replace(ATTEMPT, moves=20, par=25, best=-20)
    ben = replace(ATTEMPT, person=2, game="wu-hsing", seats=2, moves=30, par=240, best=points)
    told = week([("Ann", ann), ("Ben", ben)])
    assert told is not None
    assert told.best is not None
    assert told.best[0] == best


def test_nobody_is_left_out_of_a_place_on_the_podium() -> None:
    fours = [(f"P{one}", replace(ATTEMPT, person=one, points=2)) for one in range(2, 6)]
    told = week([("Ann", ATTEMPT), *fours])
    assert told is not None
    assert [place for place, _, _ in told.podium] == [1, 2, 2, 2, 2]


def test_a_week_without_results_is_not_told() -> None:
    assert week([]) is None
