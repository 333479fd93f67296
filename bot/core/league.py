"""A league: groups of eight that trade places every week. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

SIZE = 8
"""So many people are in a group; the last one may have fewer."""

MOVES = 2
"""So many go up from a group at most, and as many down into it."""

Groups = tuple[tuple[int, ...], ...]
"""People by groups, the highest first."""


def ranked(group: Sequence[int], points: Mapping[int, int]) -> tuple[int, ...]:
    """A group with the most points first; equal ones keep their order.

    >>> ranked((1, 2, 3), {2: 5, 3: 5})
    (2, 3, 1)
    """
    return tuple(sorted(group, key=lambda one: -points.get(one, 0)))


def risers(group: Sequence[int], points: Mapping[int, int]) -> tuple[int, ...]:
    """Who goes up from a group that has one above it: the best, if they have any points."""
    return tuple(one for one in ranked(group, points)[:MOVES] if points.get(one, 0))


def movers(groups: Groups, points: Mapping[int, int]) -> tuple[set[int], set[int]]:
    """Who goes up and who goes down: from each group as many as come up into it."""
    up, down = set[int](), set[int]()
    for above, below in pairwise(groups):
        rising = [one for one in risers(below, points) if one not in down]
        falling = [one for one in reversed(ranked(above, points)) if one not in up]
        pairs = list(zip(rising, falling, strict=False))
        up |= {one for one, _ in pairs}
        down |= {one for _, one in pairs}
    return up, down


def following(groups: Groups, points: Mapping[int, int]) -> Groups:
    """The groups of the next week. Who is in the last one and has no point is out."""
    up, down = movers(groups, points)
    order: list[list[int]] = [[] for _ in groups]
    for number, group in enumerate(groups):
        for one in ranked(group, points):
            order[number - (one in up) + (one in down)].append(one)
    if order:
        order[-1] = [one for one in order[-1] if points.get(one, 0) or one in down]
    flat = [one for group in order for one in group]
    return tuple(tuple(flat[at : at + SIZE]) for at in range(0, len(flat), SIZE))


def joined(groups: Groups, person: int) -> Groups:
    """The groups with one more person: in the last one, or in a new one below it."""
    if any(person in group for group in groups):
        return groups
    if groups and len(groups[-1]) < SIZE:
        return (*groups[:-1], (*groups[-1], person))
    return (*groups, (person,))


def left(groups: Groups, person: int) -> Groups:
    """The groups without a person; the others stay where they are until the week is over."""
    without = (tuple(one for one in group if one != person) for group in groups)
    return tuple(group for group in without if group)
