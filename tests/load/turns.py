"""When people take their turns: as soon as they can, or at a steady pace."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Protocol


class Turner(Protocol):
    """Somebody who presses once and waits for what comes of it."""

    async def turn(self) -> object: ...


class Timed(Turner, Protocol):
    """Somebody who remembers how many seconds each picture took."""

    pictures: list[float]


Taking = Callable[[Sequence[Timed], float, int], Awaitable[None]]
"""How turns are taken: by whom, for so many seconds, so many a second."""


async def at_full_speed(people: Sequence[Turner], seconds: float) -> float:
    """Begin together, then press as soon as there is something to press; the seconds it took."""
    await asyncio.gather(*(one.turn() for one in people))
    began = perf_counter()

    async def play(one: Turner) -> None:
        while perf_counter() < began + seconds:
            await one.turn()

    await asyncio.gather(*(play(one) for one in people))
    return perf_counter() - began


async def steadily(people: Sequence[Turner], seconds: float, each_second: int) -> None:
    """So many presses each second, by one after the other, however long each waits."""
    tasks, began = [], perf_counter()
    for number in range(int(seconds * each_second)):
        await asyncio.sleep(max(0.0, began + number / each_second - perf_counter()))
        tasks.append(asyncio.create_task(people[number % len(people)].turn()))
    await asyncio.gather(*tasks)
