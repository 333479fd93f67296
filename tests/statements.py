"""Statements are compiled once for all databases of a make: every new store would do it anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import ClauseElement, Dialect
from sqlalchemy.util import LRUCache

MANY = 2_000


@contextmanager
def compiled_once() -> Iterator[None]:
    """Let every engine look in one cache, under the first dialect of its kind."""
    kept: LRUCache[Any, Any] = LRUCache(MANY)
    first: dict[type[Dialect], Dialect] = {}
    compiles = ClauseElement._compile_w_cache

    def compiled(said: ClauseElement, dialect: Dialect, **how: Any) -> Any:
        known = first.setdefault(type(dialect), dialect)
        return compiles(said, known, **{**how, "compiled_cache": kept})

    with patch.object(ClauseElement, "_compile_w_cache", compiled):
        yield
