"""Alternative texts and text boards of Four Colour Cards: complete, short enough, playable."""

from __future__ import annotations

import pytest

import render
from games import GAMES, menu
from games.four_colour import Board
from games.four_colour.words import card_name
from render.boards import board
from render.boards.four_colour.table import as_board
from render.plain import columns
from render.sheet import walk
from render.words import say
from tests.render import four_colour as boards
from tests.render.four_colour import NAME, built, ended, view, walked


@pytest.mark.parametrize("seed", range(3))
def test_words_of_random_deals_keep_to_their_limits(seed: int) -> None:
    for seen in walked(seed):
        assert 100 < len(render.alt(seen)) <= render.MOST_ALT
        assert max(map(columns, render.text_board(seen).splitlines())) <= 40


def test_alt_text_tells_the_whole_board_to_its_viewer() -> None:
    position = built(boards.WAITING, "u3rH")
    words = render.alt(view(position, 0))
    for part in (
        "Four Colour Cards. Stock 36.",
        "Drawn by 小龍 and not taken: red horse. Claims are open.",
        "Your hand: ",
        "two yellow cannons",
        "W Win",
        "P Pass",
        "Nguyễn Thị Minh: 20 cards in the hand, nothing on the table.",
    ):
        assert part in words
    assert "Olena: 20 cards" not in words


def test_alt_text_for_the_group_names_no_card_of_a_hand_and_nobody_who_is_asked() -> None:
    position = built(boards.EVERY_SOLDIER, "h3yS")
    words = render.alt(view(position))
    assert "Discarded by 小龍: yellow soldier. Claims are open." in words
    assert "Your hand" not in words
    assert "Choices" not in words
    assert all(f"{name}: 20 cards in the hand" in words for name in boards.NAMES_OF_SEATS)


def test_long_words_are_cut_in_steps_and_the_own_hand_stays() -> None:
    asked = [one for one in late("late") if one.to_act]
    position = asked[-1]
    seen = view(position, position.to_act[0], names=("é" * 60,) * 4)
    lengths = [len(board(NAME).alt(seen, most)) for most in (10_000, 1500, 1024, 900)]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > render.MOST_ALT
    short = board(NAME).alt(seen, render.MOST_ALT)
    assert len(short) <= render.MOST_ALT
    assert "Your hand: " in short
    assert "Choices: " in short
    assert len(board(NAME).alt(seen, 300)) <= 300


def late(seed: str) -> list[Board]:
    """A random deal up to its end."""
    return [as_board(one) for one, _ in walk(GAMES[NAME], NAME, seed)]


def test_discards_are_told_newest_first() -> None:
    position = next(one for one in late("discards") if len(one.discards) > 2)
    words = render.alt(view(position))
    told = words.partition("Discards, newest first: ")[2].removesuffix(".").split(", ")
    assert told == [say(card_name(one.card)) for one in reversed(position.discards)]


@pytest.mark.parametrize("won", [True, False])
def test_the_end_is_told(won: bool) -> None:
    seen = ended(won=won)
    words = render.alt(seen)
    assert ("Groups and points: " in words) == won
    assert ("Drawn deal" in words) == (not won)
    assert "Claims are open" not in words


def test_every_choice_can_be_read_and_typed_on_the_text_board() -> None:
    for position, viewer in (
        (built(boards.EVERY_SOLDIER, "h3yS"), 0),
        (built(boards.WAITING, "u3rH"), 0),
        (built(boards.LOOSE + "gS"), 0),
    ):
        seen = view(position, viewer)
        lines = render.text_board(seen).splitlines()
        for choice in menu(seen.position, viewer).choices:
            move = choice.path[-1]
            assert any(
                line.startswith(f" {choice.mark} {move}") or f"{choice.mark}:{move}" in line.split()
                for line in lines
            )


def test_the_text_board_shows_the_seats_and_the_own_hand() -> None:
    lines = render.text_board(view(built(boards.LOOSE + "gS"), 0)).splitlines()
    assert ">Olena           21" in lines
    assert "Olena has to discard." in lines
    hand = lines[lines.index("Your hand:") + 1 : lines.index("To play:")]
    cards = "".join("".join(hand).split())
    assert len(cards) == 42
