"""Buttons into rows and pages, within the limits of a platform. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.core.limits import Limits
from bot.core.screen import Button, Rows

PAGE = "~"
"""Begins the word that names a page; no word of a game begins with it."""


@dataclass(frozen=True, slots=True)
class Paging:
    """How the button to another page is made: its label and action for a page from 0."""

    label: Callable[[int, int], str]
    action: Callable[[int], str]


def cut(label: str, limit: int) -> str:
    """Shorten a label with an ellipsis.

    >>> cut("Full fourteen", 8)
    'Full fo…'
    """
    return label if len(label) <= limit else label[: limit - 1].rstrip() + "…"


def wrap(buttons: Sequence[Button], limits: Limits) -> Rows:
    """Fill rows in order: no more buttons and no more letters than a row can show."""
    rows: list[tuple[Button, ...]] = []
    row: tuple[Button, ...] = ()
    for button in (replace(one, label=cut(one.label, limits.label)) for one in buttons):
        width = sum(len(one.label) + 4 for one in (*row, button))
        if row and (len(row) == limits.buttons_in_row or width > limits.row_width):
            rows.append(row)
            row = ()
        row = (*row, button)
    return (*rows, row) if row else tuple(rows)


def keyboard(
    choices: Sequence[Button], own: Rows, limits: Limits, page: int, paging: Paging
) -> Rows:
    """Rows of choices above the table's own rows; a row to turn pages when they do not fit."""
    rows = wrap(choices, limits)
    room = limits.rows - len(own)
    if len(rows) <= room:
        return (*rows, *own)
    size = room - 1
    pages = -(-len(rows) // size)
    page %= pages
    turn = Button(paging.label(page + 1, pages), paging.action((page + 1) % pages))
    return (*rows[page * size : (page + 1) * size], (turn,), *own)
