"""A long evening: memory must not grow, and no task may be left over."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import dataclass

from tests.load import telegram
from tests.load.many import resident

WARM = 0.4
"""The share of the time in which caches fill."""


@dataclass(frozen=True)
class Soaked:
    """What was pressed, by how many percent memory grew after the warm-up, and tasks left over."""

    presses: int
    growth: float
    left: int


async def soak(seconds: float) -> Soaked:
    """Play on Telegram with pictures for so long; the platform remembers all in its own process."""
    before = len(asyncio.all_tasks())
    async with telegram.bot(pictures=True) as there:
        warming, rest = WARM * seconds, (1 - WARM) * seconds
        presses = warming * await telegram.rate(there, warming)
        warm = _settled()
        presses += rest * await telegram.rate(there, rest)
        growth = 100 * (_settled() - warm) / warm
    await asyncio.sleep(0.2)
    return Soaked(round(presses), growth, len(asyncio.all_tasks()) - before)


def _settled() -> float:
    gc.collect()
    return resident()
