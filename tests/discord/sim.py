"""What tests need beyond simcord: presses at once, old buttons, and how fast each was answered."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import discord
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.types import HttpLogEntry

from bot.adapters.discord import TeahouseClient

BUTTON = 2
LINK = 5
COMPONENT_INTERACTION = 3

Person = MemberActor | UserHandle


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as people read it."""

    caption: str
    alt: str = ""
    labels: tuple[str, ...] = ()
    picture: bytes | None = None
    board: str = ""
    """The text board, where it stands in for the picture."""
    file: bytes | None = None
    """A document that came along."""
    raw: str = field(default="", repr=False)
    """The content as sent, with its escapes."""


@dataclass(frozen=True, slots=True)
class Held:
    """A button as somebody had it before their eyes: the message of that moment and its id."""

    message: Message
    payload: dict[str, Any] = field(repr=False)
    custom_id: str


class _Log(list[HttpLogEntry]):
    """The list of requests, with the moment of the first answer to each interaction."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: dict[int, float] = {}

    def append(self, entry: HttpLogEntry, /) -> None:
        if found := re.fullmatch(r"/interactions/(\d+)/[^/]+/callback", entry.path):
            self.answered.setdefault(int(found[1]), time.perf_counter())
        super().append(entry)


class Sim:
    """A guild with one text channel, people, and their direct messages."""

    def __init__(self, client: discord.Client, *, pictures: bool = True) -> None:
        shards = client.shard_count if isinstance(client, discord.AutoShardedClient) else None
        self.env = Env(client, settle_timeout=30, shard_count=shards or 1)
        self.asked: dict[int, float] = {}
        """When each interaction began."""
        self.by: dict[int, int] = {}
        """Whose it was."""
        self.log = _Log()
        self.env.backend.http_requests = self.log
        self.languages: dict[int, str] = {}
        """The languages of people's apps, by account; English where nothing stands."""
        self._emit, self.env.backend.emit = self.env.backend.emit, self._spoken  # type: ignore[method-assign] # a gap of the simulator
        self._pictures = pictures
        self._people: dict[str, MemberActor] = {}

    async def start(self) -> None:
        """Bring the bot up in its guild, in which it has been for long."""
        self._later(self.env.bot)
        await self.env.start()
        self.env._register_dispatch_observer(self._begins)
        guild = self.env.create_guild("The tea-house")
        denied = discord.PermissionOverwrite(attach_files=None if self._pictures else False)
        self.room = guild.create_text_channel("games", overwrites={guild.default_role: denied})
        await self.env.settle()
        self._same_clock()

    async def stop(self) -> None:
        """Take the bot down and hold the invariants."""
        await self.env.shutdown()
        self.env._raise_errors_since(self.env._errors_acknowledged)
        assert self.unanswered() == []

    async def restart(self, client: discord.Client) -> None:
        """Another process takes over."""
        self._later(client)
        await self.env.restart_bot(client)
        self._same_clock()

    def _later(self, client: discord.Client) -> None:
        """All servers let this client in two hours ago; the simulation says: just now."""
        if isinstance(client, TeahouseClient):
            client.port.now = lambda: self.env.now() + timedelta(hours=2)

    def _same_clock(self) -> None:
        """Messages are dated by the clock of the simulation, so they grow old by it too."""
        if isinstance(self.env.bot, TeahouseClient):
            self.env.bot.port.now = self.env.now

    def member(self, name: str) -> MemberActor:
        """A person of the guild."""
        if name not in self._people:
            user = self.env.create_user(f"guest-{len(self._people)}", global_name=name)
            self._people[name] = self.env.guild.add_member(user)
        return self._people[name]

    def administrator(self, name: str) -> MemberActor:
        """A person who may decide for the guild."""
        allowed = discord.Permissions(manage_guild=True)
        role = self.env.guild.create_role("keeper", permissions=allowed)
        user = self.env.create_user(name.casefold(), global_name=name)
        return self.env.guild.add_member(user, roles=[role])

    async def thread(self, parent: ChannelHandle, owner: MemberActor) -> ChannelHandle:
        """A thread in a channel, or a post in a forum, opened by somebody."""
        backend = self.env.backend
        made = backend.create_thread(parent.id, "The game", owner.id, broadcast=False)
        backend.announce_thread_create(made)
        await self.env.settle()
        return ChannelHandle(self.env, self.env.guild, made)

    def messages(self, channel: ChannelHandle | None = None) -> list[Message]:
        """What everybody can read of the bot's in a channel, oldest first."""
        found = self.env.backend.messages.get((channel or self.room).id, {}).values()
        mine = self.env.backend.bot_user.id
        shown = [one for one in found if one.author_id == mine and not one.is_ephemeral]
        return sorted(shown, key=lambda one: one.id)

    def privates(self, person: Person) -> list[Message]:
        """What only this person could read, oldest first."""
        return [
            message
            for channel in self.env.backend.messages.values()
            for message in sorted(channel.values(), key=lambda one: one.id)
            if message.is_ephemeral
            and message.interaction_metadata is not None
            and int(message.interaction_metadata["user"]["id"]) == person.id
        ]

    def look(self, message: Message) -> Seen:
        """A message as its readers see it."""
        block = re.match(r"```\n(.*?)\n```", message.content, re.DOTALL)
        words = message.content[block.end() :] if block else message.content
        files = message.attachments
        upload = self.env.backend.cdn.get(files[0]["url"]) if files else None
        painted = bool(files) and not files[0]["filename"].endswith(("json", "gz"))
        words = re.sub(r"</(?:[\w-]+ )?([\w-]+):\d+>", r"/\1", words)
        return Seen(
            re.sub(r"\\(.)", r"\1", words).replace("\u200b", ""),
            (files[0].get("description") or "") if files else "",
            tuple(one["label"] for one in buttons(message)),
            upload if painted else None,
            block[1] if block else "",
            None if painted else upload,
            message.content,
        )

    def hold(self, message: Message, label: str = "", custom_id: str = "") -> Held:
        """Keep a button in mind as it is now, by the beginning of its label."""
        found = [one["custom_id"] for one in buttons(message) if one["label"].startswith(label)]
        assert custom_id or found, f"no button {label!r} among {self.look(message).labels}"
        known = custom_id or found[0]
        payload = dict(serializers.message_payload(self.env.backend, message))
        return Held(message, payload, known)

    async def press(self, *presses: tuple[Person, Held], told: int = 1) -> list[Interaction]:
        """Press buttons, all at the same moment; the bot is told of each so many times."""
        self.env._begin_operation("press")
        try:
            records = [self._pressed(person, held, told) for person, held in presses]
            await self.env._settle_internal(dispatch="INTERACTION_CREATE")
        finally:
            self.env._end_operation()
        return records

    def _pressed(self, person: Person, held: Held, told: int) -> Interaction:
        guild = person.guild.id if isinstance(person, MemberActor) else None
        data = {"custom_id": held.custom_id, "component_type": BUTTON}
        record, payload = interactions.base_payload(
            self.env.backend,
            type=COMPONENT_INTERACTION,
            channel_id=held.message.channel_id,
            guild_id=guild,
            user_id=person.id,
            data=data,
        )
        payload["message"] = held.payload
        record.source_message_id = held.message.id
        self._begins(record)
        for _ in range(told):
            self.env.backend.emit("INTERACTION_CREATE", payload)
        return record

    def _begins(self, record: Interaction) -> None:
        self.asked[record.id] = time.perf_counter()
        self.by[record.id] = record.user_id

    def _spoken(self, event: str, payload: Mapping[str, Any], **rest: Any) -> None:
        """Interactions come in the language of the app in which they were made."""
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload = {**payload, "locale": self.languages.get(int(user["id"]), "en-US")}
        self._emit(event, payload, **rest)

    def unanswered(self) -> list[int]:
        """Interactions at which the client shows its own failure text."""
        known = self.env.backend.interactions.values()
        return [one.id for one in known if not one.responded]

    def slowest(self) -> float:
        """The longest wall-clock time to a first answer, in seconds.

        Timers of the simulation wait for threads and processes, so here a deferral comes late.
        """
        answered = self.log.answered.items()
        return max((at - self.asked[one] for one, at in answered if one in self.asked), default=0.0)

    def requests(self, method: str, path: str) -> list[HttpLogEntry]:
        """What the bot sent, by method and a pattern of the path."""
        return [one for one in self.log if one.method == method and re.search(path, one.path)]


def buttons(message: Message) -> list[dict[str, Any]]:
    """The buttons of a message that can be pressed."""
    parts: Sequence[dict[str, Any]] = [
        part for row in message.components for part in row.get("components", ())
    ]
    return [part for part in parts if part.get("type") == BUTTON and part.get("style") != LINK]
