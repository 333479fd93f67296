"""Command lines of an operator, run in the process of the test, in a folder of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.__main__ import app
from bot.settings import Settings


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """An empty folder, with nothing of this machine's settings; logs as before afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logging.root, "handlers", [])
    for field in Settings.model_fields:
        monkeypatch.delenv(f"TEAHOUSE_{field.upper()}", raising=False)
    yield
    structlog.reset_defaults()


async def ends(*words: str) -> object:
    """Run one that ends by itself; return its exit code."""
    try:
        await app.run_async(words, exit_on_error=False)
    except SystemExit as end:
        return end.code
    return 0
