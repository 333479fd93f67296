"""``python -m tests.crashes``: die before every statement of every scenario."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.store import migrate
from tests.crashes.harness import crashes
from tests.crashes.scenarios import SCENARIOS
from tests.crashes.stage import House
from tests.quiet import warnings_only


async def main() -> None:
    """Print a line for each scenario; end with an error at the first trace of a crash."""
    for kind in SCENARIOS:
        with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as monkeypatch:
            house = House(Path(folder), monkeypatch)
            await migrate(house.url)
            done = await crashes(kind, house, monkeypatch, count(1))
        about = (kind.__doc__ or "").splitlines()[0]
        sys.stdout.write(f"{kind.__name__:14} {done.crashes:4} crashes, no trace left. {about}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    ArgumentParser(prog="python -m tests.crashes", description=__doc__).parse_args()
    warnings_only()
    asyncio.run(main())
