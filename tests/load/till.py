"""The least that a move costs beyond an echo: one row, committed by the raw driver."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.database import PRAGMAS

Keep = Callable[[], object]


def nothing() -> None:
    """Keep no row."""


@contextmanager
def till() -> Iterator[Keep]:
    """Something that commits one row more whenever it is called, as durably as the store does."""
    with (
        TemporaryDirectory() as folder,
        closing(sqlite3.connect(Path(folder) / "till", isolation_level=None)) as line,
    ):
        for pragma in PRAGMAS:
            line.execute(f"PRAGMA {pragma}")
        line.execute("CREATE TABLE log (number INTEGER PRIMARY KEY, move TEXT)")
        numbers = count()

        def keep() -> None:
            line.execute("BEGIN IMMEDIATE")
            line.execute("INSERT INTO log VALUES (?, 'b32')", (next(numbers),))
            line.execute("COMMIT")

        yield keep
