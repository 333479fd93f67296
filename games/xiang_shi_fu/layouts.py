"""Layouts as the solver sees them: the sets on the table, whoever holds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.xiang_shi_fu.exchanges import Exchange, Row
from games.xiang_shi_fu.sets import SetId

Layout = tuple[SetId, ...]
"""All sets on the table; the solver forgets who sits where."""

Step = tuple[SetId, SetId, SetId, SetId]
"""One move between two sets, whoever holds them: both before and both after."""


def swapped(layout: Layout, one: int, two: int, become: tuple[SetId, ...]) -> Layout:
    """The layout after an exchange between two places."""
    after = list(layout)
    after[one], after[two] = become
    return tuple(after)


def after(layout: Layout, step: Step) -> Layout:
    """The layout after a step."""
    one = layout.index(step[0])
    two = next(place for place, has in enumerate(layout) if has == step[1] and place != one)
    return swapped(layout, one, two, step[2:])


def meetings(
    layout: Sequence[SetId], rows: tuple[Row, ...]
) -> Iterator[tuple[int, int, SetId, SetId, tuple[Exchange, ...]]]:
    """The places of a layout that can exchange, with what they hold and could do."""
    for place, one in enumerate(layout):
        row = rows[one]
        for other in range(place):
            found = row[layout[other]]
            if found:
                yield place, other, one, layout[other], found
