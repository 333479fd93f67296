from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.action import ELSEWHERE, ON_TABLE, Action, BadAction
from bot.core.limits import ACTION_BYTES
from games import GAMES
from tests.fuzz_actions import fuzz

WORDS = st.lists(
    st.text("abcdefghijklmnopqrstuvwxyzABC0123456789@,-=+~", min_size=1, max_size=8), max_size=3
).map(tuple)
TABLES = st.text("0123456789abcdefghijklmnopqrstuvwxyz", min_size=8, max_size=8)


@given(st.sampled_from(sorted(ON_TABLE.values())), WORDS, TABLES, st.integers(0, 16**6))
def test_a_button_of_a_table_reads_as_it_was_written(
    verb: str, words: tuple[str, ...], table: str, round_: int
) -> None:
    action = Action(verb, words, table, round_)
    assert Action.parse(str(action)) == action


@given(st.sampled_from(sorted(ELSEWHERE.values())), WORDS)
def test_a_button_of_a_menu_reads_as_it_was_written(verb: str, words: tuple[str, ...]) -> None:
    action = Action(verb, words)
    assert Action.parse(str(action)) == action


@given(st.text(max_size=80) | st.text("/pumnc0189abz~", max_size=50))
def test_any_text_is_read_or_refused_and_never_given_another_meaning(carried: str) -> None:
    try:
        action = Action.parse(carried)
    except BadAction:
        return
    assert Action.parse(str(action)) == action


@pytest.mark.parametrize(
    "carried",
    ["", "/", "p", "p/k3v9x2qa", "p/k3v9x2qa/zz/a", "p/K3V9X2QA/1/a", "0/k3v9x2qa/1",
     "p/k3v9x2qa/1/", "p/k3v9x2qa/1/ä", "m//x", "x" * 49, "p/k3v9x2qa/-1/a", "p/k3v9x2qa/1/a\n"],
)  # fmt: skip
def test_what_no_button_carries_is_refused(carried: str) -> None:
    with pytest.raises(BadAction):
        Action.parse(carried)


def test_a_word_too_long_for_a_button_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError):
        str(Action("play", ("x" * ACTION_BYTES,), "k3v9x2qa", 1))


def test_every_variant_fits_into_a_button() -> None:
    for game in GAMES.values():
        for variant in game.variants:
            assert len(str(Action("new", (game.code, variant.name, "room")))) <= ACTION_BYTES


def test_a_share_of_the_fuzz() -> None:
    assert 0 < fuzz(5_000, seed=1) < 5_000
