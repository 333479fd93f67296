"""Buttons into rows and pages, within the limits of a platform. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    most: int = 0
    """So many choices are on a page at most; 0: as many as there is room for."""


def cut(label: str, limit: int) -> str:
    """Shorten a label with an ellipsis.

    >>> cut("Full fourteen", 8)
    'Full fo…'
    """
    return label if len(label) <= limit else label[: limit - 1].rstrip() + "…"


def _short(button: Button, limits: Limits) -> Button:
    fits = len(button.label) <= limits.label
    return button if fits else replace(button, label=cut(button.label, limits.label))


def wrap(buttons: Sequence[Button], limits: Limits) -> Rows:
    """Fill rows in order: no more buttons and no more letters than a row can show."""
    rows: list[tuple[Button, ...]] = []
    row: tuple[Button, ...] = ()
    for button in (_short(one, limits) for one in buttons):
        width = sum(len(one.label) + 4 for one in (*row, button))
        if row and (len(row) == limits.buttons_in_row or width > limits.row_width):
            rows.append(row)
            row = ()
        row = (*row, button)
    return (*rows, row) if row else tuple(rows)


def packed(buttons: Sequence[Button], limits: Limits, rows: int) -> Rows:
    """As ``wrap``; where that needs more than so many rows, as many buttons in each as it takes."""
    made = wrap(buttons, limits)
    if len(made) <= rows:
        return made
    each = -(-len(buttons) // rows)
    short = [_short(one, limits) for one in buttons]
    return tuple(tuple(short[at : at + each]) for at in range(0, len(short), each))


def keyboard(
    choices: Sequence[Button], own: Rows, limits: Limits, page: int, paging: Paging
) -> Rows:
    """Rows of choices above the table's own rows; a row to turn pages when they do not fit."""
    rows = wrap(choices, limits)
    room = limits.rows - len(own)
    most = paging.most or len(choices)
    if len(rows) <= room and len(choices) <= most:
        return (*rows, *own)
    pages = tuple(_pages(choices, limits, room - 1, most))
    page %= len(pages)
    turn = Button(paging.label(page + 1, len(pages)), paging.action((page + 1) % len(pages)))
    return (*pages[page], (turn,), *own)


def _pages(choices: Sequence[Button], limits: Limits, rows: int, most: int) -> Iterator[Rows]:
    """As many choices on each page as its rows hold, and no more than ``most``."""
    while choices:
        page = wrap(choices[:most], limits)[:rows]
        yield page
        choices = choices[sum(map(len, page)) :]
