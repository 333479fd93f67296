"""What every game promises, for all variants."""

from __future__ import annotations

import pickle
import random
from collections.abc import Sequence
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import BadInput, Game, IllegalMove, Position, menu
from games.verbs import play_all
from tests.games.support import (
    ENDING,
    EVERY_VARIANT,
    NAMED,
    Walk,
    names,
    pieces,
    walks,
    with_other_hidden_tiles,
)

each_variant = pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT, ids=NAMED)

EXCHANGES = st.from_regex(r"[a-p]([1-6]{2}){1,2}-[a-s]([1-6]{2}){1,2}", fullmatch=True)

few = settings(max_examples=10)

PIECES = {"gwg": 32, "xsf": 32, "fcc": 117, "wuh": 30}


@each_variant
@few
@given(walk=walks())
def test_reading_is_the_inverse_of_writing(game: Game, variant: str, walk: Walk) -> None:
    for position in walk.through(game, variant):
        assert game.parse(str(position)) == position
        assert str(game.parse(str(position))) == str(position)
        assert hash(game.parse(str(position))) == hash(position)
        for seat in (None, *position.to_act):
            seen = position.seen_by(seat)
            assert game.parse(str(seen)) == seen


@each_variant
@few
@given(walk=walks())
def test_options_depend_only_on_what_is_seen(game: Game, variant: str, walk: Walk) -> None:
    for position in walk.through(game, variant):
        for seat in position.to_act:
            seen = position.seen_by(seat)
            assert seen.seen_by(seat) == seen
            assert seen.moves(seat) == position.moves(seat)
            assert seen.prompt(seat) == position.prompt(seat)
            assert seen.facts() == position.facts()
            for move in position.moves(seat):
                assert seen.warning(seat, move) == position.warning(seat, move)
                for path in position.paths(seat, move):
                    assert seen.label(seat, path) == position.label(seat, path)
                    assert seen.worth(seat, path) == position.worth(seat, path)


@each_variant
@few
@given(walk=walks(), number=st.integers(0, 99))
def test_an_answer_tells_nothing_while_others_have_to_answer(
    game: Game, variant: str, walk: Walk, number: int
) -> None:
    for position in walk.through(game, variant):
        if len(position.to_act) > 1:
            chance = random.Random(number)
            answers = {seat: chance.choice(position.moves(seat)) for seat in position.to_act}
            first, *others = chance.sample(position.to_act, len(position.to_act))
            after, events = position.play(first, answers[first])
            assert events == ()
            assert after.moves(first) == ()
            assert game.parse(str(after)) == after
            for seat in (None, *others):
                assert after.seen_by(seat) == position.seen_by(seat)
            for seat in others:
                assert after.moves(seat) == position.moves(seat)
            assert _answered(position, answers, (first, *others)) == _answered(
                position, answers, position.to_act
            )


def _answered(
    position: Position, answers: dict[int, str], order: Sequence[int]
) -> tuple[Position, tuple[str, ...]]:
    """Where all answers of a round lead, given in this order."""
    events: tuple[str, ...] = ()
    for seat in order:
        position, events = position.play(seat, answers[seat])
    return position, events


@each_variant
@few
@given(walk=walks())
def test_standing_answers_are_legal_moves_and_depend_on_what_is_seen(
    game: Game, variant: str, walk: Walk
) -> None:
    for position in walk.through(game, variant):
        for seat in position.to_act:
            seen = position.seen_by(seat)
            assert seen.kindest(seat) == position.kindest(seat)
            assert position.kindest(seat) in position.moves(seat)
            assert seen.orders(seat) == position.orders(seat)
            for orders in ((), position.orders(seat), game.wishes):
                move = position.follow(seat, orders)
                assert move == seen.follow(seat, orders)
                assert move is None or (orders and move in position.moves(seat))


@each_variant
@few
@given(walk=walks(30), number=st.integers(0, 99))
def test_what_is_hidden_changes_nothing(game: Game, variant: str, walk: Walk, number: int) -> None:
    *_, position = walk.through(game, variant)
    other = game.parse(with_other_hidden_tiles(position, random.Random(number)))
    seat = next(iter(position.to_act), 0)
    assert other.seen_by(seat) == position.seen_by(seat)
    assert other.seen_by(None) == position.seen_by(None)
    assert other.moves(seat) == position.moves(seat)


@each_variant
@few
@given(
    walk=walks(),
    junk=st.text(max_size=6) | st.from_regex(r"[1-9](L|R|LR|-|[a-zA-F]{3})") | EXCHANGES,
)
def test_an_illegal_move_is_refused_and_changes_nothing(
    game: Game, variant: str, walk: Walk, junk: str
) -> None:
    *_, position = walk.through(game, variant)
    before = str(position)
    seat = next(iter(position.to_act), 0)
    if junk not in position.moves(seat):
        with pytest.raises(IllegalMove) as refused:
            position.play(seat, junk)
        assert refused.value.move == junk
        assert refused.value.reason.id.startswith(f"{game.code}-illegal-")
    assert str(position) == before


@each_variant
@few
@given(walk=walks())
def test_what_is_unknown_cannot_be_played(game: Game, variant: str, walk: Walk) -> None:
    *_, position = walk.through(game, variant)
    seat = next(iter(position.to_act), 0)
    seen = position.seen_by(seat)
    if seen != position and seen.to_act:
        with pytest.raises(BadInput):
            seen.play(seat, seen.moves(seat)[0])


@each_variant
@few
@given(walk=walks())
def test_every_path_leads_to_one_move(game: Game, variant: str, walk: Walk) -> None:
    for position in walk.through(game, variant):
        for seat in position.to_act:
            moves = position.moves(seat)
            assert moves
            assert list(moves) == sorted(set(moves))
            paths = [(path, move) for move in moves for path in position.paths(seat, move)]
            assert {move for _, move in paths} == set(moves)
            for path, _ in paths:
                assert [other for other, _ in paths if other[: len(path)] == path] == [path]
            assert {choice.move for choice in menu(position, seat).choices} <= {*moves, None}
            marks = [choice.mark for choice in menu(position, seat).choices]
            assert len(set(marks)) == len(marks)


@each_variant
@few
@given(walk=walks())
def test_a_position_survives_pickling(game: Game, variant: str, walk: Walk) -> None:
    *_, position = walk.through(game, variant)
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301 - our own bytes


@pytest.mark.parametrize(("game", "variant"), ENDING, ids=names(ENDING))
def test_a_finished_game_has_no_moves(game: Game, variant: str) -> None:
    for number in range(30):
        position = last(game, variant, number)
        assert all(position.moves(seat) == () for seat in range(position.seats))
        assert position.outcome
        assert position.outcome.result in {"won", "lost"} or position.outcome.scores


def last(game: Game, variant: str, number: int) -> Position:
    """The end of a random game, or the place where it went in circles."""
    record = []
    for position in Walk(number, 2000).through(game, variant):
        record.append(position)
        if game.ruling(record):
            return last(game, variant, number + 10**6)
    assert not record[-1].to_act, "a game ends or goes in circles within 2000 moves"
    return record[-1]


@each_variant
@few
@given(walk=walks())
def test_no_tile_gets_lost(game: Game, variant: str, walk: Walk) -> None:
    tiles = [pieces(position) for position in walk.through(game, variant)]
    assert all(one == tiles[0] for one in tiles)
    assert tiles[0].total() == (30 if variant == "shanghai" else PIECES[game.code])


@each_variant
@few
@given(walk=walks(20))
def test_each_event_and_summary_can_be_told(game: Game, variant: str, walk: Walk) -> None:
    positions = list(walk.through(game, variant))
    start, moves = positions[0], list[str]()
    position = start
    while position.to_act and len(moves) < 20:
        seat = position.to_act[0]
        moves.append(position.moves(seat)[-1])
        position, events = position.play(seat, moves[-1])
        assert all(game.tell(event).id.startswith(f"{game.code}-") for event in events)
        assert bool(events) <= len(game.summary(events)) <= 2
    assert play_all(game, start, moves, ruled=False)[0] == position


DEALS = {
    "wuh-open": "8a78c0ed236efa402b4cf53ada862f1f",
    "wuh-standard": "75fb3b71d655273228515e63f640c0a6",
    "wuh-duel-a": "ede07075ebdbb447aa538d648272e28a",
    "wuh-duel-b": "c45943d1e0d3c0cb8e98f1382dd19d8e",
    "fcc-four-colour": "89eb4a1133d4ba413ec5cec7e340317e",
    "gwg-lenient": "7cfad8275528a65f3d01a61280920241",
    "gwg-classic": "04df865c27c4846c547473e699a9645b",
    "gwg-o-koan": "f8180f05c5b3cd1ec2878c48bb72b520",
    "gwg-tong-wu-guan": "fe157698ef2d677c68d1b23a862ffa42",
    "gwg-seven-captures": "79feb3af64a7e49a4230e680a53a8b06",
    "xsf-classic": "238331a744e245fbc5c4fc3d71c4ef53",
    "xsf-target-pair": "9008c1f52cc5df495a7c08a742e43afe",
    "xsf-eight-triplets": "f1aa244186ee6babb905c2715be2eb4f",
    "xsf-shanghai": "02e1f99ea880717f6df112283a420b2c",
    "xsf-harmony": "ef9127b25ea6bdf268a618638bc7a39b",
    "xsf-five-dragons": "15c375347e34f70de3ff3dd7bf74bcca",
}


@each_variant
def test_a_seed_deals_the_same_for_ever(game: Game, variant: str) -> None:
    texts = "\n".join(str(game.deal(variant, f"pinned {number}")) for number in range(200))
    assert sha256(texts.encode()).hexdigest()[:32] == DEALS[f"{game.code}-{variant}"]


@each_variant
@pytest.mark.parametrize("seed", ["", "x" * 81, "\ud800"])
def test_a_bad_seed_is_refused(game: Game, variant: str, seed: str) -> None:
    with pytest.raises(BadInput):
        game.deal(variant, seed)


def test_an_unknown_variant_and_too_many_seats_are_refused() -> None:
    for game, variant in EVERY_VARIANT:
        with pytest.raises(BadInput):
            game.deal(f"{variant}?", "1")
        with pytest.raises(BadInput):
            game.deal(variant, "1", 99)
