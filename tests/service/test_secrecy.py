"""Two games that differ only in what one player holds: nobody else can tell them apart."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
import structlog

from bot.core.table import Head, Table
from bot.service import Service, deals, lobbies, play
from bot.service.deals import Opening
from bot.store import Store
from games import Game, game
from tests.databases import Databases
from tests.service.chat import Clock, Inline
from tests.service.gathering import gathered, names, newest
from tests.service.stage import Guest, Stage

NAMES = ("Olena", "Bo", "Mai")
SEEDS = ("leaf", "bud", "cup")


def twins(seed: str, seat: int) -> tuple[str, str]:
    """A deal, and the same with one card of a seat exchanged for one that is drawn at the end."""
    start = str(game("four-colour").deal("four-colour", seed))
    fields = start.split()
    hands, stock = fields[5].split("/"), fields[7]
    hand = [hands[seat][at : at + 2] for at in range(0, 40, 2)]
    chance = random.Random(seed)
    for _ in range(200):
        given, taken = chance.randrange(20), chance.randrange(len(stock) // 2 - 8, len(stock) // 2)
        got = stock[2 * taken : 2 * taken + 2]
        if got[0] == "F" or hand[given][0] == "F" or got == hand[given]:
            continue
        other = [*hand[:given], got, *hand[given + 1 :]]
        order = {card: at for at, card in enumerate(_deck())}
        held = "".join(sorted(other, key=order.__getitem__))
        left = stock[: 2 * taken] + hand[given] + stock[2 * taken + 2 :]
        changed = [*fields[:5], "/".join((*hands[:seat], held, *hands[seat + 1 :]))]
        twin = " ".join((*changed, fields[6], left, fields[8]))
        first, second = (game("four-colour").parse(text) for text in (start, twin))
        if str(second) == twin and first.to_act == second.to_act:
            return start, twin
    raise AssertionError(seed)


def _deck() -> list[str]:
    return [colour + rank for colour in "yrgw" for rank in "GAECHNS"] + [
        "F1",
        "F2",
        "F3",
        "F4",
        "F5",
    ]


@contextmanager
def dealt(monkeypatch: pytest.MonkeyPatch, start: str) -> Iterator[None]:
    """Every deal is this one, and nothing else is left to chance."""
    ids = count(1)

    async def deal(_: Inline, one: Game, variant: str, opening: Opening) -> tuple[Head, str]:
        where = (opening.room, opening.host, opening.seats)
        head = Head(f"table{next(ids):03}", one.name, variant, "seed", start, one.rules, *where)
        return replace(head, deals=opening.deals, clock=opening.clock), ""

    def seats(taken: list[Any]) -> None:
        taken.sort(key=lambda one: NAMES.index(one.name) if one.name else 9)

    with monkeypatch.context() as patch:
        patch.setattr(play, "deal", deal)
        patch.setattr(lobbies, "new_id", lambda: f"lobby{next(ids):03}")
        patch.setattr(deals, "new_id", lambda: f"table{next(ids):03}")
        patch.setattr(lobbies.CHANCE, "shuffle", seats, raising=False)
        yield


class World:
    """One of the two games."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        stage.events = count(1)
        self._marked = (0, 0)
        self.guests = [stage.person(name, "tearoom") for name in NAMES[:2]]
        self.guests.append(stage.person(NAMES[2], "-100", "telegram"))

    @property
    def secret(self) -> Guest:
        return self.guests[0]

    def told_to(self, who: str) -> list[str]:
        """Everything that somebody or a room was shown, to the last letter of every button."""
        return [f"{how} {screen!r}" for eyes, how, screen in self.stage.seen if eyes == who]

    def mark(self, log: list[Any]) -> None:
        """Here both games were the same to her."""
        self._marked = (len(self.stage.seen), len(log))

    def cut(self, log: list[Any]) -> None:
        """Forget what was shown since."""
        seen, logged = self._marked
        del self.stage.seen[seen:], log[logged:]

    async def table(self) -> Table:
        return await newest(self.stage)


async def opened(url: str, monkeypatch: pytest.MonkeyPatch, start: str) -> World:
    clock = Clock()
    service = Service(await Store.open(url, clock=clock), now=clock, thinker=Inline())
    world = World(Stage(service, clock))
    with dealt(monkeypatch, start):
        await gathered(world.stage, *world.guests)
    assert names(await world.table()) == [*NAMES, ""]
    return world


@pytest.fixture
async def services() -> AsyncIterator[list[Service]]:
    """What has to be closed at the end."""
    opened_: list[Service] = []
    yield opened_
    for one in opened_:
        await one.close()


@pytest.mark.parametrize("seed", SEEDS)
async def test_nothing_that_others_see_depends_on_a_hidden_card(
    seed: str, swift_databases: Databases, monkeypatch: pytest.MonkeyPatch, services: list[Service]
) -> None:
    starts = twins(seed, 0)
    worlds = [await opened(swift_databases(), monkeypatch, start) for start in starts]
    services += [world.stage.service for world in worlds]
    logs: list[list[Any]] = [[], []]
    presses = await _played(worlds, logs, random.Random(seed))
    one, other = worlds
    assert presses
    for who in ("tearoom", "-100", "bo", "mai"):
        for mine, theirs in zip(one.told_to(who), other.told_to(who), strict=True):
            assert mine == theirs
    assert logs[0] == logs[1]


async def _played(worlds: list[World], logs: list[list[Any]], chance: random.Random) -> int:
    """The same presses in both games, as long as Olena can make the same ones."""
    for presses in range(25):
        asked = [[guest.who.name for guest in world.guests if guest.plays] for world in worlds]
        mine = [{one.action for one in world.secret.plays} for world in worlds]
        common = sorted(mine[0] & mine[1])
        if asked[0] != asked[1] or (not common and NAMES[0] in asked[0]):
            for world, log in zip(worlds, logs, strict=True):
                world.cut(log)  # a card came that she can use in one game only: it is open there
            return presses
        for world, log in zip(worlds, logs, strict=True):
            world.mark(log)
        if not asked[0]:
            for world, log in zip(worlds, logs, strict=True):
                with structlog.testing.capture_logs() as lines:
                    await world.stage.later(2_500)
                log.extend(plain(lines))
            continue
        name = chance.choice(asked[0])
        action = common[-1] if name == NAMES[0] else ""
        pick = chance.random()
        for world, log in zip(worlds, logs, strict=True):
            guest = world.guests[NAMES.index(name)]
            with structlog.testing.capture_logs() as lines:
                await _press(guest, action, pick)
                await world.stage.later(1_000)
            log.extend(plain(lines))
    return 25


async def _press(guest: Guest, action: str, pick: float) -> None:
    plays = guest.plays
    chosen = action or plays[int(pick * len(plays))].action
    label = next(one.label for one in plays if one.action == chosen)
    await guest.press(label)


def plain(lines: list[Any]) -> list[Any]:
    """Lines of a log without the code of the request and how long it took."""
    return [
        {key: value for key, value in line.items() if key not in ("report", "ms")} for line in lines
    ]
