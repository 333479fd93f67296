"""A screen: what one viewer should see now. Messages in chats are caches of screens."""

from __future__ import annotations

from dataclasses import dataclass
from gzip import compress
from hashlib import blake2b
from typing import Literal

from render import posters

FILE = "teahouse.json"
"""How a document is called."""

LONG_FILE = 7_000_000
"""Bytes; Discord takes files of 10 MiB."""

Style = Literal["plain", "good", "danger", "picked"]

Picture = posters.Picture
"""The recipe of a picture; ``Service.paint`` makes the bytes: a PNG, of a film a GIF."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its words and the action it carries, or the address it opens."""

    label: str
    action: str = ""
    style: Style = "plain"
    url: str = ""


Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """Picture, words and buttons for one viewer, within the limits of one platform.

    ``caption`` is plain text, to be escaped by the adapter. ``board`` is a text board for a
    monospaced block; it stands in for the picture, and is empty when there is one.
    """

    caption: str
    rows: Rows = ()
    picture: Picture | None = None
    alt: str = ""
    board: str = ""
    document: str = ""
    """What comes along as a file, for the one who asked alone."""
    called: str = FILE
    """The name of that file."""
    mentions: tuple[str, ...] = ()
    """The accounts of the people who shall be told that this was said."""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons in reading order."""
        return tuple(button for row in self.rows for button in row)

    @property
    def file(self) -> tuple[str, bytes]:
        """The document under its name, packed where it is long: every platform takes it so."""
        written = self.document.encode()
        if len(written) <= LONG_FILE:
            return self.called, written
        return f"{self.called}.gz", compress(written, mtime=0)

    @property
    def digest(self) -> str:
        """Equal digests look equal: nothing has to be sent. The same in every process."""
        return blake2b(repr(self).encode(), digest_size=12).hexdigest()
