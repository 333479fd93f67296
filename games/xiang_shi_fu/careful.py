"""Careful random play: any exchange after which there is still another, or the game is won."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from games.careful import wins
from games.shuffle import Stream
from games.xiang_shi_fu.exchanges import Exchange, exchanges
from games.xiang_shi_fu.layouts import Layout, swapped


def careful(
    layout: Layout, rule: str, won: Callable[[Layout], bool], seed: str, size: tuple[int, int]
) -> int:
    """How many of ``size[0]`` games are won within ``size[1]`` exchanges."""
    rows = exchanges(rule).rows

    def found(spot: Layout) -> list[tuple[int, int, Exchange]]:
        return [
            (one, two, exchange)
            for (one, first), (two, second) in combinations(enumerate(spot), 2)
            for exchange in rows[first][second]
        ]

    def step(spot: Layout, stream: Stream) -> Layout | None:
        ways = found(spot)
        while ways:
            one, two, exchange = ways.pop(stream.below(len(ways)))
            after = swapped(spot, one, two, exchange[:2])
            if won(after) or any(rows[a][b] for a, b in combinations(after, 2)):
                return after
        return None

    return wins(layout, step, won, Stream(seed), size)
