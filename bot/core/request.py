"""What reaches the bot from any platform: a press, a command, or typed words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Platform = Literal["discord", "telegram", "web"]


@dataclass(frozen=True, slots=True)
class Who:
    """The account that asks, as its platform knows it. ``name`` is shown, never trusted."""

    platform: Platform
    account: str
    name: str
    locale: str = ""
    voice: bool = False
    """A group or a channel, in whose name somebody writes: it presses nothing and sits nowhere."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where it was asked: a chat, and the topic in it. Threads are chats of their own."""

    platform: Platform
    chat: str
    topic: str = ""
    private: bool = False
    """Only this person and the bot read it."""
    admin: bool = False
    """The one who asks may decide for the whole place."""
    pictures: bool = True
    """The bot may post pictures here."""
    locale: str = ""
    channel: bool = False
    """Only posts, nobody answers: buttons there must be links."""
    server: str = ""
    """What the chat belongs to with others (the guild), where that is another thing."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button. ``action`` is what it carried, ``message`` where it hung (platform's address)."""

    who: Who
    place: Place
    event: str
    """The platform's own id of this event, unique for ever within the platform."""
    action: str
    message: str = ""


@dataclass(frozen=True, slots=True)
class Command:
    """A command by name, with the words after it as they were typed."""

    who: Who
    place: Place
    event: str
    name: str
    words: str = ""
    message: str = ""
    """The message it answers, if it answers one."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Words that are meant as a move: a reply to a board, or the page's text field."""

    who: Who
    place: Place
    event: str
    words: str
    message: str = ""


Request = Press | Command | Typed

COMMANDS: tuple[str, ...] = (
    "start",
    "play",
    "board",
    "hand",
    "join",
    "leave",
    "invite",
    "mytables",
    "move",
    "undo",
    "hint",
    "resign",
    "text",
    "rules",
    "learn",
    "verify",
    "import",
    "daily",
    "archive",
    "top",
    "me",
    "void",
    "settings",
    "room",
    "block",
    "link",
    "unlink",
    "report",
    "privacy",
    "mydata",
    "forgetme",
    "news",
    "help",
    "about",
)
"""Every command, in the order in which menus list them; described by ``bot-command-NAME``."""

IN_CHANNELS = ("daily", "settings", "help")
"""What the admins of a channel can order there; every other command is for other bots."""
