"""Collects what is logged as an error while a test runs, whoever logs it."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from contextlib import ExitStack
from typing import Any, Self

from structlog.testing import capture_logs

_BAD = ("error", "critical", "exception")


class Watch(logging.Handler):
    """``errors`` lists them; a test takes out what it expects."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._records: list[str] = []
        self._stack = ExitStack()
        self._lines: list[MutableMapping[str, Any]] = []

    def __enter__(self) -> Self:
        self._lines = self._stack.enter_context(capture_logs())
        logging.getLogger().addHandler(self)
        self._stack.callback(logging.getLogger().removeHandler, self)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of the standard library's logging."""
        self._records.append(f"{record.name}: {record.getMessage()}")

    @property
    def events(self) -> list[str]:
        """The names of all our own log lines, in order."""
        return [str(line["event"]) for line in self._lines]

    @property
    def errors(self) -> list[str]:
        """What should not have happened."""
        ours = [str(line) for line in self._lines if line["log_level"] in _BAD]
        return [*ours, *self._records]

    def forgive(self) -> None:
        """What was logged so far was meant to happen."""
        self._lines.clear()
        self._records.clear()
