"""Pictures of Wu Hsing: quick, without what is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import render
from games import Position, game
from render import View
from render.boards import board
from tests.render import wu_hsing as boards
from tests.render.costs import settled
from tests.render.test_pictures import off, opened
from tests.render.wu_hsing import LARGE, LIGHT, NAME, TEACH, early, ended, position, view

BOOKLET = position(boards.BOOKLET)
WIDE = position(boards.angle(9, 7))

PICTURES: dict[str, Callable[[], bytes]] = {
    "wuh-rack-dark": lambda: render.picture(view(BOOKLET, 0, last=boards.LAST)),
    "wuh-places-dark": lambda: render.picture(early()),
    "wuh-places-light-large": lambda: render.picture(
        View(NAME, early().position, early().viewer, LARGE, early().said)
    ),
    "wuh-group-light": lambda: render.picture(view(BOOKLET, look=LIGHT, last=boards.CYCLE)),
    "wuh-lesson-light": lambda: render.picture(view(BOOKLET, 1, look=TEACH)),
    "wuh-wide-dark": lambda: render.picture(view(WIDE, 0)),
    "wuh-end-light": lambda: render.picture(
        View(NAME, ended("open", 4).position, None, LIGHT, names=boards.NAMES_OF_SEATS)
    ),
}


def test_another_domino_is_more_than_the_tolerance() -> None:
    other = position(boards.BOOKLET.replace("RK@-2,-1v", "RR@-2,-1v"))
    first, second = (opened(render.picture(view(one))) for one in (BOOKLET, other))
    assert off(first, second) > 0.002


def test_pictures_drawn_afresh_are_the_same_bytes() -> None:
    first = render.picture(view(BOOKLET, 0))
    board(NAME).forget()
    assert render.picture(view(BOOKLET, 0)) == first


@pytest.mark.parametrize("viewer", [None, 2])
def test_racks_of_others_change_no_byte(viewer: int | None) -> None:
    deal = game(NAME).deal("standard", "hidden", 3)
    fields = str(deal).split()
    racks = fields[3].split("/")
    fields[3] = "/".join((racks[1], racks[0], racks[2]))
    one, two = (view(seen, viewer) for seen in (deal, position(" ".join(fields))))
    assert render.picture(one) == render.picture(two)
    assert render.alt(one) == render.alt(two)
    assert render.text_board(one) == render.text_board(two)
    assert render.hits(one) == render.hits(two)


@pytest.mark.parametrize(("seen", "viewer"), [(BOOKLET, 0), (BOOKLET, None), (WIDE, 0)])
def test_a_board_costs_little_more_than_its_encoding(seen: Position, viewer: int | None) -> None:
    shown = view(seen, viewer, last=boards.LAST)
    found = settled(shown)
    assert found.fits, found
