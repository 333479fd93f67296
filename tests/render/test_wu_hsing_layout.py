"""The layout of Wu Hsing keeps to its places, fits any board and shows what is there."""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES, Position, menu
from games.wu_hsing.teach import fitting
from render import Look, View
from render.boards.wu_hsing.measure import LARGEST, Measure, measure, panels
from render.boards.wu_hsing.table import as_board
from render.letters import width
from render.things import Badge, Bar, Block, Box, Frame, Label, Panel, Rect, Scene, Sign, Thing
from render.tokens import LEAST_TEXT, MARGIN
from tests.render import wu_hsing as boards
from tests.render.wu_hsing import (
    KINDS_OF_GAMES,
    MINUS,
    NAME,
    TIMES,
    early,
    ended,
    position,
    scene,
    view,
    walked,
)

T = TypeVar("T", bound=Thing)

USUAL = panels(0)
BOARD, SIDE = USUAL.board, USUAL.side

LEAST_TOUCH = 15


def of(picture: Scene, kind: type[T]) -> list[T]:
    return [thing for thing in picture.things if isinstance(thing, kind)]


def place(thing: Thing) -> Rect:
    return thing.outer if isinstance(thing, Frame) else thing.rect


def check(seen: View) -> None:
    picture = scene(seen)
    assert (picture.width, picture.height) == (1200, 800)
    assert all(label.size >= LEAST_TEXT for label in of(picture, Label))
    _inside(picture)
    _apart(picture)
    _touchable(picture, seen)


def _inside(picture: Scene) -> None:
    panels = [panel.rect for panel in of(picture, Panel)]
    whole = Rect(MARGIN, 0, picture.width - 2 * MARGIN, picture.height - MARGIN)
    assert all(whole.holds(panel) for panel in panels)
    head = Rect(0, 0, picture.width, 76)
    for thing in picture.things:
        if not isinstance(thing, Panel):
            assert any(one.holds(place(thing)) for one in (head, *panels)), thing


def _apart(picture: Scene) -> None:
    labels = [label.rect for label in of(picture, Label) if label.rect.w]
    blocks = [block.rect for block in of(picture, Block)]
    badges = [badge.rect for badge in of(picture, Badge)]
    signs = [sign.rect for sign in of(picture, Sign)]
    bars = [bar.rect for bar in of(picture, Bar)]
    for kind in (labels, blocks, signs, bars):
        assert not [(a, b) for a, b in combinations(kind, 2) if a.overlaps(b)]
    for first, second in combinations((labels, blocks, signs, bars), 2):
        assert not [(a, b) for a in first for b in second if a.overlaps(b)]
    assert not [(a, b) for a, b in combinations(badges, 2) if _discs_touch(a, b)]
    assert not [(a, b) for a in badges for b in labels if a.overlaps(b)]
    for badge in badges:
        assert not [block for block in of(picture, Block) if _covers_a_shape(badge, block)]


def _discs_touch(one: Rect, two: Rect) -> bool:
    (x, y), (u, v) = one.middle, two.middle
    return (x - u) ** 2 + (y - v) ** 2 < ((one.w + two.w) / 2 - 3) ** 2


def _covers_a_shape(badge: Rect, block: Block) -> bool:
    """Whether a disc reaches the shape in the middle of a square."""
    rect, count = block.rect, len(block.colours)
    unit = min(rect.w, rect.h)
    for at in range(count):
        along = round(max(rect.w, rect.h) / count * (at + 0.5))
        upright = rect.h > rect.w
        x, y = (rect.w // 2, along) if upright else (along, rect.h // 2)
        half = unit * 0.22
        dx = max(abs(badge.middle[0] - rect.x - x) - half, 0)
        dy = max(abs(badge.middle[1] - rect.y - y) - half, 0)
        if dx**2 + dy**2 < (badge.w / 2 - 3) ** 2:
            return True
    return False


def _touchable(picture: Scene, seen: View) -> None:
    asked = seen.viewer is not None and not seen.position.outcome
    choices = menu(seen.position, seen.viewer or 0, seen.said).choices if asked else ()
    assert {box.path for box in picture.boxes} == {choice.path for choice in choices}
    assert {badge.mark for badge in of(picture, Badge)} == {choice.mark for choice in choices}
    whole = Rect(0, 0, picture.width, picture.height)
    for box in picture.boxes:
        rect = Rect(box.x, box.y, box.w, box.h)
        assert whole.holds(rect)
        assert min(rect.w, rect.h) >= LEAST_TOUCH


@pytest.mark.parametrize(("variant", "seats"), KINDS_OF_GAMES)
def test_boards_of_random_games_keep_to_their_places(variant: str, seats: int) -> None:
    for seen in walked(variant, seats, "layout"):
        check(seen)


@pytest.mark.parametrize(("variant", "seats"), KINDS_OF_GAMES)
@pytest.mark.parametrize("look", [Look(large=True), Look(teach=True)])
def test_large_marks_and_lessons_keep_to_their_places(variant: str, seats: int, look: Look) -> None:
    for seen in walked(variant, seats, "looks", every=5):
        check(View(seen.game, seen.position, seen.viewer, look, seen.said, seen.names))


@pytest.mark.parametrize(("across", "down"), [(9, 7), (10, 10), (10, 0), (1, 10)])
@pytest.mark.parametrize("viewer", [None, 0])
def test_long_layouts_keep_to_their_places(across: int, down: int, viewer: int | None) -> None:
    seen = position(boards.angle(across, down))
    check(view(seen, viewer))
    check(view(seen, viewer, look=boards.TEACH))


def test_a_board_of_18_by_15_has_squares_of_13_pixels_on_a_phone() -> None:
    found = measured(position(boards.angle(9, 7)))
    assert found.cell >= 39
    assert found.columns >= 20
    assert found.rows >= 17


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("variant", ["duel-a", "duel-b", "open"])
def test_long_racks_can_be_read_on_a_phone(variant: str, viewer: int | None) -> None:
    """On a phone the picture is 390 pixels wide: a domino to be picked at least 34 of them."""
    picture = scene(view(GAMES[NAME].deal(variant, "long", 2), viewer))
    racks = [block for block in of(picture, Block) if block.rect.x > panels(15).side.x]
    held = [block.rect.w for block in racks if any(touches(box, block) for box in picture.boxes)]
    assert all(width_ >= 34 * 1200 / 390 for width_ in held)
    if viewer is None:
        assert min(block.rect.w for block in racks) >= 26 * 1200 / 390


def touches(box: Box, block: Block) -> bool:
    return (box.x, box.y) == (block.rect.x, block.rect.y)


def test_larger_boards_have_smaller_squares() -> None:
    cells = [measured(position(boards.angle(n, n))).cell for n in (1, 4, 7, 10)]
    assert cells == sorted(cells, reverse=True)
    assert cells[0] == LARGEST
    assert cells[-1] >= 28


@settings(max_examples=25)
@given(names=st.lists(st.text(max_size=80), min_size=4, max_size=4), over=st.booleans())
def test_no_name_breaks_the_picture(names: list[str], over: bool) -> None:
    seen = ended("open", 4) if over else next(iter(walked("standard", 4, "names")))
    last = ("place:1:KK@3,0v:h4,h4:32",)
    check(View(seen.game, seen.position, None, names=tuple(names), last=last))


def measured(seen: Position) -> Measure:
    """Where squares are beside a side of the usual width."""
    return measure(as_board(seen).placed, USUAL.inner)


def words(picture: Scene) -> list[str]:
    return [label.words for label in of(picture, Label)]


def on_board(picture: Scene, board: Rect = BOARD) -> list[Block]:
    return [block for block in of(picture, Block) if board.holds(block.rect)]


def beside(picture: Scene) -> list[Block]:
    return [block for block in of(picture, Block) if SIDE.holds(block.rect)]


def test_every_domino_lies_on_its_squares() -> None:
    seen = view(position(boards.BOOKLET))
    placed = as_board(seen.position).placed
    found = measured(seen.position)
    drawn = {(block.rect, block.colours) for block in on_board(scene(seen))}
    assert drawn == {(found.domino(one.x, one.y, one.way), one.colours) for one in placed}
    square = found.square(2, 0)
    assert (found.square(3, 0).x, found.square(2, 1).y) == (square.right, square.bottom)


def test_rulers_name_the_squares_as_the_notation_does() -> None:
    seen = view(position(boards.BOOKLET))
    picture, found = scene(seen), measured(seen.position)
    rulers = [label for label in of(picture, Label) if BOARD.holds(label.rect)]
    for label in rulers:
        value = int(label.words.replace(MINUS, "-"))
        if label.rect.y > BOARD.bottom - 40:
            assert abs(label.rect.middle[0] - found.square(value, 0).middle[0]) <= 1
        else:
            assert label.rect.middle[1] == found.square(0, value).middle[1]
    assert {label.words for label in rulers} >= {f"{MINUS}2", f"{MINUS}1", "0", "1", "2", "3", "4"}


def test_the_last_domino_is_framed_and_its_rows_are_multiplied() -> None:
    picture = scene(view(position(boards.BOOKLET), last=boards.LAST))
    (frame,) = of(picture, Frame)
    framed = [block.colours for block in on_board(picture) if frame.outer.holds(block.rect)]
    assert (frame.colour, framed) == ("gold", ["BY"])
    assert f"6 {TIMES} 7 = 42" in words(picture)


def test_all_dominoes_since_the_last_look_are_framed() -> None:
    events = ("place:1:YY@0,-2v:v5,h5:50", "pass:1:BRWY", *boards.LAST)
    picture = scene(view(position(boards.BOOKLET), last=events))
    framed = [
        block.colours
        for block in on_board(picture)
        if any(frame.outer.holds(block.rect) for frame in of(picture, Frame))
    ]
    assert framed == ["YY", "BY"]
    assert f"6 {TIMES} 7 = 42" in words(picture)


def test_a_double_counts_twice_and_the_cycle_is_shown() -> None:
    picture = scene(view(position(boards.BOOKLET), last=boards.CYCLE))
    assert f"5 {TIMES} 5 {TIMES} 2 = 50" in words(picture)
    swatches = [block.colours for block in beside(picture) if len(block.colours) == 1]
    assert swatches == list("KBRYW")


def test_scores_stand_beside_the_names_and_the_turn_has_a_bar() -> None:
    picture = scene(view(position(boards.angle(9, 7))))
    assert {"Jürgen", "Олена", "1234", "987"} <= set(words(picture))
    (bar,) = of(picture, Bar)
    name = next(label for label in of(picture, Label) if label.words == "Jürgen")
    assert bar.rect.y <= name.rect.middle[1] <= bar.rect.bottom
    assert bar.colour == "gold"


def test_only_the_own_rack_is_shown_where_racks_are_hidden() -> None:
    deal = position(boards.BOOKLET)
    group = [block.colours for block in beside(scene(view(deal)))]
    assert group == ["??", "??"]
    own = [block.colours for block in beside(scene(view(deal, 1))) if block.colours != "??"]
    assert own == ["BB", "BW", "WR", "RK", "YK"]


def test_open_racks_stand_under_the_names_of_the_others() -> None:
    seen = view(position(boards.angle(9, 7)), 0)
    shown = [block.colours for block in beside(scene(seen)) if block.colours != "??"]
    assert shown == ["BB", "YY", "KK", "BB", "WW", "RR"]
    assert shown.count("YY") == 1


def test_dominoes_that_fit_have_letters_and_others_none() -> None:
    seen = view(position(boards.BOOKLET), 0)
    marks = {badge.mark for badge in of(scene(seen), Badge)}
    choices = menu(seen.position, 0).choices
    assert marks == {choice.mark for choice in choices}
    assert len(choices) < len(as_board(seen.position).racks[0])


def test_places_are_outlined_and_numbered_from_the_best() -> None:
    seen = early()
    picture = scene(seen)
    choices = menu(seen.position, seen.viewer or 0, seen.said).choices
    numbers = [badge.mark for badge in of(picture, Badge)]
    assert sorted(numbers, key=int) == [str(at + 1) for at in range(len(choices))]
    dashed = [frame for frame in of(picture, Frame) if frame.dashed]
    for badge in of(picture, Badge):
        assert any(frame.outer.holds(Rect(*badge.rect.middle, 1, 1)) for frame in dashed)


def test_the_picked_domino_is_framed_in_the_rack() -> None:
    seen = early()
    picture = scene(seen)
    (frame,) = (frame for frame in of(picture, Frame) if not frame.dashed)
    held = [block.colours for block in beside(picture) if frame.outer.holds(block.rect)]
    assert held == [seen.said[0]]


def test_both_ways_round_on_one_place_are_two_numbers_in_one_outline() -> None:
    seen = early()
    picture = scene(seen)
    moves = [choice.path[-1] for choice in menu(seen.position, seen.viewer or 0, seen.said).choices]
    places = {move[2:] for move in moves}
    assert len(places) < len(moves)
    assert len([frame for frame in of(picture, Frame) if frame.dashed]) <= len(places)
    assert len(picture.boxes) == len(moves)


def test_a_place_that_has_been_chosen_shows_the_domino_there() -> None:
    seen = early()
    move = menu(seen.position, seen.viewer or 0, seen.said).choices[0].path
    picked = View(seen.game, seen.position, seen.viewer, said=move, names=seen.names)
    frames = [frame for frame in of(scene(picked), Frame) if BOARD.holds(frame.outer)]
    covered = [
        block.colours
        for block in on_board(scene(picked))
        if any(frame.outer.holds(block.rect) for frame in frames)
    ]
    assert covered == [move[-1][:2]]
    assert {frame.colour for frame in frames} == {"select"}


def test_a_lesson_shows_what_fits_on_each_free_square() -> None:
    seen = view(position(boards.BOOKLET), 0, look=boards.TEACH)
    picture, found = scene(seen), measured(seen.position)
    free = fitting(as_board(seen.position).placed)
    swatches = [block for block in on_board(picture) if len(block.colours) == 1]
    for (x, y), colours in free.items():
        square = found.square(x, y)
        inside = [block.colours for block in swatches if square.holds(block.rect)]
        crosses = [sign for sign in of(picture, Sign) if square.holds(sign.rect)]
        assert sorted(inside) == sorted(colours)
        assert len(crosses) == (not colours)
    assert len(swatches) == sum(map(len, free.values()))


def test_without_a_lesson_free_squares_are_empty() -> None:
    picture = scene(view(position(boards.BOOKLET), 0))
    assert not [block for block in on_board(picture) if len(block.colours) == 1]


def test_the_end_shows_final_points_penalties_and_the_winner() -> None:
    over = position("wh standard BB@0,0h;BB@0,1h WR/KKRY 18/20 - -")
    picture = scene(view(over))
    told = words(picture)
    assert {f"{MINUS}7", f"18 {MINUS} 25", f"{MINUS}10", f"20 {MINUS} 30"} <= set(told)
    (check_,) = (sign for sign in of(picture, Sign) if sign.kind == "check")
    winner = next(label for label in of(picture, Label) if label.words == "Jürgen")
    assert abs(check_.rect.middle[1] - winner.rect.middle[1]) <= 1
    shown = [block.colours for block in beside(picture)]
    assert shown == ["WR", "RY", "KK"]


def test_a_secret_choice_lies_face_down_for_everybody_else() -> None:
    seen = position(
        "wh duel-b - BBBWBRBYBKWWWRWYWKRRRYRKYYYKKK/BBBWBRBYBKWWWRWYWKRRRYRKYYYKKK 0/0 1 -"
    )
    after, _ = seen.play(0, "KW@0,0h")
    for viewer in (None, 1):
        laid = on_board(scene(view(after, viewer)), panels(15).board)
        assert [block.colours for block in laid] == ["??"]
    other, _ = seen.play(0, "BB@0,0h")
    assert scene(view(after, 1)) == scene(view(other, 1))
    assert scene(view(after)) == scene(view(other))


def test_two_racks_that_differ_are_one_picture_for_the_group() -> None:
    other = boards.BOOKLET.replace("BRWYWKYYKK/BBBWWRRKYK", "BBBWWRRKYK/BRWYWKYYKK")
    one, two = (scene(view(position(text))) for text in (boards.BOOKLET, other))
    assert one == two


def test_the_widest_number_of_a_ruler_fits_beside_its_neighbour() -> None:
    found = measured(position(boards.angle(10, 10)))
    step = 1 if found.cell > width("-20", 22, 500) + 6 else 2
    assert step * found.cell > width(f"{MINUS}20", 22, 500)


def test_no_number_of_a_ruler_is_cut() -> None:
    pairs = ("RW", "BY", "KR", "WB", "YK") * 2
    column = ";".join(f"{pair}@0,{2 * at - 20}v" for at, pair in enumerate(pairs))
    notation = f"wh open {column} KK/RR 0/0 1 -"
    rulers = [label.words for label in of(scene(view(position(notation))), Label)]
    assert f"{MINUS}20" in rulers
    assert not [words_ for words_ in rulers if "…" in words_]


def test_a_computer_keeps_its_name_whole_where_the_panel_is_narrow() -> None:
    dealt = GAMES[NAME].deal("open", "narrow", 3)
    computers = [f"\u2699 Computer {number}" for number in (1, 2)]
    names = ("Olena", *(f"{one} (normal)" for one in computers))
    assert set(computers) <= set(words(scene(View(NAME, dealt, 0, names=names))))
