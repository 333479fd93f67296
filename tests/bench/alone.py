"""Presses on a free core, whatever else the machine does."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from pathlib import Path
from time import perf_counter
from typing import Self

from tests.load.turns import Timed

PROCESSES = Path("/proc")


async def one_by_one(people: Sequence[Timed], seconds: float, each_second: int) -> None:
    """So many presses at that pace, none before the last one has its picture.

    What a press waited for a core that others had is taken off; where nothing else runs, that is
    nothing. Presses that queue up since others had the core would wait for it many times over.
    """
    gc.freeze()  # as a process does that has warmed up
    began = perf_counter()
    for number in range(int(seconds * each_second)):
        await asyncio.sleep(max(0.0, began + number / each_second - perf_counter()))
        one = people[number % len(people)]
        before, shown = Moment.now(), len(one.pictures)
        await one.turn()
        if len(one.pictures) > shown:
            one.pictures[-1] = min(one.pictures[-1], before.ago())


@dataclass(frozen=True, slots=True)
class Moment:
    """When something began, in seconds by the clock, of the processor, and of waiting for it."""

    clock: float
    spent: float
    waited: float

    @classmethod
    def now(cls) -> Self:
        """This one, of this process and of the one that started it to play the other side."""
        other = parent_process()
        used = [_used(str(pid)) for pid in ("self", other and other.pid) if pid]
        spent, waited = (sum(column) / 1e9 for column in zip(*used, strict=True))
        return cls(perf_counter(), spent, waited)

    def ago(self) -> float:
        """Seconds since, without those in which others had the core.

        Threads that wait at once are counted more than once: it is never less than what was done.
        """
        now = Moment.now()
        waited = now.waited - self.waited
        return max(now.clock - self.clock - waited, now.spent - self.spent)


def _used(process: str) -> tuple[int, int]:
    """Nanoseconds that its threads ran, and stood ready and got no core; Linux alone tells it."""
    ran = waited = 0
    for thread in PROCESSES.glob(f"{process}/task/*/schedstat"):
        with suppress(OSError):  # it has ended
            told = thread.read_text().split()
            ran, waited = ran + int(told[0]), waited + int(told[1])
    return ran, waited
