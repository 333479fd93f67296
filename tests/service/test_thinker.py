"""Workers: they answer, come back when they die, and do not outlive who asks them.

What people wait for is over in time.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest

from bot.service import thinker
from bot.service.thinker import Thinker, Worker, kinds
from games import GAMES, game
from tests.service.chat import Inline

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


def endless() -> bool:
    """Something that takes longer than anybody waits."""
    time.sleep(60)
    return True


async def test_a_worker_that_is_busy_is_let_go_at_once() -> None:
    worker = Worker()
    process = await worker.ask(os.getpid)
    asked = asyncio.create_task(worker.ask(endless))
    await asyncio.sleep(0.05)
    worker.close()
    async with asyncio.timeout(10):
        assert await asked is None
    assert process
    assert _gone(process)


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


class Stuck(Worker):
    """A worker that never comes to an end, but for telling that it is there."""

    async def ask(self, *question: object) -> None:
        if question[0] is not thinker.awake:
            await asyncio.sleep(60)


async def test_a_hint_is_over_in_time_whatever_the_worker_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker, "SECONDS", 0.05)
    began = monotonic()
    answer = await Thinker(Stuck).solve("xiang-shi-fu", game("xiang-shi-fu").deal("harmony", "1"))
    assert answer.status == "unknown"
    assert monotonic() - began < 5


async def test_a_line_that_was_found_after_a_move_is_the_next_hint() -> None:
    """Without such a line a hint that may look at nothing knows nothing."""
    thinker, deal = Inline(), game("xiang-shi-fu").deal("classic+thirteen", "study-1")
    strayed, _ = deal.play(0, deal.moves(0)[0])
    assert not await thinker.lost("xiang-shi-fu", strayed, (deal, ()))
    ((_, line),) = thinker.lines.of(str(deal))
    after, _ = strayed.play(0, line[0])
    found = await thinker.solve("xiang-shi-fu", after, (deal, ()))
    assert found.moves == line[1:]
    assert found.nodes == 0


def test_the_tables_of_every_rule_that_is_offered_are_made_beforehand() -> None:
    made = set(kinds())
    for one in GAMES.values():
        for variant in one.variants if not one.levels else ():
            offered = one.options(variant.name) or (variant.name,)
            assert {(one.name, option) for option in offered} <= made
    assert ("xiang-shi-fu", "five-dragons+thirteen") in made
