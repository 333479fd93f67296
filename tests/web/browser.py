"""The real Chromium, if this machine has one."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, async_playwright

# The shell is the same engine without the windows around it, and starts several times faster.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """Where the browser is. Without one the test is skipped, but in CI it fails."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    reason = f"no browser here: none of {', '.join(NAMES)} is installed"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A browser for a few pages."""
    path = chromium()
    async with async_playwright() as play:
        opened = await play.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield opened
        finally:
            await opened.close()
