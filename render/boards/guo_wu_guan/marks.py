"""The marks of the choices: frames, lanes or letters under the tiles, and badges in the gaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import ceil, hypot
from typing import Literal

from games.guo_wu_guan import Board
from render.boards.guo_wu_guan.measure import GAP, LEFT, Measure
from render.boards.guo_wu_guan.options import Option
from render.dominoes import PIP, RIM
from render.things import Badge, Bar, Box, Frame, Rect, Sign, Thing
from render.tokens import LEAST_BADGE
from render.view import Look

_LANE = 6
_TOUCH = 44
_PLATES = 6
"""Letters in a line under a tile."""

MANY = 12
"""Of more sets none is marked: the buttons name their tiles."""

Style = Literal["frames", "lanes", "letters", "none"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where the tiles lie that choices are about."""

    level: tuple[Rect, ...]
    generals: tuple[Rect, ...]
    measure: Measure


@lru_cache(maxsize=256)
def style(chosen: tuple[Option, ...]) -> Style:
    """Frames while no tile is shared; then lanes, as long as every set has a gap of its own."""
    shared = any(set(one.places) & set(two.places) for one, two in combinations(chosen, 2))
    if not shared:
        return "frames"
    if any(one.side for one in chosen) or _round(chosen):
        return "lanes"
    return "letters" if len(chosen) <= MANY else "none"


def _round(chosen: tuple[Option, ...]) -> bool:
    """Whether all sets are neighbours on the circle, so that each owns the gap it begins with."""
    together = all(
        option.wraps or option.places[2] - option.places[0] == 2  # noqa: PLR2004 - three neighbours
        for option in chosen
    )
    return together and len({option.first for option in chosen}) == len(chosen)


def skirt(chosen: tuple[Option, ...], look: Look) -> int:
    """The room that marks need under every line of the level."""
    match style(chosen):
        case "frames" | "none":
            return 0
        case "lanes":
            return 2 + _LANE * len(set(_lanes(chosen).values()))
        case "letters":
            return 5 + _deepest(chosen) * (_plate(look) + 3)


def marks(board: Board, chosen: tuple[Option, ...], place: Place, look: Look) -> list[Thing]:
    """All marks of the choices; badges come after all frames."""
    found: list[Thing] = []
    thick, skirts = place.measure.air.frame, place.measure.skirt > 0
    match style(chosen):
        case _ if board.over or not chosen:
            return []
        case "none":
            return []
        case "letters":
            return list(_letters(chosen, place.level, look)) if skirts else []
        case "frames":
            found += (thing for option in chosen for thing in _frames(option, place.level, thick))
        case "lanes":
            found += _bars(chosen, place.level) if skirts else ()
    for option in chosen:
        found += (Frame(rect, option.colour, thick) for rect in _ends(option, place.generals))
    found += _arrows(chosen, place.level)
    return [*found, *(badge for option in chosen for badge in _badges(option, place, look))]


def hits(
    chosen: tuple[Option, ...], things: tuple[Thing, ...], level: tuple[Rect, ...]
) -> tuple[Box, ...]:
    """Where each choice can be touched: its letters, and its tiles while they are its alone."""
    found = []
    whole = style(chosen) == "frames"
    for option in chosen:
        rects = [
            thing.rect.grown(max(0, (_TOUCH - thing.rect.w) // 2))
            for thing in things
            if isinstance(thing, Badge) and thing.mark == option.mark
        ]
        rects += [level[place] for place in option.places] if whole else []
        found += [Box(option.path, rect.x, rect.y, rect.w, rect.h) for rect in rects]
    return tuple(found)


def _frames(option: Option, level: tuple[Rect, ...], thick: int) -> Iterator[Thing]:
    for place in option.places:
        yield Frame(level[place], option.colour, thick)
    for one, two in zip(option.places, option.places[1:], strict=False):
        if two == one + 1 and level[one].y == level[two].y:
            x = level[one].right + 3
            yield Bar(Rect(x, _middle(level[one]) - 4, level[two].x - 3 - x, 8), option.colour)


def _lanes(chosen: tuple[Option, ...]) -> dict[int, int]:
    """A lane for every choice, so that choices sharing a tile lie in different ones."""
    lanes: dict[int, int] = {}
    for number, option in enumerate(chosen):
        taken = {
            lanes[other]
            for other in range(number)
            if set(chosen[other].places) & set(option.places)
        }
        lanes[number] = next(lane for lane in range(len(chosen)) if lane not in taken)
    return lanes


def _bars(chosen: tuple[Option, ...], level: tuple[Rect, ...]) -> Iterator[Thing]:
    lanes = _lanes(chosen)
    for number, option in enumerate(chosen):
        for place in option.places:
            rect = level[place]
            y = rect.bottom + 3 + lanes[number] * _LANE
            yield Bar(Rect(rect.x - 1, y, rect.w + 2, 4), option.colour)


def _letters(chosen: tuple[Option, ...], level: tuple[Rect, ...], look: Look) -> Iterator[Thing]:
    """Under every tile the letters of all sets that it belongs to."""
    high = _plate(look)
    for place, rect in enumerate(level):
        here = [option for option in chosen if place in option.places]
        rows = ceil(len(here) / _PLATES)
        in_row = ceil(len(here) / rows) if rows else 0
        for number, option in enumerate(here):
            row, column = divmod(number, in_row)
            count = min(in_row, len(here) - row * in_row)
            wide = min(high + 6, (rect.w + 2) // in_row - 2)
            x = rect.middle[0] - (count * (wide + 2) - 2) // 2 + column * (wide + 2)
            spot = Rect(x, rect.bottom + 5 + row * (high + 3), wide, high)
            yield Badge(spot, option.mark, option.colour, shape="plate")


def _deepest(chosen: tuple[Option, ...]) -> int:
    """How many lines of letters the tile with the most sets needs."""
    counts = Counter(place for option in chosen for place in option.places)
    return ceil(max(counts.values()) / _PLATES)


def _ends(option: Option, generals: tuple[Rect, ...]) -> list[Rect]:
    ends = {"L": generals[:1], "R": generals[-1:], "LR": (*generals[:1], *generals[-1:])}
    return list(ends.get(option.side, ()))


def _arrows(chosen: tuple[Option, ...], level: tuple[Rect, ...]) -> Iterator[Thing]:
    """Before the first tile: this set comes from the right end."""
    wrapped = [option for option in chosen if option.wraps]
    side = 26 if len(wrapped) == 1 else 22
    for number, option in enumerate(wrapped):
        y = _middle(level[0]) - side * len(wrapped) // 2 + number * (side + 2)
        yield Sign(Rect(LEFT - side - 14, y, side, side), "right", option.colour)


def _badges(option: Option, place: Place, look: Look) -> Iterator[Thing]:
    if not option.mark or not option.places:
        return
    home = place.level[option.first]
    size = badge_size(home.h, option.mark, look)
    spots = [(home.right + GAP // 2, _middle(home))]
    if option.side == "R":
        spots = [(place.level[-1].right + GAP // 2, _middle(home))]
    spots += [(rect.right + GAP // 2, _middle(rect)) for rect in _ends(option, place.generals)]
    for x, y in spots:
        spot = Rect(x - size // 2, y - size // 2, size, size)
        yield Badge(spot, option.mark, option.colour)


def badge_size(tile: int, mark: str, look: Look) -> int:
    """As large as design wants it, but never so large that a badge in a gap touches a pip."""
    wanted = max(LEAST_BADGE, round(tile * 0.45)) + (6 if len(mark) > 1 else 0)
    wanted = round(wanted * 1.25) if look.large else wanted
    across, along = 0.22 * (1 - RIM) * tile, GAP / 2 + 0.2 * tile
    return min(wanted, int(2 * (hypot(across, along) - PIP * tile)) - 1)


def _plate(look: Look) -> int:
    return 30 if look.large else 24


def _middle(rect: Rect) -> int:
    """The middle of the face of a tile: its rim lies below."""
    return rect.y + round(rect.h * (1 - RIM) / 2)
