"""Posters for every eye: their words stand out where they stand, and no colour speaks alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from games import text
from render import Look, View, cards, months, profiles, rankings, rosters
from render.posters import Card
from render.things import Label, Panel, Rect, Scene, Sign
from render.tokens import TOKENS, contrast
from tests.render import boards
from tests.render.test_months import poster
from tests.render.test_rosters import roster
from tests.render.test_standings import profile, ranking
from tests.render.test_tokens import SEEN_AS, THEMES, apart

FIGURES = tuple(
    (text(f"bot-figure-{one}"), "111") for one in ("moves", "choices", "undos", "hints", "time")
)


def end(look: Look, *, good: bool) -> Scene:
    view: View = boards.view(boards.TWO_SETS, look=look)
    told = text("bot-outcome-lost-resigned")
    return cards.end(Card(view, told, good=good, figures=FIGURES))


def scenes(look: Look) -> Iterator[Scene]:
    """The daily month, leaderboards, cards of people, the ends of games, the greeting."""
    yield months.month(poster(2026, 11, look))
    yield from (rankings.ranking(ranking(look, mine=mine)) for mine in (True, False))
    yield rankings.ranking(ranking(look, listed=True))
    yield rosters.roster(roster(look))
    yield profiles.profile(profile("Olena", look))
    yield from (end(look, good=good) for good in (True, False))
    yield cards.hello(look)


def ground(scene: Scene, rect: Rect) -> str:
    """The colour of what lies under the middle of a place."""
    x, y = rect.middle
    spot = Rect(x, y, 1, 1)
    under = [one for one in scene.things if isinstance(one, Panel) and one.rect.holds(spot)]
    return under[-1].fill if under else "bg"


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_signs_of_posters_stand_out_from_their_grounds(theme: str) -> None:
    table = TOKENS["light" if theme == "light" else "dark"]
    for scene in scenes(Look("light" if theme == "light" else "dark")):
        for thing in scene.things:
            if isinstance(thing, Label) and thing.words:
                under = table[ground(scene, thing.rect)]
                assert contrast(table[thing.colour], under) >= 4.5, thing
            if isinstance(thing, Sign):
                under = table[ground(scene, thing.rect)]
                assert contrast(table[thing.colour], under) >= 3, thing


@pytest.mark.parametrize(("theme", "kind"), [*product(THEMES, SEEN_AS)])
def test_what_a_poster_tells_by_colour_differs_for_every_eye(theme: str, kind: str) -> None:
    """Solved and not (frames), the podium and the rest (numbers), stars got and missed."""
    table = TOKENS["light" if theme == "light" else "dark"]
    for one, other in (("jade", "red"), ("gold", "muted"), ("text", "muted")):
        assert apart(table[one], table[other], kind) >= 15, (one, other)


def test_no_colour_of_a_month_speaks_alone() -> None:
    scene = months.month(poster(2026, 11))
    kinds = {thing.colour: thing.kind for thing in scene.things if isinstance(thing, Sign)}
    assert kinds == {"gold": "star", "muted": "hollow", "red": "cross"}
