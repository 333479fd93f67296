"""``python -m tests.crashes.kill``: SIGKILL at random moments while many people play.

A process serves eight people who press whatever they find, and says on a pipe which press it has
answered. It is killed, what is kept is held against what was answered, and another goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from pickle import UnpicklingError
from tempfile import TemporaryDirectory

from bot.store import migrate, proved
from tests.crashes import serving
from tests.processes import PROCESSES

ON_ONE_FILE = 20
"""So many processes die one after another on one file."""

MANY = 30
"""A process dies after fewer answered presses than that, and some milliseconds."""


@dataclass(frozen=True)
class Death:
    """One killed process: when, how many entries the logs had before it began and after it died."""

    milliseconds: int
    before: int
    after: int
    answered: int

    def __str__(self) -> str:
        return (
            f"killed after {self.milliseconds:4} ms: {self.before:5} entries before, "
            f"{self.after:5} after, {self.answered:3} presses answered, all there"
        )


async def deaths(file: Path, count: int, seed: int, most: int = MANY) -> list[Death]:
    """Let so many processes die on one file. Raises AssertionError where anything was lost."""
    chance = random.Random(seed)
    url = f"sqlite:///{file}"
    await migrate(url)
    found: list[Death] = []
    told: set[str] = set()
    for number in range(count):
        before = len(_events(file))
        lived, heard = await asyncio.to_thread(_die, file, number, chance, most)
        told |= heard
        events = _events(file)
        kept = [event for event in events if event]
        assert told <= set(kept), "a press that was answered is not there"
        assert len(kept) == len(set(kept)), "a press counted twice"
        await proved(url)
        found.append(Death(lived, before, len(events), len(heard)))
    return found


def _die(file: Path, number: int, chance: random.Random, most: int) -> tuple[int, set[str]]:
    """Start a process and kill it; how long it lived, and which presses it had answered."""
    seed = chance.getrandbits(30)
    hears, says = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=serving.serve, args=(file, number, seed, says))
    process.start()
    says.close()
    hears.recv()
    began = time.monotonic()
    heard = {hears.recv() for _ in range(chance.randrange(most))}
    time.sleep(chance.uniform(0.0, 0.05))
    assert process.pid
    os.kill(process.pid, signal.SIGKILL)
    lived = round((time.monotonic() - began) * 1000)
    process.join()
    assert process.exitcode == -signal.SIGKILL
    return lived, heard | _rest(hears)


def _rest(hears: Connection) -> set[str]:
    """What it still said before it died; the last word may be half a word."""
    heard: set[str] = set()
    try:
        while True:
            heard.add(hears.recv())
    except (EOFError, UnpicklingError):
        hears.close()
    return heard


def _events(file: Path) -> list[str]:
    """What every entry of all logs says it was caused by; '' for one that followed another."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT event FROM log").fetchall()
    return [(event or "").partition(":")[2] for (event,) in rows]


async def main(kills: int, seed: int) -> None:
    """Kill so many processes, and print a line for each."""
    for part in range(0, kills, ON_ONE_FILE):
        with TemporaryDirectory() as folder:
            count = min(ON_ONE_FILE, kills - part)
            for death in await deaths(Path(folder) / "tea.sqlite3", count, seed + part):
                sys.stdout.write(f"{death}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{kills} processes killed, nothing lost, nothing twice\n")


if __name__ == "__main__":
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--kills", type=int, default=1000)
    asking.add_argument("--seed", type=int, default=1)
    given = asking.parse_args()
    asyncio.run(main(given.kills, given.seed))
