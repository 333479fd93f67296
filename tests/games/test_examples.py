"""The worked examples of the rule book of Guo Wu Guan, section 8, each with its sentence."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from games import game
from games.dominoes import SET, Tile
from games.guo_wu_guan import Board
from games.guo_wu_guan.rules import RULES
from games.guo_wu_guan.run import Run

GWG = game("guo-wu-guan")


def tiles(row: str) -> tuple[Tile, ...]:
    return () if row in {"", "-"} else tuple(int(tile) for tile in row.split("."))


def board(
    variant: str,
    phase: str,
    *,
    generals: str = "",
    common: str = "",
    last: str = "",
    **levels: str,
) -> Board:
    """A board with the rows named; the rest of the set lies in the common row before ``last``.

    Levels that are not named are out of the game.
    """
    rows: list[tuple[Tile, ...] | None] = [None] * RULES[variant].levels
    for name, row in levels.items():
        rows[int(name[-1]) - 1] = tiles(row)
    named = [*tiles(generals), *tiles(common), *tiles(last)]
    named += [tile for row in rows if row for tile in row]
    rest = tuple((Counter(SET) - Counter(named)).elements())
    return Board(
        variant,
        tiles(generals),
        tuple(rows),
        (*tiles(common), *rest, *tiles(last)),
        0,
        phase[0],
        int(phase[1]) - 1,
    )


def test_1_wrap_takes_both_ends_and_keeps_the_order_of_the_level() -> None:
    start = board("o-koan", "r5", level5="65.33.31.43")
    after, events = start.play(0, "5abd")
    assert after.levels[4] is not None
    assert after.levels[4][0] == 31
    assert events[0] == "remove:5:65.33.43:full-fourteen"


def test_1_in_a_level_of_four_every_three_are_neighbours() -> None:
    start = board("o-koan", "r5", level5="65.33.31.43")
    assert set(start.ways()) <= {"abc", "abd", "acd", "bcd"}


def test_2_wrap_with_two_tiles_from_the_right() -> None:
    start = board("seven-captures", "r6", common="21", level6="52.63.51.31.64", level7="11")
    after, events = start.play(0, "6ade")
    assert events[0] == "remove:6:52.31.64:full-dragon"
    assert after.levels[5] is not None
    assert after.levels[5][:2] == (63, 51)


def test_3_two_triplets_from_one_level_clear_it() -> None:
    start = board("tong-wu-guan", "r3", level3="61.22.66.54.63.33", level1="11.32", last="21.41")
    middle, first = start.play(0, "3def")
    assert first == ("remove:3:54.63.33:full-fourteen",)
    assert middle.moves(0) == ("3abc",)
    after, second = middle.play(0, "3abc")
    assert second[:2] == ("remove:3:61.22.66:five-points", "clear:3")
    assert after.levels[2] is None
    assert middle.common[:3] == (54, 63, 33)


def test_4_pass_and_reveal() -> None:
    start = board(
        "classic",
        "p1",
        generals="22.64.43.53.63.22",
        level1="64.42",
        level2="66",
        level3="61",
        level4="65",
        level5="55",
    )
    assert start.moves(0) == ("1-", "1L", "1R")
    after, events = start.play(0, "1R")
    assert str(after).split(":")[1] == "22.x64.x43.x53.63"
    assert events[:2] == ("pass:1:R:64.42.22:full-fourteen", "reveal:R:63")


def test_5_double_kill_with_three_generals() -> None:
    start = board("classic", "p2", generals="51.33.41", level2="51", level4="66")
    after, events = start.play(0, "2LR")
    assert events[:2] == ("pass:2:LR:51.51.41:full-fourteen", "reveal:L:33")
    assert after.generals == (33,)


def test_6_short_replenishing_then_stuck() -> None:
    start = board("o-koan", "r5", level2="66.61", level5="11")
    assert start.common
    run = replace(start, common=(66,)).run([])
    run.settle()
    assert run.events == ["draw:5:66", "none:2", "round", "lost:stuck"]


def test_7_an_empty_level_stays_and_draws() -> None:
    start = board(
        "classic", "r4", generals="21.64.43", level4="55.44.65", level2="61", last="31.62"
    )
    after, events = start.play(0, "4abc")
    assert events[:4] == (
        "remove:4:55.44.65:full-fourteen",
        "draw:4:62",
        "draw:2:31",
        "round",
    )
    assert after.levels[3]


def test_8_meng_huo_comes_back_and_costs_no_tile() -> None:
    levels: tuple[tuple[Tile, ...] | None, ...]
    levels = ((33,), (55,), (32,), (31,), None, (65,), (41,))
    common = (43, 66, 21, 22, 11, 64, 51)
    run = Run(RULES["seven-captures"], (), levels, common, 0, "p", 6, [])
    run.settle()
    assert run.generals == (21,)
    assert run.events
    assert run.events[:8] == [
        "draw:7:51",
        "draw:6:64",
        "draw:4:11",
        "draw:3:22",
        "return:21",
        "draw:2:66",
        "draw:1:43",
        "round",
    ]


def test_9_a_second_double_kill_is_legal_and_lost() -> None:
    start = board("classic", "p2", generals="51.33.41", level2="51", level3="66", level4="65")
    after, events = start.play(0, "2LR")
    assert after.outcome
    assert (after.outcome.result, after.outcome.reason) == ("lost", "too-few-generals")
    assert events[-1] == "lost:too-few-generals"


def test_9_a_general_left_at_the_end_is_lost() -> None:
    start = board("classic", "p5", generals="21.64", level5="66.44")
    after, events = start.play(0, "5R")
    assert after.outcome
    assert after.outcome.reason == "generals-left"
    assert events[-1] == "lost:generals-left"


def test_10_declining_into_a_loss() -> None:
    rows = {"level1": "66.41", "level2": "55.21", "level3": "43.62", "level4": "61.55"}
    start = board("classic", "p4", generals="52.33.31.51.64", level5="32", **rows)
    short = replace(start, common=(53, 63, 54, 42))
    after, events = short.play(0, "4-")
    assert events == (
        "skip:4",
        "draw:5:42",
        "draw:4:54",
        "draw:3:63",
        "draw:2:53",
        "none:1",
        "round",
        "lost:stuck",
    )
    assert after.outcome
    assert after.outcome.reason == "stuck"
