"""What is counted and timed in this process, for whoever watches an installation.

Prometheus reads it from ``/metrics`` (see ``bot.health``). Nothing here tells who did what.
"""

from __future__ import annotations

from time import perf_counter

from prometheus_client import Counter, Gauge, Histogram

SWIFT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.025, 0.05, 0.08, 0.15, 0.3, 0.5, 0.8, 1.5, 3.0, 6.0, 15.0)

ANSWER = Histogram(
    "teahouse_answer_seconds",
    "From a press or a command to the first answer that the person sees",
    ["platform"],
    buckets=SLOW,
)
PICTURE = Histogram(
    "teahouse_picture_seconds",
    "From a press or a command to the new picture",
    ["platform"],
    buckets=SLOW,
)
REQUESTS = Counter("teahouse_requests", "Presses, commands and typed words", ["platform", "kind"])
BROKEN = Counter("teahouse_broken", "Requests that ended in an error of ours", ["platform"])
HUSHED = Counter("teahouse_hushed", "Requests of people who asked too fast", ["platform"])
LIMITED = Counter("teahouse_rate_limited", "Times a platform told us to wait (429)", ["platform"])
PENDING = Gauge("teahouse_edits_pending", "Messages that show an old state and wait for an edit")
LAG = Histogram("teahouse_loop_lag_seconds", "How late the event loop runs", buckets=SWIFT)
_DATABASE = Histogram(
    "teahouse_database_seconds", "Reads and transactions, waiting included", ["kind"], buckets=SWIFT
)
READ, WRITE = _DATABASE.labels("read"), _DATABASE.labels("write")


class Watch:
    """Runs from the moment at which somebody asked; each of its moments counts once."""

    def __init__(self, platform: str) -> None:
        self._platform = platform
        self._began = perf_counter()
        self._seen: set[Histogram] = set()

    def answered(self) -> None:
        """The person sees that something comes of it."""
        self._count(ANSWER)

    def pictured(self) -> None:
        """The person sees the picture, and so an answer."""
        self._count(ANSWER)
        self._count(PICTURE)

    def _count(self, what: Histogram) -> None:
        if what not in self._seen:
            self._seen.add(what)
            what.labels(self._platform).observe(perf_counter() - self._began)
