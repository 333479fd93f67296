"""People who play on a page or on Telegram, and do again what nothing came of."""

from __future__ import annotations

import asyncio
import random
import secrets
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientError, ClientSession, CookieJar

from bot.core.action import Action
from tests.botapi import Message, Person
from tests.web.seen import panel, posts, sealed

PATIENCE = 20.0
"""Seconds after which somebody presses again."""

LONG = 1_200.0
"""Seconds after which somebody gives up: something is stuck."""

LOOK = 0.1

Question = tuple[str, int, str]
"""A table, its round, and who was asked."""


@dataclass(frozen=True)
class Offer:
    """A button, with the message on which it stands."""

    message: Any
    label: str
    action: str


@dataclass
class Ledger:
    """What people pressed and what they were shown: the truth outside the house."""

    pressed: defaultdict[Question, list[str]] = field(default_factory=lambda: defaultdict(list))
    shown: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    games: int = 0

    def told(self) -> list[Question]:
        """The questions after which somebody was shown a later one: they were answered."""
        return [asked for asked in self.pressed if self.shown[asked[0]] > asked[1]]


class Player(ABC):
    """Somebody with a place of their own."""

    def __init__(self, name: str, ledger: Ledger, chance: random.Random) -> None:
        self.name = name
        self.ledger = ledger
        self.chance = chance

    @abstractmethod
    async def offers(self) -> list[Offer]:
        """Every button in sight, newest message first."""

    @abstractmethod
    async def says(self, words: str) -> None:
        """Write something, until it is taken."""

    @abstractmethod
    async def sends(self, offer: Offer, asked: Question | None) -> None:
        """Press a button until that is answered; under which ids goes into the ledger."""

    async def offered(self, true: Callable[[Offer], bool]) -> Offer:
        """Wait for a button. Raises AssertionError with what is in sight where none comes."""
        seen: list[Offer] = []
        try:
            async with asyncio.timeout(LONG):
                while True:
                    seen = await self.looks()
                    for one in seen:
                        if true(one):
                            return one
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            raise AssertionError(self.name, [(one.label, one.action) for one in seen]) from None

    async def looks(self) -> list[Offer]:
        """See the buttons, and remember which rounds were shown."""
        found = await self.offers()
        for one in found:
            action = Action.parse(one.action)
            if action.table:
                shown = self.ledger.shown
                shown[action.table] = max(shown[action.table], action.round)
        return found

    async def moves(self, table: str) -> list[Offer]:
        """What can be played at a table now, on the newest message that offers anything."""
        found = [one for one in await self.looks() if one.action.startswith(f"p/{table}/")]
        return [one for one in found if one.message == found[0].message]

    async def plays(self, offers: list[Offer]) -> None:
        """Press one of them, and wait until something else is offered."""
        offer = self.chance.choice(offers)
        action = Action.parse(offer.action)
        await self.sends(offer, (action.table, action.round, self.name))
        for _ in range(round(PATIENCE / LOOK)):
            if offer not in await self.moves(action.table):
                return
            await asyncio.sleep(LOOK)

    async def solitaire(self, words: str, over: Callable[[str], Any]) -> None:
        """A whole game alone."""
        known = {Action.parse(one.action).table for one in await self.looks()}
        await self.says(f"/play {words}")
        first = await self.offered(
            lambda one: one.action.startswith("p/") and Action.parse(one.action).table not in known
        )
        table = Action.parse(first.action).table
        async with asyncio.timeout(LONG):
            while not await over(table):
                if offers := await self.moves(table):
                    await self.plays(offers)
                await asyncio.sleep(LOOK)
        self.ledger.games += 1


class Guest(Player):
    """A guest of the page, in a room of their own, without a browser."""

    def __init__(self, name: str, ledger: Ledger, chance: random.Random, address: str) -> None:
        super().__init__(name, ledger, chance)
        self.address = address
        self.room = name.casefold()
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.seal = ""

    async def enters(self) -> None:
        """Come in by the door."""
        self.seal = sealed(await self._page("/"))
        await self._insists("/enter", name=self.name, room=self.room)

    async def offers(self) -> list[Offer]:
        page = await self._page(f"/r/{self.room}")
        shown = [*reversed(panel(page)), *reversed(posts(page))]
        return [
            Offer(one.message, label, action)
            for one in shown
            for label, action in one.actions.items()
        ]

    async def says(self, words: str) -> None:
        await self._insists(f"/r/{self.room}/say", text=words, event=secrets.token_hex(8))

    async def sends(self, offer: Offer, asked: Question | None) -> None:
        event = secrets.token_hex(8)
        if asked:
            self.ledger.pressed[asked].append(event)
        press = {"message": offer.message, "action": offer.action, "event": event}
        await self._insists(f"/r/{self.room}/press", **press)

    async def _insists(self, path: str, **fields: str) -> None:
        """Send a form again and again, under the same id, until it is taken."""
        headers = {"Origin": self.address}
        fields["seal"] = self.seal
        async with asyncio.timeout(LONG):
            while True:
                try:
                    async with self.session.post(
                        self.address + path, data=fields, headers=headers, allow_redirects=False
                    ) as answer:
                        if answer.ok:
                            return
                except (ClientError, OSError):
                    pass
                await asyncio.sleep(LOOK)

    async def _page(self, path: str) -> str:
        async with asyncio.timeout(LONG):
            while True:
                try:
                    async with self.session.get(self.address + path) as answer:
                        if answer.ok:
                            return await answer.text()
                except (ClientError, OSError):
                    pass
                await asyncio.sleep(LOOK)


class Member(Player):
    """Somebody on Telegram, in the private chat with the bot."""

    def __init__(self, person: Person, ledger: Ledger, chance: random.Random) -> None:
        super().__init__(person.user.name, ledger, chance)
        self.person = person

    async def offers(self) -> list[Offer]:
        await asyncio.sleep(0)
        world = self.person.api.world
        sent = [one for one in self.person.private.messages.values() if one.sender is world.bot]
        return [
            Offer(one.id, button["text"], button["callback_data"])
            for one in reversed(sent)
            for button in one.buttons
            if "callback_data" in button
        ]

    async def says(self, words: str) -> None:
        """Telegram repeats it until it is taken."""
        self.person.writes(self.person.private, words)
        await asyncio.sleep(0)

    async def sends(self, offer: Offer, asked: Question | None) -> None:
        message: Message = self.person.private.messages[offer.message]
        query = self.person.sends(message, offer.action)
        if asked:
            update = self.person.api.updates.waiting[-1]["update_id"]
            self.ledger.pressed[asked].append(f"u{update}")
        for _ in range(round(PATIENCE / LOOK)):
            if query.answers:
                return
            await asyncio.sleep(LOOK)
