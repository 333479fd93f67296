"""``python -m tests.bench.compiled``: would it pay to compile the solvers? Needs a C compiler.

A copy of the games gets its solvers compiled by mypyc. It and the games as they are solve the same
deals in turn, each in a process of its own, and must find the same lines.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from games import GAMES, Budget, Game
from games.solitaire import Solitaire
from tests.bench.clock import about, taken
from tests.bench.lines import Floor, Line, head, row
from tests.bench.solvers import NODES
from tests.load.bars import tell

ROOT = Path(__file__).parents[2]
MODULES = (
    *(f"xiang_shi_fu/{name}" for name in ("search", "hope", "bound", "layouts", "kinds")),
    "xiang_shi_fu/exchanges",
    *(f"guo_wu_guan/{name}" for name in ("run", "rows", "solver")),
)
"""Where the solvers spend their time."""

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(name="compiled", packages=[], ext_modules=mypycify({files}, opt_level="3"))
"""
DEALS = 8
ROUNDS = 3


def build(folder: Path) -> None:
    """A copy of the games with compiled solvers."""
    shutil.copytree(ROOT / "games", folder / "games", ignore=shutil.ignore_patterns("__pycache__"))
    files = [f"games/{name}.py" for name in MODULES]
    (folder / "setup.py").write_text(SETUP.format(files=files), encoding="utf-8")
    words = [sys.executable, "setup.py", "build_ext", "--inplace"]
    subprocess.run(words, cwd=folder, check=True, capture_output=True)


class Solver:
    """A process that solves deals with the games of a folder."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def solve(self, game: str, variant: str, seed: str) -> tuple[float, str]:
        """Seconds of processor time, and what was found."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([game, variant, seed]) + "\n")
        self._process.stdin.flush()
        seconds, found = json.loads(self._process.stdout.readline())
        return seconds, found


@contextmanager
def solver(folder: Path) -> Iterator[Solver]:
    """One at work."""
    words = [sys.executable, "-m", "tests.bench.compiled", "--work"]
    settings = os.environ | {"PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        words, cwd=folder, env=settings, text=True, stdin=pipe, stdout=pipe
    ) as process:
        yield Solver(process)
        assert process.stdin
        process.stdin.close()


def work() -> None:
    """What such a process does."""
    for line in sys.stdin:
        game, variant, seed = json.loads(line)
        deal = GAMES[game].deal(variant, seed)
        seconds, found = taken(lambda: deal.solve(Budget(NODES)))  # noqa: B023 - called at once
        tell(json.dumps([seconds, str(found)]))


def compared(game: Game, variant: str, ours: Solver, made: Solver) -> Line:
    """Deals a second of both, by the quickest of some rounds of every deal."""
    both = (made, ours)
    for one in both:
        one.solve(game.name, variant, "bench warm")
    spent = [0.0, 0.0]
    for number in range(DEALS):
        rounds = [
            [one.solve(game.name, variant, f"bench {number}") for one in both]
            for _ in range(ROUNDS)
        ]
        assert len({found for each in rounds for _, found in each}) == 1
        for at in range(2):
            spent[at] += min(each[at][0] for each in rounds)
    floor = Floor("as they are, deals a second", DEALS / spent[1])
    name = f"{game.name} {variant}, solver compiled"
    return Line(name, DEALS / spent[0], "deals a s", floor, least=True, steady=False)


def main() -> None:
    """Print every variant."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        tell(f"{about()}\n\n{head()}")
        with solver(ROOT) as ours, solver(Path(folder)) as made:
            for game in GAMES.values():
                if isinstance(game, Solitaire):
                    for variant in game.variants:
                        tell(row(compared(game, variant.name, ours, made), None))


if __name__ == "__main__":
    if "--work" in sys.argv:
        work()
    else:
        main()
