"""A seeded share of the fuzzing; the million runs by ``python -m tests.fuzz_games``."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import GAMES, BadInput, game
from games.batch import ask
from games.guo_wu_guan.typed import read_move
from games.protocol import Json
from tests.fuzz_games import Fuzz, check_position

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nearly_right_input_is_answered_or_refused(seed: int) -> None:
    fuzz = Fuzz(seed)
    for _ in range(3000):
        fuzz.step()
    assert fuzz.read > 20, "some of what was spoiled is still a position"


@given(text=st.text() | st.from_regex(r"(classic|o-koan):[-x.0-9]*:[-p/.0-9]*:[-x.0-9]*:[rp][1-9]"))
def test_any_text_as_a_position(text: str) -> None:
    for one in GAMES.values():
        try:
            position = one.parse(text)
        except BadInput:
            continue
        check_position(one, position)


@given(typed=st.text())
def test_any_text_as_a_typed_move(typed: str) -> None:
    moves = game("guo-wu-guan").deal("lenient", "1").moves(0)
    assert read_move(moves, typed) in {*moves, "".join(typed.split()), read_move((), typed)}


@given(
    verb=st.sampled_from(["deal", "moves", "view", "perft", "verify", "choose", "classify", ""]),
    given=st.dictionaries(
        st.sampled_from(["game", "variant", "seed", "position", "seat", "depth", "moves"])
        | st.text(max_size=5),
        SCALARS | st.just("guo-wu-guan") | st.just("classic"),
    ),
)
def test_any_arguments(verb: str, given: dict[str, Json]) -> None:
    answer = ask(verb, given)
    assert answer["exit"] in {0, 2}
    assert ("error" in answer) == (answer["exit"] == 2)
