"""Nodes and deals a second of each variant's solver, and what a node costs in additions."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from functools import partial

from games import GAMES, Budget, Game
from games.solitaire import Solitaire
from tests.bench.clock import LOOP, Bench, additions, taken
from tests.bench.lines import Floor, Line

NODES = 5_000
"""Enough to decide most deals, and few enough for all of them."""


async def solvers(bench: Bench) -> AsyncIterator[Line]:
    """Each variant under each of its rules; in a hurry under the usual rule alone."""
    for game in GAMES.values():
        for name in _variants(bench, game):
            for line in _solved(bench, game, name):
                yield line


def _variants(bench: Bench, game: Game) -> list[str]:
    if not isinstance(game, Solitaire):
        return []
    names = [variant.name for variant in game.variants]
    if bench.quick:
        return names[:2]
    return names


def _solved(bench: Bench, game: Game, variant: str) -> list[Line]:
    deals = [game.deal(variant, f"bench {number}") for number in range(bench.few(4, 16))]
    game.deal(variant, "bench warm").solve(Budget(NODES))  # tables that are made once
    gc.freeze()  # as where hints are found: nobody looks for garbage among them
    nodes, looped, took = 0, 0.0, 0.0
    for deal in deals:
        spent, found = bench.ours(partial(deal.solve, Budget(NODES)))
        looped += taken(additions)[0]
        took, nodes = took + spent, nodes + found.nodes
    adding, told = LOOP * len(deals) / looped, f"{game.name} {variant}"
    thousand = Floor("a thousand additions, a second", adding / 1e3)
    million = Floor("a million additions, a second", adding / 1e6)
    return [
        Line(f"{told}, nodes", nodes / took, "a second", thousand, least=True),
        Line(f"{told}, deals", len(deals) / took, "a second", million, least=True),
    ]
