"""Pictures off the event loop, kept for as long as somebody may ask for them again."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import render
from bot.core.screen import Picture
from render.posters import Card, Chart, Exhibit, Film, Hello, Month, Profile, Ranking, Roster

KEPT = 128
"""Pictures kept: about 5 MB."""


HELD = 0.001
"""Seconds after which a thread that paints lets the interpreter go to whoever answers people."""

FILMS = 16
"""Films kept: about 8 MB."""


def paint(picture: Picture) -> bytes:
    """The bytes of a recipe: a PNG, of a film a GIF."""
    match picture:
        case Hello(look):
            return render.poster_hello(look)
        case Card():
            return render.poster_end(picture)
        case Month():
            return render.poster_month(picture)
        case Ranking():
            return render.poster_ranking(picture)
        case Roster():
            return render.poster_roster(picture)
        case Profile():
            return render.poster_profile(picture)
        case Film():
            return render.replay(picture)
        case Chart():
            return render.poster_chart(picture)
        case Exhibit():
            return render.poster_exhibit(picture)
        case _:
            return render.picture(picture)


@lru_cache(maxsize=KEPT)
def alt(picture: Picture) -> str:
    """The words for those who cannot see it."""
    match picture:
        case Hello(look):
            return render.alt_hello(look)
        case Card():
            return render.alt_end(picture)
        case Month():
            return render.alt_month(picture)
        case Ranking():
            return render.alt_ranking(picture)
        case Roster():
            return render.alt_roster(picture)
        case Profile():
            return render.alt_profile(picture)
        case Film():
            return render.alt_replay(picture)
        case Chart():
            return render.alt_chart(picture)
        case Exhibit():
            return render.alt_exhibit(picture)
        case _:
            return render.alt(picture)


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
        """Draw the sprites before the first person waits for them; let nobody wait for a brush."""
        sys.setswitchinterval(HELD)
        await asyncio.get_running_loop().run_in_executor(self._threads, render.warm)

    async def paint(self, picture: Picture) -> bytes:
        """The bytes, from memory where they were asked for lately."""
        kept, most, threads = self._kept, KEPT, self._threads
        if isinstance(picture, Film):
            kept, most, threads = self._films, FILMS, self._slow
        if picture in kept:
            kept.move_to_end(picture)
            return kept[picture]
        data = await asyncio.get_running_loop().run_in_executor(threads, paint, picture)
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
