"""The worked examples of the rule book of Four Colour Cards, section 8."""

from __future__ import annotations

import pytest

from games.four_colour import Board
from games.four_colour.cards import read_cards
from games.four_colour.groups import best_split
from tests.games.four_colour.support import ALMOST, DONE, events_of, placed


def test_1_a_drawer_without_a_claim_is_not_asked_and_nobody_is() -> None:
    board = placed("r2 d2gH", {2: "gH"}, such=lambda board: bool(board.discards))
    assert str(board).split()[-1].startswith("2gH*")


def court_and_triple() -> Board:
    hands = {0: "gGgA", 1: "gGgA", 2: "gEgE"}
    return placed(
        "r0 d0gE", hands, such=lambda board: board.to_act == (0, 1, 2) and board.turn == 0
    )


@pytest.mark.parametrize(
    ("answers", "taken"),
    [
        ("gGgAgE gGgAgE gEgEgE", "take:2:gEgEgE"),
        ("gGgAgE gGgAgE p", "take:0:gGgAgE"),
        ("p gGgAgE p", "take:1:gGgAgE"),
    ],
)
def test_2_identical_beats_the_drawer_and_the_drawer_the_next(answers: str, taken: str) -> None:
    after, events = events_of(court_and_triple(), answers)
    assert events == (taken,)
    assert str(after).split()[2] == f"x{taken[5]}"


def test_2_after_a_claim_the_seat_after_the_taker_draws() -> None:
    after, _ = events_of(court_and_triple(), "gGgAgE gGgAgE gEgEgE")
    for move in after.moves(2):
        _, events = after.play(2, move)
        lapsed = [event for event in events if event.startswith("lapse:2")]
        drawn = [event for event in events if event.startswith("draw")]
        assert drawn[:1] == [f"draw:3:{drawn[0][-2:]}"] if lapsed else True


def test_2_when_all_pass_the_others_are_asked_once_more() -> None:
    after, events = events_of(court_and_triple(), "p p p")
    assert events == ("untaken:0:gE",)
    assert str(after).split()[3] == "u0gE"
    assert after.to_act == (1, 2)


def test_3_a_general_is_taken_by_its_drawer_unless_it_wins() -> None:
    board = placed("r0 d0wG", {2: DONE}, such=lambda board: board.to_act == (2,))
    assert str(board).split()[4] == "wG,p"
    assert board.moves(2) == ("W", "p")
    after, events = board.play(2, "p")
    assert events == ("take:0:wG",)
    assert after.to_act == (0,)
    won, events = board.play(2, "W")
    assert events == ("win:2:wG",)
    assert won.outcome
    assert won.outcome.detail["source"] == "other-draw"


def test_4_a_pair_wins_from_any_seat() -> None:
    board = placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,))
    assert board.moves(1) == ("W", "p")
    after, _ = board.play(1, "W")
    assert after.outcome
    assert after.outcome.winners == (1,)
    assert (after.outcome.detail["source"], after.outcome.detail["from"]) == ("discard", 3)
    assert "wSwS" in str(after.outcome.detail["revealed"])


OTHER = "yAyAyAyNyNyNyGrErErErNrNgCgHgNwNwNwHwHwS"


def test_5_of_two_wins_the_first_in_turn_order_counts() -> None:
    hands = {1: ALMOST + "wS", 3: OTHER}
    board = placed("r1 h0wS", hands, such=lambda board: board.to_act == (1, 3))
    after, events = events_of(board, "W W")
    assert events == ("win:1:wS",)
    assert after.outcome
    assert after.outcome.winners == (1,)


def test_5_the_drawer_wins_before_the_others() -> None:
    hands = {1: ALMOST + "wS", 3: OTHER}
    board = placed("r3 d3wS", hands, such=lambda board: board.to_act == (3, 1))
    _, events = events_of(board, "W W")
    assert events == ("win:3:wS",)


def test_6_only_the_next_seat_may_claim_mixed_soldiers() -> None:
    near = placed("r3 h2gS", {3: "ySrSwSgSgS"}, such=lambda board: 3 in board.to_act)
    assert near.moves(3) == tuple(sorted(["gSgSgS", "ySrSgS", "ySgSwS", "rSgSwS", "ySrSgSwS", "p"]))
    far = placed("r3 h2gS", {0: "ySrSwSgSgS"}, such=lambda board: 0 in board.to_act)
    assert far.moves(0) == ("gSgSgS", "p")


def test_7_a_fourth_card_does_not_join_an_exposed_triple() -> None:
    board = placed("r2 d2yH", {}, {2: "yHyHyH"}, such=lambda board: bool(board.discards))
    assert board.discards[0][:2] == (2, read_cards("yH")[0])
    assert board.exposed[2][0] == read_cards("yHyHyH")


def test_8_the_total_counts_exposed_and_concealed_groups() -> None:
    hand = "rErErEyNyNwGySrSgSwSwCwHwNrHrHrH"
    board = placed("r0 d0rE", {1: hand}, {1: "gGgAgE,F1"}, such=lambda board: board.to_act == (1,))
    after, _ = board.play(1, "W")
    assert after.outcome
    assert after.outcome.scores == (0, 11, 0, 0)
    assert after.outcome.detail["exposed"] == ["gGgAgE", "F1"]
    assert "rErErErE" in str(after.outcome.detail["revealed"])


@pytest.mark.parametrize(
    ("cards", "points", "names"),
    [
        ("ySySrSrSgSgSwSwS", 4, ("ySrSgSwS", "ySrSgSwS")),
        ("yGyAyE", 1, ("yGyAyE",)),
        ("yGyAyAyAyEyE", 2, ("yAyAyA", "yEyE", "yG")),
    ],
)
def test_9_the_best_split_counts(cards: str, points: int, names: tuple[str, ...]) -> None:
    split = best_split(read_cards(cards))
    assert split
    assert (split.points, split.names) == (points, names)


def test_10_a_seat_that_must_draw_from_an_empty_stock_ends_the_deal() -> None:
    full = placed("r2 d2gH", {2: "gH"}, such=lambda board: bool(board.discards))
    fields = str(full).split()
    assert fields[7] != "-"
    board = full
    for number in range(200):
        while board.to_act:
            seat = board.to_act[0]
            moves = board.moves(seat)
            board, events = board.play(seat, "p" if "p" in moves else moves[number % len(moves)])
        if board.phase == "=":
            break
        board = full
    assert events[-1] == "exhausted"
    assert board.outcome
    assert board.outcome.scores == (0, 0, 0, 0)
    assert board.stock == ()
