"""A process that serves eight people who press whatever they find, until it is killed."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path

import structlog

from bot.service import Service
from bot.store import Store
from tests.service.chat import Clock, Inline
from tests.service.stage import Stage

PEOPLE = 8
DAY = 86_400_000
GAMES = ("guo-wu-guan lenient me", "wu-hsing open", "four-colour", "guo-wu-guan classic me")


def serve(file: Path, number: int, seed: int, answered: Connection) -> None:
    """Be the process of that number: play until killed."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    asyncio.run(_serve(file, number * DAY, random.Random(seed), answered))


async def _serve(file: Path, late: int, chance: random.Random, answered: Connection) -> None:
    clock = Clock()
    clock.time += late
    store = await Store.open(f"sqlite:///{file}", clock=clock)
    stage = Stage(Service(store, now=clock, thinker=Inline()), clock)
    people = (_play(stage, number, chance, answered) for number in range(PEOPLE))
    answered.send("")  # from now on it may die
    await asyncio.gather(*people)


async def _play(stage: Stage, number: int, chance: random.Random, answered: Connection) -> None:
    """One person presses on, and begins a new game where nothing is left to press."""
    guest = stage.person(f"Guest {number}", f"{100 + number}", "telegram", private=True)
    for step in count():
        event = f"{os.getpid()} {number} {step}"
        if not guest.plays and step % 2:
            await guest.command("board")  # of the process before
            continue
        if not guest.plays:
            await guest.command("play", GAMES[number % len(GAMES)])
            for label in ("Against", "My hand"):
                with suppress(AssertionError):
                    await guest.press(label)
            continue
        shown, _ = guest.button(guest.plays[0].label)
        await guest.carry(chance.choice(guest.plays).action, shown, event)
        if await stage.service.store.happened(f"telegram:{event}"):
            answered.send(event)
        await stage.later(2_500)
