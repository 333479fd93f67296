"""Tables of a club: everything has its place, in every language, whatever people are called."""

from __future__ import annotations

import pytest

import render
from games import text
from render import rosters
from render.plain import COLUMNS, columns
from render.posters import Entry, Roster
from render.things import Label, Rect, Scene, Sign
from render.tokens import HEIGHT, LEAST_TEXT, WIDTH
from render.view import Look
from render.words import locales
from tests.render.test_standings import NAMES

WAYS = ("up", "up", "", "", "", "", "down", "down")


def roster(look: Look = Look(), cells: int = rosters.CELLS) -> Roster:
    entries = tuple(
        Entry(str(place), name, ("100", "-") * (cells // 2) + ("0",) * (cells % 2), "1234 %")
        for place, name in enumerate(NAMES[: rosters.ENTRIES], 1)
    )
    marked = tuple(
        Entry(one.place, one.name, one.cells, one.value, at == 3, WAYS[at], at == 5)  # type: ignore[arg-type] # one of the three
        for at, one in enumerate(entries)
    )
    heads = tuple(text("club-column-round", n=n + 1) for n in range(cells))
    total, foot = text("club-column-percent"), text("club-foot-tables")
    title, about = text("club-kind-duels"), text("club-league-about", n=1, of=12)
    return Roster(look, "擂台", title, about, (*heads, total), marked, foot)


@pytest.mark.parametrize("cells", [0, 2, rosters.CELLS])
@pytest.mark.parametrize("locale", locales())
def test_everything_stands_within_the_picture_and_can_be_read(locale: str, cells: int) -> None:
    scene: Scene = rosters.roster(roster(Look(locale=locale), cells))
    whole = Rect(0, 0, WIDTH, HEIGHT)
    labels = [thing for thing in scene.things if isinstance(thing, Label)]
    assert all(whole.holds(thing.rect) for thing in scene.things)
    assert min(one.size for one in labels) >= LEAST_TEXT
    assert not [one.words for one in labels if one.words.endswith("…") and "W" not in one.words]
    places = [one.rect for one in labels if one.words]
    places += [one.rect for one in scene.things if isinstance(one, Sign)]
    assert [(a, b) for i, a in enumerate(places) for b in places[i + 1 :] if a.overlaps(b)] == []


def test_where_a_place_leads_is_said_and_not_only_drawn() -> None:
    words = render.alt(roster())
    assert "1: Olena, R1 100, R2 -, R3 100, R4 -, R5 0, Share 1234 %, goes up" in words
    assert "goes down" in words
    assert "(has left)" in words
    assert len(words) <= render.MOST_ALT


@pytest.mark.parametrize("locale", locales())
def test_characters_fit_a_phone(locale: str) -> None:
    lines = render.text_board(roster(Look(locale=locale))).splitlines()
    assert len(lines) == rosters.ENTRIES
    assert {columns(line) for line in lines} <= set(range(COLUMNS + 1))
    assert lines[0].startswith(" 1^")
    assert lines[6].startswith(" 7v")


def test_both_themes_are_drawn_and_differ() -> None:
    one, other = (render.picture(roster(Look(theme))) for theme in ("dark", "light"))
    assert one.startswith(b"\x89PNG")
    assert one != other
    assert max(len(one), len(other)) < 80_000
