"""Looks for a solution, for the proof that there is none, and for the shortest line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import count
from typing import Final

from games.protocol import Budget
from games.xiang_shi_fu.approach import approach
from games.xiang_shi_fu.exchanges import Exchanges, exchanges
from games.xiang_shi_fu.goals import QUARTETS, WANTED, gather
from games.xiang_shi_fu.hope import ends_with, every_end
from games.xiang_shi_fu.layouts import Layout, Step, after, meetings, swapped
from games.xiang_shi_fu.regions import regions
from games.xiang_shi_fu.rules import PAIR_NAMES
from games.xiang_shi_fu.search import Aim, Limits, Search, Task, Weights
from games.xiang_shi_fu.sets import Tiles
from games.xiang_shi_fu.trim import trim

SLICE: Final = 1000
"""Layouts in the first try of every aim."""

GROWTH: Final = 4
"""So many times as many as in the round before."""

ONE: Final[tuple[Weights, ...]] = ((1.0, 4.0), (4.0, 4.0), (4.0, 2.0))
MANY: Final[tuple[Weights, ...]] = ((4.0, 4.0), (1.0, 4.0))
"""For one wanted pair, and for four."""

DRAWN: Final[tuple[Weights, ...]] = ((1.0, 4.0), (4.0, 4.0), (2.0, 2.0), (1.0, 8.0))
"""Where every set has its place it pays to repair late: once all are valid, ways are closed."""

NARROW: Final[tuple[Weights, ...]] = ((1.0, 4.0), (1.0, 8.0))
"""For islands, of which nothing is known but the ways in."""

PROOF: Final = (1.0, 0.0)


@dataclass(slots=True)
class Answer:
    """What came out."""

    line: tuple[Step, ...] | None = None
    nodes: int = 0
    exhausted: bool = False
    proved: bool = False


Places = tuple[Aim, ...]
"""Several aims for the same place."""


def aims(task: Task) -> tuple[Places, ...]:
    """Where to head for, the most promising first; several aims for the same place together."""
    if task.variant in WANTED:
        return _region_aims(task.variant, task.rule)
    if task.variant == "eight-triplets":
        tried = (_pairs_aim(task.variant, task.rule, quartet, MANY) for quartet in QUARTETS)
        return tuple((aim,) for aim in sorted(tried, key=lambda aim: aim.total(task.layout)))
    if task.target in PAIR_NAMES:
        return ((_pairs_aim(task.variant, task.rule, (PAIR_NAMES[task.target],), ONE),),)
    return ((Aim(every_end(exchanges(task.rule))),),)


@lru_cache(maxsize=128)
def _pairs_aim(
    variant: str, rule: str, pairs: tuple[Tiles, ...], weights: tuple[Weights, ...]
) -> Aim:
    return Aim(ends_with(pairs, variant, exchanges(rule)), gather(pairs), weights)


@cache
def _region_aims(variant: str, rule: str) -> tuple[Places, ...]:
    """Two aims for every region that is no island, learned around its goals."""
    return tuple(
        tuple(Aim(1 << region.bonds, score, DRAWN, region.far) for score in region.scores)
        for region in regions(variant, rule)
        if not region.whole
    )


def _islands(task: Task, budget: Budget, answer: Answer) -> Iterator[Places]:
    """An aim for every region that is an island, unless it cannot be reached at all."""
    if task.variant not in WANTED:
        return
    table = exchanges(task.rule)
    for region in regions(task.variant, task.rule):
        aim = Aim(1 << region.bonds)
        if not region.whole or not Search(task, aim, Limits(0), PROOF).open:
            continue
        around = approach(task.layout, region.wins, table, budget.stop)
        answer.nodes += around.nodes
        if not around.whole or table.sign(task.layout) in around.far:
            yield (Aim(1 << region.bonds, around.score, NARROW, around.far, region.far),)


def solve(
    task: Task, budget: Budget, *, shortest: bool, line: tuple[Step, ...] | None = None
) -> Answer:
    """Look for a line, unless there is one; with ``shortest`` go on and look for a shortest one."""
    answer = Answer(line)
    if line is None:
        found = _hunt(task, budget, answer)
        if found is None:
            return answer
        answer.line = _to_the_end(task, *found)
    if shortest:
        _shorten(task, budget, answer)
    return answer


def _hunt(task: Task, budget: Budget, answer: Answer) -> tuple[Aim, Search] | None:
    """Try every aim in growing slices until one is reached or none can be."""
    waiting = list(aims(task))
    for places, aim, weights, slice_ in _tries(task, budget, answer, waiting):
        nodes = min(slice_, budget.nodes - answer.nodes)
        if nodes <= 0 or budget.stop():
            return None
        limits = Limits(nodes, budget.stop)
        trace = Search(task, aim, limits, weights).run()
        answer.nodes += trace.nodes
        if trace.line is not None:
            return aim, trace
        if trace.finished:
            waiting.remove(places)
    answer.exhausted = True
    return None


def _tries(
    task: Task, budget: Budget, answer: Answer, waiting: list[Places]
) -> Iterator[tuple[Places, Aim, Weights, int]]:
    """What to try next, as long as anything waits; islands last."""
    for round_ in count():
        if round_ == 1:
            waiting += _islands(task, budget, answer)
        elif not waiting and round_:
            return
        for turn in range(len(DRAWN)):
            for places in tuple(waiting):
                for aim in places:
                    if places in waiting and turn < len(aim.weights):
                        yield places, aim, aim.weights[turn], SLICE * GROWTH**round_


def _to_the_end(task: Task, aim: Aim, trace: Search) -> tuple[Step, ...]:
    """The line that was found, and from the rim of the ball down to the goal."""
    line = trace.line or ()
    if aim.ball is None:
        return line
    layout = task.layout
    for step in line:
        layout = after(layout, step)
    return line + tuple(_descent(layout, aim.ball, exchanges(task.rule)))


def _descent(layout: Layout, far: Mapping[int, int], table: Exchanges) -> Iterator[Step]:
    key = table.sign(layout)
    while far[key]:
        for place, other, one, two, found in meetings(layout, table.rows):
            closer = [e for e in found if far.get(key + e.sign, far[key]) < far[key]]
            if closer:
                yield one, two, closer[0].one, closer[0].two
                layout = swapped(layout, place, other, closer[0][:2])
                key += closer[0].sign
                break


def _shorten(task: Task, budget: Budget, answer: Answer) -> None:
    """Look for a shorter line; proved when there is none, or the best of all was found."""
    table = exchanges(task.rule)
    rest = Budget(budget.nodes - answer.nodes, budget.stop)
    line, spent = trim(task.layout, answer.line or (), table, rest)
    answer.nodes += spent
    answer.proved = True
    places = [*aims(task), *_islands(task, budget, answer)]
    for aim, *_ in places:
        limits = Limits(budget.nodes - answer.nodes, budget.stop, len(line))
        trace = Search(task, aim, limits, PROOF).run()
        answer.nodes += trace.nodes
        answer.proved = answer.proved and trace.finished
        if trace.line is not None:
            line = _to_the_end(task, aim, trace)
    answer.line = line
