"""Nodes and deals a second of each variant's solver, and what a node costs in additions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from statistics import median

from games import GAMES, Budget, Game, Position
from games.solitaire import Solitaire
from tests.bench.clock import LOOP, Bench, Pair, additions
from tests.bench.lines import Floor, Line

NODES = 5_000
"""Enough to decide most deals, and few enough for all of them."""

IN_ALL = 30_000
DEALS = 100
"""Each is solved once: what was found at a deal is remembered. So many, or so many nodes."""


@dataclass
class Solving:
    """What is done to a deal, and the nodes that it took."""

    deal: Position
    nodes: int = 0

    def __call__(self) -> None:
        self.nodes = self.deal.solve(Budget(NODES)).nodes


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
    game.deal(variant, "bench warm").solve(Budget(NODES))  # tables that are made once
    nodes, took = 0, list[Pair]()
    most, deals = bench.few(NODES, IN_ALL), bench.few(4, DEALS)
    while nodes < most and len(took) < deals:
        solving = Solving(game.deal(variant, f"bench {len(took)}"))
        took.append(bench.pair(solving, additions))
        nodes += solving.nodes
    loop = median(pair.floor for pair in took)
    seconds = loop * sum(pair.ratio for pair in took)
    adding, told = LOOP / loop, f"{game.name} {variant}"
    thousand = Floor("a thousand additions, a second", adding / 1e3)
    million = Floor("a million additions, a second", adding / 1e6)
    return [
        Line(f"{told}, nodes", nodes / seconds, "a second", thousand, least=True),
        Line(f"{told}, deals", len(took) / seconds, "a second", million, least=True),
    ]
