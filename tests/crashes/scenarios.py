"""Whole scenarios: what had happened before, and the requests that the process dies at.

What a scenario does at last may run again after a crash: its requests have the same event ids
then, as when a platform repeats them or a person presses the same button again.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from contextlib import suppress

from sqlalchemy import select

from bot.core.port import Gone
from bot.core.request import Command
from bot.service.orders import kind_of
from bot.store.schema import due
from tests.clubs.setting import gives_up, guests, newest, signed_up, table_of
from tests.crashes.stage import House
from tests.service.gathering import gathered, open_round
from tests.service.stage import Guest


class Scenario(ABC):
    """One thing that people do."""

    deal = ""
    """The very position with which games begin; empty: a deal that suits the variant."""

    @abstractmethod
    async def before(self, house: House) -> None:
        """What happened in peace."""

    @abstractmethod
    async def act(self, house: House) -> None:
        """What the process dies at."""


class Press(Scenario):
    """Somebody presses a button: the action and the message are those of the board before."""

    action = ""
    message = ""

    def guest(self, house: House) -> Guest:
        """Who presses."""
        return house.stage.person("Olena", "kitchen", "telegram")

    def finds(self, house: House, label: str) -> None:
        """Keep what the button carries."""
        shown, button = self.guest(house).button(label)
        self.action, self.message = button.action, shown.address

    async def act(self, house: House) -> None:
        guest = self.guest(house)
        await guest.carry(self.action, guest.wall.find(self.message), "the press")


class Move(Press):
    """A move in a solitaire of a room."""

    async def before(self, house: House) -> None:
        await self.guest(house).command("play", "guo-wu-guan lenient me")
        self.finds(house, "A")


class Undo(Move):
    """The same taken back."""

    async def before(self, house: House) -> None:
        await super().before(house)
        await self.guest(house).press("A")
        self.finds(house, "Undo")


class LastMove(Press):
    """The move that wins a solitaire, with all that is counted."""

    async def before(self, house: House) -> None:
        await self.guest(house).command("play", "guo-wu-guan o-koan me")
        await self.guest(house).press("A")
        self.finds(house, "B")


class Claim(Scenario):
    """Everybody who is asked answers an open claim round, and what follows from it happens."""

    async def before(self, house: House) -> None:
        await gathered(house.stage, *self.guests(house))
        await open_round(house.stage, self.guests(house))
        self.answers = [
            (number, guest.plays[0].action, guest.button(guest.plays[0].label)[0].address)
            for number, guest in enumerate(self.guests(house))
            if guest.plays
        ]

    def guests(self, house: House) -> list[Guest]:
        """Four people."""
        return [house.stage.person(name, "kitchen") for name in ("Olena", "Bo", "Mai", "Ida")]

    async def act(self, house: House) -> None:
        for number, action, address in self.answers:
            guest = self.guests(house)[number]
            await guest.carry(action, guest.wall.find(address), f"answer {number}")
        await house.stage.later(3_000)


class LastMoveOfTwo(Press):
    """The press that ends a game between two people, with ratings."""

    deal = (
        "wh open YY@0,-6h;YK@-1,-5v;RK@0,-5h;YR@0,-4v;RW@1,-4v;WK@2,-4v;YB@3,-3v;BB@4,-3v;"
        "RB@5,-3v;BB@1,-2h;WY@0,-1h;WY@2,-1h;KB@-1,0v;KK@0,0h;KB@2,0v;YR@0,1h;BW@-4,2v;RR@-3,2v;"
        "WW@-2,2v;YB@-1,2h;RW@-1,3h;KY@-4,4v;RR@-3,4v;WK@-2,4h;KK@-5,5v;WB@-2,5h;BR@-4,6h "
        "YY/WWRK 399/246 2 -"
    )

    async def before(self, house: House) -> None:
        guests = [house.stage.person(name, "kitchen") for name in ("Olena", "Marko")]
        await gathered(house.stage, *guests, words="wu-hsing open")
        ready = next(guest for guest in guests if guest.plays)
        if len(ready.plays) == 1:  # the domino, and then its place
            await ready.press(ready.plays[0].label)
        self.name = ready.who.name
        self.finds(house, ready.plays[0].label)

    def guest(self, house: House) -> Guest:
        return house.stage.person(self.name, "kitchen")


class Link(Scenario):
    """Two accounts become one person; both have played."""

    code = ""

    async def before(self, house: House) -> None:
        for guest in self.guests(house):
            await guest.command("play", "guo-wu-guan o-koan me")
            await guest.press("A")
            await guest.press("B")
            await house.stage.later(1_000)
        first = self.guests(house)[0]
        await first.command("link")
        told = re.search(r"/link (\w+)", first.own.caption)
        assert told, first.own.caption
        self.code = told[1]

    def guests(self, house: House) -> list[Guest]:
        return [
            house.stage.person("Olena", "101", "telegram", private=True),
            house.stage.person("Olena", "@olena", "discord", private=True),
        ]

    async def act(self, house: House) -> None:
        guest = self.guests(house)[1]
        await guest._ask(Command(guest.who, guest.place, "the code", "link", self.code))


class DailyPost(Scenario):
    """The daily challenge is posted in a room that ordered it."""

    async def before(self, house: House) -> None:
        olena = house.stage.person("Olena", "kitchen", admin=True)
        await olena.command("daily", "subscribe guo-wu-guan 9:00")
        ordered = due.c.kind == kind_of("discord")
        row = await house.store.database.first(select(due.c.at).where(ordered))
        assert row
        self.at = row.at

    async def act(self, house: House) -> None:
        clock = house.outside.clock
        clock.time = max(clock.time, self.at)
        while await house.poster.once():
            pass


class GroupUpgrade(Press):
    """A group in which somebody plays gets a new id, under which it is known already."""

    old, new = "-100", "-100200"

    async def before(self, house: House) -> None:
        for chat in (self.old, self.new):
            olena = house.stage.person("Olena", chat, "telegram", admin=True)
            await olena.command("daily", "subscribe guo-wu-guan 9:00")
            await olena.command("play", "guo-wu-guan lenient room")
        self.finds(house, "A")

    def guest(self, house: House) -> Guest:
        return house.stage.person("Olena", self.new, "telegram", admin=True)

    async def act(self, house: House) -> None:
        await house.store.move_room("telegram", self.old, self.new)
        await super().act(house)


class RoundBegins(Press):
    """The host starts a tournament: a round, its tables, a new message in both rooms."""

    def people(self, house: House) -> list[Guest]:
        """Two on each platform."""
        return guests(house.stage, 4)

    async def before(self, house: House) -> None:
        await signed_up(house.stage, "tournament wu-hsing duel-a", self.people(house))
        self.finds(house, "Start")

    def guest(self, house: House) -> Guest:
        return self.people(house)[0]

    async def act(self, house: House) -> None:
        with suppress(Gone):  # the message is taken away once a newer one stands
            await super().act(house)
        await house.stage.settle()


class RoundEnds(RoundBegins):
    """The last game of the first round ends: it is counted, and the next round begins by itself."""

    round = 1

    async def before(self, house: House) -> None:
        await super().before(house)
        await self.guest(house).press("Start")
        await house.stage.settle()
        for _ in range(self.round - 1):
            for number in await self.losers(house):
                await gives_up(house.stage, self.people(house)[number])
            await house.stage.settle()
        other, self.last = await self.losers(house)
        await gives_up(house.stage, self.people(house)[other])
        await house.stage.settle()
        table = await table_of(house.stage, self.people(house)[self.last])
        assert table
        self.action = f"r/{table.head.id}/{table.round:x}/yes"

    async def losers(self, house: House) -> list[int]:
        """One of each table of this round; the last is on Discord, where answers are whispered."""
        now = await newest(house.stage)
        assert now.round
        found = [min(one.seats, key=lambda number: number % 2) for one in now.round.matches]
        return sorted(found, key=lambda number: -(number % 2))

    async def act(self, house: House) -> None:
        await self.people(house)[self.last].carry(self.action, None, "the last game")
        await house.stage.settle()


class LastRoundEnds(RoundEnds):
    """The last game of the last round ends, and with it the tournament."""

    round = 2


SCENARIOS = (
    *(Move, Undo, LastMove, Claim, LastMoveOfTwo, Link, DailyPost, GroupUpgrade),
    *(RoundBegins, RoundEnds, LastRoundEnds),
)
