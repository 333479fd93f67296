"""SQLite without a thread of its own: handing each statement over costs more than most statements.

Whoever waits for one still lets others go first, so that requests at the same moment meet. Two
stores on one file must not both be in a transaction: who waits for the lock holds up its holder.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import aiosqlite


@contextmanager
def in_this_thread() -> Iterator[None]:
    """Run every statement in the thread that asks; for addresses of ``any_thread``."""
    with patch.object(aiosqlite.Connection, "_execute", _execute):
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
    return work(*args, **named)
