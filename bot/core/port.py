"""How the publisher reaches a platform; each adapter provides one port."""

from __future__ import annotations

from typing import Protocol

from bot.core.request import Place, Platform
from bot.core.screen import Screen


class Gone(Exception):
    """The message or the chat does not exist any more. ``chat`` tells which."""

    def __init__(self, *, chat: bool) -> None:
        super().__init__("chat" if chat else "message")
        self.chat = chat


class Refused(Exception):
    """The platform will not let the bot do this here (blocked, kicked, no permission)."""


class Later(Exception):
    """Not now: try again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"again in {seconds:.1f} s")
        self.seconds = seconds


class Moved(Exception):
    """The chat has a new id."""

    def __init__(self, chat: str) -> None:
        super().__init__(chat)
        self.chat = chat


class Port(Protocol):
    """Sends, edits and deletes messages of one platform. Raises the errors above, no others."""

    platform: Platform

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        """Post a screen and return the address of the message. ``nonce`` makes it once only."""
        ...

    async def edit(self, place: Place, address: str, screen: Screen) -> str:
        """Change a message and return its address, a new one if it had to be sent anew."""
        ...

    async def retire(self, place: Place, address: str) -> None:
        """Take the buttons off a message that another one replaces."""
        ...

    async def remove(self, place: Place, address: str) -> None:
        """Take a message away, where it can be; else it stays as it is."""
        ...
