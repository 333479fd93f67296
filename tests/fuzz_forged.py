"""Forged buttons: whatever somebody without a right sends, nobody else's things change.

``python -m tests.fuzz_forged --count 1000000`` tries the whole; the suite tries a share. Three
strangers (in another room, in the same room, in a private chat) press what was on buttons of
others, changed here and there, and what they make up. Afterwards all games, seats, settings, orders
and bars of the others are as they were, and no stranger was shown a hand.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select
from tqdm import tqdm

from bot.core.action import ELSEWHERE, ON_TABLE
from bot.core.request import Press
from bot.core.screen import Screen
from bot.core.table import Table
from bot.service import Service
from bot.store import Store, migrate
from bot.store.schema import (
    bars,
    identities,
    log,
    people,
    rooms,
    seats,
    sitting,
    subscriptions,
    tables,
)
from render.view import View
from tests.fuzz_actions import LETTERS
from tests.quiet import warnings_only
from tests.service.chat import Clock, Inline
from tests.service.gathering import gathered
from tests.service.stage import Guest, Stage
from tests.swift import any_thread, in_this_thread

LOOK = 5_000
"""After so many presses the others' things are compared."""

HOUSE = 50_000
"""So many presses come to one house: what strangers open for themselves slows down the next."""

WORDS = (
    "yes no me room start leave join stop add kick set vote away back sit forget data digest"
    " unsubscribe theme dark 0"
)


@dataclass
class House:
    """Olena and Bo with their games, and the strangers."""

    stage: Stage
    strangers: list[Guest]
    known: list[str]
    """What stood on buttons of the others."""
    played: list[Table]
    others: list[int]
    """The numbers of Olena, Bo and Mai."""

    async def things(self) -> str:
        """Everything that belongs to others, as text."""
        theirs = [table.head.id for table in self.played]
        queries = [
            select(log).where(log.c.table_id.in_(theirs)),
            select(tables).where(tables.c.id.in_(theirs)),
            select(seats).where(seats.c.table_id.in_(theirs)),
            select(sitting).where(sitting.c.table_id.in_(theirs)),
            select(people).where(people.c.id.in_(self.others)),
            select(identities).where(identities.c.person.in_(self.others)),
            select(bars).where(bars.c.kind == "room"),
            select(subscriptions).where(subscriptions.c.person.in_(self.others)),
            select(rooms.c.chat, rooms.c.settings).where(rooms.c.chat == "tearoom"),
        ]
        found = [
            sorted(map(str, await self.stage.service.store.database.all(query)))
            for query in queries
        ]
        return json.dumps(found)


async def opened(url: str) -> House:
    """A room with a solitaire of one person, a full table, a lobby, and orders."""
    await migrate(url)
    clock = Clock()
    stage = Stage(Service(await Store.open(url, clock=clock), now=clock, thinker=Inline()), clock)
    olena = stage.person("Olena", "tearoom", admin=True)
    bo, mai = stage.person("Bo", "tearoom"), stage.person("Mai", "7", "telegram", private=True)
    # where a computer sits, whoever knows the code may take its seat
    await gathered(stage, olena, bo, *(stage.person(name, "tearoom") for name in ("Ida", "Zoë")))
    await olena.command("play", "guo-wu-guan classic me")
    await mai.command("play", "guo-wu-guan o-koan me")
    await bo.command("play", "wu-hsing open")
    await bo.press("Open a table")
    await olena.command("daily", "subscribe guo-wu-guan 9:00")
    await olena.command("settings")
    known = [button.action for _, _, shown in stage.seen for button in shown.buttons]
    rows = await stage.service.store.database.all(select(tables.c.id))
    played = [one for row in rows if (one := await stage.service.store.load(row.id))]
    assert len(played) >= 3
    strangers = [
        stage.person("Mallory", "library"),
        stage.person("Trudy", "tearoom"),
        stage.person("Eve", "8", "telegram", private=True),
    ]
    others = [row.id for row in await stage.service.store.database.all(select(people.c.id))]
    return House(stage, strangers, sorted(set(known)), played, others)


def forged(chance: random.Random, house: House) -> str:
    """A button of somebody else, whole or changed, or one that never was."""
    if chance.random() < 0.3:
        return chance.choice(house.known)
    if chance.random() < 0.5:
        letters = list(chance.choice(house.known))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(letters) + 1)
            letters[at : at + chance.randint(0, 2)] = chance.choices(
                LETTERS, k=chance.randint(0, 2)
            )
        return "".join(letters)
    words = chance.choices(WORDS.split(), k=chance.randrange(3))
    if chance.random() < 0.7:
        table = chance.choice(house.played)
        choices = [move for seat in table.asked for move in table.position.moves(seat)]
        words += chance.choices(choices, k=chance.randrange(2)) if choices else []
        return "/".join((chance.choice([*ON_TABLE]), table.head.id, f"{table.round:x}", *words))
    return "/".join((chance.choice([*ELSEWHERE]), *words))


async def press(house: House, stranger: Guest, action: str, number: int) -> None:
    """Send it; what is shown for it holds no hand of others."""
    press = Press(stranger.who, stranger.place, f"forged {number}", action, "")
    answer = await house.stage.service.handle(press)
    for reply in answer.replies:
        assert "Something broke" not in reply.screen.caption, action
        hidden(reply.screen, house, action)


def hidden(screen: Screen, house: House, action: str) -> None:
    """Nothing of a table of several but what the public sees, and no position of one alone."""
    if not isinstance(screen.picture, View):
        return
    for table in house.played:
        if table.several and screen.picture.game == table.head.game:
            shown = str(screen.picture.position)
            whole = {str(table.position.seen_by(seat)) for seat in table.people}
            assert shown not in whole - {str(table.position.seen_by(None))}, action


async def fuzz(url: str, count: int, seed: str) -> int:
    """Send so many; return how many were sent. Raises AssertionError when one had an effect."""
    house, chance = await opened(url), random.Random(seed)
    before = await house.things()
    for number in range(count):
        await press(house, chance.choice(house.strangers), forged(chance, house), number)
        if number % LOOK == LOOK - 1:
            assert await house.things() == before
            house.stage.seen.clear()
    assert await house.things() == before
    await house.stage.service.close()
    return count


def main(count: int, seed: int) -> None:
    warnings_only()
    done = 0
    with in_this_thread(), tqdm(total=count, disable=not sys.stderr.isatty()) as bar:
        while done < count:
            with tempfile.TemporaryDirectory() as folder:
                url = any_thread(f"sqlite+aiosqlite:///{Path(folder) / 'forged.sqlite3'}")
                sent = asyncio.run(fuzz(url, min(HOUSE, count - done), f"{seed} {done}"))
            bar.update(sent)
            done += sent
    sys.stdout.write(f"{done} forged presses, none of them had an effect on anybody else\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    main(asked.count, asked.seed)
