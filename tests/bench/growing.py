"""What grows with the work, measured at several sizes of it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from statistics import median, quantiles

from bot.core.port import Port
from bot.core.request import Command, Place, Who
from bot.core.screen import Screen
from bot.core.table import Entry
from bot.service import Publisher, Service
from bot.store import Store
from tests.bench.alone import Moment
from tests.bench.clock import waited
from tests.bench.curves import Point
from tests.load import many
from tests.load.people import Player, house
from tests.standings import load as boards
from tests.standings.crowd import Crowd

Series = dict[str, list[Point]]
PRESSES = 40
READINGS = 60
DEALS = 60
ROUNDS = 3


async def by_games(sizes: list[int]) -> Series:
    """Milliseconds from a press to its picture, with so many games open in the database."""
    found = list[Point]()
    for size in sizes:
        async with _filled(size) as url, house(url) as service:
            await service.painter.warm()
            times = await _pressed(service, Player(service, size + 1), PRESSES)
            found.append((size, quantiles(times, n=4)[0]))
    return {"press to picture, ms": found}


@asynccontextmanager
async def _filled(games: int) -> AsyncIterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/growing.sqlite3"
        await many.made(url, games)
        yield url


async def _pressed(service: Service, player: Player, presses: int) -> list[float]:
    """Milliseconds of so many moves of one person, new games not counted."""
    times = list[float]()
    for _ in range(3):
        await player.turn()
    while len(times) < presses:
        before, began = player.moves, Moment.now()
        shown = await player.turn()
        if shown.picture:
            await service.paint(shown.picture)
        if player.moves > before:
            times.append(1000 * began.ago())
    return times


async def by_log(sizes: list[int]) -> Series:
    """The same at a table with so many entries, remembered and read anew."""
    warm, cold = list[Point](), list[Point]()
    async with house() as service:
        await service.painter.warm()
        await _pressed(service, Player(service, 0), PRESSES)  # tiles of many sizes are drawn once
        for number, size in enumerate(sizes, 1):
            player = Player(service, number)
            await _lengthened(service, player, size)
            warm.append((size, min(await _turned(service, player, forgetful=False))))
            cold.append((size, min(await _turned(service, player, forgetful=True))))
    return {"remembered, ms": warm, "read from the database, ms": cold}


async def _lengthened(service: Service, player: Player, size: int) -> None:
    """A move is made and undone until the log is so long."""
    await player.turn()
    name = next(one.action for one in player.shown.buttons if one.action.startswith("p/"))
    table = await service.store.load(name.split("/")[1])
    assert table
    person, at = table.head.host, service.now()
    pair = (
        Entry("move", "person", 0, table.position.moves(0)[0], person, at),
        Entry("undo", "person", 0, "", person, at),
    )
    pairs = max(0, size - table.version) // 2
    if pairs:
        await service.store.append(table, pair * pairs, f"undone {name}")
    who = Who("telegram", str(player.number), f"Guest {player.number}", "en")
    place = Place("telegram", str(player.number), private=True)
    answer = await service.handle(Command(who, place, f"board {player.number}", "board"))
    player.shown, player.message = answer.replies[0].screen, str(answer.replies[0].message)


async def _turned(service: Service, player: Player, *, forgetful: bool) -> list[float]:
    times = list[float]()
    for _ in range(3):
        if forgetful:
            service.store._recent.clear()
        began = Moment.now()
        shown = await player.turn()
        assert shown.picture
        await service.paint(shown.picture)
        times.append(1000 * began.ago())
    assert player.moves >= len(times)
    return times


class Still(Port):
    """A platform that takes every edit at once, when its picture is ready."""

    platform = "telegram"

    def __init__(self, service: Service) -> None:
        self._service = service
        self.edits = 0

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        return await self.edit(place, nonce, screen)

    async def edit(self, place: Place, address: str, screen: Screen) -> str:
        del place
        if screen.picture:
            await self._service.paint(screen.picture)
        self.edits += 1
        return address

    async def retire(self, place: Place, address: str) -> None:
        """Nothing has to be done."""

    async def remove(self, place: Place, address: str) -> None:
        """Nothing has to be done."""


async def by_tables(sizes: list[int]) -> Series:
    """Seconds until the last of so many boards shows what happened to all of them at once."""
    found = list[Point]()
    for size in sizes:
        async with house() as service:
            await service.painter.warm()
            for number in range(size):
                await _moved_elsewhere(service, Player(service, number))
            port = Still(service)
            publisher = Publisher(service, [port])
            found.append((size, await waited(lambda: _drained(publisher))))  # noqa: B023 - called at once
            assert port.edits >= size
    return {"the last board is current after, s": found}


async def _moved_elsewhere(service: Service, player: Player) -> None:
    """Another process writes a move, of which this person's board does not know."""
    await player.turn()
    action = next(one.action for one in player.shown.buttons if one.action.startswith("p/"))
    table = await service.store.load(action.split("/")[1])
    assert table
    moved = Entry("move", "person", 0, table.position.moves(0)[0], table.head.host, service.now())
    await service.store.append(table, [moved], f"elsewhere {table.head.id}")


async def _drained(publisher: Publisher) -> None:
    while await publisher.once():
        pass


async def by_players(sizes: list[int]) -> Series:
    """Milliseconds of a page of the world's board, of so many players with ten results each."""
    found: Series = {"first page, ms": [], "a page somewhere, ms": []}
    for size in sizes:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite+aiosqlite:///{folder}/boards.sqlite3"
            await boards.make(url, Crowd(size, 10 * size))
            store = await Store.open(url)
            shelf = boards.Boards(store, size)
            _, world = next(shelf.each())
            readings = shelf.readings(world, Random(size)).values()
            for points, reading in zip(found.values(), readings, strict=True):
                points.append((size, median(await boards.measured(reading, READINGS))))
            await store.close()
    return found


async def by_processes(sizes: list[int]) -> Series:
    """Deals certified a second by so many processes once they run, and what the work would allow.

    The processor time of a deal says how many there would be if nobody else needed the cores.
    """
    cores = os.cpu_count() or 1
    found: Series = {"deals a second": [], "deals a second on free cores": []}
    rounds = [[await _certified(size) for size in sizes] for _ in range(ROUNDS)]
    for size, runs in zip(sizes, zip(*rounds, strict=True), strict=True):
        found["deals a second"].append((size, max(one for one, _ in runs)))
        alone = max(one for _, one in runs)
        found["deals a second on free cores"].append((size, min(size, cores) * alone))
    return found


async def _certified(processes: int) -> tuple[float, float]:
    """Deals a second, less the start of the processes; and deals a second of processor time."""
    few, many_ = [await _catalogue(processes, count) for count in (processes, DEALS)]
    examined, wall = (many_[key] - few[key] for key in ("examined", "wall_s"))
    return examined / wall, many_["examined"] / many_["cpu_s"]


async def _catalogue(processes: int, deals: int) -> dict[str, float]:
    """What the command says of its work."""
    with tempfile.TemporaryDirectory() as folder:
        words = ("certify", "--game", "guo-wu-guan", "--variant", "classic", "--from-seed", "grow")
        more = ("--count", str(deals), "--jobs", str(processes), "--out", f"{folder}/deals.tsv")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "games", *words, *more),
            cwd=many.ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        said, _ = await process.communicate()
    assert process.returncode == 0
    told: dict[str, float] = json.loads(said)
    return told
