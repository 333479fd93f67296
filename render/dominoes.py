"""Where the pips of a Chinese domino are, for drawing and for tests of what may not be covered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

RIM = 0.055
"""Height of the dark lower edge of a tile, in tile widths."""

PIP = 0.105
ONE = 0.17
"""Radius of a pip and of the single pip, in tile widths."""

_TWO = ((0.28, 0.30), (0.72, 0.30))
_FOUR = tuple((u, v) for u in (0.28, 0.72) for v in (0.26, 0.74))
_FIVE = (*((u, v) for u in (0.25, 0.75) for v in (0.23, 0.77)), (0.5, 0.5))
_SIX = tuple((u, v) for u in (0.28, 0.72) for v in (0.20, 0.50, 0.80))
_THREE = ((0.26, 0.22), (0.5, 0.5), (0.74, 0.78))

PLACES = {"1": ((0.5, 0.5),), "2": _TWO, "3": _THREE, "4": _FOUR, "5": _FIVE, "6": _SIX}
"""Pips on the upper half of an upright tile: across and down, the outer end is 0."""


@dataclass(frozen=True, slots=True)
class Pip:
    """One pip of a tile, in pixels from its upper left corner."""

    x: float
    y: float
    radius: float
    red: bool


@lru_cache(maxsize=1024)
def pips(face: str, unit: float, *, upright: bool = False) -> tuple[Pip, ...]:
    """The pips of a tile whose short side is ``unit``; a lying one is an upright one turned left.

    The lower half of a tile is the upper one turned round. The rim takes a little of the height.

    >>> [(round(pip.x), pip.red) for pip in pips("11", 100)]
    [(50, True), (150, True)]
    >>> [round(pip.y) for pip in pips("11", 100, upright=True)]
    [49, 146]
    """
    found = []
    for end, number in enumerate(face):
        for u, v in PLACES[number]:
            red = u < 0.5 if face == "66" else number in "14"  # noqa: PLR2004 - left of the middle
            across, along = (u, v) if end == 0 else (1 - u, 2 - v)
            radius = ONE if number == "1" else PIP
            x, y = (across, along * (1 - RIM / 2)) if upright else (along, (1 - across) * (1 - RIM))
            found.append(Pip(x * unit, y * unit, radius * unit, red))
    return tuple(found)
