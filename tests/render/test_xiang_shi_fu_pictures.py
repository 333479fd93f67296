"""Pictures of Xiang Shi Fu: as drawn before, small, quick, the same every time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import render
from render import Look
from render.boards import board
from render.draw import _cell
from tests.render import xiang_shi_fu as boards
from tests.render.costs import settled
from tests.render.test_pictures import off, opened
from tests.render.xiang_shi_fu import LARGE, LIGHT, view

LAST = ("exchange:c55-g65::5:c=full-fourteen,g=full-fourteen",)

PICTURES: dict[str, Callable[[], bytes]] = {
    "xsf-partners-dark": lambda: render.picture(view(boards.PARTNERS, said=("g55",), last=LAST)),
    "xsf-classic-light": lambda: render.picture(view(boards.PARTNERS, look=LIGHT, last=LAST)),
    "xsf-pair-light": lambda: render.picture(view(boards.PAIR, look=LIGHT, said=("d1111",))),
    "xsf-target-dark": lambda: render.picture(view(boards.TARGET, said=("a66",))),
    "xsf-shanghai-dark": lambda: render.picture(view(boards.SHANGHAI, said=("e66",))),
    "xsf-eight-light": lambda: render.picture(view(boards.EIGHT, look=LIGHT)),
    "xsf-dragons-light-large": lambda: render.picture(
        view(boards.DRAGONS, look=LARGE, said=("h65",))
    ),
    "xsf-harmony-dark": lambda: render.picture(view(boards.HARMONY, said=("a55",))),
    "xsf-locked-dark": lambda: render.picture(view(boards.LOCKED)),
    "xsf-stuck-light": lambda: render.picture(view(boards.STUCK, look=LIGHT)),
    "xsf-won-shanghai-dark": lambda: render.picture(view(boards.won("shanghai"))),
    "xsf-won-eight-light": lambda: render.picture(view(boards.won("eight-triplets"), look=LIGHT)),
}


def test_a_lost_mark_is_more_than_the_tolerance() -> None:
    first, second = (
        opened(render.picture(view(boards.PARTNERS, said=said))) for said in (("g55",), ())
    )
    assert off(first, second) > 0.005


def test_pictures_drawn_afresh_are_the_same_bytes() -> None:
    seen = view(boards.TARGET, said=("a66",))
    first = render.picture(seen)
    board(boards.NAME).forget()
    _cell.cache_clear()
    assert render.picture(view(boards.TARGET, said=("a66",))) == first


def test_after_an_exchange_only_two_cells_are_drawn_anew() -> None:
    before = view(boards.PARTNERS, choices=False)
    render.picture(before)
    drawn = _cell.cache_info().misses
    render.picture(boards.of(before.position.play(0, "c44-g55")[0], choices=False))
    assert _cell.cache_info().misses - drawn <= 2


def test_equal_views_have_equal_keys_and_every_press_another() -> None:
    views = [view(boards.PARTNERS, said=said) for said in ((), (), ("g55",), ("c44",))]
    assert len({one.key() for one in views}) == 3
    assert len({render.picture(one) for one in views}) == 3


@pytest.mark.parametrize(
    ("notation", "said"),
    [(boards.PARTNERS, ("g55",)), (boards.SHANGHAI, ("e66",)), (boards.EIGHT, ())],
)
def test_a_board_costs_little_more_than_its_encoding(notation: str, said: tuple[str, ...]) -> None:
    seen = view(notation, said=said, look=Look())
    found = settled(seen)
    assert found.fits, found
