"""How long people wait for hints and for new deals, in a worker as the bot has it.

``python -m tests.service.hints [POSITIONS [VARIANT ...]]`` prints it for every variant as it is
offered, or for some of them. Every position is asked about twice: as if nothing were known of its
deal; and as it is played, with the line that was stored when it was dealt and with those that were
found after moves, from which the player may have strayed. What the worker's processor spends is
what a person waits on a quiet machine.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

from bot.service.thinker import NODES, SECONDS, WORK, Thinker, kinds
from games import Position, game

LINE = "{:<14} {:<24} {:>8} |" + 2 * " {:>6} {:>7} {:>10} {:>6} {:>7} |"
TOLD = ("median", "p95 CPU", "p95 waited", "solved", "unknown")
HEAD = ("game", "variant", "new deal", *TOLD, *TOLD)
ASTRAY = 0.2
"""So often a player leaves the line that was known."""
EACH = 4
"""Positions of every deal."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A position to ask about, the deal it comes from and the line that was known for that."""

    path: tuple[Position, ...]
    """The positions from the deal to the one that is asked about."""
    line: tuple[str, ...]


async def positions(
    thinker: Thinker, name: str, variant: str, count: int
) -> tuple[list[Asked], float]:
    """Positions of games that could be won at the deal; and the ms for the first deal."""
    found, first = list[Asked](), 0.0
    for number in range(50 * count):
        began = perf_counter()
        _, deal, solution = await thinker.playable(game(name), variant, f"hints {number}")
        first = first or (perf_counter() - began) * 1000
        for turn in range(EACH):
            dice = Random(f"{name} {variant} {number} {turn}")
            path = tuple(strayed(deal, solution.moves, dice))
            if path[-1].outcome is None:
                found.append(Asked(path, solution.moves))
            if len(found) == count:
                return found, first
    return found, first


def strayed(position: Position, line: tuple[str, ...], random: Random) -> Iterator[Position]:
    """A game along a line, or beside it."""
    yield position
    for move in line[: random.randrange(len(line) + 1)]:
        legal = position.moves(0)
        known = move in legal and random.random() > ASTRAY
        if position.outcome is None:
            position, _ = position.play(0, move if known else random.choice(legal))
            yield position


@dataclass(slots=True)
class Waits:
    """What answers took the worker's processor and people, in ms, and what they were told."""

    spent: list[float] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def cells(self) -> tuple[str | int, ...]:
        """Median and 95th percentile; how many were solved, and how many unknown."""
        each = median(self.spent), _p95(self.spent), _p95(self.waited)
        shares = (self.told.count(status) for status in ("solved", "unknown"))
        return (*(f"{ms:.0f}" for ms in each), *shares)


def _p95(each: list[float]) -> float:
    return quantiles(each, n=20, method="inclusive")[-1]


async def ask(thinker: Thinker, name: str, one: Asked, waits: Waits, *, played: bool) -> None:
    """Ask for a hint as a person would, at the end of a game or in a bot that has just begun."""
    thinker.lines.clear()
    deal, spot = one.path[0], one.path[-1]
    for position in one.path[1:] if played and game(name).judged else ():
        await thinker.lost(name, position, (deal, one.line))
    before = await thinker.prompt.ask(process_time) or 0.0
    began = perf_counter()
    answer = await thinker.solve(name, spot, (deal, one.line if played else ()))
    waits.waited.append((perf_counter() - began) * 1000)
    after = await thinker.prompt.ask(process_time) or 0.0
    waits.spent.append((after - before) * 1000)
    waits.told.append(answer.status)


async def measured(thinker: Thinker, name: str, variant: str, count: int) -> tuple[object, ...]:
    """The figures of a variant."""
    asked, first = await positions(thinker, name, variant, count)
    raw, dealt = Waits(), Waits()
    for one in asked:
        await ask(thinker, name, one, raw, played=False)
        await ask(thinker, name, one, dealt, played=True)
    return (name, variant, f"{first:.0f}", *raw.cells(), *dealt.cells())


async def measure(count: int, wanted: Collection[str]) -> None:
    """Warm the worker, then ask."""
    thinker, began = Thinker(), perf_counter()
    await thinker.warm()
    say(" ".join(("python -m tests.service.hints", str(count), *wanted)))
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; times in ms")
    say(f"{perf_counter() - began:.1f} s until all tables are made")
    say(f"budget {NODES} nodes or {WORK} s of a core, hard stop {SECONDS} s; {count} positions")
    say(LINE.format(*("",) * 3, "nothing known", *("",) * 4, "as it is played", *("",) * 4))
    say(LINE.format(*HEAD))
    for name, variant in kinds():
        if not game(name).levels and (not wanted or variant in wanted):
            say(LINE.format(*await measured(thinker, name, variant, count)))
    thinker.close()


def say(line: str) -> None:
    """A line as soon as it is known."""
    sys.stdout.write(f"{line.rstrip()}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if sys.argv[1:] else 60, sys.argv[2:]))
