"""How long every command takes to start, beside importing the libraries that it uses."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from games import game
from tests.bench.clock import Bench, Pair, middle, spread
from tests.bench.lines import Floor, Line

ROOT = Path(__file__).parents[2]
FLOOR = "importing its libraries alone, ms"
LEAST, MOST = 2, 4
NARROW = 0.05
"""A command is started so often, less where its ratios are about the same."""
OURS = ("bot", "games", "render", "seeds")
POSITION = str(game("guo-wu-guan").deal("lenient", "start"))
IMPORTED = re.compile(r"^import time:\s+\d+ \|\s+\d+ \|\s+(\S+)$", re.MULTILINE)

IMPORT = """\
for name in names:
    try:
        __import__(name)
    except ImportError:  # tried by somebody who can do without
        pass
"""

COMMANDS = (
    *(("bot", word) for word in ("--help", "--version", "migrate", "doctor", "rebuild", "verify")),
    ("bot", "export", "1"),
    ("bot", "backup", "{folder}/backup.sqlite3"),
    ("games", "list"),
    ("games", "moves", "--game", "guo-wu-guan", "--position", POSITION),
    ("render", "--help"),
    ("render", "--game", "guo-wu-guan", "--position", POSITION, "--out", "{folder}/board.png"),
)


async def starting(bench: Bench) -> AsyncIterator[Line]:
    """Processor time of whole processes, in turn with the floor."""
    with tempfile.TemporaryDirectory() as folder:
        for command in COMMANDS[:: bench.few(3, 1)]:
            yield _started(bench, Path(folder), command)


def _started(bench: Bench, folder: Path, command: Sequence[str]) -> Line:
    words = [sys.executable, "-m", *(word.format(folder=folder) for word in command)]
    told = _run(folder, [sys.executable, "-X", "importtime", *words[1:]])[1]
    floor = [sys.executable, "-c", f"names = {libraries(told)}\n{IMPORT}"]
    pairs = list[Pair]()
    while len(pairs) < LEAST or (len(pairs) < MOST and spread(pairs) > NARROW):
        took, beside = _run(folder, words)[0], _run(folder, floor)[0]
        pairs.append(Pair(took * (1 + bench.planted), beside))
    found = middle(pairs)
    name = f"python -m {' '.join(command[:2])}"
    return Line(name, found.ours * 1000, "ms", Floor(FLOOR, found.floor * 1000))


def libraries(told: str) -> list[str]:
    """What was imported, but for what is ours, each before those that need it."""
    return [name for name in IMPORTED.findall(told) if name.partition(".")[0] not in OURS]


def _run(folder: Path, words: Sequence[str]) -> tuple[float, str]:
    """Seconds of processor time of a process, and what it said on stderr."""
    settings = {
        "PYTHONDONTWRITEBYTECODE": "",  # who installs it compiles it once
        "PYTHONPATH": str(ROOT),
        "TEAHOUSE_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/start.sqlite3",
    }
    began = _children()
    ran = subprocess.run(
        words, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True, check=False
    )
    return _children() - began, ran.stderr


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)  # os.times counts in hundredths
    return used.ru_utime + used.ru_stime
