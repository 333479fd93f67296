"""``python -m tests.bench``: one table of ratios. ``--part NAME`` one part, ``--quick`` a share.

``--guard`` compares a small share with the ratios that are kept and fails where one is much worse;
``--slow 30`` slows down all that is ours by so many percent, which the guard must see; ``--keep``
writes the ratios down anew.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Collection

from games import GAMES
from tests.bench.clock import Bench, about
from tests.bench.engines import engines
from tests.bench.guard import TOLERANCE, Kept
from tests.bench.lines import Line, head, row
from tests.bench.pictures import pictures
from tests.bench.players import players
from tests.bench.presses import presses
from tests.bench.share import guard, pieces, share
from tests.bench.solvers import solvers
from tests.bench.starting import starting
from tests.bench.stores import stores
from tests.load.bars import tell

Part = Callable[[Bench], AsyncIterator[Line]]
PARTS: dict[str, Part] = {
    one.__name__: one
    for one in (share, pictures, presses, stores, engines, solvers, players, starting)
}

MORE = 2
"""What is broken is measured so often more, and holds if it holds once."""
OTHERS = "others may have needed the machine"


async def run(bench: Bench, names: list[str], kept: Kept, *, keep: bool = False) -> bool:
    """Print the table; whether all bars hold. A share is other work than what is kept."""
    compared = not (bench.quick or keep)
    told = f"kept ratios may be {TOLERANCE:.0%} worse" if compared else "kept ratios are not asked"
    tell(f"{about()}; {told}")
    broken = list[str]()
    for name in names:
        left: Collection[str] | None = None
        for again in ("", *[f", once more: {OTHERS}"] * MORE):
            tell(f"\n{name}{again}\n{head()}")
            left = await _measured(bench, name, kept, left, compared=compared)
            if not left:
                break
        broken.extend(left or ())
    if broken:
        tell(f"\nBROKEN: {'; '.join(broken)}")
    return not broken


async def _measured(
    bench: Bench, name: str, kept: Kept, only: Collection[str] | None, *, compared: bool
) -> list[str]:
    """Print the lines of a part, all of them at first; the names of those whose bar is broken."""
    broken = list[str]()
    async for line in PARTS[name](bench):
        if only is not None and line.name not in only:
            continue
        before = kept.bar(name, line) if compared else None
        bar = line.asked(before)
        tell(row(line, before))
        kept.met(name, line)
        if bar and not bar.holds:
            broken.append(line.name)
    return broken


def seeded() -> None:
    """Start anew with hashes of words that are always the same: else each run has its pace."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        settings = os.environ | {"PYTHONHASHSEED": "0"}
        os.execve(sys.executable, sys.orig_argv, settings)  # noqa: S606 - ourselves once more


def main() -> int:
    """Do what the command line says; 1 where something is worse than it may be."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--quick", action="store_true", help="a share of each part")
    parser.add_argument("--guard", action="store_true", help="only whether it became slower")
    parser.add_argument("--slow", type=float, default=0, metavar="PERCENT")
    parser.add_argument("--keep", action="store_true", help="write the ratios down anew")
    asked = parser.parse_args()
    if asked.quick and asked.keep:
        parser.error("a share is not kept")
    seeded()
    kept, bench = Kept.read(), Bench(asked.quick, asked.slow / 100)
    if asked.guard:
        return 0 if guard(bench, pieces(GAMES.values()), kept) else 1
    holds = asyncio.run(run(bench, asked.part or [*PARTS], kept, keep=asked.keep))
    if asked.keep:
        kept.write()
    return 0 if holds else 1


if __name__ == "__main__":
    raise SystemExit(main())
