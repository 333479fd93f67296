"""What the game says: prompts, labels, warnings, refusals, summaries, and typed moves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from games import IllegalMove, Position, Text, Variant, game, text
from games.guo_wu_guan.words import tell
from tests.games.support import Walk
from tests.games.test_examples import board

GWG = game("guo-wu-guan")
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "games" / "guo_wu_guan"
WORDS = ROOT / "render" / "locales" / "en" / "guo-wu-guan.ftl"
IDS = {
    entry.id.name: entry
    for entry in FluentParser().parse(WORDS.read_text()).body
    if isinstance(entry, Message)
}

LEVELS = {"level1": "65.54.52.41", "level2": "31.53", "level3": "33.41", "level4": "61.55"}


def refused(move: str, phase: str, generals: str = "22.64.43.53.63.22", **levels: str) -> Text:
    with pytest.raises(IllegalMove) as error:
        board("classic", phase, generals=generals, **levels).play(0, move)
    return error.value.reason


@pytest.mark.parametrize(
    ("move", "id_"),
    [
        ("1abe", "place"),
        ("1bac", "order"),
        ("1aab", "twice"),
        ("1-", "must-remove"),
        ("1L", "first-remove"),
        ("2abc", "level"),
        ("1ab", "unreadable"),
        ("", "unreadable"),
        ("1ABCD", "unreadable"),
    ],
)
def test_a_removal_is_refused_for_its_reason(move: str, id_: str) -> None:
    found = refused(move, "r1", level1="66.61.44.64", level2="65.54.52.41")
    assert found.id == f"gwg-illegal-{id_}"


def test_three_that_are_no_set_are_told_their_ends() -> None:
    found = refused("1abc", "r1", level1="66.61.44.64", level2="11")
    why = text("gwg-noset-three", tiles="6-6, 6-1, 4-4", number=6, sum="1+4+4", total=9)
    assert found == text("gwg-illegal-noset", why=why)


def test_a_set_that_does_not_lie_together_is_told_so() -> None:
    found = refused("1ace", "r1", level1="66.53.65.21.55", level2="64.64.64")
    assert found == text("gwg-illegal-apart", tiles="6-6, 6-5, 5-5")


@pytest.mark.parametrize(
    ("move", "id_"),
    [("1abc", "now-pass"), ("1LR", "kill"), ("1R", "noset"), ("2L", "level")],
)
def test_a_pass_is_refused_for_its_reason(move: str, id_: str) -> None:
    found = refused(move, "p1", "22.64.43.53.63.31", level1="64.42")
    assert found.id == f"gwg-illegal-{id_}"


def test_the_last_general_counts_once() -> None:
    assert refused("5R", "p5", "21", level5="61.51").id == "gwg-illegal-last-general"


def test_nothing_can_be_done_after_the_end() -> None:
    won, _ = board("classic", "p5", generals="32", level5="33.22").play(0, "5L")
    with pytest.raises(IllegalMove) as error:
        won.play(0, "5L")
    assert error.value.reason == text("gwg-illegal-over")
    assert won.prompt(0) == text("gwg-outcome-won")


def test_a_second_double_kill_is_warned_of() -> None:
    start = board(
        "classic",
        "p2",
        generals="51.64.33.41",
        level2="51",
        level3="66",
        level4="65",
        level5="62",
    )
    assert start.warning(0, "2LR") == text("gwg-warning-too-few-generals", generals=2, levels=3)
    assert start.warning(0, "2-") is None


def test_a_general_left_at_the_end_is_warned_of() -> None:
    start = board("classic", "p5", generals="21.64", level5="66.44")
    assert start.warning(0, "5R") == text("gwg-warning-generals-left", generals=1)
    assert start.warning(0, "5-") is None


def test_the_last_decline_is_warned_of_only_when_the_common_row_is_empty() -> None:
    full = board("classic", "p5", generals="64", level5="66.44")
    assert full.warning(0, "5-") is None
    empty = _with_an_empty_row()
    passing = [move for move in empty.moves(0) if not move.endswith("-")]
    assert empty.warning(0, f"{passing[0][0]}-") == text(
        "gwg-warning-stuck", level=int(passing[0][0])
    )
    assert empty.warning(0, passing[0]) is None
    lost, _ = empty.play(0, f"{passing[0][0]}-")
    assert lost.outcome


def _with_an_empty_row() -> Position:
    for number in range(5000):
        for position in Walk(number, 40).through(GWG, "classic"):
            head, phase = str(position).rsplit(":", 1)
            if phase.startswith("p") and head.endswith(":-"):
                return position
    raise AssertionError("no pass with an empty common row in 5000 games")


@pytest.mark.parametrize("variant", [variant.name for variant in GWG.variants])
def test_a_warning_tells_exactly_the_losses_by_counting(variant: str) -> None:
    warned = 0
    for number in range(60):
        for position in Walk(number, 80).through(GWG, variant):
            after = {move: position.play(0, move) for move in position.moves(0)}
            lost = {
                move
                for move, (end, events) in after.items()
                if end.outcome
                and not end.outcome.won
                and not any(event.startswith("draw") for event in events)
            }
            if len(lost) == len(after):
                lost = set()
            found = {move for move in after if position.warning(0, move)}
            assert found == lost
            warned += len(found)
    assert warned or variant in {"o-koan", "tong-wu-guan", "seven-captures"}


@pytest.mark.parametrize(
    ("row", "asked"),
    [
        ("66.65.61.42", "gwg-prompt-one"),
        ("66.65.61.54", "gwg-prompt-sets"),
        ("61.65.11.44", "gwg-prompt-many"),
    ],
)
def test_a_prompt_names_the_sets_or_counts_equal_ones(row: str, asked: str) -> None:
    start = board("lenient", "r2", generals="62.63.64", level2=row, level3="11")
    types = [start.label(0, (move,)) for move in start.moves(0)]
    assert start.prompt(0).id == asked, types


def test_buttons_name_the_set_and_the_tiles_where_names_are_equal() -> None:
    start = GWG.parse(
        "lenient:22.x42.x65.x21.x66.64:55.31.32.61.51/44.54.63.33.44/51.22.31.62.66/"
        "33.61.55.64.11/11.65.53.52.41:43:r1"
    )
    labels = [start.label(0, (move,)) for move in start.moves(0)]
    assert len(set(labels)) == len(labels)
    assert start.mark(0, (start.moves(0)[0],), 0) == "A"


def test_a_summary_says_what_was_done_and_counts_the_rest() -> None:
    events = (
        "pass:1:R:64.42.22:full-fourteen",
        "reveal:R:63",
        "draw:5:22",
        "none:4",
        "round",
        "remove:5:22.22.21:five-sons",
        "return:21",
    )
    did, then = GWG.summary(events)
    assert did == text("gwg-did-pass-right", level=1)
    assert then.args[0] == (
        "parts",
        (
            text("gwg-then-remove", n=1),
            text("gwg-then-draw", n=1, rounds=1),
            text("gwg-then-reveal", tile="6-3"),
            text("gwg-then-return", n=1),
        ),
    )
    assert GWG.summary(()) == ()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2abc", "2abc"),
        (" 2 ABC ", "2abc"),
        ("2cba", "2abc"),
        ("abe", "2abe"),
        ("level 2 a,b,e", "2abe"),
        ("2abd", "2abd"),
        ("9abc", "9abc"),
        ("", ""),
        ("take it", "takeit"),
    ],
)
def test_a_typed_removal_is_understood_where_beyond_doubt(typed: str, meant: str) -> None:
    start = board("classic", "r2", generals="11.64.43.53.63.22", level2="66.65.55.54.61")
    assert {"2abc", "2abe"} <= set(start.moves(0))
    assert GWG.read_move(start, 0, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1l", "1L"),
        ("L", "1L"),
        ("pass left", "1L"),
        ("1 right", "1R"),
        ("not now", "1-"),
        ("No", "1-"),
        ("pass", "pass"),
        ("double kill", "doublekill"),
        ("2L", "2L"),
    ],
)
def test_a_typed_pass_is_understood_where_beyond_doubt(typed: str, meant: str) -> None:
    start = board("classic", "p1", generals="22.64.43.53.63.22", level1="64.42", level2="11")
    assert start.moves(0) == ("1-", "1L", "1R")
    assert GWG.read_move(start, 0, typed) == meant


def test_places_after_z_are_capitals_and_stay_so() -> None:
    row = "66.11.44.31.52.33.22.65.64.61.51.63.54.62.53.43.42.41.32.31.65.64.61.51.33.22.21.55"
    start = board("classic", "r5", generals="66.44", level5=row)
    for move in start.moves(0):
        assert GWG.read_move(start, 0, move) == move


def _ids(words: Text) -> set[str]:
    inner = [value for _, value in words.args]
    parts = [part for value in inner for part in (value if isinstance(value, tuple) else (value,))]
    return {words.id}.union(*(_ids(part) for part in parts if isinstance(part, Text)))


def test_every_sentence_has_words() -> None:
    source = "".join(path.read_text() for path in FOLDER.glob("*.py"))
    said: set[str] = set()
    for variant in GWG.variants:
        for number in range(10):
            for position in Walk(number, 60).through(GWG, variant.name):
                said |= _ids(position.prompt(0)).union(*map(_ids, position.facts()))
                for move in position.moves(0):
                    said |= _ids(position.label(0, (move,)))
                    _, events = position.play(0, move)
                    for event in events:
                        said |= _ids(tell(event))
                    for line in GWG.summary(events):
                        said |= _ids(line)
    said |= set(re.findall(r'"(gwg-[a-z-]+[a-z])"', source))
    assert said - {"gwg-outcome"} <= set(IDS)


@pytest.mark.parametrize("variant", GWG.variants)
def test_each_variant_has_a_name_and_a_line(variant: Variant) -> None:
    assert {f"gwg-variant-{variant.name}", f"gwg-variant-{variant.name}-about"} <= set(IDS)


@pytest.mark.parametrize("section", GWG.sections)
def test_each_section_of_the_rules_has_a_title_and_under_900_characters(section: str) -> None:
    assert f"gwg-rules-{section}-title" in IDS
    entry = IDS[f"gwg-rules-{section}"]
    assert entry.value
    words = "".join(getattr(part, "value", "") for part in entry.value.elements)
    assert 100 < len(words) < 900


def test_the_ends_of_a_game_have_words() -> None:
    for reason in ("stuck", "generals-left", "too-few-generals", "repetition"):
        assert f"gwg-outcome-lost-{reason}" in IDS
    assert "gwg-outcome-won" in IDS
