"""The worked examples of the rule book of Xiang Shi Fu, sections 5 to 8."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import count, repeat

import pytest

from games import BadInput, Budget, IllegalMove, Position, Text, game
from games.dominoes import SET
from games.xiang_shi_fu import Board
from games.xiang_shi_fu.rules import RULES, Choice, size
from games.xiang_shi_fu.sets import Tiles, ordered

XSF = game("xiang-shi-fu")

LOCKED = (
    "xsf:classic:standard:-:"
    "663321,643122,625351,655432,666144,5555,615233,656443,634131,421111,514422"
)
DEAD = (
    "xsf:classic:standard:-:"
    "525144,424121,655131,626122,666353,5531,645532,665422,444311,656433,613311"
)
WON = (
    "xsf:five-dragons:standard:-:"
    "666665,655555,645321,645231,635142,2222,625143,615432,611111,444441,333331"
)


def tiles_of(written: str) -> Tiles:
    return tuple(int(written[at : at + 2]) for at in range(0, len(written), 2))


def board(choice: str = "classic", rule: str = "standard", **sets: str) -> Board:
    """A board with the sets named; the other seats hold the rest of the tiles, high to low."""
    rules = RULES[choice]
    named = {seat: tiles_of(written) for seat, written in sets.items()}
    used = Counter(tile for tiles in named.values() for tile in tiles)
    rest = list((Counter(rules.tiles) - used).elements())
    rest.sort(reverse=True)
    for seat in rules.seats:
        if seat not in named:
            named[seat] = ordered(rest.pop() for _ in range(size(seat)))
    return Board(Choice(choice, rule=rule), tuple(named[seat] for seat in rules.seats))


def refused(position: Position, move: str) -> Text:
    with pytest.raises(IllegalMove) as error:
        position.play(0, move)
    return error.value.reason


def test_one_tile_for_one() -> None:
    after, events = board(a="612211", b="514132").play(0, "a61-b32")
    assert after.held["a"] == (32, 22, 11)
    assert after.type_of("a") == "five-points"
    assert after.held["b"] == (61, 51, 41)
    assert after.type_of("b") == "full-fourteen"
    assert events[0].startswith("exchange:a61-b32:ab:")


def test_the_whole_pair_for_two_tiles_of_a_triplet() -> None:
    after, _ = board(p="4411", c="656561").play(0, "c6565-p4411")
    assert (after.held["p"], after.held["c"]) == ((65, 65), (61, 44, 11))


def test_small_and_big_dragon() -> None:
    assert "a66-b33" in board(a="662211", b="554433").moves(0)
    start = board(a="662211", b="554133")
    assert refused(start, "a66-b33").id == "xsf-illegal-noset"


def test_an_exchange_that_only_swaps_the_places_is_none() -> None:
    start = board(a="666561", b="666555")
    assert "a61-b55" not in start.moves(0)
    assert refused(start, "a61-b55").id == "xsf-illegal-places"


def test_valid_sets_may_exchange() -> None:
    start = board(a="612211", b="514132")
    after, _ = start.play(0, "a61-b32")
    assert "a32-b61" not in start.moves(0)
    assert refused(after, "a32-b61").id == "xsf-illegal-noset"


def test_a_third_copy_is_no_position() -> None:
    with pytest.raises(BadInput):
        XSF.parse(LOCKED.replace("663321", "616161"))


def test_a_locked_deal_is_known_without_a_dead_set() -> None:
    start = XSF.parse(LOCKED)
    assert isinstance(start, Board)
    assert start.dead == ()
    assert "f" in start.locked
    assert start.solve(Budget(0)).reason == "locked set"
    mixed = XSF.parse(LOCKED.replace("standard", "mixed-dragon"))
    assert mixed.solve(Budget(0)).reason == "locked set"
    assert start.prompt(0).id == "xsf-prompt-locked"


def test_a_locked_set_is_not_searched_for_beyond_the_stop() -> None:
    """Then nothing is known: the deal is not called lost."""
    start, asked = XSF.parse(LOCKED), count()
    assert start.solve(Budget(1, lambda: next(asked) < 0)).reason == "locked set"
    looks = next(asked)
    assert looks > 10
    for last in (0, 1, looks // 2, looks - 1):
        stopped = start.solve(Budget(1, partial(next, repeat(False, last), True)))
        assert (stopped.status, stopped.nodes) == ("unknown", 0)


def test_a_dead_set_is_locked_too() -> None:
    start = XSF.parse(DEAD)
    assert isinstance(start, Board)
    assert start.dead == ("a",)
    assert "a" in start.locked
    assert start.prompt(0).id == "xsf-prompt-dead"
    assert start.solve(Budget(0)).reason == "dead group"


def test_a_won_position_has_no_moves_though_exchanges_exist() -> None:
    start = XSF.parse(WON)
    assert isinstance(start, Board)
    assert start.outcome
    assert start.outcome.won
    assert start.moves(0) == ()
    assert start.ways()
    assert start.solve(Budget(0)).status == "solved"
    assert refused(start, start.ways()[0].text).id == "xsf-illegal-over"


def test_a_position_without_moves_is_stuck() -> None:
    start = XSF.parse(
        "xsf:classic:standard:-:"
        "444122,645452,636133,624211,656444,6631,614322,533231,555551,655133,662111"
    )
    assert start.outcome
    assert (start.outcome.result, start.outcome.won) == ("stuck", False)
    assert start.to_act == ()


def test_the_pair_variants_deal_the_same_layout_from_one_seed() -> None:
    dealt = {
        str(XSF.deal(f"{variant}+{rule}", "same")).rsplit(":", 1)[1]
        for variant in ("classic", "target-pair", "five-dragons", "harmony")
        for rule in ("standard", "multiple")
    }
    assert len(dealt) == 1


def test_shanghai_plays_without_42_and_one_64() -> None:
    assert Counter(SET) - Counter(RULES["shanghai"].tiles) == Counter([42, 64])


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("classic:standard:-:1", "xsf:"),
        ("xsf:chess:standard:-:1", "variant"),
        ("xsf:classic:fourteen:-:1", "rule"),
        ("xsf:classic:standard:6666:1", "target"),
        ("xsf:target-pair:standard:-:1", "target"),
        ("xsf:target-pair:standard:6663:1", "target"),
        ("xsf:classic:standard:-:1", "no set"),
        ("xsf:classic:standard:-:666655", "seats"),
        (LOCKED.replace("663321", "336621"), "high to low"),
        (LOCKED.replace("663321", "663331"), "times"),
        ("x" * 999, "characters"),
    ],
)
def test_what_cannot_be_read_is_told(position: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        XSF.parse(position)


@pytest.mark.parametrize(
    "variant",
    ["chess", "classic+", "classic+x", "classic=6666", "target-pair=6663", "target-pair=", ""],
)
def test_an_unknown_variant_is_refused(variant: str) -> None:
    with pytest.raises(BadInput):
        XSF.deal(variant, "1")
