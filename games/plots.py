"""Bars as a picture that needs no library: SVG, which pages and repositories show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

WIDE: Final = 720
HIGH: Final = 240
GROUND: Final = 200
LEFT: Final = 48
MOST_BARS: Final = 40
"""More values than these are put together."""


def bars(title: str, counts: Mapping[int, int]) -> str:
    """How often each value occurred; values are put together where there are many.

    >>> bars("two", {1: 3, 2: 1}).count("<rect")
    3
    """
    low, high = min(counts), max(counts)
    step = -(-(high - low + 1) // MOST_BARS)
    groups = range(low, high + 1, step)
    heights = [sum(counts.get(value + more, 0) for more in range(step)) for value in groups]
    drawn = "\n".join(_bars(list(groups), heights))
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" \
font-family="sans-serif" font-size="13">
<rect width="{WIDE}" height="{HIGH}" fill="#fcf7eb"/>
<text x="{LEFT}" y="22" font-size="15" font-weight="bold" fill="#2a231a">{escape(title)}</text>
<text x="{LEFT - 6}" y="50" text-anchor="end" fill="#685c48">{max(heights)}</text>
<text x="{LEFT - 6}" y="{GROUND}" text-anchor="end" fill="#685c48">0</text>
{drawn}
</svg>
"""


def _bars(groups: list[int], heights: list[int]) -> Iterator[str]:
    pitch = (WIDE - LEFT - 16) / len(groups)
    every = -(-28 // max(1, int(pitch)))
    for at, (value, height) in enumerate(zip(groups, heights, strict=True)):
        tall = (GROUND - 40) * height / max(heights)
        x, wide = LEFT + at * pitch, pitch * 0.8
        yield (
            f'<rect x="{x:.1f}" y="{GROUND - tall:.1f}" width="{wide:.1f}" '
            f'height="{tall:.1f}" fill="#14705a"><title>{value}: {height}</title></rect>'
        )
        if at % every == 0:
            yield (
                f'<text x="{x + wide / 2:.1f}" y="{GROUND + 18}" text-anchor="middle" '
                f'fill="#685c48">{value}</text>'
            )
