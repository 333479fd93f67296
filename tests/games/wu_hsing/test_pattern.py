"""Rows and the pattern rule (rule book 4), against its other definition."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from games.wu_hsing.pattern import (
    PAIRS,
    colours_between,
    is_legal,
    pairs_between,
    period,
    shows_the_cycle,
)
from games.wu_hsing.rules import COLOURS

LENGTHS = range(1, 8)
ROWS = {n: ["".join(row) for row in product(COLOURS, repeat=n)] for n in LENGTHS}


def pieces(length: int) -> set[str]:
    """Every piece of an endlessly repeated word of different colours."""
    words = ["".join(word) for k in range(1, 6) for word in permutations(COLOURS, k)]
    return {(word * (length + 2))[:length] for word in words}


@pytest.mark.parametrize("length", LENGTHS)
def test_a_row_is_a_piece_of_an_endlessly_repeated_word(length: int) -> None:
    assert {row for row in ROWS[length] if is_legal(row)} == pieces(length)


def test_so_many_rows_are_legal() -> None:
    counts = [sum(map(is_legal, ROWS[length])) for length in LENGTHS]
    assert counts == [5, 25, 85, 205, 325, 325, 325]


@pytest.mark.parametrize("length", LENGTHS[:6])
def test_the_direction_of_reading_makes_no_difference(length: int) -> None:
    assert all(is_legal(row) == is_legal(row[::-1]) for row in ROWS[length])


@pytest.mark.parametrize("length", LENGTHS[:6])
def test_a_period_is_the_shortest_step_that_repeats(length: int) -> None:
    for row in ROWS[length]:
        steps = [
            step
            for step in range(1, length)
            if len(set(row[:step])) == step
            and all(row[at] == row[at - step] for at in range(step, length))
        ]
        assert period(row) == (steps[0] if steps and is_legal(row) else None)


@pytest.mark.parametrize(
    ("row", "legal", "steps"),
    [
        ("BWB", True, 2),
        ("BWW", False, None),
        ("BBW", False, None),
        ("BYRWK", True, None),
        ("BYRWKB", True, 5),
        ("BYRWKK", False, None),
        ("BWBWBR", False, None),
        ("YYY", True, 1),
    ],
)
def test_rows_of_the_rule_book(row: str, legal: bool, steps: int | None) -> None:
    assert (is_legal(row), period(row)) == (legal, steps)


@pytest.mark.parametrize("before", ["", "B", "BW", "BWB", "BYRWK", "RR"])
@pytest.mark.parametrize("after", ["", "K", "WB", "BWB", "RR"])
def test_what_fits_between_two_pieces(before: str, after: str) -> None:
    colours = {c for at, c in enumerate(COLOURS) if colours_between(before, after) >> at & 1}
    assert colours == {colour for colour in COLOURS if is_legal(before + colour + after)}
    pairs = {pair for at, pair in enumerate(PAIRS) if pairs_between(before, after) >> at & 1}
    assert pairs == {pair for pair in PAIRS if is_legal(before + pair + after)}


def test_the_creating_cycle_may_begin_anywhere_and_run_either_way() -> None:
    cycle = "KBRYW"
    found = {row for row in ROWS[5] if shows_the_cycle(row)}
    assert found == {(word * 2)[at : at + 5] for word in (cycle, cycle[::-1]) for at in range(5)}
    assert shows_the_cycle("KBRYWKB")
    assert not shows_the_cycle("KBRYWW")
    assert not shows_the_cycle("KBRY")
