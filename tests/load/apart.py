"""A simulated platform and its people, in a process of their own: the bot's works for it alone."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

Work = Coroutine[Any, Any, None]


class Apart:
    """The platform as the process of the bot knows it: an address, and people who may be asked."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self.address = str(pipe.recv())

    async def ask(self, what: str, *args: object) -> Any:
        """What a function of the platform's module says, called with the platform and these.

        What is there by now stays, of the bot and of an echo alike, as in the product (see
        ``bot.serving``): to look for garbage among it would make everybody wait.
        """
        gc.freeze()
        self._pipe.send((what, args))
        return await asyncio.to_thread(self._pipe.recv)


@asynccontextmanager
async def apart(module: str) -> AsyncIterator[Apart]:
    """Start a platform: the module's ``platform()``, which tells its ``address``."""
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_serve, args=(module, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        yield await asyncio.to_thread(Apart, ours)
    finally:
        ours.send(None)
        await asyncio.to_thread(process.join)


@asynccontextmanager
async def running(work: Work, ready: Callable[[], bool]) -> AsyncIterator[None]:
    """Somebody at work on a platform, as soon as they are ready and until the end."""
    task = asyncio.create_task(work)
    while not ready():  # noqa: ASYNC110 - the libraries tell it only so
        await asyncio.sleep(0.02)
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _serve(module: str, pipe: Connection) -> None:
    asyncio.run(_served(module, pipe))


async def _served(module: str, pipe: Connection) -> None:
    chat = import_module(module)
    async with chat.platform() as there:
        pipe.send(there.address)
        while asked := await asyncio.to_thread(pipe.recv):
            what, args = asked
            pipe.send(await getattr(chat, what)(there, *args))
