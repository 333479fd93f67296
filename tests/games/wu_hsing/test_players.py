"""Computer players: what they know, spend and can do; and how fast places are found."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import BadInput
from games.match import Match, play
from games.shuffle import Stream
from games.wu_hsing import Board, players
from games.wu_hsing.grid import Placed
from games.wu_hsing.hands import best, hand_of, options
from games.wu_hsing.live import Live, Spot, Undo
from games.wu_hsing.playout import Playouts
from games.wu_hsing.search import Search
from tests.games.wu_hsing.speed import EARLIER, LOOP_MS, measured
from tests.games.wu_hsing.support import WUH, Party, option, parties
from tests.games.wu_hsing.test_secrets import dealt_anew

FEW = settings(max_examples=20, deadline=None)


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "NODES", 120)
    monkeypatch.setattr(players, "NODES_OF_MORE", 400)


@pytest.mark.usefixtures("cheap")
@pytest.mark.parametrize("level", WUH.levels)
@pytest.mark.parametrize("number", range(8))
def test_a_choice_is_legal_and_fixed_by_position_seat_level_and_seed(
    level: str, number: int
) -> None:
    variant, seats = [("open", 2), ("standard", 3), ("standard", 4), ("duel-b", 2)][number % 4]
    position = Party(variant, seats, number).somewhere()
    if position.to_act:
        move = position.choose(position.turn, level, "seed")
        assert move in position.moves(position.turn)
        assert position.choose(position.turn, level, "seed") == move
        assert position.seen_by(position.turn).choose(position.turn, level, "seed") == move


@pytest.mark.usefixtures("cheap")
@pytest.mark.parametrize("level", WUH.levels)
@pytest.mark.parametrize("number", range(6))
def test_a_choice_does_not_depend_on_hidden_racks(level: str, number: int) -> None:
    position = Party("standard", 2 + number % 3, number).somewhere()
    if position.to_act:
        other = dealt_anew(position, position.turn, number)
        choice = position.choose(position.turn, level, "seed")
        assert other.choose(position.turn, level, "seed") == choice


def test_who_is_not_to_play_and_unknown_levels_are_refused() -> None:
    start = WUH.deal("open", "1")
    with pytest.raises(BadInput):
        start.choose(1, "easy", "1")
    with pytest.raises(BadInput):
        start.choose(0, "perfect", "1")
    *_, end = Party("open", 2, 1).positions()
    with pytest.raises(BadInput):
        end.choose(0, "easy", "1")


@FEW
@given(parties(), st.integers(0, 99))
def test_hidden_racks_are_guessed_from_what_is_not_seen(party: Party, number: int) -> None:
    position = party.somewhere()
    if not position.to_act or position.opening:
        return
    seen = position.seen_by(position.turn)
    racks = players.guessed(seen, Stream(str(number)))
    assert racks[position.turn] == position.racks[position.turn]
    assert list(map(len, racks)) == list(map(len, position.racks))
    if position.seats == 2 or position.name == "open":
        assert racks == position.racks, "with two seats the other rack can be worked out"
    else:
        held = [kind for rack in (*racks, *position.racks) for kind in rack]
        assert max(map(held.count, held)) <= 4


@FEW
@given(parties(), st.integers(0, 99))
def test_what_others_expect_of_a_rack_grows_with_it_and_is_no_more_than_can_be(
    party: Party, number: int
) -> None:
    position = party.somewhere()
    seen = position.seen_by(max(position.turn, 0))
    if position.opening or not players.hides(seen):
        return
    possible = hand_of(tuple(players.unseen(seen)) + seen.racks[seen.turn]).once
    expected = players.believed(seen, Stream(str(number)))
    assert [len(masks) for masks in expected] == [len(rack) + 1 for rack in seen.racks]
    for masks in expected:
        assert masks[0] == 0
        for smaller, larger in pairwise(masks):
            assert smaller & larger == smaller
        assert masks[-1] & possible == masks[-1]


def test_only_other_racks_are_secrets_to_a_player() -> None:
    start = WUH.deal("open", "1", 3)
    assert isinstance(start, Board)
    assert start.seen_by(0).hidden, "the boxed domino is unknown"
    assert not players.hides(start.seen_by(0))
    assert players.guessed(start.seen_by(0), Stream("1")) == start.racks


@pytest.mark.parametrize("variant", ["duel-a", "duel-b"])
@pytest.mark.parametrize("level", WUH.levels)
def test_no_computer_opens_a_duel_with_a_double(variant: str, level: str) -> None:
    start = WUH.deal(variant, "1")
    for seed in "abcdef":
        one = start.choose(0, level, seed)
        assert one[0] != one[1]
        middle, _ = start.play(0, one)
        two = middle.choose(1, level, seed)
        assert two[0] != two[1]


class Counted(Live):
    """A table that counts placements."""

    made = 0

    def place(self, spot: Spot, pair: int) -> Undo:
        type(self).made += 1
        return super().place(spot, pair)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hard_player_keeps_to_its_budget(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted(placed: Placed) -> Live:
        Counted.made = 0
        return Counted(placed)

    monkeypatch.setattr(players, "Live", counted)
    for number, position in enumerate(Party("standard", seats, 3).positions()):
        if position.to_act and number % 12 == 0:
            position.choose(position.turn, "hard", "seed")
            made.append(Counted.made)
    budget = players.NODES if seats == 2 else players.NODES_OF_MORE
    assert budget / 2 < max(made) <= budget + 500, "a playout that is begun is finished"


def solved(position: Board) -> int:
    """The best difference of the final scores for the seat to play, by trying everything."""
    if position.outcome:
        return position.outcome.scores[0] - position.outcome.scores[1]
    values = [
        solved(position.play(position.turn, move)[0]) for move in position.moves(position.turn)
    ]
    return max(values) if position.turn == 0 else min(values)


def _ending(number: int) -> Board | None:
    for position in Party("open", 2, number).positions():
        left = sum(map(len, position.racks))
        if position.to_act and left <= 6 and len(position.moves(position.turn)) > 1:
            return position
    return None


@pytest.mark.parametrize("number", range(40))
def test_the_end_of_a_game_for_two_is_played_perfectly(number: int) -> None:
    position = _ending(number)
    if position is None:
        return
    seat = position.turn
    hands = [hand_of(rack) for rack in position.racks]
    chosen = Search(Live(position.placed), 100_000).choose(seat, hands[seat], hands[1 - seat])
    after, _ = position.play(seat, players._move(chosen))
    assert solved(after) == solved(position)


@FEW
@given(parties())
def test_playouts_follow_the_turns_of_the_rules(party: Party) -> None:
    position = party.somewhere()
    if not position.to_act or position.opening:
        return
    for move in position.moves(position.turn)[:5]:
        after, _ = position.play(position.turn, move)
        live = Live(position.placed)
        spot, pair = option(move)
        live.place(spot, pair)
        hands = [hand_of(rack) for rack in position.racks]
        hands[position.turn] = hands[position.turn].less(pair)
        assert hands == [hand_of(rack) for rack in after.racks]
        turn = Playouts(live, 0)._turn(position.turn, hands)
        assert turn == (after.turn if after.to_act else None)


@FEW
@given(parties())
def test_options_are_the_moves_with_their_points(party: Party) -> None:
    position = party.somewhere()
    if not position.to_act or position.opening:
        return
    live, hand = Live(position.placed), hand_of(position.racks[position.turn])
    found = {players._move(each): -each[0] for each in options(live, hand.once)}
    assert found == position.points(position.turn)
    assert best(live, hand.once) == max(found.values())


def wins(variant: str, levels: str, deals: int) -> float:
    """The share of the first player, every deal played in all seatings."""
    seats = tuple(levels.split(","))
    match = Match("wu-hsing", variant, seats, "share-", len(seats))
    games = [one for number in range(deals) for one in play(match, number)]
    return fmean((one.seating.index(seats[0]) in one.winners) / len(one.winners) for one in games)


def test_a_seeded_share_of_the_strength_normal_beats_easy() -> None:
    assert wins("standard", "normal,easy", 20) >= 0.8


def test_a_seeded_share_of_the_strength_hard_beats_normal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players, "NODES", players.NODES // 12)
    assert wins("standard", "hard,normal", 2) >= 0.8, "with a twelfth of the budget"


@pytest.mark.parametrize("others", [2, 3])
def test_a_seeded_share_of_the_strength_hard_at_larger_tables(
    others: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "NODES_OF_MORE", players.NODES_OF_MORE // 8)
    fair = 1 / (others + 1)
    assert wins("open", "hard" + ",normal" * others, 1) >= 1.4 * fair, "an eighth of the budget"


def test_places_are_found_at_least_as_fast_as_by_an_earlier_engine() -> None:
    _, shares = measured()
    for name, share in shares.items():
        assert share <= EARLIER[name] / LOOP_MS, name
