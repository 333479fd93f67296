"""What the store keeps besides tables: people, rooms, messages, things due."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.core.request import Platform


class Stale(Exception):
    """The table has moved on since it was read; nothing was written."""


class Repeated(Exception):
    """This event has had its effect before; nothing was written. ``table`` is where."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, whatever the platform. ``settings`` holds only what differs from the default."""

    id: int
    name: str
    settings: dict[str, str] = field(default_factory=dict, hash=False)
    handle: str = ""
    """The user name in small letters, where the person was found by an account that has one."""


@dataclass(frozen=True, slots=True)
class Room:
    """A chat or a topic in it."""

    id: int
    platform: Platform
    chat: str
    topic: str = ""
    private: bool = False
    settings: dict[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Message:
    """A message in a chat: a cache of the screen named by ``shows``.

    ``shows`` is ``b/TABLE`` for a board, ``l/LOBBY``, ``t/TABLE/SEAT/ROUND`` for a reminder of
    one's turn, ``i/LOBBY/WHOM/WHO`` for a line that calls somebody to a lobby, the action of a
    menu, or ``w/`` and words as they are. A board with a ``viewer`` is made for this person's eyes
    alone. ``said`` are the words of a move said so far on this very message, forgotten after
    ``said_until``. ``digest`` is the digest of the screen that it is known to show, '' if none is
    known; ``version`` the table's version then.
    """

    id: int
    room: Room
    platform: Platform
    shows: str
    table: str = ""
    viewer: int | None = None
    address: str = ""
    """The platform's own address; '' until the first delivery is known."""
    said: tuple[str, ...] = ()
    said_until: int = 0
    version: int = 0
    digest: str = ""
    lease: int = 0
    """Nobody else may edit it before this time (epoch ms)."""
    token: str = ""
    """What the platform wants for editing it, besides the address."""
    expires: int = 0
    """Until when the platform takes an edit (epoch ms); 0: for ever."""
    state: str = "live"
    """live, retired (a newer message took its place), gone, or refused."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something that must happen at a time, in exactly one process."""

    id: int
    kind: str
    key: str
    at: int
    data: dict[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class NewMessage:
    """A message about to be sent: its row is written before the platform hears of it."""

    room: int
    platform: Platform
    shows: str
    table: str = ""
    viewer: int | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """Where a message stands: its address, and what an edit of it needs and until when."""

    address: str
    token: str = ""
    expires: int = 0


@dataclass(frozen=True, slots=True)
class Subscription:
    """A wish to hear of the daily challenge at a local time, every date.

    ``kind`` is post (of a game, in a room), remind (one person, in private) or streak (the same,
    only when a streak is about to break). ``paused`` says why nothing is sent, '' while all is
    well.
    """

    id: int
    room: int
    kind: str
    game: str
    minute: int
    """Since midnight, by the clock of the room."""
    person: int | None = None
    paused: str = ""


@dataclass(frozen=True, slots=True)
class Posted:
    """What became of a post of a date: sending, sent, unknown (counts as sent), skipped."""

    room: int
    kind: str
    game: str
    date: str
    state: str
    message: int
    at: int
