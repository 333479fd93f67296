"""Chinese: every Chinese locale finds its script, and every character can be drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, TextElement
from fluent.syntax.visitor import Visitor

from games import game, text
from render import Hello, alt
from render.boards import board
from render.cards import hello
from render.fonts import chain as faces
from render.fonts import covers
from render.things import Label
from render.view import Look, View
from render.words import chain, say
from tests.render.test_months import poster as month
from tests.render.test_rosters import roster
from tests.render.test_standings import profile, ranking

LOCALES = Path(__file__).parents[2] / "render" / "locales"
SCRIPTS = ("zh-Hans", "zh-Hant")


class _Words(Visitor):
    """All literal words of a file; not its ids, arguments and comments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: BaseNode) -> None:  # noqa: N802 - the library's name
        if isinstance(node, TextElement):
            self.found.append(node.value)


def words(script: str) -> Iterator[str]:
    for file in sorted((LOCALES / script).glob("*.ftl")):
        seen = _Words()
        seen.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield from seen.found


@pytest.mark.parametrize(
    "locale", ["zh", "zh-CN", "zh_cn", "ZH-SG", "zh-hans", "zh-Hans-CN", "zh-hans-HK", "zh-MY"]
)
def test_simplified_chinese_is_found(locale: str) -> None:
    assert chain(locale)[0] == "zh-Hans"
    assert say(text("gwg-illegal-over"), locale) == "这一局已经结束。"


@pytest.mark.parametrize(
    "locale", ["zh-TW", "zh_tw", "zh-HK", "ZH-MO", "zh-hant", "zh-Hant-CN", "zh-hant-tw"]
)
def test_traditional_chinese_is_found(locale: str) -> None:
    assert chain(locale)[0] == "zh-Hant"
    assert say(text("gwg-illegal-over"), locale) == "這一局已經結束。"


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_character_can_be_drawn_and_in_one_face(script: str) -> None:
    """Signs and Latin letters may come from other faces, Chinese only from that of the script."""
    signs = set("".join(words(script))) - {"\n"}
    assert len(signs) > 600
    found = faces(script)
    assert [sign for sign in signs if not any(ord(sign) in covers(face) for face in found)] == []
    chinese = {sign for sign in signs if "\u2e80" <= sign <= "\u9fff"}
    cjk = next(face for face in found if "CJK" in face.file)
    assert {ord(sign) for sign in chinese} <= covers(cjk)


def test_the_two_scripts_are_drawn_with_their_own_shapes() -> None:
    def number(locale: str) -> int:
        return next(face.number for face in faces(locale) if "CJK" in face.file)

    assert number("zh") == number("zh-CN") == number("zh-SG") == number("zh-Hans")
    assert number("zh-HK") == number("zh-TW") == number("zh-Hant")
    assert number("zh-Hans") != number("zh-Hant")


@pytest.mark.parametrize("script", SCRIPTS)
def test_sentences_have_the_marks_of_chinese(script: str) -> None:
    """No comma, colon or question mark of Latin letters stands right after a Chinese character."""
    wrong = [one for one in words(script) if re.search(r"[\u4e00-\u9fff][,;?!]", one)]
    assert wrong == []


def test_no_traditional_character_of_the_common_kind_is_left_in_simplified_words() -> None:
    allowed = {"過五關", "俥", "傌"}
    left = "".join(words("zh-Hans"))
    for one in allowed:
        left = left.replace(one, "")
    assert [sign for sign in "過關將車馬紅黃綠畫還沒個們這裡來說為對學開" if sign in left] == []


def test_no_simplified_character_of_the_common_kind_is_left_in_traditional_words() -> None:
    left = "".join(words("zh-Hant"))
    assert [sign for sign in "过关将车马红黄绿画还没个们这来说为对学开赢输张" if sign in left] == []


@pytest.mark.parametrize("locale", ["zh-Hans", "zh-TW"])
def test_a_chinese_title_is_not_said_again_in_signs(locale: str) -> None:
    look = Look(locale=locale)
    shown = board("guo-wu-guan")
    position = game("guo-wu-guan").parse(shown.SAMPLE).seen_by(None)
    scene = shown.scene(View("guo-wu-guan", position, None, look))
    things = (*scene.things, *hello(look).things)
    assert [one.words for one in things if isinstance(one, Label) and one.face == "signs"] == []


@pytest.mark.parametrize("locale", ["zh-Hans", "zh-Hant"])
def test_pictures_are_told_with_the_marks_of_chinese(locale: str) -> None:
    look = Look(locale=locale)
    told = [
        alt(roster(look)),
        alt(ranking(look)),
        alt(profile(look=look)),
        alt(month(2026, 11, look)),
        alt(Hello(look)),
    ]
    for name, seats in (
        ("guo-wu-guan", 1),
        ("xiang-shi-fu", 1),
        ("wu-hsing", 2),
        ("four-colour", 4),
    ):
        one = game(name)
        dealt = one.deal(one.variants[0].name, "marks", seats)
        told.append(alt(View(name, dealt, 0, look, names=("Ann", "Bo", "Cy", "Di")[:seats])))
    for words_ in told:
        assert not re.search(
            r"[\u3002\uff0c\u3001\uff1b\uff1a\uff01\uff1f] |, |[.;] |[\u4e00-\u9fff][,.;:!?]",
            words_,
        ), words_
