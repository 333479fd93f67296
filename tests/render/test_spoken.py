"""Alternative texts and text boards: complete, short enough, playable."""

from __future__ import annotations

import pytest

import render
from games import game, menu, text
from render.plain import columns
from tests.render import boards
from tests.render.boards import VARIANTS, view, walked


@pytest.mark.parametrize("variant", VARIANTS)
def test_words_of_random_games_keep_to_their_limits(variant: str) -> None:
    for seed in range(5):
        for seen in walked(variant, seed):
            assert 100 < len(render.alt(seen)) <= render.MOST_ALT
            assert max(map(columns, render.text_board(seen).splitlines())) <= 40


def test_the_longest_words_are_cut_in_steps() -> None:
    for seed in range(150):
        position = boards.laid_out(seed)
        if position:
            seen = boards.of(position, names=("é" * 500,))
            assert len(render.alt(seen)) <= render.MOST_ALT
            assert len(render.text_board(seen)) < 1600


def test_alt_text_tells_the_whole_board() -> None:
    words = render.alt(view(boards.TWO_SETS))
    for part in (
        "Guo Wu Guan, Classic. Olena",
        "Generals: 2-2, 4 face down, 4-3.",
        "Level 1: 6-6 6-2 5-3 3-3 5-2.",
        "Common row, next tile first: 1-1.",
        "A big dragon 6-5 4-4 6-5",
        "B full fourteen 4-4 6-5 6-4",
    ):
        assert part in words


def test_the_next_tile_comes_first_and_face_down_tiles_are_counted() -> None:
    assert "next tile first: 6-4 1-1 3-3 3-1." in render.alt(view(boards.LONGEST))
    assert "next tile first: 2 face down." in render.alt(view(boards.AROUND))


def test_levels_say_what_became_of_them() -> None:
    assert "Level 1 is passed." in render.alt(view(boards.MANY_SETS))
    assert "Level 1 is cleared." in render.alt(view(boards.LONGEST))


def test_every_choice_can_be_read_and_typed_on_the_text_board() -> None:
    for notation in (boards.TWO_SETS, boards.MANY_SETS, boards.BOTH_ENDS, boards.AROUND):
        seen = view(notation)
        lines = render.text_board(seen).splitlines()
        for choice in menu(seen.position, 0).choices:
            assert any(
                line.startswith(choice.mark) and f" {choice.move} " in line for line in lines
            )


def test_the_text_board_shows_the_level_that_is_asked() -> None:
    lines = render.text_board(view(boards.TWO_SETS)).splitlines()
    assert ">2 [6:5][4:4][6:5][6:4][1:1]" in lines
    assert "   [2:2][   ][   ][   ][   ][4:3]" in lines


def test_a_picked_move_is_said() -> None:
    assert "Picked: big dragon." in render.alt(view(boards.TWO_SETS, said=("2abc",)))


def test_the_greeting_and_the_end_are_told() -> None:
    assert "Guo Wu Guan: A solitaire" in render.alt(render.Hello())
    assert len(render.alt(render.Hello())) <= render.MOST_ALT
    card = render.Card(
        view(boards.WON), text("gwg-outcome-won"), True, ((text("bot-figure-moves"), "34"),), 2
    )
    words = render.alt(card)
    assert words.startswith("Won: every level is through. 2 of 3 stars. Moves 34. Guo Wu Guan")
    assert len(words) <= render.MOST_ALT


@pytest.mark.parametrize("name", ["guo-wu-guan", "xiang-shi-fu"])
def test_a_replay_asks_nobody_for_a_move(name: str) -> None:
    dealt = game(name).deal(game(name).variants[0].name, "replayed")
    asked, told = (
        render.alt(render.View(name, dealt, 0, choices=choices)) for choices in (True, False)
    )
    assert render.say(dealt.prompt(0)) in asked
    assert render.say(dealt.prompt(0)) not in told
