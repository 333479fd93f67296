"""Runs the product, and dies at a named moment of the first move."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from aiohttp import web

from bot.__main__ import app
from bot.core.request import Press
from bot.service import Service
from bot.service.thinker import Thinker
from bot.store import Store
from games import Game, Position, Solution

moved = False


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def before_the_commit() -> None:
    append = Store.append

    async def appends(store: Store, table: Any, entries: Any, *rest: Any) -> Any:
        if entries[0].kind == "move":
            die()
        return await append(store, table, entries, *rest)

    patch.object(Store, "append", appends).start()


def after_the_commit() -> None:
    append = Store.append

    async def appends(store: Store, table: Any, entries: Any, *rest: Any) -> Any:
        after = await append(store, table, entries, *rest)
        if entries[0].kind == "move":
            die()
        return after

    patch.object(Store, "append", appends).start()


def before_the_answer() -> None:
    handle = Service.handle

    async def handles(service: Service, request: Any) -> Any:
        answer = await handle(service, request)
        if isinstance(request, Press) and request.action.startswith("p/"):
            die()
        return answer

    patch.object(Service, "handle", handles).start()


def after_the_answer() -> None:
    handle, write_eof = Service.handle, web.Response.write_eof

    async def handles(service: Service, request: Any) -> Any:
        global moved  # noqa: PLW0603 - a script that lives for one move
        answer = await handle(service, request)
        moved = isinstance(request, Press) and request.action.startswith("p/")
        return answer

    async def writes(response: web.Response, data: bytes = b"") -> None:
        await write_eof(response, data)
        if moved:
            die()

    patch.object(Service, "handle", handles).start()
    patch.object(web.Response, "write_eof", writes).start()


MOMENTS: dict[str, Callable[[], None]] = {
    "never": lambda: None,
    "before the commit": before_the_commit,
    "after the commit": after_the_commit,
    "before the answer": before_the_answer,
    "after the answer": after_the_answer,
}


def run(folder: Path, settings: dict[str, str], moment: str, roles: str) -> None:
    """Be a process of the product in a folder, with these settings and no others."""
    os.chdir(folder)
    for name in [name for name in os.environ if name.startswith("TEAHOUSE_")]:
        del os.environ[name]
    os.environ.update(settings)
    with (folder / "log").open("ab") as log:
        os.dup2(log.fileno(), sys.stdout.fileno())
        os.dup2(log.fileno(), sys.stderr.fileno())
    for name, instead in (("warm", _cold), ("playable", _bare), ("lost", _unknown)):
        patch.object(Thinker, name, instead).start()
    MOMENTS[moment]()
    app(["--roles", roles])


async def _cold(_: Thinker) -> None:
    """Nobody asks for a hint here; to make the tables for them takes long."""


async def _bare(_: Thinker, one: Game, variant: str, seed: str) -> tuple[str, Position, Solution]:
    """Any deal will do."""
    return seed, one.deal(variant, seed), Solution("unknown")


async def _unknown(*_: object) -> bool:
    """Nobody looks whether a game is lost."""
    return False
