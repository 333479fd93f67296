"""Tournaments without waiting: who plays what, games that are played by pressing what comes."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sqlalchemy import select

from bot.core.table import Table
from bot.core.tourney import Tourney
from bot.store.club_schema import tourneys
from tests.service.stage import Guest, Stage

DAY = 86_400_000

PEOPLE = (("Olena", "discord"), ("Bo", "telegram"), ("Mai", "discord"), ("Ida", "telegram"))


def guests(stage: Stage, count: int) -> list[Guest]:
    """People of a room on Discord and a group on Telegram."""
    rooms = {"discord": "kitchen", "telegram": "-100"}
    names = [PEOPLE[at % 4][0] + "ab"[at // 4 - 1] * (at > 3) for at in range(count)]
    return [
        stage.person(name, rooms[PEOPLE[at % 4][1]], "discord" if at % 2 == 0 else "telegram")
        for at, name in enumerate(names)
    ]


async def newest(stage: Stage) -> Tourney:
    """The only tourney there is, as it is kept."""
    store = stage.service.store
    (row,) = await store.database.all(select(tourneys.c.id))
    found = await store.tourney(row.id)
    assert found
    return found


async def signed_up(stage: Stage, words: str, people: Sequence[Guest]) -> Tourney:
    """The first opens it, the others come by its code."""
    first, *others = people
    await first.command("club", words)
    code = (await newest(stage)).id
    for guest in others:
        await guest.command("join", code)
    await stage.settle()
    return await newest(stage)


async def begun(stage: Stage, words: str, people: Sequence[Guest], pace: str = "") -> Tourney:
    """They have signed up, the first may choose how long a round is, and it starts."""
    await signed_up(stage, words, people)
    if pace:
        await people[0].press("Options")
        await people[0].press(pace)
    await people[0].press("Start")
    await stage.settle()
    return await newest(stage)


async def unattended(stage: Stage, at: int) -> Tourney:
    """A moment comes before which nobody was there to play for those who are late."""
    stage.clock.time = at
    rounds = stage.service.commands.several.clubs.tourneys.rounds
    await rounds.tick((await newest(stage)).id, at)
    return await newest(stage)


async def number(stage: Stage, guest: Guest) -> int:
    """Who somebody is."""
    person = await stage.service.store.known(guest.who.platform, guest.who.account)
    assert person
    return person.id


async def table_of(stage: Stage, guest: Guest) -> Table | None:
    """Where somebody plays now, replayed by a store that remembers nothing."""
    match = (await newest(stage)).match_of(await number(stage, guest))
    stage.service.store._recent.clear()
    return await stage.service.store.load(match.table) if match and match.table else None


async def played(stage: Stage, people: Sequence[Guest], seed: int = 1) -> None:
    """Everybody plays what comes, until the tables of this round are over."""
    chance = random.Random(seed)
    for guest in people:
        await guest.press("My table")
    for _ in range(2_000):
        ready = [guest for guest in people if guest.plays]
        if ready:
            guest = chance.choice(ready)
            await guest.press(chance.choice(guest.plays).label)
            continue
        await stage.later(2_500)
        tables = [await table_of(stage, guest) for guest in people]
        if all(table is None or table.over for table in tables):
            return
    raise AssertionError("this never ends")


async def gives_up(stage: Stage, guest: Guest) -> None:
    """Somebody resigns at their table of this round."""
    table = await table_of(stage, guest)
    assert table
    assert not table.over
    await guest.carry(f"r/{table.head.id}/{table.round:x}/yes", None)
