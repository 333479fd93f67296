"""Alternative texts and text boards of Wu Hsing: complete, short enough, playable."""

from __future__ import annotations

import pytest

import render
from games import menu
from games.wu_hsing.grid import grid_of, spot
from render.boards import board
from render.boards.wu_hsing.table import as_board
from render.plain import columns
from tests.render import wu_hsing as boards
from tests.render.wu_hsing import KINDS_OF_GAMES, NAME, TIMES, early, ended, position, view, walked


@pytest.mark.parametrize(("variant", "seats"), KINDS_OF_GAMES)
def test_words_of_random_games_keep_to_their_limits(variant: str, seats: int) -> None:
    for seen in walked(variant, seats, "words"):
        assert 100 < len(render.alt(seen)) <= render.MOST_ALT
        assert max(map(columns, render.text_board(seen).splitlines())) <= 40


def test_alt_text_tells_the_whole_board() -> None:
    words = render.alt(view(position(boards.BOOKLET), 0, last=boards.LAST))
    for part in (
        "Wu Hsing, Hidden racks.",
        "Jürgen 100 with 5 dominoes, Олена 100 with 5 dominoes",
        f"Last: Олена, blue-yellow at x 4 y 0 down, 6 {TIMES} 7 = 42.",
        "Row y -2: from x 0 yellow.",
        "Row y -1: from x -2 red white yellow blue black.",
        "Row y 2: from x -1 white yellow red blue black.",
        "Your dominoes: ",
        "These fit: ",
    ):
        assert part in words
    assert words.count("Row y") == 5


def test_alt_text_for_the_group_names_no_domino_of_a_hidden_rack() -> None:
    words = render.alt(view(position(boards.BOOKLET)))
    assert "Your dominoes" not in words
    assert " has " not in words
    assert "Jürgen is to place" in words


def test_open_racks_are_told() -> None:
    words = render.alt(view(position(boards.angle(2, 2)), 0))
    assert "Олена has double blue, double yellow, double black." in words
    assert "Jürgen has" not in words


def test_places_are_told_with_number_and_coordinates() -> None:
    seen = early()
    words = render.alt(seen)
    assert "Where does " in words
    for choice in menu(seen.position, seen.viewer or 0, seen.said).choices:
        assert f"{choice.mark}: {render.say(choice.label)}" in words


def test_a_lesson_is_told_with_the_letters_of_the_colours() -> None:
    words = render.alt(view(position(boards.BOOKLET), 0, look=boards.TEACH))
    assert "x 3 y -1 nothing" in words
    assert "x -2 y -2" in words


def test_the_creating_cycle_is_told() -> None:
    words = render.alt(view(position(boards.BOOKLET), last=boards.CYCLE))
    assert f"5 {TIMES} 5 {TIMES} 2 = 50. A row shows the creating cycle." in words


def test_the_longest_words_are_cut_in_steps() -> None:
    seen = view(position(boards.angle(10, 10)), 0, names=("é" * 48, "W" * 48))
    lengths = [len(board(NAME).alt(seen, most)) for most in (10_000, 1024, 700, 300)]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[1] <= 1024
    assert lengths[3] <= 300


def test_the_end_is_told_with_penalties() -> None:
    over = position("wh standard BB@0,0h;BB@0,1h WR/KKRY 18/20 - -")
    words = render.alt(view(over))
    assert "Jürgen wins with -7 after a penalty of 25" in words
    assert "Олена -10 after a penalty of 30" in words
    lines = render.text_board(view(over)).splitlines()
    assert "*Jürgen             18 -25 = -7" in lines
    assert " Олена              20 -30 = -10" in lines


def squares(lines: list[str]) -> dict[tuple[int, int], str]:
    """Read a text board back: the numbers below name the columns."""
    first = next(at for at, line in enumerate(lines) if line[:3].strip().lstrip("-").isdigit())
    rows = []
    while lines[first][:3].strip().lstrip("-").isdigit():
        rows.append(lines[first])
        first += 1
    last = next(at for at in range(first, len(lines)) if lines[at].startswith("  x "))
    ruler = [line.ljust(44) for line in lines[first : last + 1]]
    found = {}
    for row in rows:
        for at, letter in enumerate(row[4:], 4):
            if letter.isalpha():
                x = int("".join(line[at] for line in ruler).replace("x", "").strip())
                found[x, int(row[:3])] = letter
    return found


@pytest.mark.parametrize("notation", [boards.BOOKLET, boards.angle(9, 7), boards.angle(10, 10)])
def test_the_text_board_can_be_read_back(notation: str) -> None:
    seen = view(position(notation), 0)
    cells = grid_of(as_board(seen.position).placed).cells
    lines = render.text_board(seen).splitlines()
    assert squares(lines) == {spot(cell): letter for cell, letter in cells.items()}


def test_lying_dominoes_are_joined_on_the_text_board() -> None:
    lines = render.text_board(view(position(boards.BOOKLET))).splitlines()
    assert "  2 . . W Y-R B-K . ." in lines


def test_every_choice_can_be_read_and_typed_on_the_text_board() -> None:
    seen = early()
    lines = render.text_board(seen).splitlines()
    for choice in menu(seen.position, seen.viewer or 0, seen.said).choices:
        assert any(line.lstrip().startswith(f"{choice.mark} {choice.path[-1]} ") for line in lines)
    before = view(position(boards.BOOKLET), 0)
    words = render.text_board(before).split()
    for choice in menu(before.position, 0).choices:
        assert f"{choice.mark}:{choice.path[-1]}" in words


@pytest.mark.parametrize(("variant", "seats"), [("open", 2), ("standard", 4)])
def test_the_text_board_shows_points_of_every_seat(variant: str, seats: int) -> None:
    seen = ended(variant, seats)
    outcome = seen.position.outcome
    assert outcome is not None
    lines = render.text_board(seen).splitlines()
    for name, points in zip(boards.NAMES_OF_SEATS, outcome.scores, strict=False):
        assert any(name in line and line.endswith(f" {points}") for line in lines)
