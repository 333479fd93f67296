"""Sets of three: the counts and examples that the rule books print."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from games.dominoes import COPIES, SET, Tile
from games.triplets import RULES, named, types

ALL = [
    three for three in combinations_with_replacement(sorted(COPIES), 3) if Counter(three) <= COPIES
]


def test_the_set_has_32_tiles_of_21_kinds() -> None:
    assert len(SET) == 32
    assert len(COPIES) == 21
    assert {tile for tile, copies in COPIES.items() if copies == 2} == {
        *(66, 55, 44, 33, 22, 11, 65, 64, 61, 51, 31)
    }


@pytest.mark.parametrize(
    ("type_id", "count"),
    [
        ("five-points", 18),
        ("full-fourteen", 102),
        ("split", 15),
        ("coincidence", 15),
        ("five-sons", 30),
        ("full-dragon", 15),
        ("small-dragon", 3),
        ("big-dragon", 4),
        ("two-three-kao", 2),
    ],
)
def test_so_many_triplets_of_each_type(type_id: str, count: int) -> None:
    assert sum(type_id in types(three) for three in ALL) == count


@pytest.mark.parametrize(
    ("rules", "count"),
    [("standard", 195), ("thirteen", 248), ("mixed-dragon", 198), ("multiple", 234)],
)
def test_so_many_triplets_under_each_rule(rules: str, count: int) -> None:
    assert sum(bool(types(three, RULES[rules])) for three in ALL) == count
    assert len({tuple(sorted(three)) for three in named(RULES[rules])}) == count


def test_the_double_matches_are_nine_splits_and_are_named_split() -> None:
    double = [three for three in ALL if len(types(three)) > 1]
    assert len(double) == 9
    assert {types(three) for three in double} == {("full-fourteen", "split")}
    assert {named()[three] for three in double} == {"split"}


@pytest.mark.parametrize(
    ("three", "found"),
    [
        ((33, 31, 31), ()),
        ((66, 61, 44), ()),
        ((22, 11, 11), ()),
        ((65, 55, 54), ()),
        ((65, 33, 43), ("full-fourteen",)),
        ((52, 31, 64), ("full-dragon",)),
        ((61, 22, 66), ("five-points",)),
        ((66, 65, 61), ("coincidence",)),
        ((33, 32, 21), ("five-points",)),
        ((55, 55, 51), ("five-sons",)),
        ((33, 22, 11), ("small-dragon",)),
        ((66, 55, 44), ("big-dragon",)),
        ((63, 63, 22), ("two-three-kao",)),
    ],
)
def test_examples(three: tuple[Tile, Tile, Tile], found: tuple[str, ...]) -> None:
    assert types(three) == found


def test_mixed_dragon_takes_the_place_of_two_three_kao() -> None:
    rules = RULES["mixed-dragon"]
    assert types((32, 43, 54), rules) == ("mixed-dragon",)
    assert types((66, 33, 22), rules) == ()
    assert types((32, 43, 54)) == ()
