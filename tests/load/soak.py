"""A long evening: memory must not grow, and no task may be left over."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import dataclass
from time import perf_counter

from tests.load import telegram
from tests.load.many import resident
from tests.load.telegram import Presser

WARM = 0.4
"""The share of the time in which caches fill."""


@dataclass(frozen=True)
class Soaked:
    """What was pressed, by how many percent memory grew after the warm-up, and tasks left over."""

    presses: int
    growth: float
    left: int


async def soak(seconds: float, people: int = 12) -> Soaked:
    """Play on Telegram with pictures for so long."""
    before = len(asyncio.all_tasks())
    async with telegram.together() as api:
        pressers = [
            Presser(api, api.person(f"P{number}", started=True)) for number in range(people)
        ]
        while not all(one.pictures for one in pressers):  # the evening begins when all have pressed
            await asyncio.gather(*(one.turn() for one in pressers))
        began, warm = perf_counter(), 0.0
        while (passed := perf_counter() - began) < seconds:
            await asyncio.gather(*(one.turn() for one in pressers))
            _forget(api)
            if not warm and passed > WARM * seconds:
                gc.collect()
                warm = resident()
        gc.collect()
        growth = 100 * (resident() - warm) / warm if warm else 0.0
        presses = sum(len(one.pictures) for one in pressers)
        await asyncio.sleep(0.2)
    return Soaked(presses, growth, len(asyncio.all_tasks()) - before)


def _forget(api: telegram.Timed) -> None:
    """The simulated server remembers all that ever was; that is not what is measured."""
    world = api.world
    world.calls.clear()
    world.queries.clear()
    api.answered.clear()
    used = {message.photo for message in world.sent[-200:]}
    for name in [name for name in world.files if name not in used]:
        del world.files[name]
