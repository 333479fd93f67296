"""Curves as SVG, drawn on the ground on which the studies draw their bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log10
from xml.sax.saxutils import escape

from games.plots import GROUND, HIGH, LEFT, WIDE
from tests.bench.lines import number

Point = tuple[float, float]
Points = Sequence[Point]

COLOURS = ("#14705a", "#b03a2e", "#2a5a9c", "#8a6d1b")
TOP = 48
RIGHT = 24


def curves(title: str, across: str, series: Mapping[str, Points]) -> str:
    """Each series as a line with its points; across by powers of ten, up from nothing.

    >>> curves("cost", "games", {"a": [(10, 1), (1000, 2)]}).count("<circle")
    2
    """
    every = [point for points in series.values() for point in points]
    low, high = (log10(end(x for x, _ in every)) for end in (min, max))
    most = max(y for _, y in every)

    def place(point: Point) -> Point:
        share = (log10(point[0]) - low) / ((high - low) or 1)
        x = LEFT + 12 + share * (WIDE - LEFT - RIGHT - 12)
        return x, GROUND - (GROUND - TOP) * point[1] / most

    drawn = "\n".join(
        line
        for at, (name, points) in enumerate(series.items())
        for line in _series(name, [place(one) for one in points], COLOURS[at % len(COLOURS)], at)
    )
    marks = "\n".join(_marks(sorted({x for x, _ in every}), place))
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" \
font-family="sans-serif" font-size="13">
<rect width="{WIDE}" height="{HIGH}" fill="#fcf7eb"/>
<text x="{LEFT}" y="22" font-size="15" font-weight="bold" fill="#2a231a">{escape(title)}</text>
<text x="{LEFT - 6}" y="{TOP + 4}" text-anchor="end" fill="#685c48">{number(most)}</text>
<text x="{LEFT - 6}" y="{GROUND}" text-anchor="end" fill="#685c48">0</text>
<path d="M{LEFT} {TOP}V{GROUND}H{WIDE - RIGHT}" fill="none" stroke="#c9bd9f"/>
<text x="{WIDE - RIGHT}" y="{HIGH - 6}" text-anchor="end" fill="#685c48">{escape(across)}</text>
{marks}
{drawn}
</svg>
"""


def _series(name: str, places: Points, colour: str, at: int) -> Iterator[str]:
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, y in places:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    x = LEFT + 12 + 220 * at
    yield f'<text x="{x}" y="{TOP - 8}" fill="{colour}">{escape(name)}</text>'


def _marks(values: Sequence[float], place: Callable[[Point], Point]) -> Iterator[str]:
    for value in values:
        x, _ = place((value, 0))
        yield (
            f'<text x="{x:.1f}" y="{GROUND + 18}" text-anchor="middle" fill="#685c48">'
            f"{value:,.0f}</text>"
        )
