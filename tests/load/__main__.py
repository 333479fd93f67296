"""``python -m tests.load``: every bar; ``--part service`` one part, ``--soak 600`` ten minutes."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from statistics import mean
from types import ModuleType

from tests.load import discord, many, telegram
from tests.load.bars import BOARD, Bar, floor, one_core, p99, tell
from tests.load.people import moves_a_second, playing
from tests.load.soak import soak
from tests.quiet import warnings_only

MOVES = 500
ACK, PICTURE = 25.0, 80.0
ECHO = 0.8
MEMORY, RESTART, GROWTH = 300.0, 1.5, 3.0
GAMES = 10_000


async def service(seconds: float) -> AsyncIterator[Bar]:
    """Moves without pictures on one core."""
    one_core()
    rate = await moves_a_second(seconds)
    name = "moves through the service, on one core"
    yield Bar(name, rate, MOVES, "a second", least=True, reference=True)


async def chats(seconds: float) -> AsyncIterator[Bar]:
    """Each adapter beside the library's own echo, and how long people wait."""
    moves = await moves_a_second(seconds)
    yield await _presses("Telegram", telegram, seconds, moves)
    async with telegram.bot(pictures=True) as there:
        acks, pictures = await telegram.latencies(there, 2 * seconds)
    yield Bar("Telegram, press to answer, p99", p99(acks), ACK, "ms", reference=True)
    yield Bar("Telegram, press to picture, p99", p99(pictures), PICTURE, "ms", reference=True)
    yield await _presses("Discord", discord, seconds, moves)
    async with discord.bot(pictures=True) as there:
        pictures = await discord.latencies(there, 2 * seconds)
    name = "Discord, press to picture, which answers it, p99"
    yield Bar(name, p99(pictures), PICTURE, "ms", reference=True)


async def _presses(name: str, chat: ModuleType, seconds: float, moves: float) -> Bar:
    """The adapter beside the library's own echo, minus a fifth.

    Where that is more than the service alone can do no adapter can reach it: then beside an echo
    that plays a move through the service for every press.
    """
    async with chat.echo() as there:
        echo = await chat.rate(there, seconds)
    async with playing() as also, chat.echo(also) as there:
        plays = await chat.rate(there, seconds)
    async with chat.bot(pictures=False) as there:
        ours = await chat.rate(there, seconds)
    tell(
        f"{name}: the library's echo {echo:.0f} a second, one that plays {plays:.0f}, "
        f"the service {moves:.0f}, the bot {ours:.0f}"
    )
    reachable = ECHO * echo <= moves
    beside, rate = ("an echo", echo) if reachable else ("an echo that plays", plays)
    return Bar(f"{name}, presses, beside {beside}", ours, ECHO * rate, "a second", least=True)


async def house(_seconds: float) -> AsyncIterator[Bar]:
    """10,000 open games."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/many.sqlite3"
        await many.made(url, GAMES)
        used = await many.memory(url)
        yield Bar(f"memory with {GAMES} open games, {many.HOT} of them hot", used, MEMORY, "MB")
        libraries = await asyncio.to_thread(many.importing)
        ready = await asyncio.to_thread(many.restarting, url)
        bar = RESTART * libraries * 1000
        yield Bar(
            f"restart with {GAMES} open games (libraries: the bar / 1.5)", ready * 1000, bar, "ms"
        )


async def evening(seconds: float) -> AsyncIterator[Bar]:
    """Memory and tasks over time."""
    soaked = await soak(seconds)
    tell(f"{soaked.presses} presses in {seconds:.0f} s")
    yield Bar("growth of memory", soaked.growth, GROWTH, "percent")
    yield Bar("tasks left over", soaked.left, 0, "tasks")


PARTS: dict[str, Callable[[float], AsyncIterator[Bar]]] = {
    "house": house,
    "chats": chats,
    "service": service,
}


async def run(names: list[str], seconds: float, soaking: float) -> bool:
    """Measure; whether every bar holds."""
    parts = [PARTS[name](seconds) for name in names]
    if soaking:
        parts.append(evening(soaking))
    holds = True
    for part in parts:
        before = floor()
        measured = [bar async for bar in part]
        unit = mean([before, floor()]) / BOARD
        if any(bar.reference for bar in measured):
            tell(
                f"the floor: a board drawn alone takes {unit * BOARD:.1f} ms, "
                f"{unit:.2f} of the reference's"
            )
        for bar in (one.here(unit) for one in measured):
            tell(bar)
            holds = holds and bar.holds
    return holds


if __name__ == "__main__":
    warnings_only()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--soak", type=float, default=60)
    asked = parser.parse_args()
    raise SystemExit(not asyncio.run(run(asked.part or [*PARTS], asked.seconds, asked.soak)))
