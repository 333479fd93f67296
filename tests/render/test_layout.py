"""Layouts keep to their places: nothing overlaps, nothing leaves its panel, no tile is small."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from typing import TypeVar

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from games import menu
from render import Box, Look, View
from render.boards import board
from render.dominoes import pips
from render.things import Badge, Bar, Frame, Label, Panel, Rect, Scene, Sign, Thing, Tile
from render.tokens import LEAST_TEXT, LEAST_TILE, MARGIN
from tests.render import boards
from tests.render.boards import VARIANTS, view, walked

T = TypeVar("T", bound=Thing)


def scene(seen: View) -> Scene:
    return board(seen.game).scene(seen)


def of(seen: Scene, kind: type[T]) -> list[T]:
    return [thing for thing in seen.things if isinstance(thing, kind)]


def place(thing: Thing) -> Rect:
    return thing.outer if isinstance(thing, Frame) else thing.rect


def check(seen: View) -> None:
    picture = scene(seen)
    _sizes(picture)
    _inside(picture)
    _apart(picture)
    _pips_free(picture)
    _touchable(picture, seen)


def _sizes(picture: Scene) -> None:
    assert {tile.rect.h for tile in of(picture, Tile)} <= set(range(LEAST_TILE, 77))
    assert all(tile.rect.w == 2 * tile.rect.h for tile in of(picture, Tile))
    assert all(label.size >= LEAST_TEXT for label in of(picture, Label))


def _inside(picture: Scene) -> None:
    panels = [panel.rect for panel in of(picture, Panel)]
    whole = Rect(MARGIN, 0, picture.width - 2 * MARGIN, picture.height)
    assert all(whole.holds(panel) for panel in panels)
    head = Rect(0, 0, picture.width, panels[0].y)
    for thing in picture.things:
        if not isinstance(thing, Panel):
            assert any(one.holds(place(thing)) for one in (head, *panels)), thing


def _apart(picture: Scene) -> None:
    kinds = (Panel, Tile, Label, Sign)
    for kind in kinds:
        _none_overlap([thing.rect for thing in of(picture, kind)])
    tiles = [tile.rect for tile in of(picture, Tile)]
    labels = [label.rect for label in of(picture, Label) if label.rect.w]
    under = [bar.rect for bar in of(picture, Bar)]
    plates = [badge.rect for badge in of(picture, Badge) if badge.shape == "plate"]
    discs = [badge.rect for badge in of(picture, Badge) if badge.shape == "disc"]
    signs = [sign.rect for sign in of(picture, Sign)]
    _none_overlap(plates)
    _none_overlap(discs)
    for first, second in combinations((tiles, labels, under, plates, signs), 2):
        assert not [(a, b) for a in first for b in second if a.overlaps(b)]
    assert not [(a, b) for a in discs for b in (*labels, *plates, *signs) if a.overlaps(b)]
    for frame in of(picture, Frame):
        others = [tile for tile in tiles if tile != frame.rect]
        assert not any(frame.outer.overlaps(other) for other in (*others, *labels))


def _none_overlap(rects: list[Rect]) -> None:
    assert not [(a, b) for a, b in combinations(rects, 2) if a.overlaps(b)]


def _pips_free(picture: Scene) -> None:
    """A badge is round and sits in a gap: it must not cover a pip."""
    discs = [badge.rect for badge in of(picture, Badge) if badge.shape == "disc"]
    for tile in of(picture, Tile):
        for disc in discs:
            if tile.face == "xx" or not disc.overlaps(tile.rect):
                continue
            x, y = disc.x + disc.w / 2, disc.y + disc.h / 2
            for pip in pips(tile.face, tile.rect.h):
                away = hypot(tile.rect.x + pip.x - x, tile.rect.y + pip.y - y)
                assert away >= pip.radius + disc.w / 2 - 0.5


def _touchable(picture: Scene, seen: View) -> None:
    choices = menu(seen.position, 0, seen.said).choices if seen.choices else ()
    marks = {badge.mark for badge in of(picture, Badge) if badge.colour != "face"}
    if len(choices) <= 12:
        assert marks == {choice.mark for choice in choices}
        assert {box.path for box in picture.boxes} == {choice.path for choice in choices}
    whole = Rect(0, 0, picture.width, picture.height)
    assert all(whole.holds(Rect(box.x, box.y, box.w, box.h)) for box in picture.boxes)


@pytest.mark.parametrize("variant", VARIANTS)
def test_boards_of_random_games_keep_to_their_places(variant: str) -> None:
    for seed in range(5):
        for seen in walked(variant, seed):
            check(seen)


@settings(max_examples=70)
@given(seed=st.integers(0, 10**9), large=st.booleans(), touched=st.integers(1, 7))
@example(seed=76735, large=True, touched=1)
@example(seed=6116, large=False, touched=2)
@example(seed=862628624, large=True, touched=5)
def test_layouts_that_play_hardly_reaches_fit_as_well(seed: int, large: bool, touched: int) -> None:
    position = boards.laid_out(seed)
    assume(position is not None)
    assert position is not None
    last = (f"remove:{touched}:11.22.33:split",)
    check(boards.of(position, look=Look(large=large), last=last))


@settings(max_examples=30)
@given(name=st.text(max_size=80), seed=st.integers(0, 10**6))
def test_no_name_breaks_the_head(name: str, seed: int) -> None:
    first = next(iter(walked(VARIANTS[seed % 5], seed)))
    check(boards.of(first.position, names=(name,)))


def test_twelve_long_names_of_sets_stay_in_their_level() -> None:
    check(view(boards.MANY_SETS, look=Look(large=True)))


def test_a_level_of_28_tiles_wraps() -> None:
    picture = scene(view(boards.LONGEST))
    assert len({tile.rect.y for tile in of(picture, Tile)}) >= 5


def test_generals_lie_face_down_but_for_the_ends() -> None:
    picture = scene(view(boards.TWO_SETS))
    assert [tile.face for tile in of(picture, Tile)[:6]] == ["22", "xx", "xx", "xx", "xx", "43"]


def test_a_face_down_common_row_is_one_back_with_its_count() -> None:
    picture = scene(view(boards.AROUND))
    assert [tile.face for tile in of(picture, Tile)].count("xx") == 1
    assert [badge.mark for badge in of(picture, Badge) if badge.colour == "face"] == ["2"]


def test_marks_stand_behind_the_first_tile_of_each_set_on_the_circle() -> None:
    picture = scene(view(boards.AROUND))
    level = [tile.rect for tile in of(picture, Tile)][24:30]
    middles = [rect.right + 8 for rect in level]
    found = {}
    for badge in of(picture, Badge):
        x, _ = badge.rect.middle
        if badge.rect.y < level[0].bottom and x in middles:
            found[badge.mark] = middles.index(x)
    assert found == {"A": 0, "B": 5, "C": 4, "D": 1, "E": 2}


def test_a_set_over_the_end_has_an_arrow_before_the_first_tile() -> None:
    picture = scene(view(boards.AROUND))
    arrows = [sign for sign in of(picture, Sign) if sign.rect.right < 144]
    assert len(arrows) == 2


def test_the_last_move_is_framed_in_gold() -> None:
    picture = scene(view(boards.TWO_SETS, last=("remove:3:11.22.33:split", "round", "draw:5:11")))
    framed = [number for number, panel in enumerate(of(picture, Panel)) if panel.frame]
    assert framed == [3]
    assert of(picture, Panel)[3].frame == "gold"


def test_a_picked_move_is_shown_alone() -> None:
    picture = scene(view(boards.TWO_SETS, said=("2abc",)))
    assert {frame.colour for frame in of(picture, Frame)} == {"select"}
    assert len(of(picture, Frame)) == 3
    assert not of(picture, Badge)


@pytest.mark.parametrize(("notation", "colour"), [(boards.WON, "jade"), (boards.STUCK, "red")])
def test_the_end_is_a_banner_with_a_sign(notation: str, colour: str) -> None:
    picture = scene(view(notation))
    assert [panel.frame for panel in of(picture, Panel) if panel.frame] == [colour]
    kinds = {sign.kind for sign in of(picture, Sign) if sign.colour == colour}
    assert ("check" if colour == "jade" else "cross") in kinds


def test_without_choices_nothing_is_marked() -> None:
    picture = scene(view(boards.TWO_SETS, choices=False))
    assert not of(picture, Badge)
    assert picture.boxes == ()


def test_a_framed_set_can_be_touched_on_its_tiles() -> None:
    picture = scene(view(boards.LONGEST))
    tiles = [tile.rect for tile in of(picture, Tile) if tile.rect in _framed(picture)]
    assert {(box.x, box.y) for box in picture.boxes} >= {(rect.x, rect.y) for rect in tiles}
    assert all(isinstance(box, Box) for box in picture.boxes)


def _framed(picture: Scene) -> list[Rect]:
    return [frame.rect for frame in of(picture, Frame)]
