"""Other processes for tests: forked from one that has read the product, so that they start soon."""

from __future__ import annotations

import multiprocessing

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(
    ["tests.store.worker", "tests.crashes.serving", "tests.conformance.dying", "tests.warmed"]
)
