"""How long every command takes to start, beside importing the libraries that it uses."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tests.bench.clock import Bench, Pair, middle, spread
from tests.bench.commands import Command, commands
from tests.bench.lines import Floor, Line
from tests.conformance.process import free_port
from tests.load.many import ready

ROOT = Path(__file__).parents[2]
FLOOR = "importing its libraries alone, ms"
LEAST, MOST = 2, 4
NARROW = 0.05
"""A command is started so often, less where its ratios are about the same."""
OURS = ("bot", "games", "render", "seeds")
IMPORTED = re.compile(r"^import time:\s+\d+ \|\s+\d+ \|\s+(\S+)$", re.MULTILINE)

IMPORT = """\
for name in names:
    try:
        __import__(name)
    except ImportError:  # tried by somebody who can do without
        pass
"""

SERVE: Command = ("bot", "serve", "web", "clock")
"""It does not end: it is killed as soon as it is ready."""


async def starting(bench: Bench) -> AsyncIterator[Line]:
    """Processor time of whole processes, in turn with the floor."""
    with tempfile.TemporaryDirectory() as folder:
        for command in [*commands()][:: bench.few(5, 1)]:
            yield _started(bench, Path(folder), command)
        yield _started(bench, Path(folder), SERVE)


def _started(bench: Bench, folder: Path, command: Command) -> Line:
    words = [sys.executable, "-m", *(word.format(folder=folder) for word in command)]
    run = _run if command is not SERVE else _until_ready
    told = run(folder, [sys.executable, "-X", "importtime", *words[1:]])[1]
    floor = [sys.executable, "-c", f"names = {libraries(told)}\n{IMPORT}"]
    pairs = list[Pair]()
    while len(pairs) < LEAST or (len(pairs) < MOST and spread(pairs) > NARROW):
        took, beside = run(folder, words)[0], _run(folder, floor)[0]
        pairs.append(Pair(took * (1 + bench.planted), beside))
    found = middle(pairs)
    name = f"python -m {' '.join(command[:2])}"
    return Line(name, found.ours * 1000, "ms", Floor(FLOOR, found.floor * 1000))


def libraries(told: str) -> list[str]:
    """What was imported, but for what is ours, each before those that need it."""
    return [name for name in IMPORTED.findall(told) if name.partition(".")[0] not in OURS]


def _run(folder: Path, words: Sequence[str]) -> tuple[float, str]:
    """Seconds of processor time of a process, and what it said on stderr."""
    began = _children()
    ran = subprocess.run(
        words,
        cwd=ROOT,
        env=_settings(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode < 2, ran.stderr  # nobody is there to be exported
    assert "Traceback" not in ran.stderr, ran.stderr
    return _children() - began, ran.stderr


def _until_ready(folder: Path, words: Sequence[str]) -> tuple[float, str]:
    """The same of one that serves, from its start until it says that it is ready."""
    port, said = free_port(), folder / "said"
    settings = _settings(folder) | {
        "TEAHOUSE_WEB_PORT": str(free_port()),
        "TEAHOUSE_HEALTH_PORT": str(port),
    }
    began = _children()
    with (
        said.open("w", encoding="utf-8") as stderr,
        subprocess.Popen(
            words, cwd=ROOT, env=settings, stdout=subprocess.DEVNULL, stderr=stderr
        ) as process,
    ):
        while not ready(port):
            time.sleep(0.005)
        process.kill()
    return _children() - began, said.read_text(encoding="utf-8")


def _settings(folder: Path) -> dict[str, str]:
    return os.environ | {
        "PYTHONDONTWRITEBYTECODE": "",  # who installs it compiles it once
        "PYTHONPATH": str(ROOT),
        "TEAHOUSE_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/start.sqlite3",
    }


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)  # os.times counts in hundredths
    return used.ru_utime + used.ru_stime
