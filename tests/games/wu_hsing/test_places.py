"""Where dominoes can be placed: from scratch and kept up to date, against a plain scan."""

from __future__ import annotations

import copy
import random
from itertools import pairwise, product
from math import prod

from hypothesis import given, settings

from games.wu_hsing import Board
from games.wu_hsing.grid import placements, places
from games.wu_hsing.live import Live
from games.wu_hsing.pattern import is_legal
from games.wu_hsing.rules import COLOURS
from games.wu_hsing.teach import fitting
from tests.games.wu_hsing.support import Party, board, option, parties

Square = tuple[int, int]


def squares(position: Board) -> dict[Square, str]:
    found = {}
    for domino in position.placed:
        for step, colour in enumerate(domino.colours):
            right, down = (step, 0) if domino.way == "h" else (0, step)
            found[domino.x + right, domino.y + down] = colour
    return found


def row_through(covered: dict[Square, str], square: Square, step: Square) -> str:
    """The whole row through a covered square."""
    x, y = square
    while (x - step[0], y - step[1]) in covered:
        x, y = x - step[0], y - step[1]
    row = ""
    while (x, y) in covered:
        row += covered[x, y]
        x, y = x + step[0], y + step[1]
    return row


def scanned(position: Board) -> dict[str, int]:
    """Every legal placement and its points, straight from the words of the rule book."""
    covered, rack = squares(position), set(position.racks[position.turn])
    across = [x for x, _ in covered]
    down = [y for _, y in covered]
    area = product(
        range(min(across) - 2, max(across) + 2), range(min(down) - 2, max(down) + 2), "hv"
    )
    found = {}
    for x, y, way in area:
        for one, two in product(COLOURS, repeat=2):
            if not {one + two, two + one} & rack:
                continue
            points = _points(position, covered, (x, y, way), (one, two))
            if points:
                found[f"{one}{two}@{x},{y}{way}"] = points
    return dict(sorted(found.items()))


def _points(
    position: Board, covered: dict[Square, str], place: tuple[int, int, str], pair: tuple[str, str]
) -> int:
    """0 where the placement is illegal."""
    x, y, way = place
    along, side = ((1, 0), (0, 1)) if way == "h" else ((0, 1), (1, 0))
    new = (x, y), (x + along[0], y + along[1])
    if any(square in covered for square in new):
        return 0
    after = covered | dict(zip(new, pair, strict=True))
    rows = [(row_through(after, new[0], along), 2)]
    rows += [(row_through(after, square, side), 1) for square in new]
    lengths = [len(row) for row, own in rows if len(row) > own]
    if len(lengths) < 2 or not all(is_legal(row) for row, _ in rows):
        return 0
    chain = {(one.x, one.y) for one in position.placed if one.way == way} | {(x, y)}
    count = 1
    for step in (-1, 1):
        at = step
        while (x + at * side[0], y + at * side[1]) in chain:
            count, at = count + 1, at + step
    return 0 if count > 3 else prod(lengths) * (2 if pair[0] == pair[1] else 1)


@settings(max_examples=40, deadline=None)
@given(parties())
def test_the_generator_agrees_with_a_scan_of_the_board(party: Party) -> None:
    position = party.somewhere()
    if position.to_act and not position.opening:
        assert position.points(position.turn) == scanned(position)
        assert list(position.moves(position.turn)) == sorted(position.moves(position.turn))


@settings(max_examples=25, deadline=None)
@given(parties())
def test_places_kept_up_to_date_are_those_from_scratch(party: Party) -> None:
    positions = [one for one in party.positions() if not one.opening and one.placed]
    live = Live(positions[0].placed)
    assert live.places() == set(places(positions[0].placed))
    stack = []
    for before, after in pairwise(positions):
        (new,) = set(after.placed) - set(before.placed)
        stack.append(live.place(*option(str(new))))
        assert live.places() == set(places(after.placed))
    for position in reversed(positions[:-1]):
        live.take_back(stack.pop())
        assert live.places() == set(places(position.placed))


def test_taking_back_leaves_nothing_behind() -> None:
    position = WORKED
    live = Live(position.placed)
    before = copy.deepcopy((live.cells, live.firsts, live.fits, live.meetings))
    for move in position.moves(0):
        live.take_back(live.place(*option(move)))
        assert (live.cells, live.firsts, live.fits, live.meetings) == before


WORKED = board(
    "WB@-1,-1v;BK@1,-1h;YR@0,0h;WR@2,0v;KK@3,0v;KW@-1,1v;YB@0,1h;YR@0,2h",
    "BKRKYYBYWW/WRYK",
)


def test_which_colours_fit_on_each_free_square() -> None:
    fits = fitting(WORKED.placed)
    assert fits[3, -1] == "", "square X can never be covered"
    assert fits[-2, 0] == "K"
    assert fits[4, 0] == "B"
    square_y = fitting(board("YB@-3,0h;WR@-1,0v;KY@0,-2v", "BRBK/WW").placed)
    assert square_y[0, 0] == "RK"


@settings(max_examples=40, deadline=None)
@given(parties())
def test_a_placement_covers_squares_only_with_colours_that_fit(party: Party) -> None:
    position = party.somewhere()
    fits, covered = fitting(position.placed), squares(position)
    assert not set(fits) & set(covered)
    for (x, y), colours in fits.items():
        for colour in COLOURS:
            after = covered | {(x, y): colour}
            rows = [row_through(after, (x, y), step) for step in ((1, 0), (0, 1))]
            assert (colour in colours) == all(map(is_legal, rows))


def test_a_far_board_is_read_and_played() -> None:
    far = board("BW@99990,-99990h;RY@99990,-99989h", "WRYK/KK")
    near = board("BW@0,0h;RY@0,1h", "WRYK/KK")
    assert sorted(far.points(0).values()) == sorted(near.points(0).values())
    move = random.Random(1).choice(far.moves(0))
    assert far.play(0, move)[0]
    assert placements(far.placed, ()) == {}
