"""People, chats, messages and presses: all that the server knows."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]
"""An object as it goes over the wire."""

TOKEN = "7000001:a-token-of-the-test-server"  # noqa: S105 - no secret, it opens a loopback server
BOT = 7_000_001
CHANNEL = 136_817_688
"""The account that stands for everybody who writes in the name of a channel."""
ANONYMOUS = 1_087_968_824
"""The account that stands for every administrator who hides behind the group."""

Kind = Literal["private", "group", "supergroup", "channel"]


_ADMIN = (
    *("can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages"),
    *("can_manage_video_chats", "can_restrict_members", "can_promote_members", "can_change_info"),
    *("can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories"),
)
_SENDS = (
    *("can_change_info", "can_invite_users", "can_pin_messages", "can_manage_topics"),
    *("can_send_messages", "can_send_polls", "can_send_other_messages", "can_edit_tag"),
    *("can_add_web_page_previews", "can_send_audios", "can_send_documents", "can_send_photos"),
    *("can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_react_to_messages"),
)
RIGHTS: dict[str, Json] = {
    "creator": {"is_anonymous": False},
    "administrator": dict.fromkeys(_ADMIN, False),
    "restricted": {"is_member": True, "until_date": 0, **dict.fromkeys(_SENDS, False)},
    "kicked": {"until_date": 0},
}
"""Fields that go with a status."""


class Refusal(Exception):
    """An answer with ``ok: false``."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


def bad(description: str) -> Refusal:
    """The commonest refusal."""
    return Refusal(400, f"Bad Request: {description}")


@dataclass(slots=True)
class User:
    """An account. ``started`` means that the bot may write to it, unless it blocked the bot."""

    id: int
    name: str
    username: str = ""
    language: str = "en"
    started: bool = False
    blocked: bool = False

    def json(self) -> Json:
        """Type User."""
        return {
            "id": self.id,
            "is_bot": self.id in (BOT, ANONYMOUS),
            "first_name": self.name,
            **({"username": self.username} if self.username else {}),
            **({"language_code": self.language} if self.id != BOT else {}),
        }


@dataclass(slots=True)
class Message:
    """A message as it stands now; ``edits`` counts how often it changed."""

    chat: Chat
    id: int
    sender: User
    text: str = ""
    caption: str = ""
    entities: list[Json] = field(default_factory=list)
    photo: str = ""
    """The id of the picture file, of messages with a picture."""
    document: str = ""
    """The id of a file that came along."""
    film: str = ""
    """The id of the file, of messages with an animation."""
    keyboard: list[list[Json]] = field(default_factory=list)
    topic: int = 0
    reply_to: Message | None = None
    service: Json = field(default_factory=dict)
    """Fields of a service message, such as ``migrate_to_chat_id``."""
    voice: Chat | None = None
    """The group itself or a channel, in whose name somebody writes."""
    edits: int = 0
    via: bool = False
    """Whether somebody posted it through the bot, in inline mode."""
    receiver: User | None = None
    """The only member who sees it."""
    whisper: int = 0
    """Its number then."""

    @property
    def words(self) -> str:
        """The text or the caption, without its markup."""
        return self.caption if self.photo or self.film or self.document else self.text

    @property
    def buttons(self) -> list[Json]:
        """All buttons in reading order."""
        return [button for row in self.keyboard for button in row]

    @property
    def labels(self) -> list[str]:
        """The words on the buttons."""
        return [button["text"] for button in self.buttons]

    @property
    def block(self) -> str:
        """The monospaced part of the text."""
        units = self.words.encode("utf-16-le")
        for one in self.entities:
            if one["type"] == "pre":
                start = one["offset"] * 2
                return units[start : start + one["length"] * 2].decode("utf-16-le")
        return ""


@dataclass(slots=True)
class Chat:
    """A private chat, a group, a supergroup with or without topics, or a channel."""

    id: int
    kind: Kind
    title: str
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    """Account to status: creator, administrator, member."""
    topics: dict[int, str] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    moved_to: int = 0
    bot: str = "member"
    """member, administrator, kicked, left."""
    photos: bool = True
    """Whether the bot may send photos."""
    writes: bool = True
    """Whether the bot may send anything."""
    closed: set[int] = field(default_factory=set)
    """Topics in which only administrators write; 0 is General."""
    deleted: bool = False
    asked: dict[int, float] = field(default_factory=dict)
    """Who gave a command that nobody saw, and when."""
    last: int = 0

    def json(self) -> Json:
        """Type Chat."""
        name = {"first_name": self.title} if self.kind == "private" else {"title": self.title}
        return {
            "id": self.id,
            "type": self.kind,
            **name,
            **({"is_forum": True} if self.forum else {}),
        }


@dataclass(slots=True)
class Query:
    """A press, and how it was answered."""

    id: str
    user: User
    message: Message
    data: str
    born: float
    answers: list[Json] = field(default_factory=list)
    late: int = 0

    @property
    def alert(self) -> str:
        """The words that the one who pressed was shown."""
        return str(self.answers[0].get("text", "")) if self.answers else ""


@dataclass(slots=True)
class Inline:
    """The bot's name typed in some chat, and what it offered."""

    id: str
    user: User
    words: str
    born: float
    results: list[Json] = field(default_factory=list)
    personal: bool = False

    @property
    def titles(self) -> list[str]:
        """The lines of the menu."""
        return [str(one["title"]) for one in self.results]


@dataclass(slots=True)
class Call:
    """A call of the bot, and the refusal it met, if any."""

    method: str
    params: dict[str, str]
    refused: str = ""


class World:
    """Everything, and the ids it goes by."""

    def __init__(self) -> None:
        self.bot = User(BOT, "Teahouse", "teahouse_bot")
        self.users: dict[int, User] = {BOT: self.bot}
        self.chats: dict[int, Chat] = {}
        self.files: dict[str, bytes] = {}
        self.version = (10, 0)
        """Of the Bot API that this server speaks."""
        self.whispers: dict[tuple[int, int, int], Message] = {}
        """Messages for one member of a group, by chat, account and number."""
        self.forgotten: set[str] = set()
        """Ids of files that work no more, though old messages still show them."""
        self.queries: dict[str, Query] = {}
        self.inline: dict[str, Inline] = {}
        self.menus: dict[tuple[str, str], list[Json]] = {}
        """Menus of commands, by scope and language."""
        self.calls: list[Call] = []
        self.sent: list[Message] = []
        """What the bot posted, oldest first."""
        self.private: list[tuple[int, Query | Message]] = []
        """What one person alone was shown, with their id: alerts and posts in private chats."""
        self.query_life = 15.0
        self._ids: Iterator[int] = itertools.count(1001)

    def fresh(self) -> int:
        """A number never given out before."""
        return next(self._ids)

    def person(self, name: str, *, language: str = "en") -> User:
        """A new account, with a private chat that the bot may not write to yet."""
        user = User(self.fresh(), name, language=language)
        self.users[user.id] = user
        self.chats[user.id] = Chat(user.id, "private", name, members={user.id: "member"})
        return user

    def group(self, title: str, *people: User, forum: bool = False) -> Chat:
        """A basic group, or a supergroup with topics; the first of the people made it."""
        number = self.fresh()
        chat = Chat(-1_000_000_000_000 - number if forum else -number, "group", title, forum)
        if forum:
            chat.kind = "supergroup"
        chat.members = {user.id: "member" for user in people}
        if people:
            chat.members[people[0].id] = "creator"
        self.chats[chat.id] = chat
        return chat

    def channel(self, title: str, *people: User) -> Chat:
        """A channel; the first of the people made it, the bot is let in to post."""
        chat = Chat(-1_000_000_000_000 - self.fresh(), "channel", title, bot="administrator")
        chat.members = {user.id: "member" for user in people}
        if people:
            chat.members[people[0].id] = "creator"
        self.chats[chat.id] = chat
        return chat

    def topic(self, chat: Chat, name: str) -> int:
        """Open a topic; its id is that of the service message which announces it."""
        message = self.add(chat, self.bot)
        message.service = {"forum_topic_created": {"name": name, "icon_color": 7_322_096}}
        message.topic = message.id
        chat.topics[message.id] = name
        return message.id

    def add(self, chat: Chat, sender: User) -> Message:
        """An empty message at the end of the chat."""
        chat.last += 1
        message = Message(chat, chat.last, sender)
        chat.messages[message.id] = message
        return message

    def keep(self, data: bytes, kind: str = "photo") -> str:
        """Store a file and return its id."""
        file_id = f"AgACAg-{kind}-{self.fresh()}"
        self.files[file_id] = data
        return file_id

    def unanswered(self) -> list[Query]:
        """Presses that nobody answered in time."""
        return [query for query in self.queries.values() if not query.answers]

    def called(self, method: str) -> list[Call]:
        """The calls of one method, oldest first."""
        return [call for call in self.calls if call.method == method]


def now() -> int:
    """Seconds since 1970, as dates are given on the wire."""
    return int(time.time())
