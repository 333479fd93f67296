"""SQLite without a thread of its own, for simulations of very many games.

The driver hands each statement to a thread and waits. Where nothing else wants to run meanwhile,
that costs several times what the statement costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiosqlite


@contextmanager
def in_this_thread() -> Iterator[None]:
    """Let every statement run at once, in the thread that asks; for addresses of ``file``."""
    with patch.object(aiosqlite.Connection, "_execute", _execute):
        yield


def file(path: Path) -> str:
    """The address of a database that any thread may use."""
    return f"sqlite+aiosqlite:///{path}?check_same_thread=false"


async def _execute(
    _: aiosqlite.Connection,
    work: Callable[..., Any],
    *args: Any,
    **named: Any,
) -> Any:
    return work(*args, **named)
