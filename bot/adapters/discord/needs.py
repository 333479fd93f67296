"""What this adapter needs of the service: a face of ``bot.service.Service``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from bot.core.answer import Answer, Reply
from bot.core.request import Event, Place, Platform, Request, Who
from bot.core.screen import Picture
from games import Text


class Notes(Protocol):
    """Small things kept in the database."""

    async def meta(self, key: str, default: str | None = None) -> str | None:
        """What was kept under a key."""
        ...

    async def set_meta(self, key: str, value: str) -> None:
        """Keep something under a key."""
        ...

    async def hear(
        self, platform: Platform, event: str, now: int, /
    ) -> Literal["new", "busy", "known"]:
        """Take an event by the platform's own id, or learn that somebody has."""
        ...

    async def playing(self, since: int, /) -> int:
        """How many unfinished tables were played at since a time, in ms since 1970."""
        ...

    async def heard(self, platform: Platform, event: str, /) -> None:
        """The event is dealt with."""
        ...


class Service(Protocol):
    """Answers requests and paints pictures; is told what became of every reply."""

    @property
    def store(self) -> Notes:
        """The database."""
        ...

    @property
    def now(self) -> Callable[[], int]:
        """The clock, in ms since 1970."""
        ...

    async def handle(self, request: Request, /) -> Answer:
        """Answer a request; never raises."""
        ...

    async def paint(self, picture: Picture, /) -> bytes:
        """Make a PNG, of a film a GIF."""
        ...

    async def delivered(self, reply: Reply, address: str, /, *also: Event) -> None:
        """Hear that a reply can be seen at an address, and that events are dealt with by that."""
        ...

    async def failed(self, reply: Reply, error: Exception, /) -> None:
        """Hear that a reply could not be shown."""
        ...

    async def own(
        self, what: Literal["tables", "moves"], who: Who, place: Place, /
    ) -> list[tuple[str, str]]:
        """What this person may name here: how it is shown, and what stands for it."""
        ...

    async def vanished(self, platform: Platform, chats: Sequence[str], /) -> None:
        """Hear that chats cannot be reached any more."""
        ...

    async def regulars(self, platform: Platform, server: str, /) -> list[str]:
        """The accounts on the boards of a server."""
        ...

    async def departed(self, platform: Platform, server: str, account: str, /) -> None:
        """Hear that somebody has left a server."""
        ...

    async def let_in(self, platform: Platform, chat: str, /) -> None:
        """Hear that the bot may write in a chat again."""
        ...

    def words(self, text: Text, locale: str, /) -> str:
        """Say a sentence."""
        ...
