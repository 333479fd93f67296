"""Statements of which nothing changes but the values: compiled once, and then straight to SQLite.

SQLAlchemy finds the compiled form of a statement again each time, makes a context for it and asks
about everything that may become of it: that takes five times as long as SQLite does. What every
move asks is made once, at the top of a module, and says so (``fixed``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData

S = TypeVar("S", bound=Executable)

DIALECT = sqlite.dialect()

STATEMENTS = 64
"""So many are kept compiled; fewer are made."""

Values = Mapping[str, Any]


class Cursor(Protocol):
    """What a statement asks of a cursor of the driver."""

    rowcount: int

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        """Execute a statement."""

    def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> None:
        """Execute it with many sets of values."""

    def fetchall(self) -> Sequence[Any]:
        """What it gave."""


def fixed(statement: S) -> S:
    """Say of a statement that it is made once; its parameters are all that changes."""
    return statement.execution_options(fixed=True)


def is_fixed(statement: Executable) -> bool:
    """Whether somebody has said so."""
    return "fixed" in statement.get_execution_options()


class Answer(IteratorResult[Any]):
    """The rows, and how many were met."""

    rowcount: int


class Straight:
    """One of them, compiled, with what makes values of SQLite from ours, and ours from those."""

    def __init__(self, statement: Any) -> None:  # noqa: ANN401 - all that can be executed here have these words
        compiled = statement.compile(dialect=DIALECT)
        self.sql = str(compiled)
        self._given, kept = [], []
        for number, name in enumerate(compiled.positiontup):
            bind = compiled.binds[name]
            makes = bind.type.dialect_impl(DIALECT).bind_processor(DIALECT)
            if bind.required:
                self._given.append((number, bind.key, makes))
            value = None if bind.required else bind.effective_value
            kept.append(makes(value) if makes and not bind.required else value)
        self._kept: Sequence[Any] = tuple(kept)
        columns = statement.exported_columns
        self._about = SimpleResultMetaData(tuple(columns.keys()))
        reads = [one.type.dialect_impl(DIALECT).result_processor(DIALECT, None) for one in columns]
        self._reads = [(number, one) for number, one in enumerate(reads) if one]

    def execute(self, cursor: Cursor, given: Values | Sequence[Values]) -> Answer:
        """Execute it with its values, or with each of some sets of them. Raises sqlite3.Error."""
        execute = cursor.execute if isinstance(given, Mapping) else cursor.executemany
        execute(self.sql, self.values(given))
        rows = cursor.fetchall()
        answer = Answer(self._about, iter(map(self._row, rows) if self._reads else rows))
        answer.rowcount = cursor.rowcount
        return answer

    def values(self, given: Values | Sequence[Values]) -> Sequence[Any]:
        """What the driver wants for them."""
        if not isinstance(given, Mapping):
            return [self.values(one) for one in given]
        values = [*self._kept]
        for number, name, makes in self._given:
            values[number] = makes(given[name]) if makes else given[name]
        return values

    def _row(self, row: Sequence[Any]) -> Sequence[Any]:
        values = [*row]
        for number, reads in self._reads:
            values[number] = reads(values[number])
        return tuple(values)


@lru_cache(STATEMENTS)
def straight(statement: Executable) -> Straight:
    """A fixed statement, compiled."""
    return Straight(statement)
