"""What a move costs: ``python -m tests.service.presses 2000`` prints processor time and bytes."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from bot.service import Service
from bot.store import Store, migrate
from tests.service.chat import Chat, Inline
from tests.swift import any_thread, in_this_thread

KINDS = ("guo-wu-guan lenient me", "guo-wu-guan classic me")


async def measure(presses: int, folder: Path) -> str:
    """So many presses by one person, one game after the other."""
    file = folder / "presses.sqlite3"
    url = any_thread(f"sqlite+aiosqlite:///{file}")
    await migrate(url)
    service = Service(await Store.open(url), thinker=Inline())
    chat = Chat(service)
    olena = chat.person("Olena")
    before, pressed, games, work, drawn = file.stat().st_size, 0, 0, 0.0, 0.0
    while pressed < presses:
        await chat.command(olena, "play", KINDS[games % len(KINDS)])
        games += 1
        while offers := [one for one in chat.screen.buttons if one.action.startswith("p/")]:
            began = process_time()
            await chat.carry(olena, offers[pressed % len(offers)].action)
            work += process_time() - began
            began = process_time()
            if chat.screen.picture:
                await service.paint(chat.screen.picture)
            drawn += process_time() - began
            pressed += 1
    await service.close()
    grown = file.stat().st_size - before
    played, painted = 1000 * work / pressed, 1000 * drawn / pressed
    told = f"{played:.1f} ms of a core to play and write, {painted:.1f} ms to draw"
    return f"{pressed} presses in {games} games: {told}; {grown / pressed:.0f} bytes of SQLite each"


if __name__ == "__main__":
    with TemporaryDirectory() as place, in_this_thread():
        sys.stdout.write(asyncio.run(measure(int(sys.argv[1]), Path(place))) + "\n")
