"""The lines of the score panel: name and points, and what is known of the dominoes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.wu_hsing.rules import Rack
from render.boards.wu_hsing.table import Sitting
from render.labels import Style, called, label
from render.things import Bar, Block, Panel, Rect, Sign, Thing
from render.view import Look

_LINE, _LOW_LINE, _FINAL_LINE = 54, 46, 70
"""The line with name and points: usually, beside many racks, and at the end."""
_BELOW = 30
"""The line of a penalty."""
_COUNT = 28
"""The line with the number of hidden dominoes."""
_APART = 5
"""Between the dominoes of another seat."""


@dataclass(frozen=True, slots=True)
class Minis:
    """How the dominoes of another seat stand: so many in a line, so wide."""

    line: int
    width: int

    @property
    def height(self) -> int:
        """Of one domino."""
        return (self.width + 1) // 2

    def total(self, count: int) -> int:
        """The height of so many."""
        lines = -(-count // self.line)
        return lines * (self.height + _APART) + (4 if lines else 0)


FEW, MANY, LARGE = Minis(5, 49), Minis(8, 49), Minis(5, 82)
"""In the usual side; in the wide one beside one's own dominoes, and alone."""


@dataclass(frozen=True, slots=True)
class Row:
    """A seat, the dominoes that are shown below its name, and whether the game is over.

    ``brief`` is what is drawn where there is no room for the whole name.
    """

    sitting: Sitting
    brief: str
    shown: Rack
    over: bool

    @property
    def hidden(self) -> bool:
        """Whether the number of its dominoes is all that is known of them."""
        return not self.over and not self.sitting.rack

    @property
    def below(self) -> int:
        """The height of what stands between the name and the dominoes."""
        if self.hidden:
            return _COUNT
        return _BELOW if self.over and self.sitting.penalty else 0

    def line(self, usual: int) -> int:
        """The height of the line with name and points."""
        if self.hidden:
            return _LOW_LINE
        return _FINAL_LINE if self.over and not self.below else usual


@dataclass(frozen=True, slots=True)
class Rows:
    """All seats in their order."""

    rows: tuple[Row, ...]
    minis: Minis

    @property
    def heights(self) -> tuple[int, ...]:
        """The height of every seat's line."""
        crowded = sum(bool(row.shown) for row in self.rows) > 2  # noqa: PLR2004 - two long racks
        usual = _LOW_LINE if crowded else _LINE
        return tuple(
            row.line(usual) + row.below + self.minis.total(len(row.shown)) for row in self.rows
        )

    @property
    def height(self) -> int:
        """Of the whole panel."""
        return sum(self.heights) + 2 * 8


def seat(row: Row, room: Rect, minis: Minis, look: Look) -> Iterator[Thing]:
    """Bar of the turn, name and points; below them the count, the penalty or the rack."""
    one = row.sitting
    line = Rect(room.x, room.y, room.w, room.h - row.below - minis.total(len(row.shown)))
    if one.turn or one.winner:
        yield Panel(room, "panel2")
        colour = "jade" if one.winner else "gold"
        yield Bar(Rect(line.x + 2, line.y + 6, 6, line.h - 12), colour)
    yield from _line(row, line, look)
    if row.hidden:
        yield from _count(one, Rect(line.x + 16, line.bottom, line.w - 24, _COUNT - 6), look)
    elif row.below:
        below = Rect(line.x + 16, line.bottom, line.w - 24, _BELOW)
        sum_ = f"{one.points + one.penalty} \u2212 {one.penalty}"
        yield label(below, sum_, Style(25, 500, "muted"), look, "right")
    for number, kind in enumerate(row.shown):
        down, across = divmod(number, minis.line)
        x = room.x + 10 + across * (minis.width + _APART)
        y = line.bottom + row.below + down * (minis.height + _APART)
        yield Block(Rect(x, y, minis.width, minis.height), kind)


def _line(row: Row, line: Rect, look: Look) -> Iterator[Thing]:
    one = row.sitting
    colour = "jade" if one.winner else "gold" if one.turn else "text"
    room = Rect(line.right - 120, line.y, 112, line.h)
    words = str(one.points).replace("-", "\u2212")
    points = label(room, words, Style(33, 700, colour), look, "right")
    yield points
    x, right = line.x + 16, points.rect.x - 10
    if one.winner:
        yield Sign(Rect(x, line.middle[1] - 12, 24, 24), "check", "jade")
        x += 32
    place = Rect(x, line.y, right - x, line.h)
    yield called(place, one.name, row.brief, Style(28), look)


def _count(one: Sitting, room: Rect, look: Look) -> Iterator[Thing]:
    """The back of a domino, and how many there are."""
    back = Rect(room.x, room.middle[1] - 8, 32, 16)
    beside = Rect(back.right + 8, room.y, 60, room.h)
    yield Block(back, "??")
    yield label(beside, str(one.count), Style(24, 600, "muted"), look)
