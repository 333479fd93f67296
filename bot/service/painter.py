"""Pictures off the event loop, kept for as long as somebody may ask for them again."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import render
from bot.core.screen import Picture
from render import Film

KEPT = 128
"""Pictures kept: about 5 MB."""


HELD = 0.001
"""Seconds after which a thread that paints lets the interpreter go to whoever answers people."""

FILMS = 16
"""Films kept: about 8 MB."""


alt = lru_cache(maxsize=KEPT)(render.alt)
"""The words of a picture for those who cannot see it."""


class Painter:
    """Paints in two threads (the encoder lets go of the interpreter lock) and remembers.

    Films take longer: they have a thread of their own, so that no board waits for one.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="paint")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._kept: OrderedDict[Picture, bytes] = OrderedDict()
        self._films: OrderedDict[Picture, bytes] = OrderedDict()

    async def warm(self) -> None:
        """Draw the sprites before the first person waits for them; let nobody wait for a brush.

        The tiles in their further sizes are drawn while people are served already.
        """
        sys.setswitchinterval(HELD)
        await asyncio.get_running_loop().run_in_executor(self._threads, render.warm)
        self._slow.submit(render.warm_tiles)

    async def paint(self, picture: Picture) -> bytes:
        """The bytes, from memory where they were asked for lately."""
        kept, most, threads = self._kept, KEPT, self._threads
        if isinstance(picture, Film):
            kept, most, threads = self._films, FILMS, self._slow
        if picture in kept:
            kept.move_to_end(picture)
            return kept[picture]
        data = await asyncio.get_running_loop().run_in_executor(threads, render.picture, picture)
        kept[picture] = data
        while len(kept) > most:
            kept.popitem(last=False)
        return data

    def forget(self) -> None:
        """Forget every picture: names may stand on them."""
        self._kept.clear()
        self._films.clear()
        alt.cache_clear()
        render.forget()

    def close(self) -> None:
        """Let the threads go."""
        for threads in (self._threads, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)
