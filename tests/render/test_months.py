"""The month of the daily challenge: every date has its place, its stars and its words."""

from __future__ import annotations

from calendar import monthrange

import pytest

import render
from games import text
from render import months
from render.posters import Month
from render.things import Label, Rect, Sign
from render.tokens import HEIGHT, WIDTH
from render.view import Look
from render.words import locales


def poster(year: int, month: int, look: Look = Look()) -> Month:
    marks = tuple(day % 7 - 3 for day in range(monthrange(year, month)[1]))
    return Month(look, text("gwg-title"), year, month, marks, 9, 23)


@pytest.mark.parametrize(("year", "month"), [(2026, 2), (2026, 11), (2028, 2), (2027, 5)])
def test_every_date_stands_within_the_picture_and_apart(year: int, month: int) -> None:
    scene = months.month(poster(year, month))
    whole = Rect(0, 0, WIDTH, HEIGHT)
    assert all(whole.holds(thing.rect) for thing in scene.things)
    numbers = [t for t in scene.things if isinstance(t, Label) and t.words.isdecimal()]
    assert [int(one.words) for one in numbers] == list(range(1, monthrange(year, month)[1] + 1))
    signs = [thing.rect for thing in scene.things if isinstance(thing, Sign)]
    overlaps = [(a, b) for i, a in enumerate(signs) for b in signs[i + 1 :] if a.overlaps(b)]
    assert overlaps == []
    assert not any(one.rect.overlaps(sign) for one in numbers for sign in signs)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", ["gwg", "xsf", "fcc", "wuh"])
def test_title_and_streaks_stand_apart(game: str, locale: str) -> None:
    marks = tuple(range(-2, 4))
    title = text(f"{game}-title")
    scene = months.month(Month(Look(locale=locale), title, 2026, 11, marks, 1_234, 5_678))
    head = [one.rect for one in scene.things if isinstance(one, Label) and one.rect.y < 90]
    assert len(head) == 3
    assert not any(a.overlaps(b) for i, a in enumerate(head) for b in head[i + 1 :])


def test_the_stars_are_the_marks() -> None:
    one = poster(2026, 11)
    scene = months.month(one)
    full = sum(isinstance(thing, Sign) and thing.kind == "star" for thing in scene.things)
    crosses = sum(isinstance(thing, Sign) and thing.kind == "cross" for thing in scene.things)
    assert full == sum(mark for mark in one.marks if mark > 0)
    assert crosses == one.marks.count(-1)


def test_the_month_in_words_names_what_was_played() -> None:
    words = render.alt(poster(2026, 11))
    assert words.startswith("Guo Wu Guan, November 2026. Streak 9, longest 23. 3: not solved")
    assert "7: 3 of 3 stars" in words
    assert len(words) <= render.MOST_ALT


def test_both_themes_are_drawn_and_differ() -> None:
    dark, light = (render.picture(poster(2026, 11, Look(theme))) for theme in ("dark", "light"))
    assert dark.startswith(b"\x89PNG")
    assert dark != light
