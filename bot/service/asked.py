"""Who opens a menu, and the buttons that lead from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.core.action import Action
from bot.core.screen import Button, Style
from bot.service.reader import Reader
from games import Text


@dataclass(frozen=True, slots=True)
class Open:
    """A game that waits: what is played, and its table."""

    game: str
    variant: str
    action: Action


@dataclass(frozen=True, slots=True)
class Asked:
    """Who opens a menu: reader, whether the place is private, and the wishes that hold."""

    reader: Reader
    private: bool
    whispers: bool
    """A private answer can be shown in this very place."""
    admin: bool
    person: Mapping[str, str]
    room: Mapping[str, str]
    open: tuple[Open, ...] = ()
    """Games that this person can go on with, where nobody else reads."""

    @property
    def view(self) -> str:
        """What this person sees of games: a picture or a board in characters."""
        return "picture" if self.reader.pictures else "board"

    def opens(self, label: Text, *words: str, style: Style = "plain") -> Button:
        """A button that opens a menu."""
        return Button(self.reader.say(label), str(Action("menu", words)), style)
