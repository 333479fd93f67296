"""Workers: they answer, come back when they die, and do not outlive who asks them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from bot.service.thinker import Worker

ASKING = """
import asyncio, os, sys
from bot.service.thinker import Worker

async def ask():
    worker = Worker()
    print(await worker.ask(os.getpid), flush=True)
    sys.stdin.read()

if __name__ == "__main__":
    asyncio.run(ask())
"""


async def test_a_worker_that_dies_is_replaced() -> None:
    worker = Worker()
    first = await worker.ask(os.getpid)
    assert first
    os.kill(first, signal.SIGKILL)
    second = await worker.ask(os.getpid)
    worker.close()
    assert second not in {None, first, os.getpid()}


def test_a_worker_ends_with_the_process_that_asks_it(tmp_path: Path) -> None:
    script = tmp_path / "asking.py"
    script.write_text(ASKING)
    command = [sys.executable, str(script)]
    env = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as asking:
        assert asking.stdout
        worker = int(asking.stdout.readline())
        asking.kill()
    assert _gone(worker)


def _gone(process: int) -> bool:
    """Whether a process has ended within some seconds; init may take a moment to bury it."""
    for _ in range(200):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        with suppress(OSError):
            if Path(f"/proc/{process}/stat").read_text().split()[2] == "Z":
                return True
        time.sleep(0.05)
    return False
