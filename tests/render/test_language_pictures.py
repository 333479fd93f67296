"""Words on pictures: in every language they stand there whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from games import GAMES, Game, text
from render import Look, View
from render.boards import board
from render.cards import end, hello
from render.posters import Card
from render.sheet import walk
from render.things import Inset, Label, Scene
from render.words import locales

CUT = "…"
NAMES = ("Olena", "Bo", "Cy", "Di")
_FAR, _STEP = 40, 13
"""How far into a game to look, and at every which position."""
FIGURES = ("moves", "choices", "undos", "hints", "time")


def labels(scene: Scene) -> Iterator[str]:
    for thing in scene.things:
        if isinstance(thing, Label):
            yield thing.words
        elif isinstance(thing, Inset):
            yield from labels(thing.scene)


def boards(game: Game, locale: str) -> Iterator[View]:
    for variant in game.variants:
        for position, last in islice(walk(game, variant.name, "words"), 0, _FAR, _STEP):
            for viewer in (0, None):
                names = NAMES[: position.seats]
                yield View(
                    game.name,
                    position.seen_by(viewer),
                    viewer,
                    Look(locale=locale),
                    names=names,
                    facts=position.facts(),
                    last=last,
                )


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.code)
def test_no_word_of_a_board_is_cut(game: Game, locale: str) -> None:
    scenes = (board(game.name).scene(view) for view in boards(game, locale))
    assert sorted({words for one in scenes for words in labels(one) if words.endswith(CUT)}) == []


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.code)
def test_no_word_of_an_end_card_is_cut(game: Game, locale: str) -> None:
    view = next(boards(game, locale))
    figures = tuple((text(f"bot-figure-{one}"), "111") for one in FIGURES)
    card = Card(view, text("bot-outcome-lost-resigned"), good=False, figures=figures)
    assert [words for words in labels(end(card)) if words.endswith(CUT)] == []


@pytest.mark.parametrize("locale", locales())
def test_no_word_of_the_greeting_is_cut(locale: str) -> None:
    assert [words for words in labels(hello(Look(locale=locale))) if words.endswith(CUT)] == []
