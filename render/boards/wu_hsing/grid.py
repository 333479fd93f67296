"""The panel of the board: rulers, dots, dominoes, the last one, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from games.wu_hsing import Board
from games.wu_hsing.grid import Domino
from games.wu_hsing.teach import fitting
from render.boards.wu_hsing.measure import Measure, Panels, measure
from render.boards.wu_hsing.options import Asked, Spot
from render.boards.wu_hsing.table import as_board, laid
from render.labels import Style, label
from render.letters import width
from render.things import Badge, Block, Box, Dots, Frame, Label, Panel, Rect, Sign, Thing
from render.view import Look, View

_RULER = 22
_LAST, _PICKED, _PLACE = 5, 6, 4
_MOST_BADGE = 40
_FACE_DOWN = "??"


def grid(view: View, said: Asked, where: Panels) -> tuple[list[Thing], list[Box]]:
    """Lay the panel out."""
    board = as_board(view.position)
    found = measure(board.placed, where.inner)
    things: list[Thing] = [Panel(where.board), Dots(found.grid, found.cell)]
    things += _rulers(found, where.board, view.look)
    things += _dominoes(board, found)
    if view.look.teach and board.placed and not board.opening:
        things += _lesson(board, found, said)
    things += (
        _framed(found, domino, "gold", _LAST)
        for domino in laid(view.last)
        if domino in board.placed
    )
    if said.placed:
        things += _picked(found, said.placed)
    places, boxes = _places(found, said, view.look)
    return [*things, *places], boxes


@lru_cache(maxsize=64)
def _rulers(found: Measure, board: Rect, look: Look) -> tuple[Label, ...]:
    """The coordinates of the notation: most moves leave the squares where they are."""
    return tuple(_coordinates(found, board, look))


def _coordinates(found: Measure, board: Rect, look: Look) -> Iterator[Label]:
    """Every second one where there is little room."""
    style, inner = Style(_RULER, 500, "muted"), found.inner
    last = max(abs(found.left), abs(found.left + found.columns))
    step = 1 if found.cell > width(f"-{last}", _RULER, 500, look.locale) + 6 else 2
    for x in range(found.left, found.left + found.columns):
        if x % step == 0:
            square = found.square(x, found.top)
            room = Rect(square.x - 20, inner.bottom, square.w + 40, board.bottom - inner.bottom)
            yield label(room, _number(x), style, look, "middle")
    step = 1 if found.cell > _RULER + 6 else 2
    for y in range(found.top, found.top + found.rows):
        if y % step == 0:
            square = found.square(found.left, y)
            room = Rect(board.x + 2, square.y, inner.x - board.x - 6, square.h)
            yield label(room, _number(y), style, look, "right")


def _number(value: int) -> str:
    return str(value).replace("-", "\u2212")


def _dominoes(board: Board, found: Measure) -> Iterator[Block]:
    for domino in board.placed:
        place = found.domino(domino.x, domino.y, domino.way)
        yield Block(place, domino.colours)
    if board.down and board.opening:
        yield Block(found.domino(0, 0, "h"), board.down)


def _framed(found: Measure, domino: Domino, colour: str, thick: int) -> Frame:
    """A frame on the edge of a domino, which touches no neighbour."""
    place = found.domino(domino.x, domino.y, domino.way)
    return Frame(place.grown(2 - thick), colour, thick)


def _picked(found: Measure, domino: Domino) -> Iterator[Thing]:
    yield Block(found.domino(domino.x, domino.y, domino.way), domino.colours)
    yield _framed(found, domino, "select", _PICKED)


def _places(found: Measure, said: Asked, look: Look) -> tuple[list[Thing], list[Box]]:
    """Dashed outlines, small squares of the colours that come there, numbers in the middle."""
    spots = said.spots
    things: list[Thing] = []
    boxes: list[Box] = []
    things += (
        Frame(place.grown(-_PLACE), "select", _PLACE, dashed=True)
        for place in _outlines(found, spots)
    )
    things += _swatches(found, spots)
    for spot in spots:
        marks, touches = _marks(found, spot, look)
        things += marks
        boxes += touches
    return things, boxes


def _outlines(found: Measure, spots: tuple[Spot, ...]) -> Iterator[Rect]:
    """The places; those that overlap in one line have one outline together."""
    lines: dict[tuple[str, int], list[Rect]] = {}
    for spot in sorted(spots, key=lambda one: (one.x, one.y)):
        place = found.domino(spot.x, spot.y, spot.way)
        line = lines.setdefault((spot.way, spot.y if spot.way == "h" else spot.x), [])
        if line and line[-1].overlaps(place):
            last = line.pop()
            place = Rect(last.x, last.y, place.right - last.x, place.bottom - last.y)
        line.append(place)
    for line in lines.values():
        yield from line


def _swatches(found: Measure, spots: tuple[Spot, ...]) -> Iterator[Block]:
    """In the middle of every square, where no number reaches, the one or two colours for it."""
    wanted: dict[tuple[int, int], dict[str, None]] = {}
    for spot in spots:
        for square, colour in spot.colours():
            wanted.setdefault(square, {})[colour] = None
    side = max(13, round(found.cell * 0.36))
    for (x, y), colours in wanted.items():
        middle = found.square(x, y).middle
        half = round(side * 0.58) if len(colours) > 1 else side
        left = middle[0] - (half * len(colours) + 2 * (len(colours) - 1)) // 2
        for number, colour in enumerate(colours):
            yield Block(Rect(left + number * (half + 2), middle[1] - half // 2, half, half), colour)


def _marks(found: Measure, spot: Spot, look: Look) -> tuple[list[Badge], list[Box]]:
    """Where the two squares meet: one number, or two side by side along the edge between them."""
    one, two = (found.square(*square) for square in spot.squares)
    x, y = (one.x + two.right) // 2, (one.y + two.bottom) // 2
    count = len(spot.options)
    most = _MOST_BADGE * (1.25 if look.large else 1)
    size = round(min(most, found.cell * (0.6 if count == 1 else 0.37)))
    badges: list[Badge] = []
    boxes: list[Box] = []
    for number, option in enumerate(spot.options):
        away = round((number - (count - 1) / 2) * found.cell * 0.48)
        dx, dy = (0, away) if spot.way == "h" else (away, 0)
        rect = Rect(x + dx - size // 2, y + dy - size // 2, size, size)
        badges.append(Badge(rect, option.mark, "text", "bg"))
        boxes.append(_touch(found, spot, option.path, rect, count))
    return badges, boxes


def _touch(found: Measure, spot: Spot, path: tuple[str, ...], badge: Rect, count: int) -> Box:
    """The whole place when it is of one choice, else the number and the air around it."""
    if count == 1:
        rect = found.domino(spot.x, spot.y, spot.way)
    else:
        rect = badge.grown(round(found.cell * 0.02))
    return Box(path, rect.x, rect.y, rect.w, rect.h)


def _lesson(board: Board, found: Measure, said: Asked) -> Iterator[Thing]:
    """What fits on each free square that is not asked about: colours, or a cross for none.

    Each of several colours has its own corner, so that the corner tells it as well.
    """
    taken = {square for spot in said.spots for square in spot.squares}
    if said.placed:
        taken |= set(Spot(said.placed.x, said.placed.y, said.placed.way, ()).squares)
    for at, colours in fitting(board.placed).items():
        if at in taken:
            continue
        x, y = found.square(*at).middle
        if not colours:
            side = max(10, round(found.cell * 0.3))
            yield Sign(Rect(x - side // 2, y - side // 2, side, side), "cross", "line")
        elif len(colours) == 1:
            side = round(found.cell * 0.44)
            yield Block(Rect(x - side // 2, y - side // 2, side, side), colours)
        else:
            yield from _several(colours, (x, y), found.cell)


_CORNERS: Mapping[str, tuple[float, float]] = {
    "B": (-0.3, -0.3),
    "W": (0.3, -0.3),
    "R": (0.0, 0.0),
    "Y": (-0.3, 0.3),
    "K": (0.3, 0.3),
}


def _several(colours: str, middle: tuple[int, int], cell: int) -> Iterator[Block]:
    side = max(8, round(cell * 0.27))
    for colour in colours:
        dx, dy = _CORNERS[colour]
        x, y = middle[0] + round(dx * cell), middle[1] + round(dy * cell)
        yield Block(Rect(x - side // 2, y - side // 2, side, side), colour)
