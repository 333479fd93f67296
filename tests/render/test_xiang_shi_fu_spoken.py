"""Alternative texts and text boards of Xiang Shi Fu: complete, short enough, playable."""

from __future__ import annotations

import pytest

import render
from games import menu
from render.plain import columns
from tests.render import xiang_shi_fu as boards
from tests.render.xiang_shi_fu import ALL, VARIANTS, view, walked


@pytest.mark.parametrize("variant", ALL)
def test_words_of_random_games_keep_to_their_limits(variant: str) -> None:
    for seen in walked(variant, "words"):
        assert 100 < len(render.alt(seen)) <= render.MOST_ALT
        assert max(map(columns, render.text_board(seen).splitlines())) <= 40


def test_the_longest_words_are_cut_in_steps() -> None:
    seen = view(boards.EIGHT, names=("é" * 500,))
    whole = render.alt(seen)
    assert len(whole) <= render.MOST_ALT
    short = render.boards.board(boards.NAME).alt(seen, len(whole) - 1)
    assert "Choices:" in whole
    assert "Choices:" not in short
    assert "h: 6-4 5-2 2-2, full fourteen." in short
    assert len(render.boards.board(boards.NAME).alt(seen, 300)) <= 300


def test_alt_text_tells_the_whole_board() -> None:
    last = ("exchange:c55-g65::5:c=full-fourteen,g=full-fourteen",)
    words = render.alt(view(boards.PARTNERS, last=last, said=("g55",)))
    for part in (
        "Xiang Shi Fu, Watching Ten Sets. Olena.",
        "6 of 11 sets.",
        "Last exchange: c and g.",
        "a: 6-5 4-3 4-1, no set.",
        "p: 6-2 5-5, no set.",
        "f: 6-6 3-3 2-2, two-three-kao.",
        "Picked: g 5-5.",
    ):
        assert part in words
    listed = words.partition("Choices: ")[2].removesuffix(".").split(", ")
    assert sorted(listed) == ["c 4-4", "c 6-4", "c 6-5", "d 6-4", "e 6-6", "i 5-4", "p 6-2"]
    assert words.count("6 of 11") == 1
    assert "Pick a tile" not in words
    assert words.index("a: 6-5") < words.index("e: 6-6") < words.index("p: 6-2")


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        (boards.TARGET, "Goal: target: missing (4-1 3-2)."),
        (boards.DRAGONS, "pair: missing (2-2 2-2), full dragon: 1 of 5, five sons: 2 of 5."),
        (boards.HARMONY, "pair: missing (3-1 3-1), twins and military: 0 of 10."),
        (boards.SHANGHAI, "gold ingot: missing (6-3 6-1 6-1)"),
        (boards.EIGHT, "Goal, one of these: civil pairs: 0 of 4 (6-6 1-1 4-4 3-1)"),
    ],
)
def test_alt_text_tells_the_goal(notation: str, words: str) -> None:
    assert words in render.alt(view(notation))


def test_dead_and_locked_sets_are_told() -> None:
    assert "f: 6-1 5-2 3-3, locked set." in render.alt(view(boards.LOCKED))
    assert "b: 5-2 5-1 4-4, dead set." in render.alt(view(boards.PAIR))


def test_the_rule_is_told_where_it_is_not_the_usual_one() -> None:
    assert render.alt(view(boards.TARGET)).startswith("Xiang Shi Fu, Target Pair, rule multiple.")


def test_the_text_board_shows_every_seat_in_a_line() -> None:
    last = ("exchange:c55-g65::5:c=full-fourteen,g=full-fourteen",)
    lines = render.text_board(view(boards.PARTNERS, last=last)).splitlines()
    assert " a x [6:5][4:3][4:1] no set" in lines
    assert ">c   [6:5][6:4][4:4] full fourteen" in lines
    assert " p x [6:2][5:5]      no set" in lines
    assert [line[1] for line in lines if "[" in line] == list("abcdepfghij")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_choice_can_be_read_and_typed_on_the_text_board(variant: str) -> None:
    for seen in walked(variant, "typed"):
        words = render.text_board(seen).split()
        for choice in menu(seen.position, 0, seen.said).choices:
            assert choice.path[-1] in words


def test_both_sides_of_a_picked_exchange_are_said() -> None:
    assert "Picked: d 1-1 1-1, p 6-6 6-6." in render.alt(view(boards.PAIR, said=("d1111",)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_won_board_has_its_goal_there(variant: str) -> None:
    words = render.alt(view(boards.won(variant)))
    assert "missing" not in words
    assert "no set" not in words
