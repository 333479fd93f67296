"""SQLite without a thread of its own: handing each statement over costs more than most statements.

Whoever waits for one still lets others go first, so that requests at the same moment meet. Who
waits for the lock of another store lets its holder go on, which a wait inside SQLite would not.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import aiosqlite

from bot.store import database, quick

TRIES = 5_000
PAUSE = 0.001
"""So often, and so many seconds apart, it is looked whether the lock is free."""


@contextmanager
def in_this_thread() -> Iterator[None]:
    """Run every statement in the thread that asks; for addresses of ``any_thread``."""
    pragmas = tuple(
        "busy_timeout=0" if one.startswith("busy_timeout") else one for one in database.PRAGMAS
    )
    with (
        patch.object(aiosqlite.Connection, "_execute", _execute),
        patch.object(database, "PRAGMAS", pragmas),
        patch.object(quick, "PATIENCE", 0),
    ):
        yield


def any_thread(url: str) -> str:
    """The address of a database that any thread may use, as every one of PostgreSQL is."""
    return f"{url}?check_same_thread=false" if url.startswith("sqlite") else url


async def _execute(
    _: aiosqlite.Connection,
    work: Callable[..., Any],
    *args: Any,
    **named: Any,
) -> Any:
    if getattr(work, "__name__", "") != "close":  # who gives up in the middle still closes
        await asyncio.sleep(0)
    for _try in range(TRIES):
        try:
            return work(*args, **named)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        await asyncio.sleep(PAUSE)
    return work(*args, **named)
