"""People: they write, press buttons, block the bot, turn a group into a supergroup."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tests.botapi.markup import parse
from tests.botapi.updates import Updates
from tests.botapi.views import message_json, query_json
from tests.botapi.world import RIGHTS, Chat, Inline, Json, Message, Query, User, World, now


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a Telegram account; each deed queues the updates that the bot would get."""

    api: People
    user: User

    @property
    def private(self) -> Chat:
        """The chat of this person and the bot."""
        return self.api.world.chats[self.user.id]

    def start(self, payload: str = "") -> Message:
        """Open the private chat, by its button or a deep link."""
        self.user.started, self.user.blocked = True, False
        return self.writes(self.private, f"/start {payload}".strip())

    def writes(
        self,
        chat: Chat,
        text: str,
        reply_to: Message | None = None,
        *,
        topic: int = 0,
        voice: Chat | None = None,
    ) -> Message:
        """Write into a chat. With privacy on, the bot is not told of what does not concern it.

        ``voice`` is in whose name: of the group itself, as hidden administrators do, or a channel.
        """
        world = self.api.world
        message = world.add(chat, self.user)
        message.text, message.reply_to, message.topic = text, reply_to, topic
        message.voice = voice
        message.entities = _commands(text)
        if self._told(message):
            self.api.updates.add(message=message_json(world, message))
        return message

    def hands(
        self, chat: Chat, written: bytes, caption: str = "", reply_to: Message | None = None
    ) -> Message:
        """Send a file into a chat, with a few words below it."""
        world = self.api.world
        message = world.add(chat, self.user)
        message.document, message.caption = world.keep(written), caption
        message.reply_to = reply_to
        self.api.updates.add(message=message_json(world, message))
        return message

    def _told(self, message: Message) -> bool:
        if message.chat.kind == "private" or not self.api.privacy or message.entities:
            return True
        reply = message.reply_to
        return reply is not None and reply.sender is self.api.world.bot

    def publishes(self, channel: Chat, text: str) -> Message:
        """Post in a channel, in its name: nobody learns which of its administrators it was."""
        if channel.members.get(self.user.id) not in {"creator", "administrator"}:
            raise AssertionError(f"{self.user.name} may not post in {channel.title}")
        message = self.api.world.add(channel, self.user)
        message.text, message.entities = text, _commands(text)
        self.api.updates.add(channel_post=message_json(self.api.world, message))
        return message

    def follows(self, message: Message, label: str) -> Message:
        """Press a button that is a link into the private chat with the bot, and start there."""
        url = next((one["url"] for one in message.buttons if one["text"].startswith(label)), "")
        chat, _, payload = url.partition("?start=")
        if chat != f"https://t.me/{self.api.world.bot.username}" or not payload:
            raise AssertionError(f"no link {label!r} into the chat with the bot: {url!r}")
        return self.start(payload)

    def presses(self, message: Message, label: str) -> Query:
        """Press the first button whose words begin so."""
        data = next(
            (one["callback_data"] for one in message.buttons if one["text"].startswith(label)), None
        )
        if data is None:
            raise AssertionError(f"no button {label!r} among {message.labels}")
        return self.sends(message, data)

    def sends(self, message: Message, data: str) -> Query:
        """Press a button that carried this, even one that is no longer there."""
        world = self.api.world
        query = Query(str(world.fresh() << 32), self.user, message, data, time.monotonic())
        world.queries[query.id] = query
        self.api.updates.add(callback_query=query_json(world, query))
        return query

    def whispers(self, chat: Chat, text: str) -> Message:
        """Give a command that nobody but the bot sees."""
        world = self.api.world
        message = Message(chat, 0, self.user, text, entities=_commands(text))
        message.receiver, message.whisper = world.bot, world.fresh()
        chat.asked[self.user.id] = time.monotonic()
        self.api.updates.add(message=message_json(world, message))
        return message

    def leaves(self, chat: Chat, *, told: str = "message") -> None:
        """Go out of a group; small groups say so by a message, large ones by an update."""
        chat.members[self.user.id] = "left"
        self._moved(chat, ("member", "left"), {"left_chat_member": self.user.json()}, told)

    def comes(self, chat: Chat, *, told: str = "message") -> None:
        """Come into a group, or back into it."""
        chat.members[self.user.id] = "member"
        self._moved(chat, ("left", "member"), {"new_chat_members": [self.user.json()]}, told)

    def _moved(self, chat: Chat, change: tuple[str, str], service: Json, told: str) -> None:
        if told == "message":
            message = self.api.world.add(chat, self.user)
            message.service = service
            self.api.updates.add(message=message_json(self.api.world, message))
            return
        old, new = (_member(self.user, status) for status in change)
        body = {"chat": chat.json(), "from": self.user.json(), "date": now()}
        self.api.updates.add(chat_member={**body, "old_chat_member": old, "new_chat_member": new})

    def seeks(self, words: str) -> Inline:
        """Type the bot's name and some words, in whatever chat."""
        world = self.api.world
        query = Inline(str(world.fresh() << 32), self.user, words, time.monotonic())
        world.inline[query.id] = query
        body = {"id": query.id, "from": self.user.json(), "query": words, "offset": ""}
        self.api.updates.add(inline_query=body)
        return query

    def picks(self, query: Inline, title: str, chat: Chat) -> Message:
        """Post what the bot offered; in its own chats the bot sees it."""
        offer = next(one for one in query.results if one["title"].startswith(title))
        message = self.api.world.add(chat, self.user)
        message.via, message.photo = True, str(offer.get("photo_file_id", ""))
        content = offer.get("input_message_content", {})
        words, entities = parse(str(content.get("message_text") or offer.get("caption") or ""))
        message.text, message.caption = ("", words) if message.photo else (words, "")
        message.entities = entities
        message.keyboard = offer.get("reply_markup", {}).get("inline_keyboard", [])
        if chat.kind == "private":
            self.api.updates.add(message=message_json(self.api.world, message))
        return message

    def blocks(self) -> None:
        """Block the bot in the private chat."""
        self.user.blocked = True
        self.api.member_changed(self.private, self.user, ("member", "kicked"))

    def unblocks(self) -> None:
        """Let the bot write again; the button that does it starts the bot as well."""
        self.user.blocked = False
        self.api.member_changed(self.private, self.user, ("kicked", "member"))


class People:
    """What happens in the world of a server, as its bot is told of it."""

    world: World
    updates: Updates
    privacy: bool = True
    """The bot sees only commands and answers to itself in groups."""

    def person(self, name: str, *, started: bool = False, language: str = "en") -> Person:
        """A new person; ``started`` if the bot may write to them."""
        person = Person(self, self.world.person(name, language=language))
        person.user.started = started
        return person

    def member_changed(self, chat: Chat, by: User, change: tuple[str, str]) -> None:
        """Tell the bot that it was let in, or thrown out, or blocked."""
        old, new = (_member(self.world.bot, status) for status in change)
        if chat.kind != "private":
            chat.bot, chat.writes = change[1], change[1] != "restricted"
        body = {"chat": chat.json(), "from": by.json(), "date": now()}
        self.updates.add(my_chat_member={**body, "old_chat_member": old, "new_chat_member": new})

    def topic_changed(self, chat: Chat, topic: int, by: User, *, closed: bool) -> None:
        """Close or reopen a topic; its service message stands in it."""
        (chat.closed.add if closed else chat.closed.discard)(topic)
        message = self.world.add(chat, by)
        message.topic = topic
        message.service = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
        self.updates.add(message=message_json(self.world, message))

    def upgrade(self, chat: Chat, by: User, *, told: str = "both") -> Chat:
        """Turn a group into a supergroup. ``told`` is both, reversed, or nothing."""
        new = self.world.group(chat.title, forum=True)
        new.forum, new.members = False, dict(chat.members)
        chat.moved_to = new.id
        left = self.world.add(chat, by)
        left.service = {"migrate_to_chat_id": new.id}
        came = self.world.add(new, by)
        came.service = {"migrate_from_chat_id": chat.id}
        signals = [] if told == "nothing" else [left, came]
        for message in reversed(signals) if told == "reversed" else signals:
            self.updates.add(message=message_json(self.world, message))
        return new


def _member(user: User, status: str) -> Json:
    return {"status": status, "user": user.json(), **RIGHTS.get(status, {})}


def _commands(text: str) -> list[Json]:
    if not text.startswith("/"):
        return []
    length = len(text.split(maxsplit=1)[0])
    return [{"type": "bot_command", "offset": 0, "length": length}]
