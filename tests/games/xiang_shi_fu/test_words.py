"""What the game says, and moves as people type them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from games import Text, game, menu, text
from games.xiang_shi_fu.refusal import SECTIONS
from games.xiang_shi_fu.rules import RULE_NAMES
from tests.games.support import Walk
from tests.games.xiang_shi_fu.test_examples import board, refused

XSF = game("xiang-shi-fu")
ROOT = Path(__file__).parents[3]
WORDS = ROOT / "render" / "locales" / "en" / "xiang-shi-fu.ftl"
IDS = {
    entry.id.name: entry
    for file in (WORDS, WORDS.with_name("xiang-shi-fu-lesson.ftl"))
    for entry in FluentParser().parse(file.read_text()).body
    if isinstance(entry, Message)
}


@pytest.mark.parametrize(
    ("move", "id_"),
    [
        ("", "unreadable"),
        ("a61", "unreadable"),
        ("a71-b32", "unreadable"),
        ("a61-b32-c44", "unreadable"),
        ("x61-b32", "seat"),
        ("a66-b32", "tile"),
        ("a2222-b32", "tile"),
        ("a61-a22", "same-seat"),
        ("a6122-b32", "uneven"),
        ("a612211-b514132", "three"),
        ("a2211-b5141", "two"),
        ("a22-b51", "noset"),
        ("b32-a61", "form"),
    ],
)
def test_an_exchange_is_refused_for_its_reason(move: str, id_: str) -> None:
    found = refused(board(a="612211", b="514132"), move)
    assert found.id == f"xsf-illegal-{id_}"


def test_equal_tiles_are_not_exchanged() -> None:
    assert refused(board(a="612211", b="656133"), "a61-b61").id == "xsf-illegal-equal"


def test_a_refusal_tells_what_the_seat_would_hold() -> None:
    found = refused(board(a="612211", b="514132"), "a22-b51")
    why = text(
        "xsf-noset-four", tiles="6-1, 5-1, 1-1", number=1, sum="5+6", total=11, rule="standard"
    )
    assert found == text("xsf-illegal-noset", seat="a", why=why)


def test_a_pair_that_would_be_none_is_explained_by_the_rules_for_pairs() -> None:
    found = refused(board(p="6642", b="646241"), "b41-p66")
    assert found.id == "xsf-illegal-nopair"
    assert SECTIONS["nopair"] == "pairs"


def test_a_reversed_move_is_shown_as_it_is_written() -> None:
    found = refused(board(a="612211", b="514132"), "b32-a61")
    assert found == text("xsf-illegal-form", example="a61-b32")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a61-b32", "a61-b32"),
        (" A61 - B32 ", "a61-b32"),
        ("b32-a61", "a61-b32"),
        ("a 6-1 for b 3-2", "a61-b32"),
        ("swap a16 with b23", "a61-b32"),
        ("give b 3.2 and a 6.1", "a61-b32"),
        ("a61 b32", "a61-b32"),
        ("p1144 c6565", "c6565-p4411"),
        ("c 6-5 6-5 p", "c6565-p4411"),
        ("p4411", "c6565-p4411"),
        ("take it", "takeit"),
        ("", ""),
    ],
)
def test_a_typed_exchange_is_understood_where_beyond_doubt(typed: str, meant: str) -> None:
    start = board(a="612211", b="514132", p="4411", c="656561")
    assert {"a61-b32", "c6565-p4411"} <= set(start.moves(0))
    assert XSF.read_move(start, 0, typed) == meant


def test_two_presses_from_either_side_say_a_move() -> None:
    start = board(a="612211", b="514132")
    firsts = {choice.mark for choice in menu(start, 0).choices}
    assert firsts == {side for move in start.moves(0) for side in move.split("-")}
    for first, other in (("a61", "b32"), ("b32", "a61")):
        assert start.mark(0, (first, "a61-b32"), 0) == other
        assert menu(start, 0, (first, "a61-b32")).move == "a61-b32"


def test_buttons_count_exchanges_and_tell_repairs() -> None:
    start = board(a="612211", b="514132")
    ways = sum("a61" in move.split("-") for move in start.moves(0))
    assert start.label(0, ("a61",)) == text("xsf-label-give", n=ways)
    assert start.label(0, ("a61", "a61-b32")) == text("xsf-label-take", n=2)


def test_a_summary_tells_what_became_of_the_seats() -> None:
    start = board(a="612211", b="514132")
    after, events = start.play(0, "a61-b32")
    did, then = XSF.summary(events)
    assert did == text("xsf-tell-exchange", one="a", two="b", gives="6-1", takes="3-2")
    made = (
        text("xsf-made", seat="a", type=text("xsf-type-five-points")),
        text("xsf-made", seat="b", type=text("xsf-type-full-fourteen")),
    )
    assert then == text("xsf-then", made=made, n=2, left=len(after.invalid))
    assert XSF.summary(()) == ()


def _ids(words: Text) -> set[str]:
    inner = [value for _, value in words.args]
    parts = [part for value in inner for part in (value if isinstance(value, tuple) else (value,))]
    return {words.id}.union(*(_ids(part) for part in parts if isinstance(part, Text)))


def test_every_sentence_has_words() -> None:
    folder = ROOT / "games" / "xiang_shi_fu"
    source = "".join(path.read_text() for path in folder.glob("*.py"))
    said = set(re.findall(r'"(xsf-[a-z-]+[a-z])"', source))
    for variant in XSF.variants:
        for rule in RULE_NAMES:
            for number in range(3):
                for position in Walk(number, 20).through(XSF, f"{variant.name}+{rule}"):
                    said |= _ids(position.prompt(0)).union(*map(_ids, position.facts()))
                    for move in position.moves(0)[:4]:
                        said |= _ids(position.label(0, position.paths(0, move)[0]))
                        _, events = position.play(0, move)
                        said = said.union(*map(_ids, map(XSF.tell, events)))
                        said = said.union(*map(_ids, XSF.summary(events)))
    assert said <= set(IDS)


def test_variants_rules_and_sections_have_words() -> None:
    wanted = {"xsf-title", "xsf-title-hanzi", "xsf-about", "xsf-credits"}
    wanted |= {f"xsf-variant-{one.name}{end}" for one in XSF.variants for end in ("", "-about")}
    wanted |= {f"xsf-rule-{rule}{end}" for rule in RULE_NAMES for end in ("", "-about")}
    wanted |= {f"xsf-rules-{one}{end}" for one in XSF.sections for end in ("", "-title")}
    wanted |= {"xsf-outcome-won", "xsf-outcome-stuck"}
    assert wanted <= set(IDS)


@pytest.mark.parametrize("section", XSF.sections)
def test_each_section_of_the_rules_is_short(section: str) -> None:
    entry = IDS[f"xsf-rules-{section}"]
    assert entry.value
    words = "".join(getattr(part, "value", "") for part in entry.value.elements)
    assert 100 < len(words) < 900


def test_a_finished_game_is_shared_as_a_square_for_each_move() -> None:
    told = ["exchange:a61-b32:ab:9:a=split,b=split", "exchange:a61-c32:c:8:a=split,c=split"]
    quiet = "exchange:d61-b32::8:d=split,b=split"
    steps = [[one] for one in (*told, *[quiet] * 4, told[1])] + [[told[1], "won"]]
    assert XSF.trail(steps) == (
        ("🟩🟨⬜⬜⬜", text("xsf-trail", counts="2 1 0 0 0")),
        ("⬜🟨🟨", text("xsf-trail-on", counts="0 1 1")),
    )
    assert XSF.trail([]) == ()
