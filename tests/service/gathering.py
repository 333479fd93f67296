"""What the tests of tables do again and again: gather, look, press."""

from __future__ import annotations

import random

from bot.core.screen import Screen
from bot.core.table import Table
from render.view import View
from tests.newest import newest_tables
from tests.service.stage import Guest, Stage

AGAINST, GATHER = "Against computers", "Open a table"


async def newest(stage: Stage) -> Table:
    """The table that changed last, replayed by a store that remembers nothing."""
    store = stage.service.store
    store._recent._tables.clear()
    table = await store.load((await newest_tables(store))[0])
    assert table is not None
    return table


async def gathered(stage: Stage, *guests: Guest, words: str = "four-colour") -> Table:
    """The guests sit down at one table, computers on the other seats, and see their hands."""
    await guests[0].command("play", words)
    await guests[0].press(GATHER)
    code = guests[0].button("Join")[1].action.split("/")[2]
    for guest in guests[1:]:
        await guest.command("join", code)
    lobby = await stage.service.store.lobby(code)
    if lobby and lobby.state == "open":
        await guests[0].press("Start")
    await stage.settle()
    table = await newest(stage)
    for guest in guests:
        await guest.press("My hand")
    return table


def shown(screen: Screen) -> str:
    """The position on the picture of a screen."""
    picture = screen.picture
    assert isinstance(picture, View)
    return str(picture.position)


async def play(stage: Stage, guests: list[Guest], presses: int, chance: random.Random) -> None:
    """So many presses by whoever is asked, time passing between them."""
    for _ in range(presses):
        ready = [guest for guest in guests if guest.plays]
        if ready:
            guest = chance.choice(ready)
            await guest.press(chance.choice(guest.plays).label)
        await stage.later(3_000)


async def open_round(stage: Stage, guests: list[Guest]) -> Table:
    """Play until at least two people are asked in a hidden round."""
    chance = random.Random(11)
    for _ in range(200):
        table = await newest(stage)
        if table.hidden and len(table.asked) > 1:
            return table
        ready = [guest for guest in guests if guest.plays]
        if ready:
            guest = chance.choice(ready)
            await guest.press(chance.choice(guest.plays).label)
        await stage.later(100)
        if not (await newest(stage)).asked:
            await stage.later(2_500)
    raise AssertionError("no claims by two")


def names(table: Table) -> list[str]:
    return [one.name for one in table.seats]


def hands(table: Table) -> list[str]:
    return str(table.position).split()[5].split("/")
