"""What a picture is made from: a redacted position, and how its viewer likes it."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from hashlib import sha256
from typing import Literal

from games import Path, Position, Seat, Text

Theme = Literal["dark", "light"]


@dataclass(frozen=True, slots=True)
class Look:
    """How a person likes pictures and words."""

    theme: Theme = "dark"
    locale: str = "en"
    large: bool = False
    """Marks and badges a quarter larger."""
    teach: bool = False
    """Whether a board shows what fits on its free places, where its game has such a picture."""


@dataclass(frozen=True, slots=True)
class View:
    """One board for one viewer. ``position`` is already redacted: nothing here can leak."""

    game: str
    position: Position
    viewer: Seat | None = None
    look: Look = Look()
    said: Path = ()
    """The words of a move said so far."""
    names: tuple[str, ...] = ()
    """Display names by seat, as people wrote them."""
    facts: tuple[Text, ...] = ()
    """Up to two short facts for the head of the picture, such as the round."""
    last: tuple[str, ...] = ()
    """The events since the viewer's last look, for the marks of the last move."""
    hands: tuple[Position, ...] = ()
    """What each seat sees, where everybody may see every hand; else nothing."""
    choices: bool = True
    """Whether the viewer's choices are marked; not in a finished game or a replay."""

    def key(self) -> str:
        """A name for the picture that is the same in every process: equal keys, equal bytes."""
        place = (self.game, str(self.position), self.viewer, astuple(self.look), self.said)
        rest = (self.names, self.facts, self.last, self.choices, tuple(map(str, self.hands)))
        return sha256(repr((place, rest)).encode("utf-8", "surrogatepass")).hexdigest()
