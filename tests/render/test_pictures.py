"""Pictures as pixels and bytes: as drawn before, small, quick, the same every time."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import render
from games import GAMES, game, text
from render import Card, Look, View, cards, letters, sprites
from render.boards import board
from render.pictures import USUAL_TILES, warm_tiles
from render.things import Inset, Label, Tile
from tests.render import boards
from tests.render.boards import view
from tests.render.costs import settled

GOLDEN = Path(__file__).parent / "golden"
RENEW = "RENEW_GOLDEN" in os.environ

FACTS = (text("gwg-fact-levels", n=5), text("bot-fact-round", n=12))
LIGHT = Look("light")


def won(look: Look) -> Card:
    figures = (
        (text("bot-figure-moves"), "34"),
        (text("bot-figure-undos"), "1"),
        (text("bot-figure-hints"), "0"),
        (text("bot-figure-time"), "12:07"),
    )
    seen = view(boards.WON, look=look, names=("小龍",))
    return Card(seen, text("gwg-outcome-won"), good=True, figures=figures, stars=2)


PICTURES: dict[str, Callable[[], bytes]] = {
    "two-sets-dark": lambda: render.picture(view(boards.TWO_SETS, facts=FACTS)),
    "many-sets-light": lambda: render.picture(view(boards.MANY_SETS, look=LIGHT)),
    "both-ends-dark": lambda: render.picture(view(boards.BOTH_ENDS)),
    "around-light-large": lambda: render.picture(
        view(boards.AROUND, look=Look("light", large=True))
    ),
    "longest-dark": lambda: render.picture(view(boards.LONGEST)),
    "seven-light": lambda: render.picture(view(boards.SEVEN, look=LIGHT)),
    "stuck-dark": lambda: render.picture(view(boards.STUCK)),
    "hello-dark": lambda: render.picture(render.Hello()),
    "won-light": lambda: render.picture(won(LIGHT)),
}


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def off(first: Image.Image, second: Image.Image) -> float:
    """The share of pixels with a channel off by more than 32."""
    bands = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[33:]) / (worst.width * worst.height)


def test_a_changed_tile_is_more_than_the_tolerance() -> None:
    other = boards.TWO_SETS.replace("66.62.53", "53.62.66")
    first = opened(render.picture(view(boards.TWO_SETS)))
    assert off(first, opened(render.picture(view(other)))) > 0.0005


def test_the_same_view_gives_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    files = [tmp_path / "1.png", tmp_path / "2.png"]
    for number, file in enumerate(files):
        command = [sys.executable, "-m", "render", "--game", "gwg", "--out", str(file)]
        env = dict(os.environ, PYTHONHASHSEED=str(number))
        subprocess.run([*command, "--position", boards.TWO_SETS], check=True, env=env)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_pictures_drawn_side_by_side_are_the_same() -> None:
    views = [
        view(one, look=look) for one in (boards.AROUND, boards.SEVEN) for look in (Look(), LIGHT)
    ]
    alone = [render.picture(one) for one in views]
    for kept in (sprites.tile, sprites.badge, sprites.corners, sprites.pill, letters.mask):
        kept.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(render.picture, views * 3)) == alone * 3


def test_equal_views_have_equal_keys_and_hashes() -> None:
    first, second = view(boards.TWO_SETS), view(boards.TWO_SETS)
    assert (first.key(), hash(first)) == (second.key(), hash(second))
    others = [
        view(boards.TWO_SETS, look=LIGHT),
        view(boards.TWO_SETS, names=("Bo",)),
        view(boards.TWO_SETS, last=("remove:1:11.22.33:split",)),
        view(boards.AROUND),
    ]
    assert len({first.key(), *(other.key() for other in others)}) == 5


def exchanged(notation: str, first: str, second: str) -> str:
    swapped = notation.replace(first, "??").replace(second, first).replace("??", second)
    assert swapped != notation
    return swapped


@pytest.mark.parametrize(
    ("notation", "first", "second"),
    [(boards.TWO_SETS, "x32", "x55"), (boards.AROUND, "x55", "x33")],
)
def test_face_down_tiles_are_in_nothing_that_is_shown(
    notation: str, first: str, second: str
) -> None:
    whole = [
        View(boards.GUO_WU_GUAN, game(boards.GUO_WU_GUAN).parse(one), viewer)
        for one in (notation, exchanged(notation, first, second))
        for viewer in (0, None)
    ]
    assert len({one.position for one in whole}) == 2
    assert len({render.picture(one) for one in whole}) == 1
    assert len({render.alt(one) for one in whole}) == 1
    assert len({render.text_board(one) for one in whole}) == 1
    assert len({render.hits(one).boxes for one in whole}) == 1


@pytest.mark.parametrize("notation", [boards.TWO_SETS, boards.MANY_SETS, boards.SEVEN])
def test_a_board_costs_little_more_than_its_encoding(notation: str) -> None:
    seen = view(notation, facts=FACTS)
    found = settled(seen)
    assert found.fits, found


def test_a_card_with_much_on_it_stays_inside() -> None:
    figures = tuple((text("gwg-title"), "123456789012345678901234567890") for _ in range(9))
    seen = view(boards.MANY_SETS, names=("W" * 200,))
    card = Card(seen, text("gwg-outcome-lost-too-few-generals"), good=False, figures=figures)
    assert opened(render.picture(card)).size == (1200, 800)
    assert len(render.alt(card)) <= render.MOST_ALT


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_greeting_has_room_for_one_to_four_games(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = cards.samples(Look())[:1] * count
    monkeypatch.setattr(cards, "samples", lambda _: shown)
    scene = cards.hello.__wrapped__(Look())
    insets = [thing.rect for thing in scene.things if isinstance(thing, Inset)]
    assert len(insets) == count
    for at, rect in enumerate(insets):
        assert rect.right <= 1180
        assert rect.bottom <= 780
        assert not any(rect.overlaps(other) for other in insets[:at])


def test_boards_of_all_games_keep_their_proportions_in_the_greeting() -> None:
    scene = cards.hello.__wrapped__(Look())
    insets = [thing for thing in scene.things if isinstance(thing, Inset)]
    assert len(insets) == min(4, len(GAMES))
    for inset in insets:
        assert abs(inset.rect.w / inset.rect.h - inset.scene.width / inset.scene.height) < 0.01


@pytest.mark.parametrize("name", [one.name for one in GAMES.values()])
def test_every_game_has_a_card_at_its_end(name: str) -> None:
    position = game(name).parse(board(name).SAMPLE).seen_by(None)
    seen = View(name, position, None, names=("Olena", "Bo", "小龍", "Minh")[: position.seats])
    card = Card(seen, text("gwg-outcome-won"), good=True)
    width, height = opened(render.picture(card)).size
    assert width == 1200
    assert 800 <= height <= 1200
    words = [thing.words for thing in cards.end(card).things if isinstance(thing, Label)]
    assert (", ".join(seen.names) in words) == (position.seats == 1)  # else they stand on the board


def test_most_boards_of_guo_wu_guan_find_their_tiles_drawn() -> None:
    """From the deal on, a choice after the other: the sizes are those that people meet."""
    one, sizes = game("guo-wu-guan"), Counter[int]()
    for variant in one.variants:
        chance, position = random.Random(variant.name), one.deal(variant.name, "tiles", 1)
        while position.outcome is None and position.moves(0):
            tiles = board(one.name).scene(View(one.name, position)).things
            sizes.update(
                {min(tile.rect.w, tile.rect.h) for tile in tiles if isinstance(tile, Tile)}
            )
            position, _ = position.play(0, chance.choice(position.moves(0)))
    assert sum(sizes[height] for height in USUAL_TILES) > 0.6 * sizes.total()


def test_warmed_tiles_are_not_drawn_again() -> None:
    warm_tiles()
    drawn = sprites.tile.cache_info().misses
    warm_tiles()
    assert sprites.tile.cache_info().misses == drawn
