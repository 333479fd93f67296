"""Which keys press which button: the marks of choices first, then the first free letter.

A mark of several signs, such as LR or a61, is typed one key after the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.core.screen import Button, Rows

_MARK = re.compile(r"(?<![\w'-])([A-Z]|\d{1,2})(?![\w'-])")
_LONG = re.compile(r"([A-Z]{2}|[a-z](?:[1-6]{2}){1,2})(?=:)")
CHOICES = ("p/", "m/learn/")
"""How the action of a choice begins, on a board and in a lesson."""
_ARTICLE = re.compile(r"A [a-z]")


@dataclass(frozen=True, slots=True)
class Key:
    """A button with its keys. ``mark`` is where the label shows them, if the label does."""

    button: Button
    key: str = ""
    mark: tuple[int, int] | None = None

    @property
    def before(self) -> str:
        """The label up to its mark."""
        return self.button.label[: self.mark[0]] if self.mark else ""

    @property
    def shown(self) -> str:
        """The mark as the label shows it."""
        return self.button.label[slice(*self.mark)] if self.mark else ""

    @property
    def spoken(self) -> str:
        """The keys as a browser tells them; it knows no keys one after the other."""
        return self.key if len(self.key) == 1 else ""

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

    >>> choices = [Button(label, "p/k3v9x2qa/1f/2bcd") for label in ("A", "Take B: split")]
    >>> rows = tuple(choices), (Button("Hint"), Button("How"), Button("I stand on them"))
    >>> [key.key for row in keyboard(rows) for key in row]
    ['A', 'B', 'H', 'O', 'I']
    >>> labels = ("L: Pass", "LR: Double kill", "a61: 2 swaps")
    >>> rows = (tuple(Button(label, "p/k3v9x2qa/1f/2bcd") for label in labels),)
    >>> [key.key for row in keyboard(rows) for key in row]
    ['L', 'LR', 'A61']
    """
    marks = {mark[0] for row in rows for button in row if (mark := _mark(button))}
    taken: set[str] = set()
    return tuple(tuple(_key(button, marks, taken) for button in row) for row in rows)


def _mark(button: Button) -> tuple[str, tuple[int, int]] | None:
    """The mark of a choice on a board; other labels hold words alone."""
    label = button.label
    if not button.action.startswith(CHOICES):
        return None
    if found := _LONG.match(label):
        return found[1], found.span(1)
    found = _MARK.search(label)
    if not found or (_ARTICLE.match(label, found.start()) and found.start()):
        return None
    if found[1].isdigit() and found.start():
        return None
    return found[1], found.span(1)


def _key(button: Button, marks: Iterable[str], taken: set[str]) -> Key:
    mark = _mark(button)
    if mark and mark[0].upper() not in taken:
        taken.add(mark[0].upper())
        return Key(button, mark[0].upper(), mark[1])
    for letter in button.label.upper():
        if "A" <= letter <= "Z" and letter not in taken and letter not in marks:
            taken.add(letter)
            return Key(button, letter)
    return Key(button)
