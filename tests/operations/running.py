"""Command lines of an operator, run in the process of the test."""

from __future__ import annotations

from bot.__main__ import app


async def ends(*words: str) -> object:
    """Run one that ends by itself; return its exit code."""
    try:
        await app.run_async(words, exit_on_error=False)
    except SystemExit as end:
        return end.code
    return 0
