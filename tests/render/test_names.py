"""Names as people write them: drawn whole, or left out, never as empty boxes."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import fonts
from render.fonts import BASE, Face, FaceMissing, chain, covers
from render.head import name
from render.letters import fit, mask, runs, width
from render.names import clean, clusters
from tests.render import boards

DRAWN = {
    "Dmytro": "Dmytro",
    "Олена Ґонґадзе": "Олена Ґонґадзе",
    "小龍": "小龍",
    "过关获": "过关获",
    "ひらがな": "ひらがな",
    "한국어": "한국어",
    "محمد الأمين": "محمد الأمين",
    "שלום כהן": "שלום כהן",
    "नमस्ते": "नमस्ते",
    "ผู้ใช้ไทย": "ผู้ใช้ไทย",
    "Nguyễn Thị Minh": "Nguyễn Thị Minh",
    "👨\u200d👩\u200d👧\u200d👦": "👨\u200d👩\u200d👧\u200d👦",
    "🇺🇦": "🇺🇦",
    "✌🏽 ok": "✌🏽 ok",
    "a_b`[x](y)<b>*@everyone": "a_b`[x](y)<b>*@everyone",
    "\U0001d571\U0001d586\U0001d593": "Fan",
    "  two   spaces ": "two spaces",
    "\u202egnp.exe": "gnp.exe",
    "line\nbreak": "line break",
    "\u0301\u0302abc": "abc",
    "ﷺ": "صلى الله عليه وسلم",
}

INVISIBLE = ("", " ", "\u3164", "\u2800\u200b", "\u115f\u1160", "\ufdd0\ue000", "\u202e\u2066")


@pytest.mark.parametrize("written", DRAWN)
def test_names_are_drawn(written: str) -> None:
    assert clean(written) == DRAWN[written]
    assert mask(clean(written), 30, 600, "en", "names").image.getbbox()


@pytest.mark.parametrize("written", INVISIBLE)
def test_a_name_without_ink_becomes_a_number(written: str) -> None:
    assert clean(written) == ""
    assert name(boards.view(boards.TWO_SETS, names=(written,)), 0) == "Player 1"


def test_a_seat_without_a_name_has_a_number() -> None:
    assert name(boards.view(boards.TWO_SETS, names=()), 2) == "Player 3"


def test_zalgo_keeps_two_marks_a_letter() -> None:
    cleaned = clean("Z\u0334\u0322\u031b\u0321\u0328a" + "\u0336" * 50)
    marks = [len([char for char in one if category(char) == "Mn"]) for one in clusters(cleaned)]
    assert marks == [2, 2]


@settings(max_examples=150)
@given(written=st.text(max_size=60))
def test_whatever_is_written_some_face_covers_what_is_drawn(written: str) -> None:
    cleaned = clean(written)
    assert clean(cleaned) == cleaned
    for run in runs(cleaned):
        plain = {ord(char) for char in run.words if char not in "\u200c\u200d\ufe0e\ufe0f"}
        assert plain <= covers(run.face)
        assert not any(category(char) in {"Cc", "Cn", "Co", "Cs"} for char in run.words)


@settings(max_examples=60)
@given(written=st.text(min_size=1, max_size=60), room=st.integers(60, 400))
def test_a_name_is_fitted_into_its_room(written: str, room: int) -> None:
    words, size = fit(clean(written), 30, 600, room)
    assert size >= 22
    assert width(words, size, 600) <= room


def test_runs_from_right_to_left_stand_in_reading_order_from_the_right() -> None:
    words = [run.words for run in runs("שלום Hello עולם")]
    assert words == ["עולם", " ", "Hello", " ", "שלום"]


def test_an_emoji_keeps_its_parts_together() -> None:
    assert clusters("👨\u200d👩\u200d👧x🇺🇦🇩🇪") == ("👨\u200d👩\u200d👧", "x", "🇺🇦", "🇩🇪")


def test_without_the_face_of_the_signs_nothing_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "SIGNS", Face("no_such_package", "NotoSerifTC-Regular.otf"))
    with pytest.raises(FaceMissing, match=r"NotoSerifTC-Regular\.otf of the package no-such-pack"):
        chain()


def test_a_missing_face_for_names_only_shortens_the_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = len(chain())
    monkeypatch.setattr(fonts, "EMOJI", Face("no_such_package", "NotoEmoji[wght].ttf"))
    chain.cache_clear()
    assert len(chain()) == whole - 1
    assert chain()[0] == BASE


@pytest.fixture(autouse=True)
def _fresh_chain() -> Iterator[None]:
    chain.cache_clear()
    yield
    chain.cache_clear()
