"""Plays on Telegram for scenarios that are written once for all platforms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from bot.adapters.telegram import ack
from bot.service import Publisher, Service
from bot.store import Store
from tests.botapi import BotApi, Chat, Message, Person, Query
from tests.telegram.serving import Serving, check
from tests.telegram.watch import Watch
from tests.thinking import shared

PATIENT = {"SOON": 60.0, "FRESH": 90.0}
"""However slow a machine is, nobody here presses so long ago that there is no answer in words."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A message, or an alert, as people read it. Telegram has no words for those who cannot see."""

    caption: str
    labels: tuple[str, ...] = ()
    picture: bytes | None = None
    board: str = ""
    alt: str = ""
    file: bytes | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """A button that somebody remembers: its message, and what it carried."""

    message: Message
    data: str


class TelegramDriver:
    """The real service on a database, the real library, a Bot API server of our own."""

    def __init__(
        self,
        url: str,
        *,
        pictures: bool = True,
        private: bool = False,
        webhook: bool = False,
        version: tuple[int, int] = (10, 0),
    ) -> None:
        self.url = url
        self.api = BotApi()
        self.api.world.version = version
        self.watch = Watch()
        self.group: Chat = self.api.world.group("Tea-house")
        self.group.photos = pictures
        self._webhook = webhook
        """Be called by the server instead of polling."""
        self.menus = False
        """Tell the server the menus of commands when it starts."""
        self._private = private
        """Play in the private chat of whoever acted last instead of the group."""
        self._last: Person | None = None
        self._people: dict[str, Person] = {}
        self._patched: list[Any] = []

    async def start(self) -> None:
        """Connect, and bring the bot up."""
        self.watch.__enter__()
        for name, seconds in PATIENT.items():
            patched = patch.object(ack, name, seconds)
            patched.start()
            self._patched.append(patched)
        self.api.world.query_life = PATIENT["FRESH"]
        await self.api.__aenter__()
        await self._up()

    async def stop(self) -> None:
        """Take everything down; every press must have been answered, with no error logged."""
        try:
            await self._down()
            check(self.api, self.watch)
        finally:
            await self.api.__aexit__()
            self.watch.__exit__()
            for patched in self._patched:
                patched.stop()

    async def restart(self) -> None:
        """Another process takes over: nothing but the database remains."""
        await self._down()
        await self._up()

    async def _up(self) -> None:
        self.service = Service(await Store.open(self.url), thinker=shared())
        self.serving = Serving(self.api, self.service, hooked=self._webhook, menus=self.menus)
        self.publisher = Publisher(self.service, [self.serving.adapter.port])
        await self.serving.start()

    async def _down(self) -> None:
        await self.serving.stop()
        await self.service.close()

    async def person(self, name: str) -> Person:
        """Somebody in the room; the first one made the group."""
        if name not in self._people:
            person = self._people[name] = self.api.person(name, started=True)
            self.group.members[person.user.id] = "member" if self.group.members else "creator"
        return self._people[name]

    async def command(self, person: Person, name: str, words: str = "") -> None:
        """Send a command into the room."""
        self._last = person
        person.writes(self._room, f"/{name} {words}".strip())
        await self.settle()

    async def press(self, person: Person, label_prefix: str) -> None:
        """Press a button of the newest board, or of what only this person was shown last."""
        await self.press_together([(person, label_prefix)])

    async def press_together(self, presses: Sequence[tuple[Person, str]]) -> None:
        """Several presses at the same moment."""
        self._last = presses[-1][0]
        held = [(person, self._held(person, label)) for person, label in presses]
        for person, one in held:
            person.sends(one.message, one.data)
        await self.settle()

    async def remember(self, label_prefix: str = "") -> Held:
        """Keep a button of the newest board in mind: the first one whose label begins so."""
        return _hold(self.newest, label_prefix)

    async def press_old(self, person: Person, token: Held) -> None:
        """Press a button that was remembered, whatever became of its message."""
        self._last = person
        person.sends(token.message, token.data)
        await self.settle()

    async def typed(self, person: Person, text: str) -> None:
        """Answer the newest board, or in a private chat just write."""
        self._last = person
        person.writes(self._room, text, None if self._private else self.newest)
        await self.settle()

    async def board(self) -> Seen:
        """The newest message that everybody can read."""
        return self.look(self.newest)

    async def private(self, person: Person) -> Seen | None:
        """The last thing that only this person saw: an alert, or a message in the private chat."""
        shown = [what for who, what in self.api.world.private if who == person.user.id]
        match shown[-1:]:
            case [Query() as query]:
                return Seen(query.alert)
            case [Message() as message]:
                return self.look(message)
        return None

    def aside(self, person: Person) -> Seen | None:
        """The newest message of the bot in the private chat, as it stands there now."""
        sent = self.api.world.sent
        shown = [one for one in person.private.messages.values() if one in sent]
        return self.look(shown[-1]) if shown else None

    def privates(self, person: Person) -> int:
        """How many messages of the bot stand in the private chat."""
        sent = self.api.world.sent
        return sum(one in sent for one in person.private.messages.values())

    async def posts(self) -> int:
        """How many messages everybody can read."""
        return len(self._messages())

    async def settle(self) -> None:
        """Wait for the answers, and let the publisher bring everything up to date."""
        await self.serving.settle()
        while await self.publisher.once():
            pass

    def look(self, message: Message) -> Seen:
        """A message as people read it."""
        shown = message.photo or message.film
        picture = self.api.world.files[shown] if shown else None
        words = message.words.removeprefix(message.block).strip("\n")
        file = self.api.world.files[message.document] if message.document else None
        return Seen(words, tuple(message.labels), picture, message.block, file=file)

    @property
    def newest(self) -> Message:
        """The newest of the bot's messages in the room."""
        return self._messages()[-1]

    @property
    def _room(self) -> Chat:
        return self._last.private if self._private and self._last else self.group

    def _messages(self) -> list[Message]:
        messages = self._room.messages.values()
        return [one for one in messages if one.sender is self.api.world.bot]

    def _held(self, person: Person, label: str) -> Held:
        alone = [one for one in person.private.messages.values() if one in self.api.world.sent]
        for message in (*self._messages()[-1:], *reversed(alone)):
            if any(one.startswith(label) for one in message.labels):
                return _hold(message, label)
        raise AssertionError(f"no button {label!r} among {self.newest.labels}")


def _hold(message: Message, label: str) -> Held:
    data = next(one["callback_data"] for one in message.buttons if one["text"].startswith(label))
    return Held(message, data)
