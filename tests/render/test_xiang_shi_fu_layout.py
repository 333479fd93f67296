"""The layout of Xiang Shi Fu keeps to its places and shows what is there."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import menu
from games.xiang_shi_fu import Board
from games.xiang_shi_fu.rules import RULES
from games.xiang_shi_fu.sets import SETS, set_types
from render import Look, View
from render.boards.xiang_shi_fu.cell import Face, cell
from render.boards.xiang_shi_fu.goal import goals
from render.boards.xiang_shi_fu.measure import CELL, PAIR_CELL
from render.boards.xiang_shi_fu.table import Held, State, table, upper
from render.dominoes import pips
from render.things import Badge, Bar, Frame, Label, Panel, Rect, Scene, Sign, Thing, Tile
from render.tokens import LEAST_TEXT, MARGIN
from tests.render import xiang_shi_fu as boards
from tests.render.xiang_shi_fu import ALL, VARIANTS, cells, flat, scene, view, walked

T = TypeVar("T", bound=Thing)

SEAT_TILE = (80, 160)
LEAST_WANTED = 31
LEAST_TOUCH = 36


def of(picture: Scene, kind: type[T]) -> list[T]:
    return [thing for thing in flat(picture) if isinstance(thing, kind)]


def place(thing: Thing) -> Rect:
    return thing.outer if isinstance(thing, Frame) else thing.rect


def wanted(picture: Scene) -> list[Tile]:
    """The tiles of the goal: all that lie at no seat."""
    return [thing for thing in picture.things if isinstance(thing, Tile)]


def check(seen: View) -> None:
    picture = scene(seen)
    _sizes(picture)
    _inside(picture)
    _apart(picture)
    _pips_free(picture)
    _touchable(picture, seen)


def _sizes(picture: Scene) -> None:
    for one in cells(picture):
        tiles = [thing.rect for thing in one.things if isinstance(thing, Tile)]
        assert {(tile.w, tile.h) for tile in tiles} == {SEAT_TILE}
    for tile in wanted(picture):
        assert LEAST_WANTED <= tile.rect.w < SEAT_TILE[0]
        assert tile.rect.h == 2 * tile.rect.w
    assert all(label.size >= LEAST_TEXT for label in of(picture, Label))


def _inside(picture: Scene) -> None:
    panels = [panel.rect for panel in of(picture, Panel)]
    whole = Rect(MARGIN, 0, picture.width - 2 * MARGIN, picture.height - MARGIN + 2)
    assert all(whole.holds(panel) for panel in panels)
    head = Rect(0, 0, picture.width, 76)
    for thing in flat(picture):
        if not isinstance(thing, Panel):
            assert any(one.holds(place(thing)) for one in (head, *panels)), thing
    for one in cells(picture):
        own = Rect(0, 0, one.rect.w, one.rect.h)
        assert all(own.holds(place(thing)) for thing in one.things)


def _apart(picture: Scene) -> None:
    tiles = [tile.rect for tile in of(picture, Tile)]
    labels = [label.rect for label in of(picture, Label) if label.rect.w]
    plates = [badge.rect for badge in of(picture, Badge)]
    signs = [sign.rect for sign in of(picture, Sign)]
    bars = [bar.rect for bar in of(picture, Bar) if not _joins(bar)]
    panels = [panel.rect for panel in of(picture, Panel)]
    for kind in (panels, tiles, labels, plates, signs):
        assert not [(a, b) for a, b in combinations(kind, 2) if a.overlaps(b)]
    for first, second in combinations((tiles, labels, plates, signs, bars), 2):
        assert not [(a, b) for a in first for b in second if a.overlaps(b)]
    frames = of(picture, Frame)
    for frame in frames:
        inner = frame.rect.grown(-6)
        others = [tile for tile in tiles if not tile.overlaps(inner)]
        assert not any(frame.outer.overlaps(other) for other in (*others, *labels, *plates))
    assert not [(a, b) for a, b in combinations(frames, 2) if a.outer.overlaps(b.rect)]


def _joins(bar: Bar) -> bool:
    """The bar between two framed tiles, and the thread between two bars under them."""
    return bar.rect.h in {2, 8}


def _pips_free(picture: Scene) -> None:
    """Frames lie on the edges and bars on the hairlines of tiles: neither may cover a pip."""
    for tile in of(picture, Tile):
        bars = [bar.rect for bar in of(picture, Bar) if bar.rect.overlaps(tile.rect)]
        framed = [frame for frame in of(picture, Frame) if frame.outer.holds(tile.rect)]
        for pip in pips(tile.face, min(tile.rect.w, tile.rect.h), upright=tile.upright):
            x, y = tile.rect.x + pip.x, tile.rect.y + pip.y
            assert all(_away(bar, x, y) >= pip.radius for bar in bars)
            for frame in framed:
                inner = frame.rect
                assert inner.x <= x - pip.radius
                assert x + pip.radius <= inner.right


def _away(rect: Rect, x: float, y: float) -> float:
    """How far a point is from a rectangle."""
    return hypot(max(rect.x - x, 0, x - rect.right), max(rect.y - y, 0, y - rect.bottom))


def _touchable(picture: Scene, seen: View) -> None:
    choices = menu(seen.position, 0, seen.said).choices
    assert {box.path for box in picture.boxes} == {choice.path for choice in choices}
    placed = [(box.path, Rect(box.x, box.y, box.w, box.h)) for box in picture.boxes]
    whole = Rect(0, 0, picture.width, picture.height)
    assert all(whole.holds(rect) and min(rect.w, rect.h) >= LEAST_TOUCH for _, rect in placed)
    for (path, one), (other, two) in combinations(placed, 2):
        assert path == other or not one.overlaps(two)


@pytest.mark.parametrize("variant", ALL)
def test_boards_of_random_games_keep_to_their_places(variant: str) -> None:
    for seen in walked(variant, "layout"):
        check(seen)


@pytest.mark.parametrize("notation", [boards.LOCKED, boards.STUCK, *map(boards.won, VARIANTS)])
@pytest.mark.parametrize("large", [False, True])
def test_boards_that_play_hardly_reaches_keep_to_their_places(notation: str, large: bool) -> None:
    check(view(notation, look=Look(large=large), last=("exchange:a66-j11:a:5:a=split",)))


@pytest.mark.parametrize("variant", ALL)
def test_the_name_of_no_variant_is_cut(variant: str) -> None:
    first = next(iter(walked(variant, "names")))
    shown = table(first.position)
    wanted = {"Olena", upper(shown.name, "en")}
    wanted |= {upper(shown.special, "en")} if shown.special else set()
    assert wanted <= {label.words for label in of(scene(first), Label)}


@settings(max_examples=40)
@given(name=st.text(max_size=80), variant=st.sampled_from(ALL))
def test_no_name_breaks_the_head(name: str, variant: str) -> None:
    first = next(iter(walked(variant, "names")))
    check(boards.of(first.position, names=(name,)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_seats_lie_in_rows_in_reading_order(variant: str) -> None:
    picture = scene(view(boards.won(variant)))
    rows: dict[int, str] = {}
    for one in sorted(cells(picture), key=lambda found: (found.rect.y, found.rect.x)):
        (plate,) = (thing for thing in one.things if isinstance(thing, Badge))
        rows[one.rect.y] = rows.get(one.rect.y, "") + plate.mark
    assert tuple(rows.values()) == RULES[variant].rows


def test_tiles_lie_high_to_low_in_their_seats() -> None:
    picture = scene(view(boards.PARTNERS))
    faces = {
        one.rect: "".join(thing.face for thing in one.things if isinstance(thing, Tile))
        for one in cells(picture)
    }
    assert ",".join(faces.values()) == boards.PARTNERS.split(":")[-1]


def line(picture: Scene, seat: str) -> tuple[str, str, Panel]:
    """The sign and the name at a seat, and its panel."""
    for one in cells(picture):
        (plate,) = (thing for thing in one.things if isinstance(thing, Badge))
        if plate.mark == seat:
            (sign,) = (thing for thing in one.things if isinstance(thing, Sign))
            (name,) = (thing for thing in one.things if isinstance(thing, Label))
            (panel,) = (thing for thing in one.things if isinstance(thing, Panel))
            return sign.kind, name.words, panel
    raise AssertionError(seat)


def test_valid_sets_have_a_check_and_their_name() -> None:
    picture = scene(view(boards.PARTNERS))
    kind, name, panel = line(picture, "f")
    assert (kind, name, panel.frame) == ("check", "Two-three-kao", "")


def test_invalid_sets_have_a_cross_a_word_and_red_dashes() -> None:
    picture = scene(view(boards.PARTNERS))
    kind, name, panel = line(picture, "a")
    assert (kind, name, panel.frame, panel.dashed) == ("cross", "No set", "red", True)


def test_dead_and_locked_sets_are_called_so() -> None:
    assert line(scene(view(boards.LOCKED)), "f")[1] == "Locked set"
    assert line(scene(view(boards.PAIR)), "b")[1] == "Dead set"
    assert line(scene(view(boards.PAIR)), "c")[1] == "No set"


def test_where_nothing_moves_sets_are_not_called_locked() -> None:
    picture = scene(view(boards.STUCK))
    words = {label.words for label in of(picture, Label)}
    assert "Stuck" in words
    assert "Locked set" not in words


def test_the_last_exchange_is_framed_in_gold() -> None:
    picture = scene(view(boards.PARTNERS, last=("exchange:c55-g65::5:c=split,g=split",)))
    gold = [one for one in "abcdepfghij" if line(picture, one)[2].frame == "gold"]
    assert gold == ["c", "g"]


def test_of_several_exchanges_the_last_one_is_framed() -> None:
    events = ("exchange:c55-g65::5:c=split,g=split", "exchange:d2222-p55::5:d=split,p=civil")
    picture = scene(view(boards.PARTNERS, last=(*events, "won")))
    assert [one for one in "abcdepfghij" if line(picture, one)[2].frame == "gold"] == ["d", "p"]


def framed(picture: Scene, *, dashed: bool) -> set[str]:
    """Seat and face of every tile with a frame."""
    found = set()
    for one in cells(picture):
        (plate,) = (thing for thing in one.things if isinstance(thing, Badge))
        frames = [thing for thing in one.things if isinstance(thing, Frame)]
        for tile in (thing for thing in one.things if isinstance(thing, Tile)):
            if any(frame.dashed == dashed and frame.outer.holds(tile.rect) for frame in frames):
                found.add(plate.mark + tile.face)
    return found


def test_before_a_press_bars_show_what_can_be_given() -> None:
    seen = view(boards.PARTNERS)
    picture = scene(seen)
    choices = {choice.path[0] for choice in menu(seen.position, 0).choices}
    under = set()
    for one in cells(picture):
        (plate,) = (thing for thing in one.things if isinstance(thing, Badge))
        bars = [thing.rect for thing in one.things if isinstance(thing, Bar)]
        for tile in (thing for thing in one.things if isinstance(thing, Tile)):
            if any(bar.middle[0] == tile.rect.middle[0] for bar in bars):
                under.add(plate.mark + tile.face)
    assert under == choices
    assert not of(picture, Frame)


def test_the_picked_tile_is_framed_and_its_partners_have_frames_of_dashes() -> None:
    seen = view(boards.PARTNERS, said=("g55",))
    picture = scene(seen)
    assert framed(picture, dashed=False) == {"g55"}
    moves = [choice.move for choice in menu(seen.position, 0, ("g55",)).choices]
    partners = {side for move in moves if move for side in move.split("-")} - {"g55"}
    assert framed(picture, dashed=True) == partners
    assert len(partners) == 7


def test_the_letters_of_seats_that_can_answer_are_lit_as_the_buttons_name_them() -> None:
    seen = view(boards.PARTNERS, said=("g55",))
    lit = {badge.mark for badge in of(scene(seen), Badge) if badge.colour == "select"}
    marks = {choice.mark[0] for choice in menu(seen.position, 0, ("g55",)).choices}
    assert lit == marks | {"g"}


def test_a_pair_that_goes_as_a_whole_is_framed_on_both_sides() -> None:
    picture = scene(view(boards.PAIR, said=("d1111",)))
    assert framed(picture, dashed=False) == {"d11", "p66"}
    assert len(of(picture, Frame)) == 4
    assert picture.boxes == ()


def test_without_choices_nothing_is_marked() -> None:
    picture = scene(view(boards.PARTNERS, choices=False, said=("g55",)))
    assert not of(picture, Frame)
    assert picture.boxes == ()


@pytest.mark.parametrize(
    ("notation", "done", "total"),
    [(boards.PARTNERS, 6, 11), (boards.SHANGHAI, 9, 10), (boards.EIGHT, 10, 12)],
)
def test_progress_is_a_number_and_as_many_dots(notation: str, done: int, total: int) -> None:
    picture = scene(view(notation, choices=False))
    assert f"{done}/{total}" in {label.words for label in of(picture, Label)}
    dots = [bar.colour for bar in of(picture, Bar)]
    assert dots == ["jade"] * done + ["line"] * (total - done)


def aims(notation: str) -> dict[str, tuple[int, int]]:
    return {goal.name.id: (goal.done, goal.of) for goal in goals(table(boards.read(notation)))}


def test_the_goals_of_the_variants_are_counted() -> None:
    assert aims(boards.PARTNERS) == {}
    assert aims(boards.TARGET) == {"ui-xsf-goal-target": (0, 1)}
    assert aims(boards.DRAGONS) == {
        "ui-xsf-goal-pair": (0, 1),
        "xsf-type-full-dragon": (1, 5),
        "xsf-type-five-sons": (2, 5),
    }
    assert aims(boards.HARMONY) == {"ui-xsf-goal-pair": (0, 1), "ui-xsf-goal-marriage": (0, 10)}
    assert aims(boards.EIGHT) == {"ui-xsf-goal-civil": (0, 4), "ui-xsf-goal-military": (2, 4)}
    assert aims(boards.SHANGHAI) == {
        "xsf-type-full-dragon": (0, 4),
        "xsf-type-small-dragon": (0, 2),
        "xsf-type-big-dragon": (0, 2),
        "ui-xsf-goal-gold": (0, 1),
        "ui-xsf-goal-silver": (0, 1),
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_won_board_says_so_and_has_reached_its_goal(variant: str) -> None:
    seen = view(boards.won(variant))
    assert isinstance(seen.position, Board)
    assert seen.position.won
    picture = scene(seen)
    assert "Solved" in {label.words for label in of(picture, Label)}
    assert "jade" in {panel.frame for panel in of(picture, Panel)}
    found = [goal.reached for goal in goals(table(seen.position))]
    assert any(found) if variant == "eight-triplets" else all(found)


def test_the_target_pair_lies_in_the_centre() -> None:
    picture = scene(view(boards.TARGET))
    assert [tile.face for tile in wanted(picture)] == ["41", "32"]
    assert [frame.colour for frame in of(picture, Frame)] == ["gold"]


def test_both_quartets_are_shown() -> None:
    faces = [tile.face for tile in wanted(scene(view(boards.EIGHT)))]
    assert faces[:8] == ["66", "66", "11", "11", "44", "44", "31", "31"]
    assert faces[8:] == ["63", "54", "62", "53", "52", "43", "41", "32"]


def test_the_pairs_of_a_quartet_that_lie_there_are_framed() -> None:
    picture = scene(view(boards.EIGHT, choices=False))
    frames = [frame.outer for frame in of(picture, Frame)]
    framed_ = [tile.face for tile in wanted(picture) if any(o.holds(tile.rect) for o in frames)]
    assert framed_ == ["62", "53", "41", "32"]


def test_both_ingots_are_shown() -> None:
    faces = [tile.face for tile in wanted(scene(view(boards.SHANGHAI)))]
    assert faces == ["63", "61", "61", "53", "51", "51"]


STATES: tuple[State, ...] = ("invalid", "locked", "dead")
NAMES = {
    Held("a", tiles, kind, "valid")
    for tiles in SETS
    for rule in ("standard", "thirteen", "mixed-dragon", "multiple")
    for kind in set_types(tiles, rule)
} | {Held("a", (66, 55, 44)[:size], "", state) for state in STATES for size in (2, 3)}


@pytest.mark.parametrize("large", [False, True])
def test_no_name_of_a_set_is_cut(large: bool) -> None:
    for held in NAMES:
        narrow = len(held.tiles) == 2
        for width, name in ((CELL[0], held.name), *(((PAIR_CELL, held.short),) if narrow else ())):
            words = upper(name, "en")
            face = Face("a", held.tiles, words, held.valid, (width, CELL[1]))
            things = cell(face, Look(large=large))
            assert words in {thing.words for thing in things if isinstance(thing, Label)}


def test_an_exchange_changes_two_cells_alone() -> None:
    before = view(boards.PARTNERS, choices=False)
    after = boards.of(before.position.play(0, "c44-g55")[0], choices=False)
    old, new = (cells(scene(one)) for one in (before, after))
    changed = [a.rect for a, b in zip(old, new, strict=True) if a != b]
    assert len(changed) == 2
