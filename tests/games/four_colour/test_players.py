"""Computer players: from the seat's own view, the same every time, each stronger than the last."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import BadInput
from games.four_colour import Board
from games.four_colour.players import LEVELS
from games.match import Match, estimates, play
from tests.games.four_colour.support import ALMOST, FCC, VARIANT, placed, read
from tests.games.four_colour.test_rounds import random_deal
from tests.games.support import with_other_hidden_tiles

level = pytest.mark.parametrize("level", LEVELS)


def test_the_levels_are_those_of_the_game() -> None:
    assert FCC.levels == LEVELS


@level
@settings(max_examples=12, deadline=None)
@given(number=st.integers(0, 10**6))
def test_a_choice_depends_on_nothing_hidden(level: str, number: int) -> None:
    chance = random.Random(number)
    for board in random_deal(number)[::4]:
        if board.to_act:
            seat = board.to_act[0]
            other = read(with_other_hidden_tiles(board, chance))
            move = board.choose(seat, level, "seed")
            assert move in board.moves(seat)
            assert other.choose(seat, level, "seed") == move
            assert board.seen_by(seat).choose(seat, level, "seed") == move
            assert board.choose(seat, level, "seed") == move


@level
def test_a_win_is_never_missed(level: str) -> None:
    board = placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,))
    assert all(board.choose(1, level, str(number)) == "W" for number in range(20))


@level
def test_nobody_chooses_for_a_seat_that_is_not_asked(level: str) -> None:
    board = placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,))
    for view in (board, board.seen_by(0), board.seen_by(None)):
        with pytest.raises(BadInput):
            view.choose(0, level, "1")


def test_there_is_no_other_level() -> None:
    board = FCC.deal(VARIANT, "1")
    with pytest.raises(BadInput):
        board.choose(board.to_act[0], "grandmaster", "1")


def test_only_an_easy_player_draws_lots() -> None:
    boards = [board for number in range(8) for board in random_deal(number) if board.to_act]
    varied = {
        level: sum(
            len({board.choose(board.to_act[0], level, str(seed)) for seed in range(4)}) > 1
            for board in boards[:120]
            if isinstance(board, Board)
        )
        for level in LEVELS
    }
    assert varied["easy"] > 10
    assert (varied["normal"], varied["hard"]) == (0, 0)


@pytest.mark.parametrize(
    ("players", "deals", "least"),
    [
        (("normal", "random", "random", "random"), 60, 0.40),
        (("normal", "normal", "easy", "easy"), 90, 0.20),
        (("hard", "hard", "normal", "normal"), 90, 0.18),
    ],
)
def test_a_share_of_the_bars(players: tuple[str, ...], deals: int, least: float) -> None:
    """The whole matches stand in docs/measured; here only that nothing is badly broken."""
    match = Match("four-colour", VARIANT, players, "share ", 1)
    games = [play(match, number) for number in range(deals)]
    wins, _, _ = estimates(players[0], games)
    assert wins.mean > least
    for one in games:
        decisions = sum(used.decisions for used in one[0].used.values())
        assert decisions < 150
