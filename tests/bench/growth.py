"""``python -m tests.bench.growth --out docs/speed.md``: what it costs as the work grows, drawn.

``--quick`` measures a smaller share of it. The plots stand in a folder of the name of the text.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
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

on {about}. Times are those of the quicker presses and of the middle pages; they
belong to that machine, and what counts is whether a curve is flat.
"""

CLOSING = """\
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
        "no more, but for the share of a busy machine that they get. Starting them is part "
        "of what is measured.",
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
    shapes = (f"{name.rpartition(',')[0] or name}: {shape(p)}" for name, p in series.items())
    grows = "; ".join(shapes)
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
