"""Pictures of Four Colour Cards: quick, without what is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import render
from games import Position, game
from render.boards import board
from tests.render import four_colour as boards
from tests.render.costs import settled
from tests.render.four_colour import LARGE, LIGHT, NAME, built, ended, view
from tests.render.test_pictures import off, opened

SAMPLE = game(NAME).parse(board(NAME).SAMPLE)
LAST = ("disc:1:wE", "lapse:1:wE", "draw:2:wN")
CLAIMS = built(boards.EVERY_SOLDIER, "h3yS")
WIN = built(boards.WAITING, "u3rH")
DISCARD = built(boards.LOOSE + "gS")

PICTURES: dict[str, Callable[[], bytes]] = {
    "fcc-group-dark": lambda: render.picture(view(SAMPLE, last=LAST)),
    "fcc-group-light": lambda: render.picture(view(SAMPLE, look=LIGHT, last=LAST)),
    "fcc-own-dark": lambda: render.picture(view(SAMPLE, 0, last=LAST)),
    "fcc-claims-light-large": lambda: render.picture(view(CLAIMS, 0, look=LARGE)),
    "fcc-win-dark": lambda: render.picture(view(WIN, 0)),
    "fcc-discard-light": lambda: render.picture(view(DISCARD, 0, look=LIGHT)),
    "fcc-won-dark": lambda: render.picture(ended(won=True)),
    "fcc-drawn-dark": lambda: render.picture(ended(won=False)),
}


def test_another_card_is_more_than_the_tolerance() -> None:
    other = built(boards.EVERY_SOLDIER, "h3wS")
    first, second = (opened(render.picture(view(one))) for one in (CLAIMS, other))
    assert off(first, second) > 0.005


def test_pictures_drawn_afresh_are_the_same_bytes() -> None:
    first = render.picture(view(CLAIMS, 0))
    board(NAME).forget()
    assert render.picture(view(CLAIMS, 0)) == first


@pytest.mark.parametrize("viewer", [None, 3])
def test_other_hands_change_no_byte(viewer: int | None) -> None:
    """Two deals that differ only in the hands of seats 0 to 2 and in the order of the stock."""
    fields = str(CLAIMS).split()
    hands = fields[5].split("/")
    fields[5] = "/".join((hands[1], hands[2], hands[0], hands[3]))
    cards = [fields[7][at : at + 2] for at in range(0, len(fields[7]), 2)]
    fields[7] = "".join(reversed(cards))
    one, two = (view(position, viewer) for position in (CLAIMS, game(NAME).parse(" ".join(fields))))
    assert render.picture(one) == render.picture(two)
    assert render.alt(one) == render.alt(two)
    assert render.text_board(one) == render.text_board(two)
    assert render.hits(one) == render.hits(two)


@pytest.mark.parametrize(
    ("position", "viewer"), [(SAMPLE, None), (SAMPLE, 0), (CLAIMS, 0), (DISCARD, 0)]
)
def test_a_board_costs_little_more_than_its_encoding(
    position: Position, viewer: int | None
) -> None:
    seen = view(position, viewer)
    found = settled(seen)
    assert found.fits, found
