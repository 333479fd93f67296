"""How long people wait for hints and for new deals, in a worker as the bot has it.

``python -m tests.service.hints [POSITIONS]`` prints it for every variant as it is offered. CPU
times are what a quiet machine would take; the others are what people waited here.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

from bot.service.thinker import NODES, SECONDS, Thinker, kinds, solve
from games import Position, game

LINE = "{:<14} {:<24} {:>9} | {:>7} {:>7} {:>7} | {:>7} {:>7} | {:>7} {:>7}"
HEAD = ("game", "variant", "new deal", "median", "p95", "slowest", "p95", "slowest")
ASTRAY = 0.2
"""So often a player leaves the line that was known."""


async def positions(
    thinker: Thinker, name: str, variant: str, count: int
) -> tuple[list[Position], float]:
    """Positions of games that could be won at the deal; and the ms for the first deal."""
    random, found, first = Random(f"{name} {variant}"), list[Position](), 0.0
    for number in range(50 * count):
        began = perf_counter()
        _, position, solution = await thinker.playable(game(name), variant, f"hints {number}")
        first = first or (perf_counter() - began) * 1000
        for move in solution.moves[: random.randrange(len(solution.moves) + 1)]:
            legal = position.moves(0)
            known = move in legal and random.random() > ASTRAY
            if position.outcome is None:
                position, _ = position.play(0, move if known else random.choice(legal))
        if position.outcome is None:
            found.append(position)
        if len(found) == count:
            break
    return found, first


def timed(name: str, position: str, nodes: int) -> tuple[str, float]:
    """The answer and the ms of CPU that it took; runs in the worker."""
    began = process_time()
    status = solve(name, position, nodes).status
    return status, (process_time() - began) * 1000


def figures(took: Sequence[float]) -> tuple[str, str, str]:
    """Median, 95th percentile and the most, in ms."""
    each = (median(took), quantiles(took, n=20, method="inclusive")[-1], max(took))
    return f"{each[0]:.0f}", f"{each[1]:.0f}", f"{each[2]:.0f}"


async def measured(thinker: Thinker, name: str, variant: str, count: int) -> tuple[object, ...]:
    """The figures of a variant."""
    asked, first = await positions(thinker, name, variant, count)
    waited, worked, answers = list[float](), list[float](), list[str]()
    for position in asked:
        status, cpu = await thinker.prompt.ask(timed, name, str(position), NODES) or ("dead", 0.0)
        began = perf_counter()
        await thinker.solve(name, position)
        waited.append((perf_counter() - began) * 1000)
        worked.append(cpu)
        answers.append(status)
    shares = (answers.count(status) for status in ("solved", "unknown"))
    return (name, variant, f"{first:.0f}", *figures(worked), *figures(waited)[1:], *shares)


async def measure(count: int) -> None:
    """Warm the worker, then ask."""
    thinker, began = Thinker(), perf_counter()
    await thinker.warm()
    say(f"python -m tests.service.hints {count}")
    say(f"{os.cpu_count()} cores with other work, load {os.getloadavg()[0]:.1f}; times in ms")
    say(f"{perf_counter() - began:.1f} s until all tables are made")
    say(f"budget {NODES} nodes, hard stop {SECONDS} s; {count} positions of games begun")
    say(LINE.format(*("",) * 3, "CPU", "", "", "waited", "", "solved", "unknown"))
    say(LINE.format(*HEAD, "", ""))
    for name, variant in kinds():
        if not game(name).levels:
            say(LINE.format(*await measured(thinker, name, variant, count)))
    thinker.close()


def say(line: str) -> None:
    """A line as soon as it is known."""
    sys.stdout.write(f"{line.rstrip()}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if sys.argv[1:] else 60))
