"""A house with 10,000 open games: how much memory it takes, and how soon it is there again."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from statistics import median

from sqlalchemy import insert, select

from bot.store import Store, migrate
from bot.store.schema import log, people, rooms, seats, sitting, tables
from tests.conformance.process import free_port
from tests.load.people import Player, house
from tests.quiet import warnings_only

ROOT = Path(__file__).parents[2]
HOT = 200
LIBRARIES = (
    "aiohttp.web",
    "aiosqlite",
    "babel",
    "cyclopts",
    "discord",
    "fluent.runtime",
    "jinja2",
    "openskill.models",
    "PIL.Image",
    "prometheus_client",
    "pydantic_settings",
    "sqlalchemy.ext.asyncio",
    "structlog",
    "telegram.ext",
)


async def made(url: str, games: int) -> None:
    """Open games of as many people, by copying the rows of one that was really opened."""
    await migrate(url)
    async with house(url) as service:
        one = Player(service, 1)
        for _ in range(4):
            await one.turn()
    store = await Store.open(url)
    try:
        await _copied(store, games)
    finally:
        await store.close()


async def _copied(store: Store, games: int) -> None:
    database = store.database
    shapes = (people, rooms, tables, seats, sitting, log)
    rows = {one.name: [row._asdict() for row in await database.all(select(one))] for one in shapes}
    for start in range(2, games + 1, 500):
        part = range(start, min(start + 500, games + 1))
        async with database.write() as connection:
            for shape in shapes:
                copies = [_other(row, number) for number in part for row in rows[shape.name]]
                if copies:
                    await connection.execute(insert(shape), copies)


def _other(row: dict[str, object], number: int) -> dict[str, object]:
    """A row of another person's game."""
    changed = dict(row)
    for name in ("table_id", "id"):
        if isinstance(row.get(name), str):
            changed[name] = f"t{number:07}"
        elif name in row and name == "id":
            changed[name] = number
    for name in ("host", "room", "person"):
        if row.get(name) is not None:
            changed[name] = number
    if "chat" in row:
        changed["chat"] = str(number)
    if row.get("event"):
        changed["event"] = f"{number} {row['event']}"
    return changed


async def memory(url: str, hot: int = HOT) -> float:
    """MB of a process that has all adapters loaded, with so many games hot."""
    command = (sys.executable, "-m", "tests.load.many", url, str(hot))
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    told, _ = await process.communicate()
    assert process.returncode == 0
    return float(told)


async def _hot(url: str, hot: int) -> None:
    from bot.adapters import discord, telegram, web  # noqa: PLC0415 - what a real process has loaded

    assert discord
    assert telegram
    async with house(url) as service:
        web.build_web(service)
        await service.painter.warm()
        players = [Player(service, 100_000 + number) for number in range(hot)]
        for _ in range(5):
            for one in players:
                shown = await one.turn()
                if shown.picture:
                    await service.paint(shown.picture)
        names = [row.id for row in await service.store.database.all(select(tables.c.id))]
        for name in names:  # each has been looked at once
            await service.store.load(name)
        sys.stdout.write(f"{resident()}")


def resident() -> float:
    """MB of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def importing() -> float:
    """Seconds to import the libraries, in a process of its own."""
    code = "import " + ", ".join(LIBRARIES)
    return _median(lambda: subprocess.run((sys.executable, "-c", code), check=True, cwd=ROOT))


def restarting(url: str) -> float:
    """Seconds from the start of a process until it says that it is ready."""

    def start() -> None:
        port, page = free_port(), free_port()
        settings = {
            "PYTHONPATH": str(ROOT),
            "TEAHOUSE_DATABASE_URL": url,
            "TEAHOUSE_WEB_PORT": str(page),
            "TEAHOUSE_HEALTH_PORT": str(port),
            "PYTHONDONTWRITEBYTECODE": "",  # an installed bot is compiled once, not at each start
        }
        command = (sys.executable, "-m", "bot", "--roles", "web,clock")
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            while not ready(port):
                time.sleep(0.005)
            process.kill()

    return _median(start)


def ready(port: int) -> bool:
    """Whether a process says so on its health port."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def _median(work: object, times: int = 5) -> float:
    took = []
    for _ in range(times):
        began = time.perf_counter()
        work()  # type: ignore[operator] # one of the two above
        took.append(time.perf_counter() - began)
    return median(took)


if __name__ == "__main__":
    warnings_only()
    asyncio.run(_hot(sys.argv[1], int(sys.argv[2])))
