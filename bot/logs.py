"""One log line per event, as key-value pairs: coloured at home, JSON for machines.

What must never be written is struck out at the very end, whoever wrote it.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any, Literal

import structlog

STRUCK = "[secret]"

UNREAD = ("aiohttp.http_exceptions", "aiohttp.web_protocol")
"""Where errors stand that quote a request which is no HTTP, with addresses and cookies."""


def configure(form: Literal["console", "json"], secrets: Collection[str] = ()) -> None:
    """Write to standard error; the libraries' warnings come in the same form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(),
        exception_formatter=structlog.dev.plain_traceback,  # the rich one shows hidden tiles
    )
    if form == "json":
        shared.append(structlog.processors.format_exc_info)
        last = structlog.processors.JSONRenderer()
    written: list[structlog.typing.Processor] = [last, Struck(secrets)]
    # at home a line for each press would only be in the way
    least = logging.DEBUG if form == "json" else logging.INFO
    structlog.configure(
        processors=[*shared, *written],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    bare = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[bare, *written], foreign_pre_chain=shared)
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("aiohttp.server").addFilter(_read)


def _read(record: logging.LogRecord) -> bool:
    """Not what anybody can send who speaks no HTTP: it is refused, and concerns nobody else."""
    error = record.exc_info[1] if record.exc_info else None
    return type(error).__module__ not in UNREAD


class Struck:
    """The last step of every line: no token, secret or password leaves the process by a log."""

    def __init__(self, secrets: Collection[str]) -> None:
        known = {form for one in secrets if one for form in (one, json.dumps(one)[1:-1])}
        self._secrets = sorted(known, key=len, reverse=True)

    def __call__(self, _logger: Any, _method: str, line: Any) -> str:  # noqa: ANN401 - as structlog calls it
        """The line without secrets."""
        written = str(line)
        for secret in self._secrets:
            written = written.replace(secret, STRUCK)
        return written


def correlation() -> str:
    """The code of what is being dealt with, which a person may be told; a new one outside."""
    bound = structlog.contextvars.get_contextvars().get("report")
    return str(bound) if bound else token_hex(3).upper()


@contextmanager
def traced(**known: str) -> Iterator[str]:
    """Everything logged meanwhile, here and in tasks begun here, carries one code."""
    code = correlation()
    with structlog.contextvars.bound_contextvars(report=code, **known):
        yield code
