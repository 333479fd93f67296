"""``python -m games study``: how often deals can be won, and what that takes to find out."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Final

from tqdm import tqdm

from games.arguments import Arguments
from games.protocol import BadInput, Budget
from games.registry import game

OPTIONS: Final = ("game", "variant", "deals", "seed-prefix", "jobs")

NODES: Final = 200_000
MOST_DEALS: Final = 1_000_000
MOST_JOBS: Final = 256
Z: Final = 1.959964
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What the solver says about one deal."""

    seed: str
    status: str
    decided: bool
    """Whether there was any decision to make."""
    length: int
    nodes: int
    ms: float


Findings = Iterable[Finding]
Run = Callable[[Callable[[str], Finding], Sequence[str]], Findings]
"""``map``, or the map of a pool."""


@dataclass(frozen=True, slots=True)
class Row:
    """One variant of the table."""

    variant: str
    findings: tuple[Finding, ...]

    def of(self, status: str) -> tuple[Finding, ...]:
        """The deals with this answer."""
        return tuple(one for one in self.findings if one.status == status)

    @property
    def winnable(self) -> tuple[float, float, float]:
        """Share that can be won and its interval, in per cent."""
        won, n = len(self.of("solved")), len(self.findings)
        low, high = wilson(won, n)
        return 100 * won / n, 100 * low, 100 * high

    @property
    def undecided(self) -> float:
        """Share that is over before any decision, in per cent."""
        return 100 * sum(not one.decided for one in self.findings) / len(self.findings)

    def cells(self) -> tuple[str, ...]:
        """The figures as the table shows them."""
        share, low, high = self.winnable
        solved, lost = self.of("solved"), self.of("unsolvable")
        return (
            self.variant,
            str(len(self.findings)),
            f"{share:.1f} ({low:.1f}-{high:.1f})",
            f"{self.undecided:.1f}",
            _median(one.length for one in solved),
            f"{_median(one.nodes for one in solved)} / {_most(one.nodes for one in solved)}",
            f"{_median(one.nodes for one in lost)} / {_most(one.nodes for one in lost)}",
            str(len(self.of("unknown"))),
            _median(one.ms for one in self.findings),
        )


HEAD: Final = (
    "variant",
    "deals",
    "winnable %",
    "lost at once %",
    "moves",
    "nodes solved",
    "nodes unsolvable",
    "unknown",
    "ms",
)

NOTE: Final = """\
$ python -m games study --game {name} --deals {deals} --seed-prefix {prefix}

Seeded deals {prefix}0, {prefix}1, ... of {name}, solved with full information.
Winnable: share and 95 % Wilson interval. Lost at once: before any decision. Moves: median length
of the line that the solver finds first, not of a shortest. Nodes (median / most): expanded
positions with a real choice; forced moves are played through inside a node. ms: median of the
processor's time per deal."""


def wilson(hits: int, n: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(end, 3) for end in wilson(70, 100)]
    [0.604, 0.781]
    """
    middle = hits + Z * Z / 2
    spread = Z * (hits * (n - hits) / n + Z * Z / 4) ** 0.5
    return max(0.0, (middle - spread) / (n + Z * Z)), min(1.0, (middle + spread) / (n + Z * Z))


def _median(values: Iterable[float]) -> str:
    listed = list(values)
    return f"{median(listed):.3g}" if listed else "-"


def _most(values: Iterable[int]) -> str:
    return str(max(values, default="-"))


def examine(name: str, variant: str, seed: str) -> Finding:
    """Deal and solve once."""
    position = game(name).deal(variant, seed)
    start = time.process_time()
    solution = position.solve(Budget(NODES))
    ms = 1000 * (time.process_time() - start)
    decided = bool(position.to_act)
    return Finding(seed, solution.status, decided, len(solution.moves), solution.nodes, ms)


def survey(name: str, variant: str, seeds: Sequence[str], run: Run) -> Row:
    """Examine many deals."""
    return Row(variant, tuple(run(partial(examine, name, variant), seeds)))


def table(rows: Sequence[Row]) -> str:
    """The findings as text in columns."""
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def study(arguments: Arguments) -> str:
    """The table; progress goes to stderr."""
    one, deals = arguments.game(), arguments.number("deals", 600, MOST_DEALS)
    jobs = arguments.number("jobs", os.cpu_count() or 1, MOST_JOBS)
    if 1 not in one.seats:
        raise BadInput(f"{one.name} is for several seats: match plays it, study does not")
    if not deals or not jobs:
        raise BadInput("--deals and --jobs are at least 1")
    prefix = arguments.text("seed-prefix", "study-")
    seeds = [f"{prefix}{number}" for number in range(deals)]
    variants = [arguments.text("variant", "")]
    if not variants[0]:
        variants = [variant.name for variant in one.variants]
    for variant in variants:
        one.deal(variant, seeds[-1])
    with ProcessPoolExecutor(jobs) as pool:
        run = partial(_with_progress, partial(pool.map, chunksize=16))
        rows = [survey(one.name, variant, seeds, run) for variant in variants]
    return "\n\n".join((NOTE.format(prefix=prefix, name=one.name, deals=deals), table(rows)))


def _with_progress(run: Run, ask: Callable[[str], Finding], seeds: Sequence[str]) -> Findings:
    return tqdm(run(ask, seeds), total=len(seeds), unit="deal")
