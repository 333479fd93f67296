"""Boards in numbers of the palette: the same to the eye as in colours, and the same every time."""

from __future__ import annotations

from typing import get_args

import pytest
from PIL import ImageChops

from games import GAMES, Game, text
from render.boards import board
from render.draw import draw, flat
from render.encode import indexed, packed
from render.memory import forget
from render.view import Look, Theme, View
from render.words import _bundle, _kept, say
from tests.bench.pictures import ordinary


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda one: one.name)
def test_a_board_in_numbers_looks_as_one_in_colours(game: Game, theme: Theme) -> None:
    seen = next(ordinary(1, [game]))
    view = View(seen.game, seen.position, seen.viewer, Look(theme), facts=seen.facts)
    scene = board(game.name).scene(view)
    wanted = indexed(draw(scene, theme), theme).convert("RGB")
    drawn = flat(scene, theme)
    difference = ImageChops.difference(wanted, drawn.convert("RGB")).convert("L")
    assert sum(difference.histogram()[26:]) == 0  # a shadow on a shadow, a step of the palette off
    assert sum(difference.histogram()[1:]) <= 0.02 * wanted.width * wanted.height
    forget()
    assert packed(flat(scene, theme)) == packed(drawn) == packed(flat(scene, theme))


def test_whoever_is_forgotten_costs_nobody_the_reading_of_files() -> None:
    say(text("bot-button-more"))
    read = _bundle("en")
    forget()
    assert _bundle("en") is read
    assert _kept.cache_info().currsize == 0
