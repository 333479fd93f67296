"""What this adapter needs of the service: a face of ``bot.service.Service``."""

from __future__ import annotations

from typing import Protocol

from bot.core.answer import Answer, Reply
from bot.core.request import Request
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


class Service(Protocol):
    """Answers requests and paints pictures; is told what became of every reply."""

    @property
    def store(self) -> Notes:
        """The database."""
        ...

    async def handle(self, request: Request, /) -> Answer:
        """Answer a request; never raises."""
        ...

    async def paint(self, picture: Picture, /) -> bytes:
        """Make a PNG."""
        ...

    async def delivered(self, reply: Reply, address: str, /) -> None:
        """Hear that a reply can be seen at an address."""
        ...

    async def failed(self, reply: Reply, error: Exception, /) -> None:
        """Hear that a reply could not be shown."""
        ...

    def words(self, text: Text, locale: str, /) -> str:
        """Say a sentence."""
        ...
