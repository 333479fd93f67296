"""The sets of the rule book, counted: sections 1, 4, 6 and 8."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from games.dominoes import SET
from games.xiang_shi_fu.dead import dead_sets
from games.xiang_shi_fu.goals import fulfils, goals
from games.xiang_shi_fu.rules import RULE_NAMES, RULES, choice_of
from games.xiang_shi_fu.sets import PAIRS, SETS, Tiles, ordered, set_types, valid_sets

TRIPLETS = [tiles for tiles in SETS if len(tiles) == 3]
DEALS = Counter(ordered(tiles) for tiles in combinations(SET, 3))

TYPES = {
    "five-points": (18, 78),
    "full-fourteen": (102, 420),
    "split": (15, 80),
    "coincidence": (15, 38),
    "five-sons": (30, 40),
    "full-dragon": (15, 33),
    "small-dragon": (3, 12),
    "big-dragon": (4, 16),
    "two-three-kao": (2, 9),
}

VALID = {
    "standard": (195, 674),
    "thirteen": (248, 872),
    "mixed-dragon": (198, 675),
    "multiple": (234, 811),
}

DEAD = {
    ("classic", "standard"): "424133 544241 525133 525144 434232",
    ("eight-triplets", "standard"): "424133 544241 525133 525144 434232",
    ("shanghai", "standard"): "525133 525144 514421",
    ("classic", "thirteen"): "424133",
    ("shanghai", "thirteen"): "",
    ("classic", "mixed-dragon"): "",
    ("shanghai", "mixed-dragon"): "514421",
    ("classic", "multiple"): "",
    ("shanghai", "multiple"): "",
}


def tiles_of(written: str) -> Tiles:
    return tuple(int(written[at : at + 2]) for at in range(0, len(written), 2))


def counted(sets: Sequence[Tiles]) -> tuple[int, int]:
    return len(sets), sum(DEALS[tiles] for tiles in sets)


def test_there_are_1550_triplets_and_221_twos() -> None:
    assert counted(TRIPLETS) == (1550, 4960)
    assert len(SETS) == 1550 + 221


@pytest.mark.parametrize("kind", TYPES)
def test_each_type_is_as_frequent_as_the_book_says(kind: str) -> None:
    found = [tiles for tiles in TRIPLETS if kind in set_types(tiles, "standard")]
    assert counted(found) == TYPES[kind]


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_each_rule_has_its_number_of_triplets_and_the_same_pairs(rule: str) -> None:
    valid = valid_sets(rule)
    assert counted([tiles for tiles in TRIPLETS if tiles in valid]) == VALID[rule]
    assert {tiles for tiles in valid if len(tiles) == 2} == set(PAIRS)


@pytest.mark.parametrize(
    ("kind", "rule", "sets", "deals"),
    [("full-thirteen", "thirteen", 155, 618), ("mixed-dragon", "mixed-dragon", 5, 10)],
)
def test_the_types_of_single_rules(kind: str, rule: str, sets: int, deals: int) -> None:
    found = [tiles for tiles in TRIPLETS if kind in set_types(tiles, rule)]
    assert counted(found) == (sets, deals)


def test_fifty_sets_are_multiples_and_39_of_them_are_new() -> None:
    multiples = [tiles for tiles in TRIPLETS if "multiple" in set_types(tiles, "multiple")]
    assert len(multiples) == 50
    assert sum(set_types(tiles, "multiple") == ("multiple",) for tiles in multiples) == 39


def test_types_overlap_only_where_the_book_says() -> None:
    overlaps = Counter(
        (rule, found)
        for rule in RULE_NAMES
        for tiles in TRIPLETS
        if len(found := set_types(tiles, rule)) > 1
    )
    assert overlaps == {
        ("standard", ("full-fourteen", "split")): 9,
        ("thirteen", ("full-thirteen", "split")): 9,
        ("mixed-dragon", ("full-fourteen", "split")): 9,
        ("multiple", ("full-fourteen", "split")): 7,
        ("multiple", ("full-fourteen", "multiple")): 6,
        ("multiple", ("multiple", "split")): 3,
        ("multiple", ("full-fourteen", "multiple", "split")): 2,
    }


@pytest.mark.parametrize("written", ["333131", "221111", "655554"])
def test_four_equal_ends_are_never_five_points_or_fourteen(written: str) -> None:
    assert set_types(ordered(tiles_of(written)), "standard") == ()


@pytest.mark.parametrize(("variant", "rule"), DEAD, ids=["-".join(one) for one in DEAD])
def test_the_dead_sets_are_those_of_the_book(variant: str, rule: str) -> None:
    dead = {"".join(map(str, tiles)) for tiles in dead_sets(rule, variant)}
    assert dead == set(DEAD[variant, rule].split())


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_the_winning_layouts_are_as_many_as_the_book_says(rule: str) -> None:
    assert len(goals("shanghai", rule)) == 1
    assert len(goals("five-dragons", rule)) == 34
    if rule in {"standard", "thirteen"}:
        assert len(goals("harmony", rule)) == {"standard": 93, "thirteen": 122}[rule]


@pytest.mark.parametrize("variant", ["shanghai", "five-dragons", "harmony"])
def test_every_goal_wins_and_uses_every_tile(variant: str) -> None:
    for goal in goals(variant, "standard"):
        sets = [SETS[number] for number in goal]
        assert fulfils(sets, variant, "-")
        assert sorted(tile for tiles in sets for tile in tiles) == sorted(RULES[variant].tiles)


def test_the_single_goal_of_shanghai_is_that_of_the_book() -> None:
    book = ["665544", "665544", "332211", "332211", "654321", "654132", "645231", "625431"]
    book += ["636161", "535151"]
    found = sorted("".join(map(str, SETS[number])) for number in goals("shanghai", "standard")[0])
    assert found == sorted(book)


def test_other_tiles_with_the_ends_of_an_ingot_are_no_ingot() -> None:
    goal = [SETS[number] for number in goals("shanghai", "standard")[0]]
    goal[goal.index((53, 51, 51))] = (55, 53, 11)
    assert not fulfils(goal, "shanghai", "-")


def test_a_variant_is_read_with_its_target_and_rule() -> None:
    for written in ("classic", "shanghai+thirteen", "target-pair=4221+multiple", "target-pair"):
        assert str(choice_of(written)) == written
    assert str(choice_of("classic+standard")) == "classic"
