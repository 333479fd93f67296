"""Films of games: what is seen in each frame, and how large they are."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from games import game
from render import Film, Look, View, alt, picture
from render.boards import board
from render.draw import draw
from render.encode import indexed
from render.replay import HELD, STEP, WIDE, framed
from render.things import Rect, Tile
from render.tokens import LEAST_TILE
from tests.render.films import longest, played, variants

GAMES_ = [("guo-wu-guan", "classic"), ("xiang-shi-fu", "shanghai"), ("four-colour", "four-colour")]
GAMES_ += [("wu-hsing", "standard")]


def opened(film: Film) -> Image.Image:
    """A film as a viewer reads it."""
    return Image.open(BytesIO(picture(film)))


@pytest.mark.parametrize(("name", "variant"), GAMES_)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_frame_is_the_whole_board_of_its_position(
    name: str, variant: str, theme: str
) -> None:
    look = Look("light" if theme == "light" else "dark")
    views = played(name, variant, "frames", 9).views
    film = Film(tuple(replace(view, look=look) for view in views))
    shown = opened(film)
    assert getattr(shown, "n_frames", 0) == len(film.views)
    for number, scene in enumerate(board(name).scenes(film.views)):
        shown.seek(number)
        wanted = indexed(draw(framed(scene), look.theme), look.theme, 64).convert("RGB")
        assert wanted.size == (WIDE, -(-scene.height // 3) * 2)
        assert not ImageChops.difference(wanted, shown.convert("RGB")).getbbox()
        held = HELD if number == len(film.views) - 1 else STEP
        assert shown.info["duration"] == held
    assert shown.info["loop"] == 0


@pytest.mark.parametrize(("name", "variant"), GAMES_)
def test_sixty_moves_are_at_most_700_kilobytes(name: str, variant: str) -> None:
    data = picture(longest(name, variant))
    assert len(data) <= 700_000
    width, height = Image.open(BytesIO(data)).size
    assert width == WIDE
    assert height % 2 == 0, "it becomes a video, whose sides are even"


def test_in_a_film_nothing_leaves_its_place_and_tiles_stay_legible() -> None:
    for name, variant in variants():
        if name != "guo-wu-guan":
            continue
        for scene in board(name).scenes(longest(name, variant).views):
            page = Rect(0, 0, scene.width, scene.height)
            tiles = [thing.rect for thing in scene.things if isinstance(thing, Tile)]
            assert all(page.holds(rect) for rect in tiles)
            assert not any(one.overlaps(two) for at, one in enumerate(tiles) for two in tiles[:at])
            assert all(rect.h >= LEAST_TILE for rect in tiles)
            assert len({rect.h for rect in tiles}) <= 1


@pytest.mark.parametrize(("name", "variant"), GAMES_)
def test_a_frame_shows_what_the_board_shows(name: str, variant: str) -> None:
    """Drawn in its own size it is the reduced board, but for edges and letters."""
    scene = board(name).scenes(played(name, variant, "small", 6).views)[-1]
    small = draw(framed(scene), "dark")
    reduced = draw(scene, "dark").resize(small.size, Image.Resampling.BOX)
    coarse = [one.reduce(16) for one in (small, reduced)]
    unlike = ImageChops.difference(*coarse).convert("L").point(lambda value: 255 * (value > 24))
    assert unlike.histogram()[255] <= 0.02 * unlike.width * unlike.height


def test_equal_films_have_equal_names_and_bytes() -> None:
    one, two = (played("xiang-shi-fu", "classic", "same", 5) for _ in range(2))
    other = played("xiang-shi-fu", "classic", "other", 5)
    assert (one.key(), picture(one)) == (two.key(), picture(two))
    assert one.key() != other.key()


def test_a_film_of_one_position_is_one_frame() -> None:
    film = played("wu-hsing", "open", "alone", 0)
    assert getattr(opened(film), "n_frames", 0) == 1
    assert opened(film).info["duration"] == HELD


def test_a_film_in_words_tells_its_length_and_its_end() -> None:
    film = played("guo-wu-guan", "lenient", "words", 7)
    assert alt(film).startswith("Replay in 7 pictures.")
    assert len(alt(film)) <= 1024


def test_open_hands_are_drawn_and_hidden_ones_are_not() -> None:
    position = game("four-colour").deal("four-colour", "hands")
    views = [
        View("four-colour", shown, None, choices=False, names=("A", "B", "C", "D"))
        for shown in (position, position.seen_by(None))
    ]
    cards = [str(board("four-colour").scene(view)).count("Strip(") for view in views]
    assert cards[0] >= 4 * 20, "every card of every hand"
    assert cards[1] <= 8, "four backs and the card on the table"
