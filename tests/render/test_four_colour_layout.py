"""The layout of Four Colour Cards keeps to its places, shows what is there and hides the rest."""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES, menu
from render import Look, View
from render.boards.four_colour.measure import QUARTER_HIGH, SEAT_HIGH, row
from render.boards.four_colour.seat import Face, seat
from render.boards.four_colour.table import hand
from render.sheet import walk
from render.things import Badge, Bar, Cell, Frame, Label, Panel, Rect, Scene, Sign, Strip, Thing
from render.tokens import LEAST_TEXT, MARGIN
from tests.render import four_colour as boards
from tests.render.four_colour import NAME, built, ended, flat, scene, view, walked

T = TypeVar("T", bound=Thing)

LEAST_CARD, LEAST_HELD, LEAST_TOUCH = 20, 34, 34
HELD = 176
"""How high a card of the own hand is."""


def of(picture: Scene, kind: type[T]) -> list[T]:
    return [thing for thing in flat(picture) if isinstance(thing, kind)]


def place(thing: Thing) -> Rect:
    return thing.outer if isinstance(thing, Frame) else thing.rect


def check(seen: View) -> None:
    picture = scene(seen)
    _sizes(picture)
    _inside(flat(picture), Rect(0, 0, picture.width, 76))
    _apart(flat(picture))
    _touchable(picture, seen)


def _sizes(picture: Scene) -> None:
    assert (picture.width, picture.height) == (1200, 900)
    assert all(strip.rect.w >= LEAST_CARD for strip in of(picture, Strip))
    held = [strip.rect.w for strip in of(picture, Strip) if strip.rect.h == HELD]
    assert all(width >= LEAST_HELD for width in held)
    assert all(label.size >= LEAST_TEXT for label in of(picture, Label))


def _inside(things: list[Thing], head: Rect) -> None:
    panels = [thing.rect for thing in things if isinstance(thing, Panel)]
    whole = Rect(MARGIN, 0, 1200 - 2 * MARGIN, 900 - MARGIN)
    assert all(whole.holds(panel) for panel in panels)
    for thing in things:
        if not isinstance(thing, Panel):
            assert any(one.holds(place(thing)) for one in (head, *panels)), thing


def _apart(things: list[Thing]) -> None:
    def rects(kind: type[Thing]) -> list[Rect]:
        return [thing.rect for thing in things if isinstance(thing, kind) and thing.rect.w]

    kinds = [rects(kind) for kind in (Strip, Label, Badge, Sign, Bar)]
    for kind in kinds:
        assert not [(a, b) for a, b in combinations(kind, 2) if a.overlaps(b)]
    for first, second in combinations(kinds, 2):
        assert not [(a, b) for a in first for b in second if a.overlaps(b)]
    panels = [thing.rect for thing in things if isinstance(thing, Panel)]
    for one, two in combinations(panels, 2):
        assert not one.overlaps(two) or one.holds(two) or two.holds(one)


def _touchable(picture: Scene, seen: View) -> None:
    asked = seen.viewer is not None and not seen.position.outcome
    choices = menu(seen.position, seen.viewer or 0, seen.said).choices if asked else ()
    assert {box.path for box in picture.boxes} == {choice.path for choice in choices}
    assert {badge.mark for badge in of(picture, Badge)} == {choice.mark for choice in choices}
    placed = [(box.path, Rect(box.x, box.y, box.w, box.h)) for box in picture.boxes]
    whole = Rect(0, 0, picture.width, picture.height)
    assert all(whole.holds(rect) and min(rect.w, rect.h) >= LEAST_TOUCH for _, rect in placed)
    for (path, one), (other, two) in combinations(placed, 2):
        assert path == other or not one.overlaps(two)


@pytest.mark.parametrize("seed", range(3))
def test_boards_of_random_deals_keep_to_their_places(seed: int) -> None:
    for seen in walked(seed):
        check(seen)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(
    ("hand_", "public"),
    [
        (boards.EVERY_SOLDIER, "h3yS"),
        (boards.WAITING, "u3rH"),
        (boards.LOOSE, "d0yS"),
        (boards.LOOSE + "gS", ""),
    ],
)
def test_hard_boards_keep_to_their_places(hand_: str, public: str, large: bool) -> None:
    check(view(built(hand_, public), 0, look=Look(large=large)))


@settings(max_examples=25)
@given(names=st.lists(st.text(max_size=80), min_size=4, max_size=4), seat_=st.integers(-1, 3))
def test_no_name_breaks_the_picture(names: list[str], seat_: int) -> None:
    position = built(boards.EVERY_SOLDIER, "h3yS")
    check(view(position, None if seat_ < 0 else seat_, names=tuple(names)))


@pytest.mark.parametrize("won", [True, False])
def test_the_end_keeps_to_its_places(won: bool) -> None:
    seen = ended(won=won)
    check(seen)
    longest = ("W" * 80,) * 4
    check(View(NAME, seen.position, None, names=longest))


SINGLES = (*((f"{colour}G",) for colour in "yrgw" for _ in range(4)), ("F1",), ("F2",))
MANY = (
    SINGLES,
    tuple(("yS", "yS", "yS", "yS") for _ in range(5)),
    tuple(("rC", "rH", "rN") for _ in range(6)),
)


@pytest.mark.parametrize("exposed", MANY)
@pytest.mark.parametrize("size", [row(78, 3, SEAT_HIGH)[0], row(78, 2, QUARTER_HIGH)[0]])
def test_as_many_groups_as_a_seat_can_show_fit_into_its_panel(
    exposed: tuple[tuple[str, ...], ...], size: Rect
) -> None:
    face = Face("W" * 40, "W" * 40, 20, exposed, (size.w, size.h), turn=True, new=len(exposed))
    things = flat(Scene(1200, 900, (Cell(size, seat(face, Look())),)))
    _inside(things, Rect(0, 0, 0, 0))
    _apart(things)
    cards = [thing.face for thing in things if isinstance(thing, Strip) and thing.face != "xx"]
    assert cards == [card for group in exposed for card in group]


def words(picture: Scene) -> set[str]:
    return {label.words for label in of(picture, Label)}


def test_the_group_sees_four_seats_with_their_counts_and_no_hand() -> None:
    picture = scene(view(built(boards.WAITING, "u3rH")))
    assert set(boards.NAMES_OF_SEATS) <= words(picture)
    assert [strip.face for strip in of(picture, Strip)].count("xx") == 4
    assert not [strip for strip in of(picture, Strip) if strip.rect.h == HELD]
    assert picture.boxes == ()


def test_seats_lie_around_the_table_so_that_the_next_one_is_at_the_right() -> None:
    position = built(boards.LOOSE + "gS")
    seated = [label for label in of(scene(view(position, 0)), Label) if label.size == 29]
    order = [label.words for label in sorted(seated, key=lambda one: one.rect.x)]
    assert order == [boards.NAMES_OF_SEATS[seat] for seat in (3, 2, 1)]


def test_the_public_card_is_large_and_told_by_its_owner() -> None:
    picture = scene(view(built(boards.WAITING, "u3rH"), 1))
    largest = max(of(picture, Strip), key=lambda strip: strip.rect.w * strip.rect.h)
    assert largest.face == "rH"
    assert {"drawn by", "小龍", "and not taken", "Claims are open"} <= words(picture)


def test_the_hand_lies_in_groups_with_a_bar_under_whole_ones() -> None:
    seen = view(built(boards.WAITING, "u3rH"), 0)
    picture = scene(seen)
    held = [strip.face for strip in of(picture, Strip) if strip.rect.h == HELD]
    assert sorted(held) == sorted(
        boards.WAITING[at : at + 2] for at in range(0, len(boards.WAITING), 2)
    )
    bars = [bar for bar in of(picture, Bar) if bar.colour == "jade"]
    assert len(bars) == sum(one.whole for one in hand(seen.position, 0))


def test_claims_show_their_cards_behind_their_letters() -> None:
    seen = view(built(boards.EVERY_SOLDIER, "h3yS"), 0)
    picture = scene(seen)
    claims = [one for one in menu(seen.position, 0).choices if len(one.path[0]) > 1]
    assert len(claims) == 6
    for claim in claims:
        (badge,) = (one for one in of(picture, Badge) if one.mark == claim.mark)
        (box,) = (one for one in picture.boxes if one.path == claim.path)
        place_ = Rect(box.x, box.y, box.w, box.h)
        cards = [strip.face for strip in of(picture, Strip) if place_.holds(strip.rect)]
        assert "".join(cards) == claim.path[0]
        assert place_.holds(badge.rect)


def test_to_win_and_to_pass_are_words_with_their_letters() -> None:
    picture = scene(view(built(boards.WAITING, "u3rH"), 0))
    assert {"Win", "Pass"} <= words(picture)
    assert {badge.mark for badge in of(picture, Badge)} >= {"W", "P"}


def test_a_card_that_may_go_has_its_mark_below_it_and_a_general_none() -> None:
    position = built(boards.WAITING + "wE")
    picture = scene(view(position, 0))
    marked = set()
    for badge in of(picture, Badge):
        above = Rect(badge.rect.x, badge.rect.y - 60, badge.rect.w, 60)
        marked |= {
            strip.face
            for strip in of(picture, Strip)
            if strip.rect.h == HELD and strip.rect.overlaps(above)
        }
    assert marked == {move[1:] for move in position.moves(0)}
    assert not marked & {"wG", "gG", "F1"}


def test_the_own_turn_is_framed_and_has_an_arrow() -> None:
    picture = scene(view(built(boards.LOOSE + "gS"), 0))
    (panel,) = (panel for panel in of(picture, Panel) if panel.frame == "gold")
    (arrow,) = (sign for sign in of(picture, Sign) if sign.kind == "right")
    assert panel.rect.holds(arrow.rect)
    assert panel.rect.y > 450


def test_groups_just_taken_and_the_newest_discard_are_framed() -> None:
    found = {"take": 0, "lapse": 0}
    since: tuple[str, ...] = ()
    for number, (position, last) in enumerate(walk(GAMES[NAME], NAME, "framed")):
        since = (*since, *last)
        if position.outcome or number % 4:
            continue
        picture = scene(view(position, last=since))
        takes = sum(event.startswith("take:") for event in since)
        lapsed = any(event.startswith("lapse:") for event in since)
        assert len([one for one in of(picture, Frame) if not one.dashed]) == takes + lapsed
        found["take"] += takes
        found["lapse"] += lapsed
        since = ()
    assert min(found.values()) >= 3


def test_the_end_lays_the_groups_open_with_points_that_add_up() -> None:
    seen = ended(won=True)
    picture = scene(seen)
    outcome = seen.position.outcome
    assert outcome is not None
    points = [
        int(one.words) for one in of(picture, Label) if one.size == 27 and one.words.isdigit()
    ]
    assert sum(points) == max(outcome.scores)
    groups = [*_list(outcome.detail["exposed"]), *_list(outcome.detail["revealed"])]
    assert len(points) == len(groups)
    lower = [strip.face for strip in of(picture, Strip) if strip.rect.y > 420]
    assert sorted(lower) == sorted(
        group[at : at + 2] for group in groups for at in range(0, len(group), 2)
    )
    (frame,) = of(picture, Frame)
    assert frame.colour == "jade"


def _list(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def test_hidden_cards_are_in_nothing_that_is_laid_out() -> None:
    one = built(boards.EVERY_SOLDIER, "h3yS")
    two = built(boards.LOOSE, "h3yS")
    assert scene(view(one)) == scene(view(two))


def test_nothing_tells_the_group_who_is_asked() -> None:
    played = (position for position, _ in walk(GAMES[NAME], NAME, "asked"))
    position = next(one for one in played if len(one.to_act) > 1)
    after, events = position.play(position.to_act[1], "p")
    assert events == ()
    for viewer in (None, *set(range(4)) - {position.to_act[1]}):
        assert scene(view(after, viewer)) == scene(view(position, viewer))
