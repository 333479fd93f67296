"""Which key presses which button: the letters of the board first, then the first free letter."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.core.screen import Button, Rows

_MARK = re.compile(r"(?<![\w'-])([A-Z]|\d{1,2})(?![\w'-])")
_ARTICLE = re.compile(r"A [a-z]")


@dataclass(frozen=True, slots=True)
class Key:
    """A button with its key. ``mark`` is where the label shows it, if the label does."""

    button: Button
    key: str = ""
    mark: tuple[int, int] | None = None

    @property
    def before(self) -> str:
        """The label up to its mark."""
        return self.button.label[: self.mark[0]] if self.mark else ""

    @property
    def colon(self) -> str:
        """The colon after the mark: read out, but not needed beside a badge."""
        return ": " if self.mark and self.button.label.startswith(": ", self.mark[1]) else ""

    @property
    def after(self) -> str:
        """The label from its mark on."""
        return self.button.label[self.mark[1] + len(self.colon) :] if self.mark else ""


def keyboard(rows: Rows) -> tuple[tuple[Key, ...], ...]:
    """Give each button of a screen a key, no key twice.

    >>> rows = (Button("A"), Button("Take B: split")), (Button("Hint"), Button("How"), Button("…"))
    >>> [key.key for row in keyboard(rows) for key in row]
    ['A', 'B', 'H', 'O', '']
    """
    marks = {mark[0] for row in rows for button in row if (mark := _mark(button.label))}
    taken: set[str] = set()
    return tuple(tuple(_key(button, marks, taken) for button in row) for row in rows)


def _mark(label: str) -> tuple[str, tuple[int, int]] | None:
    found = _MARK.search(label)
    if not found or (_ARTICLE.match(label, found.start()) and found.start()):
        return None
    if found[1].isdigit() and found.start():
        return None
    return found[1], found.span(1)


def _key(button: Button, marks: Iterable[str], taken: set[str]) -> Key:
    mark = _mark(button.label)
    if mark and mark[0] not in taken:
        taken.add(mark[0])
        return Key(button, *mark)
    for letter in button.label.upper():
        if "A" <= letter <= "Z" and letter not in taken and letter not in marks:
            taken.add(letter)
            return Key(button, letter)
    return Key(button)
