"""How strong computer players are for the time that they think."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from statistics import median

from games import GAMES, Game
from games.match import RANDOM, Match, Used, estimates, play
from tests.bench.clock import LOOP, Bench, additions, taken
from tests.bench.lines import Floor, Line


async def players(bench: Bench) -> AsyncIterator[Line]:
    """Each level against the one below, the weakest against chance."""
    for game in GAMES.values():
        if game.levels:
            for line in _ladder(bench, game):
                yield line


def _ladder(bench: Bench, game: Game) -> Iterator[Line]:
    """Strength is the points by which a seat is ahead, added up from chance on."""
    strength, below = 0.0, 0.0
    for lower, level in pairwise((RANDOM, *game.levels)):
        lead, ms = _match(game, (level, lower), bench.few(3, 8))
        loop = median(taken(additions)[0] for _ in range(9)) * 1000
        ms *= 1 + bench.planted
        strength += lead
        name, adding = f"{game.name} {level}", Floor(f"{LOOP:,} additions, ms", loop)
        yield Line(f"{name}, a decision", ms, "ms", adding, steady=False)
        yield Line(
            f"{name}, ahead of {lower}",
            lead,
            "points",
            Floor("its strength", strength),
            steady=False,
        )
        floor = Floor("the level below" if below else "the same", below or strength / ms)
        told = f"{name}, strength"
        yield Line(told, strength / ms, "points a ms", floor, least=True, steady=False)
        below = strength / ms


def _match(game: Game, levels: tuple[str, str], deals: int) -> tuple[float, float]:
    """By how many points a seat of the first level is ahead, and its milliseconds a decision."""
    seats = min(game.seats)
    sitting = tuple(levels[number % 2] for number in range(seats))
    match = Match(game.name, game.variants[0].name, sitting, "bench ", 2)
    games = [play(match, number) for number in range(deals)]
    _, _, lead = estimates(levels[0], games)
    used = [one.used.get(levels[0], Used(0, 0, 0)) for deal in games for one in deal]
    return lead.mean, sum(one.ms for one in used) / max(1, sum(one.decisions for one in used))
