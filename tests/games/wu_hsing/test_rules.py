"""The course of the game: deal, points, passes, ends and variants (rule book 2, 6 to 9)."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings

from games import BadInput, IllegalMove
from games.batch import ask
from games.wu_hsing import Board
from games.wu_hsing.rules import KINDS, RACKS, SET
from tests.games.wu_hsing.support import WUH, Party, board, parties

FIGURE = "wh standard YR@0,0h;YB@0,1h BKWRWKYYKK/BWBYBKRYRK 0/0 1 -"
GAME = "WR@2,0v BK@1,-1h KK@3,0v YR@0,2h KW@-1,1v WB@-1,-1v BK@2,2h RK@-2,-1v YY@0,-2v BY@4,0v"


def played(position: Board, *moves: str) -> tuple[Board, list[str]]:
    told: list[str] = []
    for move in moves:
        position, events = position.play(position.turn, move)
        told += events
    return position, told


def read(notation: str) -> Board:
    position = WUH.parse(notation)
    assert isinstance(position, Board)
    return position


def test_the_worked_game_scores_as_the_rule_book_says() -> None:
    end, events = played(read(FIGURE), *GAME.split())
    points = [int(event.split(":")[-1]) for event in events if event.startswith("place")]
    assert points == [9, 9, 32, 12, 15, 20, 60, 12, 50, 42]
    assert end.outcome
    assert end.outcome.scores == (166, 95)
    assert end.outcome.winners == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["open", "standard"])
def test_a_deal_gives_racks_a_pair_and_with_three_a_boxed_domino(seats: int, variant: str) -> None:
    turned = 0
    for number in range(40):
        dealt = WUH.deal(variant, f"deal {number}", seats)
        assert isinstance(dealt, Board)
        assert [len(rack) for rack in dealt.racks] == [RACKS[seats]] * seats
        top, bottom = dealt.placed
        assert (top.x, top.y, bottom.x, bottom.y) == (0, 0, 0, 1)
        assert len(set(top.colours + bottom.colours)) >= 3
        assert bool(dealt.down) == (seats == 3)
        assert dealt.turn == 0, "seat 1 begins, and it can always place on a real deal"
        every = [kind for rack in dealt.racks for kind in rack] + [top.kind, bottom.kind]
        assert Counter(every + [dealt.down] * bool(dealt.down)) == Counter(SET)
        turned += top.colours != top.kind
    assert 5 < turned < 35


@pytest.mark.parametrize("variant", ["duel-a", "duel-b"])
def test_a_duel_is_the_same_from_every_seed_and_for_two_only(variant: str) -> None:
    assert WUH.deal(variant, "1") == WUH.deal(variant, "2")
    dealt = WUH.deal(variant, "1")
    assert isinstance(dealt, Board)
    assert dealt.racks == (KINDS, KINDS)
    with pytest.raises(BadInput):
        WUH.deal(variant, "1", 3)


def test_who_cannot_place_is_passed_and_shows_the_rack() -> None:
    after, events = played(board("BB@0,0h", "BKWWBW/KKRR"), "BK@0,1h")
    assert events[1:] == ["pass:2:RRKK"]
    assert after.turn == 0
    assert after.racks[1] == ("RR", "KK"), "it is taken back"
    told = WUH.summary(tuple(events))
    assert [line.id for line in told] == ["wuh-tell-place", "wuh-tell-pass"]


def test_the_round_is_finished_when_somebody_is_out() -> None:
    start = read("wh standard YR@0,0h;YB@0,1h WR/BKRY 10/20 1 -")
    middle, events = played(start, "WR@2,0v")
    assert (middle.turn, middle.outcome) == (1, None)
    assert middle.facts()[1].id == "wuh-fact-last-round"
    end, events = played(middle, "BK@1,-1h")
    assert events[-1] == "end:out"
    assert end.outcome
    assert end.outcome.detail == {"penalties": [0, 25], "final": [19, 4], "winners": [1]}


def test_the_game_ends_at_once_when_the_last_seat_is_out() -> None:
    start = read("wh standard YR@0,0h;YB@0,1h WRBB/BK 10/20 1 -")
    end, events = played(start, "WR@2,0v", "BK@1,-1h")
    assert events[-1] == "end:out"
    assert end.outcome
    assert end.outcome.scores == (14, 29)


def test_a_pass_may_end_the_last_round() -> None:
    start = read("wh standard BB@0,0h RKKK/BB/WRYY 10/20/30 2 WW")
    end, events = played(start, "BB@0,1h")
    assert events[1:] == ["pass:3:WRYY", "end:out"]
    assert end.outcome
    assert end.outcome.detail["penalties"] == [30, 0, 30]
    assert end.outcome.scores == (-20, 28, 0)


def test_a_blocked_game_ends_without_passes_and_final_scores_may_be_negative() -> None:
    end, events = played(read("wh standard BB@0,0h BBWR/KKRY 10/20 1 -"), "BB@0,1h")
    assert events == ["place:1:BB@0,1h:v2,v2:8", "end:blocked"]
    assert end.outcome
    assert (end.outcome.reason, end.outcome.scores) == ("blocked", (-7, -10))


def test_equal_best_scores_share_the_win() -> None:
    end, _ = played(read("wh standard BB@0,0h BBWR/KKRY 10/23 1 -"), "BB@0,1h")
    assert end.outcome
    assert end.outcome.winners == (0, 1)


def test_a_duel_opened_with_the_same_double_twice_is_blocked_and_drawn() -> None:
    start = WUH.deal("duel-a", "any")
    assert isinstance(start, Board)
    end, events = played(start, "RR@0,0h", "RR@0,1h")
    assert events[-1] == "end:blocked"
    assert end.outcome
    assert (end.outcome.scores, end.outcome.winners) == ((-270, -270), (0, 1))


def test_an_open_duel_begins_with_any_kind_and_any_one_alongside() -> None:
    start = WUH.deal("duel-a", "any")
    assert start.moves(0) == tuple(sorted(f"{kind}@0,0h" for kind in KINDS))
    second, _ = start.play(0, "WK@0,0h")
    assert len(second.moves(1)) == 25
    third, _ = second.play(1, "KW@0,1h")
    assert third.to_act == (0,)
    assert str(third).split(" ")[4] == "0/0", "neither scores"


@settings(max_examples=30, deadline=None)
@given(parties())
def test_points_add_up_and_penalties_are_paid_for_what_is_left(party: Party) -> None:
    *_, end = party.positions()
    assert end.outcome
    for seat, rack in enumerate(end.racks):
        doubles = sum(kind[0] == kind[1] for kind in rack)
        paid = 5 * doubles + 25 * (len(rack) - doubles)
        assert end.outcome.scores[seat] == end.scores[seat] - paid
    best = max(end.outcome.scores)
    assert end.outcome.winners == tuple(
        seat for seat, score in enumerate(end.outcome.scores) if score == best
    )
    assert end.outcome.reason == ("blocked" if all(end.racks) else "out")


@settings(max_examples=30, deadline=None)
@given(parties())
def test_who_is_to_play_can_place_and_no_domino_gets_lost(party: Party) -> None:
    whole = len(SET)
    for position in party.positions():
        assert bool(position.moves(position.turn)) == bool(position.to_act)
        chosen = bool(position.down)
        count = len(position.placed) + sum(map(len, position.racks)) + chosen
        assert count == whole
        for seat in set(range(position.seats)) - set(position.to_act):
            assert position.moves(seat) == ()


BAD = [
    "",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0/0 1",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0/0 1 - ",
    "wh Standard YR@0,0h;YB@0,1h BK/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@1,0h BK/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,01h BK/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,\u0661h BK/WW 0/0 1 -",
    "wh standard YR@0,0h; BK/WW 0/0 1 -",
    "wh standard YR@999999,0h BK/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h BKX/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h KB/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h BKBKBK/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0/0 3 -",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0/0 0 -",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0 1 -",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0/-5 1 -",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0/05 1 -",
    "wh standard YR@0,0h;YB@0,1h BK/WW/ 0/0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h BK 0 1 -",
    "wh standard YR@0,0h;YB@0,1h -/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h BK/WW 0/0 1 RR",
    "wh standard YR@0,0h;YB@0,1h BK/WW/RR 0/0/0 1 R",
    "wh standard YR@0,0h;YB@0,1h RYWK/WW 0/0 - -",
    "wh open YR@0,0h;YB@0,1h BK/???? 0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h BK??/WW 0/0 1 -",
    "wh standard YR@0,0h;YB@0,1h ??/WW 0/0 - -",
    "wh duel-a - BK/WW/RR 0/0/0 1 -",
    "wh duel-a - BK/WW 0/0 2 -",
    "wh duel-a KB@0,0h BK/WW 0/0 2 -",
    "wh duel-a BK@0,0h BK/- 0/0 2 -",
    "wh duel-a - BK/WW 0/0 - -",
    "wh duel-b - BK/WW 0/0 1 KW",
    "wh duel-b YR@0,0h;YB@0,1h BK/WW 0/0 2 KW",
    "wh duel-b YR@0,0h BK/WW 0/0 2 -",
    "wh duel-b - BK/WW 0/0 2 K?",
]


@pytest.mark.parametrize("notation", BAD)
def test_a_bad_position_is_refused_in_words(notation: str) -> None:
    with pytest.raises(BadInput) as refused:
        WUH.parse(notation)
    assert len(str(refused.value)) > 10


def test_unsorted_and_unsettled_positions_are_put_in_order() -> None:
    sorted_ = "wh standard YR@0,0h;YB@0,1h BKWR/WW 0/0 1 -"
    assert str(read("wh standard YB@0,1h;YR@0,0h WRBK/WW 0/0 1 -")) == str(read(sorted_))
    passed = read("wh standard BK@0,0h;WB@0,1h BB/RR 0/0 1 -")
    assert passed.turn == 1


@pytest.mark.parametrize(
    "asked",
    [
        {"verb": "run", "colours": ""},
        {"verb": "run", "colours": "BX"},
        {"verb": "run"},
        {"verb": "run", "colours": "B" * 5000},
        {"verb": "startpair", "pair": "YR"},
        {"verb": "startpair", "pair": "YR YBB"},
        {"verb": "explain", "position": FIGURE},
        {"verb": "explain", "position": FIGURE, "move": "WR@2,0"},
        {"verb": "explain", "position": "wh", "move": "WR@2,0v"},
        {"verb": "moves", "position": FIGURE, "seat": "5"},
        {"verb": "view", "position": FIGURE, "seat": "3"},
        {"verb": "choose", "position": FIGURE, "seat": "2", "level": "easy", "seed": "1"},
        {"verb": "choose", "position": FIGURE, "seat": "1", "level": "mad", "seed": "1"},
        {"verb": "deal", "variant": "standard", "seed": "1", "players": "5"},
        {"verb": "solve", "position": "wh standard - BB/WW 0/0 1 KK"},
    ],
)
def test_bad_questions_are_answered_with_an_error(asked: dict[str, str]) -> None:
    rest = {key: value for key, value in asked.items() if key != "verb"}
    answer = ask(asked["verb"], {"game": "wu-hsing", **rest})
    assert answer["exit"] == 2
    assert answer["error"]


def test_a_far_move_is_judged_like_any_other() -> None:
    for move in ("WR@9999999999999,0v", f"WR@-{'9' * 5000},0h"):
        answer = ask("explain", {"game": "wu-hsing", "position": FIGURE, "move": move})
        assert (answer["exit"], answer["reason"]) == (0, "rows-0")


def test_a_refused_move_is_named_by_its_code_and_in_words() -> None:
    answer = ask("apply", {"game": "wu-hsing", "position": FIGURE, "moves": "WR@2,0v RR@9,9v"})
    assert (answer["error"], answer["at"]) == ("not-in-rack", 1)
    assert "wuh-illegal-not-in-rack" in str(answer["why"])
    assert json.dumps(answer)
    with pytest.raises(IllegalMove) as refused:
        read(FIGURE).play(1, "BK@1,-1h")
    assert refused.value.reason.id == "wuh-illegal-turn"
