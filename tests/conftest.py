"""What holds for the whole suite: no skips where CI is set, and no failures from a slow machine."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from hashlib import blake2b
from itertools import count
from typing import TypeVar
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings

from bot.service import deals
from tests.databases import (
    database,
    databases,
    files,
    migrated_file,
    never_on_disk,
    swift_database,
    swift_databases,
)
from tests.postgres import empty_postgres_url, postgres_spares, postgres_url
from tests.statements import compiled_once

__all__ = [
    "database",
    "databases",
    "empty_postgres_url",
    "files",
    "migrated_file",
    "postgres_spares",
    "postgres_url",
    "swift_database",
    "swift_databases",
]

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

IN_CI = bool(os.environ.get("CI"))

settings.register_profile(
    "house",
    deadline=None,  # a busy machine is no finding
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=IN_CI,
    print_blob=True,
)
settings.load_profile("house")


FIRST = (
    "tests/web/test_browser",
    "tests/web/test_games.py",
    "tests/web/test_eyes.py",
    "tests/conformance/test_table_for_four.py",
    "tests/conformance/test_claim_rounds.py",
    "tests/conformance/test_kill.py",
    "tests/operations/test_overlap.py",
    "tests/service/test_rush.py",
    "tests/store/test_crashes.py",
    "tests/store/test_races.py",
    "tests/store/test_arrivals.py",
    "tests/crashes/",
    "tests/load/",
    "tests/fleet/",
)
"""Where single tests take many seconds. Begun last, one of them would keep the others waiting.

Those with a browser follow each other, and so do those that fork processes of the product: what
these need is then made in one process of the suite.
"""


@pytest.fixture(scope="session", autouse=True)
def _quickly() -> Iterator[None]:
    with compiled_once(), never_on_disk():
        yield


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test has the same deals in every run: one in some hundred is over at the first move."""
    numbers = count()

    def seed() -> str:
        named = f"{request.node.nodeid} {next(numbers)}".encode()
        return blake2b(named, digest_size=32).hexdigest()

    with patch.object(deals, "new_seed", seed):
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with those that take long, in the order in which they are named above."""
    places = {prefix: place for place, prefix in enumerate(FIRST)}
    items.sort(
        key=lambda item: next(
            (place for prefix, place in places.items() if item.nodeid.startswith(prefix)),
            len(FIRST),
        )
    )


def pytest_collection_finish() -> None:
    """Spare the collector what stays to the end: thousands of tests, and every module."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skipped test into a failure where CI is set."""
    report = yield
    return _unskipped(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a skipped module into a failure where CI is set."""
    report = yield
    return _unskipped(report)


def _unskipped(report: Report) -> Report:
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but CI is set: {report.longrepr}"
    return report
