"""Rounds of answers: the fine print of 4.1, who gets the card, and what nobody may see."""

from __future__ import annotations

import random
from itertools import permutations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.four_colour import Board
from games.four_colour.cards import CARD, KEPT, NAMES, dense
from games.four_colour.groups import KIND
from tests.games.four_colour.support import ALMOST, DONE, FCC, VARIANT, events_of, placed, read

VIEWERS = (None, 0, 1, 2, 3)


def random_deal(number: int) -> list[Board]:
    """All positions of a random deal; open seats answer in any order."""
    chance, board = random.Random(number), FCC.deal(VARIANT, f"random {number}")
    boards = [board]
    while board.to_act:
        seat = chance.choice(board.to_act)
        board, _ = board.play(seat, chance.choice(board.moves(seat)))
        boards.append(board)
    return [one for one in boards if isinstance(one, Board)]


deals = st.integers(0, 10**6).map(random_deal)
some = settings(max_examples=25)


def test_1_a_drawn_general_cannot_be_passed_and_the_next_seat_gets_no_court() -> None:
    board = placed("r0 d0wG", {0: "wAwE", 1: "wAwE"}, such=lambda board: board.to_act == (0,))
    assert board.moves(0) == ("wG", "wGwAwE")
    assert board.answers(1) == ("p",)


def test_2_a_claim_that_completes_the_hand_is_the_win() -> None:
    board = placed("r0 d0gA", {0: DONE}, such=lambda board: board.to_act == (0,))
    assert "gAgAgAgA" not in board.moves(0)
    assert board.moves(0) == ("W", "gAgAgA", "p")


def test_3_a_claim_that_leaves_loose_cards_may_be_made_though_a_win_is_possible() -> None:
    board = placed("r0 d0gA", {0: DONE}, such=lambda board: board.to_act == (0,))
    after, events = board.play(0, "gAgAgA")
    assert events == ("take:0:gAgAgA",)
    assert after.to_act == (0,)
    assert "xgA" in after.moves(0)


def test_4_a_claim_may_break_up_groups_of_the_hand() -> None:
    board = placed("r1 h0rA", {1: "rArArArGrE"}, such=lambda board: board.to_act == (1,))
    assert board.moves(1) == ("p", "rArArA", "rArArArA", "rGrArE")


def test_5_in_the_second_round_the_drawer_is_not_asked_and_the_claims_are_the_same() -> None:
    board = placed(
        "r0 d0gE", {0: "gGgA", 1: "gGgA", 2: "gEgE"}, such=lambda board: board.to_act == (0, 1, 2)
    )
    before = {seat: board.moves(seat) for seat in (1, 2)}
    again, _ = events_of(board, "p p p")
    assert isinstance(again, Board)
    assert again.public
    assert again.public.kind == "u"
    assert {seat: again.moves(seat) for seat in again.to_act} == before


@some
@given(deals)
def test_6_a_discard_always_exists_and_7_at_most_one_seat_can_claim_equal_cards(
    boards: list[Board],
) -> None:
    for board in boards:
        if board.phase == "x":
            assert board.moves(board.turn)
        equal = [
            seat
            for seat in board.responders
            if any(KIND.get(_cards(move)) in {"triple", "quad"} for move in board.answers(seat))
        ]
        assert len(equal) <= 1


def _cards(move: str) -> tuple[int, ...]:
    return tuple(CARD.get(move[at : at + 2], 99) for at in range(0, len(move), 2))


@some
@given(deals)
def test_cards_are_conserved_and_generals_and_flowers_never_thrown(boards: list[Board]) -> None:
    for board in boards:
        assert not {dropped.card for dropped in board.discards} & KEPT
        assert board.phase in {"r", "W"} or board.public is None
        for seat, hand in enumerate(board.hands):
            size = len(hand) + sum(map(len, board.exposed[seat]))
            assert size == 20 + (board.phase == "x" and seat == board.turn)
            assert list(hand) == sorted(hand)


@some
@given(deals)
def test_a_deal_ends_soon_with_an_odd_total_or_none(boards: list[Board]) -> None:
    assert len(boards) < 200
    outcome = boards[-1].outcome
    assert outcome
    if outcome.winners:
        total = outcome.scores[outcome.winners[0]]
        assert total % 2 == 1
        assert 1 <= total <= 31
        assert sum(outcome.scores) == total
    else:
        assert outcome.scores == (0, 0, 0, 0)


@some
@given(deals, st.integers(0, 99))
def test_any_order_of_answers_leads_to_the_same_position(boards: list[Board], number: int) -> None:
    """Early answers are written in their places; the settled text is one (6.2, 6.3)."""
    for board in boards:
        if len(board.to_act) < 2:
            continue
        chance = random.Random(number)
        answers = {seat: chance.choice(board.moves(seat)) for seat in board.to_act}
        ends = set()
        for order in permutations(board.to_act):
            at, told = board, list[str]()
            for seat in order:
                assert str(read(str(at))) == str(at)
                at, events = at.play(seat, answers[seat])
                told.extend(events)
            ends.add((str(at), tuple(told)))
        assert len(ends) == 1


def test_an_early_answer_is_written_in_its_place_and_seen_by_its_seat_alone() -> None:
    board = placed(
        "r0 d0gE", {0: "gGgA", 1: "gGgA", 2: "gEgE"}, such=lambda board: board.to_act == (0, 1, 2)
    )
    early, events = board.play(2, "gEgEgE")
    assert events == ()
    assert str(early).split()[2:5] == ["r0", "d0gE", ".,.,gEgEgE"]
    assert early.to_act == (0, 1)
    for viewer in (None, 0, 1, 3):
        assert early.seen_by(viewer) == board.seen_by(viewer)
    seen = str(early.seen_by(2)).split()
    assert seen[2:5] == ["r?", "d0gE", ".,.,gEgEgE"]
    both, _ = early.play(0, "p")
    assert str(both).split()[2:5] == ["r1", "d0gE", "p,.,gEgEgE"]


@some
@given(deals)
@example(random_deal(632335))  # everything of a hand has been grouped
def test_a_view_shows_one_hand_and_nobody_who_is_asked(boards: list[Board]) -> None:
    for board in boards:
        for viewer in VIEWERS:
            seen = board.seen_by(viewer)
            fields = str(seen).split(" ")
            assert set(fields[7]) <= {"?", "-"}
            for seat, hand in enumerate(fields[5].split("/")):
                held = board.hands[seat]
                shown = seat == viewer or (board.phase == "W" and seat == board.turn)
                assert hand == ((dense(held) if shown else "??" * len(held)) or "-")
            asked = viewer is not None and viewer in board.to_act
            if board.phase == "r":
                assert fields[2] == (f"r{viewer}" if asked else "r?")
                assert seen.to_act == ((viewer,) if asked else ())
            assert read(str(seen)) == seen
            assert seen.seen_by(viewer) == seen
            assert seen.seen_by(None) == board.seen_by(None)


@some
@given(deals, st.integers(0, 99))
def test_events_tell_nothing_that_only_an_answer_told(boards: list[Board], number: int) -> None:
    """Of the answers only the claim that succeeds is told (4.3)."""
    chance = random.Random(number)
    for board in boards:
        for seat in board.to_act:
            _, events = board.play(seat, chance.choice(board.moves(seat)))
            words = {event.split(":")[0] for event in events}
            assert words <= {"draw", "untaken", "lapse", "take", "disc", "win", "exhausted"}
            assert sum(event.startswith(("take", "win")) for event in events[:1]) <= 1


def test_a_forced_answer_is_not_shown_even_to_its_seat() -> None:
    board = placed("r1 h0wS", {3: ALMOST + "wS"}, such=lambda board: board.to_act == (3,))
    assert str(board).split()[4] == "p,p"
    assert str(board.seen_by(1)).split()[2:5] == ["r?", "h0wS", "-"]


def test_pass_for_this_card_covers_both_rounds_and_no_other_card() -> None:
    board = placed(
        "r0 d0gE", {0: "gGgA", 1: "gGgA", 2: "gEgE"}, such=lambda board: board.to_act == (0, 1, 2)
    )
    order = board.orders(2)
    assert order == (f"pass-gE-{len(board.stock)}-0",)
    assert board.follow(2, order) == "p"
    again, _ = events_of(board, "p p p")
    assert again.follow(2, order) == "p"
    later, _ = events_of(again, "p p")
    while later.to_act and later.to_act[0] != 2:
        later, _ = later.play(later.to_act[0], later.moves(later.to_act[0])[0])
    assert later.follow(2, order) is None


def test_always_win_answers_a_win_and_nothing_else() -> None:
    board = placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,))
    assert board.follow(1, FCC.wishes) == "W"
    assert board.follow(1, ()) is None
    assert board.follow(1, (*board.orders(1), *FCC.wishes)) == "W"
    assert board.follow(1, board.orders(1)) == "p"
    assert board.kindest(1) == "p"


def test_whoever_must_take_a_card_cannot_order_to_pass() -> None:
    board = placed("r0 d0wG", {0: "wAwE"}, such=lambda board: board.to_act == (0,))
    assert board.orders(0) == ()
    assert board.orders(1) == (f"pass-wG-{len(board.stock)}-0",)
    assert board.kindest(0) == "wG"


def test_names_are_all_different() -> None:
    assert len(set(NAMES)) == 33
