"""Pictures in the rules: every group whole in its row, in both themes, and in words."""

from __future__ import annotations

from io import BytesIO
from typing import get_args

import pytest
from PIL import Image

from games import GAMES, Game, text
from render import MOST_ALT, alt, locales, picture, text_board
from render.exhibits import exhibit
from render.plain import COLUMNS, columns
from render.posters import Exhibit
from render.things import Badge, Block, Inset, Label, Panel, Rect, Strip, Tile
from render.tokens import HEIGHT, LEAST_TEXT, WIDTH
from render.view import Look, Theme

GROUPS = [
    (one, section)
    for one in GAMES.values()
    for section, example in one.examples.items()
    if example.groups
]
EVERY = pytest.mark.parametrize(
    ("game", "section"), GROUPS, ids=[f"{one.code}-{section}" for one, section in GROUPS]
)


def poster(game: Game, section: str, look: Look) -> Exhibit:
    title = text(f"{game.code}-rules-{section}-title")
    return Exhibit(look, game.name, game.code, title, game.examples[section].groups)


@EVERY
@pytest.mark.parametrize("locale", locales())
def test_rows_hold_their_pieces_and_names_without_touching(
    game: Game, section: str, locale: str
) -> None:
    scene = exhibit(poster(game, section, Look(locale=locale)))
    things = [one for one in scene.things if not isinstance(one, Inset | Badge)]
    rows = [one.rect for one in things if isinstance(one, Panel)]
    inner = [one for one in things if not isinstance(one, Panel) and one.rect.y >= rows[0].y]
    assert len(rows) == len(game.examples[section].groups)
    assert not any(one.overlaps(two) for one in rows for two in rows if one is not two)
    assert all(Rect(0, 0, WIDTH, HEIGHT).holds(one.rect) for one in things)
    assert all(any(row.holds(one.rect) for row in rows) for one in inner)
    assert not any(
        one.rect.overlaps(two.rect) for at, one in enumerate(inner) for two in inner[at + 1 :]
    )
    labels = [one for one in things if isinstance(one, Label)]
    assert all(one.size >= LEAST_TEXT for one in labels)
    assert not any(one.words.endswith("…") for one in labels)


@EVERY
def test_every_piece_of_a_group_is_drawn(game: Game, section: str) -> None:
    scene = exhibit(poster(game, section, Look()))
    drawn = [one for one in scene.things if isinstance(one, Tile | Strip | Block)]
    each = {"guo-wu-guan": 3, "xiang-shi-fu": 3, "four-colour": 2, "wu-hsing": 1}[game.name]
    wanted = sum((len(one.pieces) + (each == 3)) // each for one in game.examples[section].groups)
    assert len(drawn) == wanted


@EVERY
@pytest.mark.parametrize("theme", get_args(Theme))
def test_the_picture_is_small_and_the_same_again(game: Game, section: str, theme: Theme) -> None:
    shown = poster(game, section, Look(theme))
    data = picture(shown)
    assert Image.open(BytesIO(data)).size == (WIDTH, HEIGHT)
    assert len(data) < 80_000
    exhibit.cache_clear()
    assert picture(shown) == data


@EVERY
@pytest.mark.parametrize("locale", locales())
def test_all_of_it_is_said_in_words_and_in_characters(
    game: Game, section: str, locale: str
) -> None:
    shown = poster(game, section, Look(locale=locale))
    words, board = alt(shown), text_board(shown)
    assert 20 < len(words) <= MOST_ALT
    assert not words.endswith("…")
    assert all(columns(line) <= COLUMNS for line in board.split("\n"))
    assert len(board.split("\n")) == 2 * len(shown.groups)
