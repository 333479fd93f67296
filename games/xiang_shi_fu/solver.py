"""Looks for a solution, for the proof that there is none, and for the shortest line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Final

from games.protocol import Budget
from games.xiang_shi_fu.bound import Layout
from games.xiang_shi_fu.exchanges import exchanges
from games.xiang_shi_fu.goals import (
    QUARTETS,
    WANTED,
    ball,
    gather,
    near,
    open_goals,
    swapped,
)
from games.xiang_shi_fu.rules import PAIR_NAMES
from games.xiang_shi_fu.search import Aim, Limits, Search, Step, meetings, sign
from games.xiang_shi_fu.trim import after, trim

SLICE: Final = 1500
"""Layouts in the first try of every aim; later tries get three times as many."""

MOST_GOALS: Final = 2
"""So many goals that look nearest are tried one by one."""

Weights = tuple[float, float]

STEADY: Final[tuple[Weights, ...]] = ((2.0, 2.0), (4.0, 4.0))
DRAWN: Final[tuple[Weights, ...]] = ((1.0, 4.0), (4.0, 4.0), (2.0, 2.0), (1.0, 8.0))
"""Where every set has its place it pays to repair late: once all are valid, ways are closed."""

PROOF: Final = (1.0, 0.0)


@dataclass(frozen=True, slots=True)
class Task:
    """A layout to be solved under the rules of a variant."""

    layout: Layout
    variant: str
    rule: str
    target: str


@dataclass(slots=True)
class Answer:
    """What came out."""

    line: tuple[Step, ...] | None = None
    nodes: int = 0
    exhausted: bool = False
    proved: bool = False


def aims(task: Task) -> tuple[Aim, ...]:
    """Where to head for, the most promising first."""
    if task.variant in WANTED:
        return _goal_aims(task)
    if task.variant == "eight-triplets":
        tried = (Aim(gather(quartet)) for quartet in QUARTETS)
        return tuple(sorted(tried, key=lambda aim: aim.total(task.layout)))
    if task.target in PAIR_NAMES:
        return (Aim(gather([PAIR_NAMES[task.target]])),)
    return (Aim(),)


def _goal_aims(task: Task) -> tuple[Aim, ...]:
    deep, close, *single = _all_aims(task.variant, task.rule)
    single.sort(key=lambda aim: aim.total(task.layout))
    return (deep, close, *single[:MOST_GOALS])


@lru_cache(maxsize=6)
def _all_aims(variant: str, rule: str) -> tuple[Aim, ...]:
    """Two aims for all goals together, learned around them, then one for each."""
    around = ball(variant, rule)
    single = (Aim(near(goal), around.far) for goal in open_goals(variant, rule))
    return (*(Aim(score, around.far) for score in around.scores), *single)


def solve(task: Task, budget: Budget, *, shortest: bool) -> Answer:
    """Look for a line; with ``shortest`` spend the rest of the budget on a shortest one."""
    answer = Answer()
    trace = _hunt(task, budget, answer)
    if trace is None or trace.line is None:
        return answer
    answer.line = _to_the_end(task, trace)
    if shortest:
        _shorten(task, budget, answer)
    return answer


def _hunt(task: Task, budget: Budget, answer: Answer) -> Search | None:
    """Try every aim in growing slices until one is reached or none can be."""
    waiting = list(aims(task))
    for aim, weights, slice_ in _tries(waiting, DRAWN if task.variant in WANTED else STEADY):
        nodes = min(slice_, budget.nodes - answer.nodes)
        if nodes <= 0 or budget.stop():
            return None
        limits = Limits(nodes, budget.stop)
        trace = Search(task.layout, exchanges(task.rule), aim, limits, weights).run()
        answer.nodes += trace.nodes
        if trace.line is not None:
            return trace
        if trace.finished:
            waiting.remove(aim)
            if aim.ball is not None or not waiting:
                answer.exhausted = True
                return None
    return None


def _tries(
    waiting: list[Aim], all_weights: tuple[Weights, ...]
) -> Iterator[tuple[Aim, Weights, int]]:
    for round_ in count():
        for weights in all_weights:
            for aim in tuple(waiting):
                if aim in waiting:
                    yield aim, weights, SLICE * 3**round_


def _to_the_end(task: Task, trace: Search) -> tuple[Step, ...]:
    """The line that was found, and from the rim of the ball down to the goal."""
    line = trace.line or ()
    layout = task.layout
    for step in line:
        layout = after(layout, step)
    if task.variant not in WANTED:
        return line
    return line + tuple(_descent(layout, task))


def _descent(layout: Layout, task: Task) -> Iterator[Step]:
    around, rows = ball(task.variant, task.rule).far, exchanges(task.rule).rows
    key = sign(layout)
    while around[key]:
        for place, other, one, two, found in meetings(layout, rows):
            closer = [e for e in found if around.get(key + e.sign, around[key]) < around[key]]
            if closer:
                yield one, two, closer[0].one, closer[0].two
                layout = swapped(layout, place, other, closer[0][:2])
                key += closer[0].sign
                break


def _shorten(task: Task, budget: Budget, answer: Answer) -> None:
    """Look for a shorter line; proved when there is none, or the best of all was found."""
    table = exchanges(task.rule)
    line, spent = trim(task.layout, answer.line or (), table, budget.nodes - answer.nodes)
    answer.nodes += spent
    answer.proved = True
    for aim in aims(task)[: 1 if task.variant in WANTED else None]:
        limits = Limits(budget.nodes - answer.nodes, budget.stop, len(line))
        trace = Search(task.layout, table, aim, limits, PROOF).run()
        answer.nodes += trace.nodes
        answer.proved = answer.proved and trace.finished
        if trace.line is not None:
            line = _to_the_end(task, trace)
    answer.line = line
