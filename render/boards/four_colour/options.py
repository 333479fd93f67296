"""What can be pressed: cards to discard, or answers to the public card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games import Path, Text, menu
from render.boards.four_colour.measure import Group
from render.boards.four_colour.table import cut
from render.view import View

PASS, WIN, DISCARD = "p", "W", "x"


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its mark, its word, and what its button says."""

    mark: str
    path: Path
    label: Text

    @property
    def word(self) -> str:
        """The move."""
        return self.path[-1]

    @property
    def card(self) -> str:
        """The card that it discards, or nothing."""
        return self.word[1:] if self.word.startswith(DISCARD) else ""

    @property
    def group(self) -> Group:
        """The group that it claims, or nothing."""
        return () if self.card or self.word in {PASS, WIN} else cut(self.word)


@dataclass(frozen=True, slots=True)
class Asked:
    """What has been picked, and what may follow."""

    picked: str = ""
    """A move that waits to be confirmed."""
    options: tuple[Option, ...] = ()

    @property
    def discards(self) -> tuple[Option, ...]:
        """The cards that may be discarded."""
        return tuple(option for option in self.options if option.card)

    @property
    def claims(self) -> tuple[Option, ...]:
        """The groups that may be claimed."""
        return tuple(option for option in self.options if option.group)

    @property
    def plain(self) -> tuple[Option, ...]:
        """To win and to pass."""
        found = [option for option in self.options if option.word in {PASS, WIN}]
        return tuple(sorted(found, key=lambda option: option.word))


@lru_cache(maxsize=256)
def asked(view: View) -> Asked:
    """The choices to mark for the viewer; nobody else's are ever known."""
    if view.position.outcome or not view.choices or view.viewer is None:
        return Asked()
    shown = menu(view.position, view.viewer, view.said)
    options = tuple(Option(one.mark, one.path, one.label) for one in shown.choices)
    return Asked(shown.said[-1] if shown.said else "", options)
