"""Where the panels are, and how cards lie in lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from render.things import Rect
from render.tokens import MARGIN, WIDTH

HEIGHT = 900
HEAD = 76
GAP = 12
PAD = 16
WIDE = WIDTH - 2 * MARGIN

SEAT_HIGH = 200
"""The panels of the three others."""
QUARTER_HIGH = 226
"""The panels of four seats of which none is the viewer's."""

Group = tuple[str, ...]
"""Cards that lie side by side, in notation."""


def row(y: int, count: int, high: int) -> tuple[Rect, ...]:
    """Panels side by side over the whole width."""
    wide = (WIDE - (count - 1) * GAP) // count
    return tuple(Rect(MARGIN + at * (wide + GAP), y, wide, high) for at in range(count))


@dataclass(frozen=True, slots=True)
class Cut:
    """How large cards are, and how far apart: within a group, and from group to group."""

    width: int
    height: int
    within: int
    between: int


def small(width: int) -> Cut:
    """Cards with one sign, at about the proportion of the real ones cut in half."""
    return Cut(width, round(width * 1.94), 2, max(5, width // 4))


def line(groups: Sequence[Group], cut: Cut) -> int:
    """How wide groups are in one line."""
    cards = sum(map(len, groups))
    inner = (cards - len(groups)) * cut.within
    return cards * cut.width + inner + max(0, len(groups) - 1) * cut.between


def lines(groups: Sequence[Group], cut: Cut, room: int) -> tuple[tuple[Group, ...], ...]:
    """Break groups into lines no wider than the room; no group is torn apart."""
    found: list[list[Group]] = []
    for group in groups:
        if found and line([*found[-1], group], cut) <= room:
            found[-1].append(group)
        else:
            found.append([group])
    return tuple(map(tuple, found))


def fitting(groups: Sequence[Group], room: Rect, cuts: Iterable[Cut], apart: int = 6) -> Cut:
    """The first of several cuts with which all groups fit into the room, or else the last."""
    cut = small(MARGIN)
    for cut in cuts:
        broken = lines(groups, cut, room.w)
        high = len(broken) * (cut.height + apart) - apart
        if high <= room.h and all(line(one, cut) <= room.w for one in broken):
            return cut
    return cut


def placed(
    groups: Sequence[Group], cut: Cut, room: Rect, apart: int = 6
) -> tuple[tuple[Rect, ...], ...]:
    """The places of the cards of every group, in lines from the upper left corner."""
    found: list[tuple[Rect, ...]] = []
    for number, one in enumerate(lines(groups, cut, room.w)):
        x, y = room.x, room.y + number * (cut.height + apart)
        for group in one:
            pitch = cut.width + cut.within
            found.append(
                tuple(Rect(x + at * pitch, y, cut.width, cut.height) for at in range(len(group)))
            )
            x += len(group) * pitch - cut.within + cut.between
    return tuple(found)


def around(rects: Sequence[Rect]) -> Rect:
    """The rectangle that holds several in one line."""
    first, last = rects[0], rects[-1]
    return Rect(first.x, first.y, last.right - first.x, first.h)
