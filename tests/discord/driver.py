"""Plays on Discord for scenarios that are written once for all platforms."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar
from unittest.mock import patch

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import UserHandle

from bot.adapters.discord import TeahouseClient, build_discord
from bot.adapters.discord.commands import WORDY, Commands
from bot.core.request import path_of
from bot.service import Publisher, Service
from bot.store import Store
from games import GAMES
from tests.discord.sim import Held, Seen, Sim, buttons
from tests.thinking import shared

__all__ = ["DiscordDriver", "Seen"]


class DiscordDriver:
    """The real service on a database, the real client, a simulated server."""

    _warm: ClassVar[bool] = False
    """Whether this process has drawn its sprites; only the first driver waits for them."""

    _digests: ClassVar[dict[int | None, str]] = {}
    """By application: every bot has the same commands, and to say them all takes a while."""

    def __init__(self, url: str, *, pictures: bool = True, private: bool = False) -> None:
        self.url = url
        self._pictures = pictures
        self._private = private
        """Play in the direct messages of whoever acted last instead of a channel."""
        self._last: MemberActor | None = None

    async def start(self) -> None:
        """Connect, and bring the bot up."""
        client = await self._open()
        self.sim = Sim(client, pictures=self._pictures)
        with patch.object(client.tree, "digest", partial(self._digest, client.tree)):
            await self.sim.start()

    async def _digest(self, tree: Commands) -> str:
        """What names the commands in all languages; who starts again asks the bot itself."""
        application = tree.client.application_id
        if application not in self._digests:
            self._digests[application] = await Commands.digest(tree)
        return self._digests[application]

    async def stop(self) -> None:
        """Take everything down; every press must have been answered, with no error logged."""
        try:
            await self.sim.stop()
        finally:
            await self.service.close()

    async def restart(self) -> None:
        """Another process takes over: nothing but the database remains."""
        old = self.service
        client = await self._open()
        await self.sim.restart(client)
        await old.close()

    async def _open(self) -> TeahouseClient:
        self.service = Service(await Store.open(self.url), thinker=shared())
        if not DiscordDriver._warm:
            await self.service.painter.warm()
            DiscordDriver._warm = True
        adapter = build_discord(self.service)
        self.publisher = Publisher(self.service, [adapter.port])
        return adapter.client

    def person(self, name: str) -> MemberActor:
        """Somebody in the room."""
        return self.sim.member(name)

    async def command(self, person: MemberActor, name: str, words: str = "") -> None:
        """Send a slash command; words go to the options in which people would put them."""
        options = _options(name, words)
        self._last = person
        if self._private:
            await person.user.slash(path_of(name), **options)
        else:
            await person.slash(self.sim.room, path_of(name), **options)
        await self.published()

    async def press(self, person: MemberActor, label_prefix: str) -> None:
        """Press a button of the newest board, or of what only this person was shown last."""
        await self.press_together([(person, label_prefix)])

    async def press_together(self, presses: Sequence[tuple[MemberActor, str]]) -> None:
        """Several presses at the same moment."""
        self._last = presses[-1][0]
        held = [(person, self._held(person, label)) for person, label in presses]
        await self.sim.press(*((self._actor(person), one) for person, one in held))
        await self.published()

    async def press_old(self, person: MemberActor, token: Held) -> None:
        """Press a button that was remembered, whatever became of its message."""
        self._last = person
        await self.sim.press((self._actor(person), token))
        await self.published()

    def remember(self, label_prefix: str = "") -> Held:
        """Keep a button of the newest board in mind: the first one whose label begins so."""
        return self.sim.hold(self._newest(), label_prefix)

    async def typed(self, person: MemberActor, text: str) -> None:
        """Type a move."""
        await self.command(person, "move", text)

    def board(self) -> Seen:
        """The newest message that everybody can read."""
        return self.sim.look(self._newest())

    def private(self, person: MemberActor) -> Seen | None:
        """The last thing that only this person saw."""
        found = self.sim.privates(person)
        return self.sim.look(found[-1]) if found else None

    def privates(self, person: MemberActor) -> int:
        """How many messages only this person sees."""
        return len(self.sim.privates(person))

    def posts(self) -> int:
        """How many messages everybody can read."""
        return len(self._messages())

    async def published(self) -> None:
        """Let the publisher bring everything up to date."""
        while await self.publisher.once():
            pass
        await self.sim.env.settle()

    def _actor(self, person: MemberActor) -> MemberActor | UserHandle:
        return person.user if self._private else person

    def _messages(self) -> list[Message]:
        if self._private:
            return self.sim.messages(self._last.user.dm_channel) if self._last else []
        return self.sim.messages()

    def _newest(self) -> Message:
        return self._messages()[-1]

    def _held(self, person: MemberActor, label: str) -> Held:
        for message in (*self._messages()[-1:], *reversed(self.sim.privates(person))):
            if any(one["label"].startswith(label) for one in buttons(message)):
                return self.sim.hold(message, label)
        shown = self.sim.look(self._newest()).labels if self.posts() else ()
        raise AssertionError(f"no button {label!r} among {shown}")


def _options(name: str, words: str) -> dict[str, str]:
    """Words as people put them into the options of a slash command."""
    if name in {"move", *WORDY}:
        return {"move" if name == "move" else "words": words} if words else {}
    if name == "import":
        return {"record": words} if words else {}
    said = words.split()
    options = {"game": next((word for word in said if word in GAMES), "")}
    if name == "play":
        options["for"] = next((word for word in said if word in {"me", "room"}), "")
    rest = {"play": "variant", "rules": "section", "learn": "game", "archive": "date"}.get(name, "")
    options.setdefault(rest, " ".join(word for word in said if word not in options.values()))
    return {option: value for option, value in options.items() if option and value and rest}
