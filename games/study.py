"""``python -m games study``: how often deals can be won, and what that takes to find out."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from signal import SIG_IGN, SIGINT, signal
from typing import Final

from tqdm import tqdm

from games import pars, studies
from games.arguments import Arguments
from games.certify import workers_of
from games.findings import Finding, columns, middle, most, wilson
from games.protocol import BadInput, Budget, Game
from games.registry import game

MOST_DEALS: Final = 1_000_000
MOST_NODES: Final = 10**9
MOST_JOBS: Final = 256


@dataclass(frozen=True, slots=True)
class Effort:
    """How many nodes the solver may spend: on any line, then on top on a shortest one."""

    nodes: int = 200_000
    shorten: int = 0


QUICK: Final = Effort()


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
            middle(one.length for one in solved),
            f"{middle(one.nodes for one in solved)} / {most(one.nodes for one in solved)}",
            f"{middle(one.nodes for one in lost)} / {most(one.nodes for one in lost)}",
            str(len(self.of("unknown"))),
            middle(one.ms for one in self.findings),
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


def examine(name: str, variant: str, seed: str, effort: Effort = QUICK) -> Finding:
    """Deal and solve once; then look for a shortest line, if that is asked for."""
    position = game(name).deal(variant, seed)
    start = time.process_time()
    solution = position.solve(Budget(effort.nodes))
    ms = 1000 * (time.process_time() - start)
    found = Finding(
        seed,
        solution.status,
        bool(position.to_act),
        len(solution.moves),
        solution.nodes,
        ms,
        solution.reason,
    )
    if not effort.shorten or solution.status != "solved":
        return found
    start = time.process_time()
    known = ((position, solution.moves),)
    shorter = position.solve(Budget(solution.nodes + effort.shorten, known=known), shortest=True)
    ms += 1000 * (time.process_time() - start)
    return replace(found, par=len(shorter.moves), proved=shorter.proved, par_ms=ms)


def survey(name: str, variant: str, seeds: Sequence[str], run: Run, effort: Effort = QUICK) -> Row:
    """Examine many deals."""
    return Row(variant, tuple(run(partial(examine, name, variant, effort=effort), seeds)))


def table(rows: Sequence[Row]) -> str:
    """The findings as text in columns."""
    return columns([HEAD, *(row.cells() for row in rows)])


def study(arguments: Arguments) -> str:
    """The tables; progress goes to stderr. With ``--out`` those of all games, into a file."""
    if arguments.has("out"):
        return studies.write(arguments, workers_of, every_variant)
    one, deals = arguments.game(), arguments.number("deals", 600, MOST_DEALS)
    jobs = arguments.number("jobs", os.cpu_count() or 1, MOST_JOBS)
    if 1 not in one.seats:
        raise BadInput(f"{one.name} is for several seats: match plays it, study does not")
    if not deals or not jobs:
        raise BadInput("--deals and --jobs are at least 1")
    prefix = arguments.text("seed-prefix", "study-")
    seeds = [f"{prefix}{number}" for number in range(deals)]
    effort = Effort(
        arguments.number("nodes", QUICK.nodes, MOST_NODES),
        arguments.number("shorten", 0, MOST_NODES),
    )
    named = arguments.text("variant", "")
    variants = named.split(",") if named else list(every_variant(one))
    for variant in variants:
        one.deal(variant, seeds[-1])
    with ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        run = partial(_with_progress, partial(pool.map, chunksize=16))
        rows = [survey(one.name, variant, seeds, run, effort) for variant in variants]
    told = {"prefix": prefix, "name": one.name, "deals": deals}
    if not one.raw:
        return "\n\n".join((NOTE.format(**told), table(rows)))
    note = pars.NOTE.format(**told, nodes=effort.nodes, shorten=effort.shorten)
    found = pars.tables({row.variant: row.findings for row in rows})
    counts = one.counts() if len(variants) > 1 else ()
    return "\n\n".join((note, *found, *counts))


def every_variant(one: Game) -> Iterator[str]:
    """Every variant under its default rule, then under the others that can be chosen."""
    for variant in one.variants:
        yield variant.name
        usual = one.deal(variant.name, "1").variant
        for option in one.options(variant.name):
            if one.deal(option, "1").variant != usual:
                yield option


def _with_progress(run: Run, ask: Callable[[str], Finding], seeds: Sequence[str]) -> Findings:
    return tqdm(run(ask, seeds), total=len(seeds), unit="deal")
