"""Duplicate play: the same deals at several tables, compared seat by seat. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.shuffle import Stream

FULL = 100
"""What the best of a seat gets, in per cent."""

AVERAGE = 50
"""What nobody can be blamed for not having earned."""


def shares(scores: Sequence[int | None]) -> tuple[int | None, ...]:
    """What each table's seat gets of a deal: the share of other tables it beat, ties half.

    None is a table without a result: it compares with nobody and gets nothing here.

    >>> shares([12, 5, 5, None])
    (100, 25, 25, None)
    >>> shares([3])
    (50,)
    """
    known = [score for score in scores if score is not None]
    return tuple(None if score is None else _share(score, known) for score in scores)


def _share(score: int, known: Sequence[int]) -> int:
    others = len(known) - 1
    if not others:
        return AVERAGE
    twice = 2 * sum(one < score for one in known) + sum(one == score for one in known) - 1
    return mean([FULL * twice], 2 * others)


def mean(values: Sequence[int], count: int) -> int:
    """The sum by a count, halves up.

    >>> mean([25, 50], 2), mean([], 1)
    (38, 0)
    """
    return (2 * sum(values) + count) // (2 * count)


def stars(share: int) -> int:
    """What a deal is worth in a league, as a daily challenge is: up to three.

    >>> [stars(share) for share in (100, 80, 79, 50, 49, 1, 0)]
    [3, 3, 2, 2, 1, 1, 0]
    """
    return 3 if share >= 80 else 2 if share >= AVERAGE else int(share > 0)  # noqa: PLR2004 - the rule


def seated(
    players: Sequence[int], seats: int, met: Mapping[frozenset[int], int], seed: str
) -> tuple[tuple[int, ...], ...]:
    """Who sits at which table, by seat from the first: at least two tables, as even as can be.

    The lot decides, but those who have met least often come together first. Seats behind those
    named are for computers.
    """
    lot = Stream(f"{seed} seats")
    left = lot.shuffle(players)
    tables = max(2, -(-len(left) // seats))
    found = []
    for number in range(tables):
        size = len(players) // tables + (number < len(players) % tables)
        table: list[int] = []
        for _ in range(size):
            following = min(left, key=lambda one: _met(one, table, met))
            left.remove(following)
            table.append(following)
        found.append(tuple(lot.shuffle(table)))
    return tuple(found)


def _met(one: int, table: Sequence[int], met: Mapping[frozenset[int], int]) -> int:
    return sum(met.get(frozenset((one, other)), 0) for other in table)
