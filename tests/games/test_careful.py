"""Careful random play: who passes, who stumbles, and who walks in circles."""

from __future__ import annotations

import pytest

from games import game
from games.careful import CIRCLES, ENOUGH, wins
from games.protocol import BadInput, Budget, Position
from games.shuffle import Stream

GWG, XSF = game("guo-wu-guan"), game("xiang-shi-fu")
BUDGET = Budget(20_000)


def ladder(spot: int, stream: Stream) -> int | None:
    """Two ways up from every rung; from 3 there is only the fall."""
    return None if spot == 3 else spot + 1 + stream.below(2)


def test_wins_are_counted_and_moves_are_limited() -> None:
    size = 400, 10
    won = wins(0, ladder, lambda spot: spot >= 4, Stream("a"), size)
    assert 100 < won < 300
    assert wins(0, ladder, lambda spot: spot >= 4, Stream("a"), size) == won
    assert wins(0, ladder, lambda spot: spot >= 4, Stream("a"), (400, 1)) == 0


def test_nobody_tries_for_ever() -> None:
    steps: list[int] = []

    def around(spot: int, stream: Stream) -> int:
        steps.append(spot + stream.below(1))
        return 1 - spot

    assert wins(0, around, lambda _: False, Stream("a"), (1000, 1000)) == 0
    assert len(steps) == ENOUGH * 2 * (CIRCLES - 1)


def line(start: Position, seed: str) -> Position:
    """Play on, never declining a pass, to the end."""
    stream, position = Stream(seed), start
    while position.to_act:
        ways = [move for move in position.moves(0) if not move.endswith("-")]
        position, _ = position.play(0, ways[stream.below(len(ways))])
    return position


@pytest.mark.parametrize("variant", ["classic", "lenient", "o-koan"])
def test_a_share_agrees_with_games_played_by_the_rules(variant: str) -> None:
    start = GWG.deal(variant, "tea")
    by_rules = 0
    for number in range(60):
        end = line(start, f"{variant} {number}").outcome
        by_rules += end is not None and end.result == "won"
    assert start.careful("x", 200, 1000) / 200 >= by_rules / 60 - 0.2


def test_an_unsolvable_deal_is_never_won() -> None:
    lost = next(
        start
        for number in range(30)
        if (start := GWG.deal("classic", f"lost {number}")).outcome is None
        and start.solve(BUDGET).status == "unsolvable"
    )
    assert lost.careful("x", 200, 1000) == 0


def test_exchanges_come_to_an_end_that_can_be_reached() -> None:
    start = XSF.deal("classic+multiple", "tea")
    easy = start.careful("x", 100, 60)
    assert 0 < easy <= 100
    assert start.careful("x", 100, 60) == easy
    assert XSF.deal("shanghai", "tea").careful("x", 60, 60) == 0
    assert start.careful("x", 100, len(start.solve(BUDGET, shortest=True).moves) - 1) == 0


def test_a_game_of_several_has_no_careful_player() -> None:
    with pytest.raises(BadInput):
        Position.careful(GWG.deal("classic", "1"), "x", 1, 1)
