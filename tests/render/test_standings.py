"""Leaderboards and cards: everything has its place, whatever people are called."""

from __future__ import annotations

from dataclasses import replace

import pytest

import render
from games import text
from render import charts, profiles, rankings
from render.posters import Chart, Line, Profile, Ranking, Row
from render.things import Bar, Label, Rect, Scene
from render.tokens import HEIGHT, LEAST_TEXT, WIDTH
from render.view import Look

NAMES = ("Olena", "W" * 90, "田中さん", "مریم", "", "\u200b", "Zoë 🌿", "x", "Максим", "o" * 300)
LONG = text("gwg-variant-seven-captures")


def ranking(look: Look = Look(), *, mine: bool = True, listed: bool = False) -> Ranking:
    lines = tuple(
        Line(place, name, f"{10**6 - place} points", mine=listed and place == 4, left=place == 2)
        for place, name in enumerate(NAMES, 1)
    )
    title = text("top-title", measure=text("top-points"), what=LONG)
    about = text("top-about", scope=text("top-scope-world"), period=text("top-period-season"))
    own = Line(1_234_567, "Ann", "1 point") if mine else None
    return Ranking(look, title, about, lines, own, text("top-not-mine-guest"))


def profile(name: str = "Olena", look: Look = Look(), badges: int = 9) -> Profile:
    row = Row(LONG, "1,432", "1,000,000", "999,999", "1,234 (5,678)")
    likes = (text("me-variant", game=LONG, variant=LONG),) * 2
    return Profile(look, name, (row,) * 4, likes, (text("me-badge-par"),) * badges)


SCENES = [
    rankings.ranking(ranking()),
    rankings.ranking(ranking(mine=False)),
    rankings.ranking(ranking(listed=True)),
    rankings.ranking(replace(ranking(mine=False), lines=())),
    charts.chart(Chart(Look(), LONG, text("after-look-so-far", n=0, of=6_000), (), far=(0, 6_000))),
    profiles.profile(profile("W" * 99)),
    profiles.profile(Profile(Look(), "", (), (), ())),
]


@pytest.mark.parametrize("scene", SCENES)
def test_everything_stands_within_the_picture_and_can_be_read(scene: Scene) -> None:
    whole = Rect(0, 0, WIDTH, HEIGHT)
    labels = [thing for thing in scene.things if isinstance(thing, Label)]
    assert all(whole.holds(thing.rect) for thing in scene.things)
    assert min(one.size for one in labels) >= LEAST_TEXT
    places = [one.rect for one in labels if one.words]
    assert [(a, b) for i, a in enumerate(places) for b in places[i + 1 :] if a.overlaps(b)] == []


def test_ones_own_line_is_drawn_once() -> None:
    def words(poster: Ranking) -> list[str]:
        scene = rankings.ranking(poster)
        return [one.words for one in scene.things if isinstance(one, Label)]

    assert "Ann" in words(ranking())
    assert "Ann" not in words(ranking(listed=True))


def test_a_board_with_nobody_on_it_says_that_its_first_place_is_free() -> None:
    empty = replace(ranking(mine=False), lines=())
    told = render.say(text("top-free"), "en")
    labels = [one.words for one in rankings.ranking(empty).things if isinstance(one, Label)]
    assert told in labels
    assert told.rstrip(".") in render.alt(empty)
    assert told not in [
        one.words for one in rankings.ranking(ranking()).things if isinstance(one, Label)
    ]


def test_a_look_back_that_goes_on_is_a_track_as_full_as_it_has_come() -> None:
    def full(n: int) -> int:
        unit = text("after-look-so-far", n=n, of=8)
        things = charts.chart(Chart(Look(), LONG, unit, (), far=(n, 8))).things
        return next(one.rect.w for one in things if isinstance(one, Bar) and one.colour == "jade")

    whole = full(8)
    assert [full(n) for n in (2, 4)] == [whole // 4, whole // 2]


def test_a_nameless_player_is_somebody() -> None:
    words = render.alt(ranking())
    assert "5: Somebody, 999995 points" in words
    assert "(has left)" in words
    assert "Your place: 1,234,567, 1 point" in words


@pytest.mark.parametrize("words", [render.alt(ranking()), render.alt(profile())])
def test_the_words_fit_what_platforms_take(words: str) -> None:
    assert 40 < len(words) <= render.MOST_ALT


def test_both_themes_are_drawn_and_differ() -> None:
    dark, light = Look("dark"), Look("light")
    pairs = (
        [render.picture(ranking(look)) for look in (dark, light)],
        [render.picture(profile("Olena", look)) for look in (dark, light)],
    )
    for one, other in pairs:
        assert one.startswith(b"\x89PNG")
        assert one != other
        assert max(len(one), len(other)) < 80_000
