"""Other processes: one that plays on, and one that is killed in the middle of a transaction."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import count

from sqlalchemy import event

from bot.core.table import Entry, Table
from bot.store import Stale, Store
from tests.processes import PROCESSES
from tests.store.setting import loaded, move


def pool(size: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(size, mp_context=PROCESSES)


def play_on(url: str, table: str, goal: int, name: str) -> tuple[int, int]:
    """Write until the table has a version; return how often we were first and how often not."""
    return asyncio.run(_play_on(url, table, goal, name))


async def _play_on(url: str, id_: str, goal: int, name: str) -> tuple[int, int]:
    store = await Store.open(url)
    won = lost = 0
    while (table := await loaded(store, id_)).version < goal:
        try:
            await store.append(table, [any_entry(table)], f"{name}:{won}")
            won += 1
        except Stale:
            lost += 1
    await store.close()
    return won, lost


def any_entry(table: Table) -> Entry:
    return Entry("undo", "person") if table.over else move(table, table.version)


def die(url: str, table: str, statement: int) -> None:
    """Write, and be killed before that statement; answer with the exit code 0 if there is none."""
    asyncio.run(_die(url, table, statement))


async def _die(url: str, id_: str, statement: int) -> None:
    store = await Store.open(url)
    table = await loaded(store, id_)
    before_statement(store, statement, lambda: os.kill(os.getpid(), signal.SIGKILL))
    await store.append(table, [any_entry(table)], "web:killed")


def before_statement(store: Store, number: int, act: Callable[[], None]) -> Callable[[], None]:
    """Act before the statement of that number, counted from now, a commit being one too.

    0: before every one. Returns what takes it back.
    """
    counted = count(1)

    def step(*_: object) -> None:
        if next(counted) == number or not number:
            act()

    engine = store.database.engine.sync_engine
    for name in ("before_cursor_execute", "commit"):
        event.listen(engine, name, step)

    def undo() -> None:
        for name in ("before_cursor_execute", "commit"):
            event.remove(engine, name, step)

    return undo
