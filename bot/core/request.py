"""What reaches the bot from any platform: a press, a command, or typed words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from games.record import LONGEST

Platform = Literal["discord", "telegram", "web"]

Event = tuple[Platform, str]
"""Something that a platform told us, by the id that it has there."""


@dataclass(frozen=True, slots=True)
class Who:
    """The account that asks, as its platform knows it. ``name`` is shown, never trusted."""

    platform: Platform
    account: str
    name: str
    locale: str = ""
    handle: str | None = None
    """The user name, '' for none; None where nobody has such a thing, or it is not told."""
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
    mute: bool = False
    """The bot can answer here, but write nothing unasked."""
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

NAME, WORDS, ID = 128, 4096, 256
"""The most characters of a name, of what somebody writes, and of what a platform calls things."""


def bounded(request: Request) -> Request:
    """The same request, nothing in it longer than any platform of ours lets people write.

    >>> long = Typed(Who("web", "1", "x" * 999), Place("web", "a"), "e", "y" * 9999)
    >>> len(bounded(long).who.name)
    128
    """
    who, place = request.who, request.place
    if len(who.name) > NAME or len(who.account) > ID:
        request = replace(request, who=replace(who, name=who.name[:NAME], account=who.account[:ID]))
    if len(place.chat) > ID or len(place.topic) > ID:
        place = replace(place, chat=place.chat[:ID], topic=place.topic[:ID])
        request = replace(request, place=place)
    if len(request.event) > ID or len(request.message) > ID:
        request = replace(request, event=request.event[:ID], message=request.message[:ID])
    match request:
        case Press(action=action):
            return request if len(action) <= ID else replace(request, action=action[:ID])
        case Command(name="import", words=words):  # whole games; one letter more is refused aloud
            return replace(request, words=words[: LONGEST + 1])
        case Command(name=name, words=words):
            return replace(request, name=name[:ID], words=words[:WORDS])
        case _:
            return replace(request, words=request.words[:WORDS])


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
    "club",
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

GROUPS: Mapping[str, tuple[str, ...]] = {
    "": ("play", "daily", "club", "top", "me", "learn", "rules", "settings", "help"),
    "table": (
        *("board", "hand", "move", "undo", "hint", "text", "resign", "verify"),
        *("mytables", "join", "invite", "leave"),
    ),
    "account": ("link", "unlink", "block", "privacy", "mydata", "forgetme"),
    "admin": ("room", "void"),
    "teahouse": ("start", "archive", "import", "news", "report", "about"),
}
"""The same by what they are about; those under no name are wanted most, and come first."""

IN_CHANNELS = ("daily", "settings", "help")
"""What the admins of a channel can order there; every other command is for other bots."""


def path_of(name: str) -> str:
    """A command where commands are grouped.

    >>> path_of("play"), path_of("undo")
    ('play', 'table undo')
    """
    group = next((group for group, names in GROUPS.items() if name in names), "")
    return f"{group} {name}".strip()


def named_by(written: str) -> tuple[str, str]:
    """Name and words of a command as it is written, with or without its group.

    >>> named_by("/Undo"), named_by("/table board k3v9x2qa"), named_by("/table")
    (('undo', ''), ('board', 'k3v9x2qa'), ('table', ''))
    """
    name, _, rest = written.removeprefix("/").partition(" ")
    if name.lower() in GROUPS and rest.strip():
        name, _, rest = rest.strip().partition(" ")
    return name.lower(), rest.strip()
