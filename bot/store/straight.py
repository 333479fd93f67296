"""Statements of which nothing changes but the values: compiled once, and then straight to SQLite.

SQLAlchemy finds the compiled form of a statement again each time, makes a context for it and asks
about everything that may become of it: that takes five times as long as SQLite does. What every
move asks is made once, at the top of a module, and says so (``fixed``).
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from sqlalchemy import Executable, Insert
from sqlalchemy.dialects import sqlite

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


class Answer:
    """The rows, in as many words of SQLAlchemy's results as fixed statements are asked in."""

    def __init__(self, rows: Sequence[Any], rowcount: int) -> None:
        self._rows = rows
        self.rowcount = rowcount

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)

    def all(self) -> Sequence[Any]:
        """Every row."""
        return self._rows

    def first(self) -> Any:  # noqa: ANN401 - a row
        """The first row, or None."""
        return self._rows[0] if self._rows else None

    def scalar_one_or_none(self) -> Any:  # noqa: ANN401 - a value
        """The first value of the only row, or None."""
        return self._rows[0][0] if self._rows else None

    def scalar_one(self) -> Any:  # noqa: ANN401 - a value
        """The first value of the only row."""
        return self._rows[0][0]


class Straight:
    """One of them, compiled, with what makes values of SQLite from ours, and ours from those."""

    def __init__(self, statement: Any, names: Sequence[str] | None) -> None:  # noqa: ANN401 - all that can be executed here have these words
        compiled = statement.compile(dialect=DIALECT, column_keys=names)
        self.sql = str(compiled)
        kept: list[Any] = []
        self._given = []
        for number, name in enumerate(compiled.positiontup):
            bind = compiled.binds[name]
            makes = bind.type.dialect_impl(DIALECT).bind_processor(DIALECT)
            if bind.required:
                self._given.append((number, bind.key, makes))
                kept.append(None)
            else:
                value = bind.effective_value
                kept.append(makes(value) if makes else value)
        self._kept: Sequence[Any] = tuple(kept)
        columns = statement.exported_columns
        row: Any = namedtuple("Row", columns.keys(), rename=True)  # type: ignore[misc] # noqa: PYI024 - of names that only the statement knows
        self._row = row._make
        reads = [one.type.dialect_impl(DIALECT).result_processor(DIALECT, None) for one in columns]
        self._reads = [(number, one) for number, one in enumerate(reads) if one]

    def execute(self, cursor: Cursor, given: Values | list[Values]) -> Answer:
        """Execute it with its values, or with each of some sets of them. Raises sqlite3.Error."""
        execute = cursor.executemany if isinstance(given, list) else cursor.execute
        execute(self.sql, self.values(given))
        return Answer([self._row(self._read(row)) for row in cursor.fetchall()], cursor.rowcount)

    def values(self, given: Values | list[Values]) -> Sequence[Any]:
        """What the driver wants for them."""
        if isinstance(given, list):
            return [self.values(one) for one in given]
        values = [*self._kept]
        for number, name, makes in self._given:
            values[number] = makes(given[name]) if makes else given[name]
        return values

    def _read(self, row: Sequence[Any]) -> Sequence[Any]:
        values = [*row]
        for number, reads in self._reads:
            values[number] = reads(values[number])
        return values


def straight(statement: Executable, given: Values | list[Values]) -> Straight:
    """A fixed statement, compiled; an INSERT for the columns that it is given."""
    first = given[0] if isinstance(given, list) else given
    return _compiled(statement, tuple(first) if isinstance(statement, Insert) else None)


@lru_cache(STATEMENTS)
def _compiled(statement: Executable, names: Sequence[str] | None) -> Straight:
    return Straight(statement, names)
