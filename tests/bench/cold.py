"""The first press of a process: ``python -m tests.bench.cold URL MESSAGE ACTION`` says how long."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import tempfile

import structlog

from bot.core.request import Place, Press, Who
from bot.store import migrate
from tests.bench.alone import Moment
from tests.load.many import ROOT
from tests.load.people import Player, house


async def first_presses(processes: int) -> list[float]:
    """Milliseconds to the picture on a free core, in as many new processes, each on a board."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/cold.sqlite3"
        await migrate(url)
        async with house(url) as service:
            players = [Player(service, number) for number in range(processes)]
            for one in players:
                for _ in range(3):
                    await one.turn()
        return [await _alone(url, one) for one in players]


async def _alone(url: str, player: Player) -> float:
    action = next(one.action for one in player.shown.buttons if one.action.startswith("p/"))
    given = (url, str(player.number), player.message, action)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.cold", *given),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    told, _ = await process.communicate()
    assert process.returncode == 0
    return float(told)


async def _press(url: str, number: str, message: str, action: str) -> float:
    """What a process does that has just said that it is ready."""
    who = Who("telegram", number, f"Guest {number}", "en")
    place = Place("telegram", number, private=True)
    async with house(url) as service:
        await service.painter.warm()
        began = Moment.now()
        answer = await service.handle(Press(who, place, "first", action, message))
        picture = answer.replies[0].screen.picture
        assert picture
        await service.paint(picture)
        return began.ago() * 1000


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    sys.stdout.write(f"{asyncio.run(_press(*sys.argv[1:]))}")
