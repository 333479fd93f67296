"""``python -m tests.bench.growth --out docs/speed.md``: what it costs as the work grows, drawn.

``--quick`` measures a smaller share of it. The plots stand in a folder of the name of the text.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
from bisect import bisect
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from math import log
from pathlib import Path

import structlog

from tests.bench import growing
from tests.bench.clock import about
from tests.bench.curves import Points, curves
from tests.bench.growing import Series
from tests.bench.lines import number
from tests.load.bars import tell

HEADING = """\
# Speed

How fast everything is, beside floors of the same run, is printed by `make bench`; what it printed
last stands in [measured/bench.txt](measured/bench.txt). This text is about growth, and written by

    python -m tests.bench.growth --out docs/speed.md{quick}

on {about}. Times are those of the quicker presses and of the middle pages, without
what others had of the cores; they belong to that machine: what counts is whether a curve is flat.
"""

CLOSING = """\
## How steady the ratios are

Ours and its floor run in turn, within milliseconds of each other, and the middle of the ratios of
many such turns counts: by the time of the processor, with hashes that are the same in every run,
and without a search for garbage in between. Deals are solved once each, as what was found at one is
remembered. The floor is work of a like kind, since a machine that does other things slows not all
work alike: small things made for rules, small pictures pasted for boards, the same statements
through the driver for stores, imports for commands. From presses is taken what their threads waited
for a core while others had it, as the bars speak of a free one. What looks worse than it may is
measured twice more before it counts as broken, and is printed each time.

With five to eight other processes at work on two cores, the largest ratio of a line over the
smallest of it, over five to ten runs, before this was so and since:

| part | the middle line before | since | the worst line before | since |
| --- | ---: | ---: | ---: | ---: |
| share | 16 % | 11 % | 35 % | 24 % |
| engines | 19 % | 13 % | 78 % | 21 % |
| solvers | 23 % | 13 % | 31 % | 27 % |
| stores | 50 % | 22 % | 56 % | 27 % |

What remains when a press is slow is ours: at a board whose tiles have a size that did not come up
since the start of the process, Guo Wu Guan draws 22 of them anew, which is 35 to 70 ms once for
each of some twenty sizes. Of the slowest presses measured, others had the core for half to nine
tenths of the time.

## Whether to compile the solvers

`python -m tests.bench.compiled` compiles them by mypyc; compiled and as they are they solve the
same deals, and find the same lines ([compiled.txt](measured/compiled.txt)). Guo Wu Guan is solved
2.0 to 2.5 times as fast then, but a deal takes one to four milliseconds as it is. Xiang Shi Fu,
for which people and catalogues wait, gains 1.0 to 1.2 times: its search adds up numbers of eighty
bits and asks dictionaries and a heap, all of which are compiled in Python already. A compiler on
every machine, or a package for each system, is not worth that: nothing of ours is compiled. What
made solvers faster was to look at less: layouts are told apart whoever holds the sets, a bound
and the bonds that can still be reached cut off what cannot win, and numbers whose digits are
compared at once stand for the sets that are left.
"""

FLAT = 0.25
"""A cost that grows with a smaller power of the work is called flat."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What grows with what, how it should, and why."""

    name: str
    title: str
    across: str
    measure: Callable[[list[int]], Coroutine[None, None, Series]]
    sizes: tuple[int, ...]
    quick: tuple[int, ...]
    reason: str
    most: int | None = None
    """Beyond which it can grow no more."""


EVERY = (
    Growth(
        "games",
        "From a press to its picture, by open games",
        "open games",
        growing.by_games,
        (100, 1_000, 10_000),
        (10, 1_000),
        "A press reads and writes rows of one table by their keys; others are never looked at.",
    ),
    Growth(
        "log",
        "From a press to its picture, by the length of the log",
        "entries in the log of the table",
        growing.by_log,
        (10, 100, 1_000, 4_000),
        (10, 500),
        "A table that is remembered is only played on. One that is read anew, after a start of the "
        "process or because 256 others were used since, is replayed from its deal, as there are no "
        "snapshots that could go wrong: that is linear, and games have some dozens of entries.",
    ),
    Growth(
        "players",
        "A page of the world's board, by players",
        "players on the board",
        growing.by_players,
        (100, 1_000, 10_000),
        (100, 1_000),
        "A page is found by an index at its anchor. How many people have each value is kept beside "
        "the board, so that a place is a sum over values: there are far fewer than people.",
    ),
    Growth(
        "tables",
        "Until the last of many boards is current, by boards",
        "boards that changed at the same moment",
        growing.by_tables,
        (10, 50, 250),
        (5, 30),
        "Every board is a picture of its own that has to be drawn and sent: linear, twenty at a "
        "time. Pictures are drawn in two threads, so one core more makes it shorter.",
    ),
    Growth(
        "processes",
        "Deals certified a second, by processes",
        "processes",
        growing.by_processes,
        (1, 2, 4),
        (1, 2),
        "Deals are independent: as many processes as cores do as many times the work, and more do "
        "no more. The start of the processes is taken off. What they would do on free cores is "
        "reckoned from the processor time of a deal; where the first curve stays below it, others "
        "had the cores.",
        most=max(2, os.cpu_count() or 1),
    ),
)


def shape(points: Points) -> str:
    """How a curve grows where the work is largest, by the power of the work.

    >>> shape([(10, 1.0), (100, 1.1)]), shape([(10, 1.0), (1000, 100.0)])
    ('flat', 'linear')
    """
    (x, y), (far, high) = points[-2:]
    power = log(high / y) / log(far / x)
    if power < FLAT:
        return "flat"
    return "linear" if power > 1 - FLAT else f"with the power {power:.2f} of the work"


def told(growth: Growth, series: Series, folder: str) -> str:
    """The section of one curve."""
    columns = [growth.across, *series]
    sizes = [x for x, _ in next(iter(series.values()))]
    rows = [
        [f"{size:,.0f}", *(number(points[at][1]) for points in series.values())]
        for at, size in enumerate(sizes)
    ]
    lines = [" | ".join(one) for one in (columns, ["---:"] * len(columns), *rows)]
    table = "\n".join(f"| {line} |" for line in lines)
    most = growth.most or round(sizes[-1])
    upto = f" up to {most:,} {growth.across}" if most < sizes[-1] else ""
    grows = "; ".join(
        f"{name.rpartition(',')[0] or name}: {shape(points[: bisect(sizes, most)])}{upto}"
        for name, points in series.items()
    )
    picture = f"![{growth.title}]({folder}/{growth.name}.svg)"
    parts = (f"## {growth.title}", picture, table, f"**{grows}.** {growth.reason}")
    return "\n\n".join(parts)


def written(out: Path, about_: str, *, quick: bool) -> None:
    """Measure everything, and write text and plots as they become known."""
    folder = out.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    parts = [HEADING.format(quick=" --quick" if quick else "", about=about_)]
    for growth in EVERY:
        series = asyncio.run(growth.measure([*(growth.quick if quick else growth.sizes)]))
        drawn = curves(growth.title, growth.across, series)
        (folder / f"{growth.name}.svg").write_text(drawn, encoding="utf-8")
        parts.append(told(growth, series, folder.name) + "\n")
        tell(parts[-1])
        out.write_text("\n".join((*parts, CLOSING)), encoding="utf-8")


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    parser = argparse.ArgumentParser(prog="python -m tests.bench.growth", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    written(asked.out, about(), quick=asked.quick)
