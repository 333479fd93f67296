"""How long every command takes to start, beside importing the libraries that it uses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from games import game
from tests.bench.clock import Bench
from tests.bench.lines import Floor, Line

ROOT = Path(__file__).parents[2]
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
    """Seconds of processor time of whole processes, the least of a few, in turn with the floor."""
    with tempfile.TemporaryDirectory() as folder:
        for command in COMMANDS[:: bench.few(3, 1)]:
            yield _started(bench, Path(folder), command)


def _started(bench: Bench, folder: Path, command: Sequence[str]) -> Line:
    words = [sys.executable, "-m", *(word.format(folder=folder) for word in command)]
    told = _run(folder, [sys.executable, "-X", "importtime", *words[1:]])[1]
    floor = [sys.executable, "-c", f"names = {libraries(told)}\n{IMPORT}"]
    times = [
        (_run(folder, words)[0] * (1 + bench.planted), _run(folder, floor)[0])
        for _ in range(bench.few(2, 3))
    ]
    took, imports = (min(column) * 1000 for column in zip(*times, strict=True))
    name = f"python -m {' '.join(command[:2])}"
    return Line(name, took, "ms", Floor("importing its libraries alone, ms", imports))


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
    times = os.times()
    return times.children_user + times.children_system
