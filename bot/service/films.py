"""A finished game as a film: which of its positions are shown, and by whose eyes."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from bot.core.daily import has_ended
from bot.core.table import Table
from bot.service.asking import Ask
from bot.service.context import Context
from bot.service.table_screen import view
from games import Seat
from render import Film, View

MOST = 60
"""Positions of a film after the deal; of longer games the more telling ones."""


def eyes_of(ctx: Context, table: Table) -> Seat | None:
    """The seat by whose eyes it is seen; None shows all hands, once the deal keeps no secret."""
    daily = table.head.daily
    if not table.several:
        return 0
    if daily and not has_ended(date.fromisoformat(daily.date), ctx.now):
        return table.seat_of(ctx.person.id) or 0
    return None


def film(ask: Ask) -> Film:
    """The positions from the deal to the end, with what happened before each."""
    table, views, shown = ask.table, [], 0
    for number in moments(table):
        events = tuple(event for step in table.steps[shown:number] for event in step.events)
        views.append(view_at(ask, number, events))
        shown = number
    return Film(tuple(views))


def view_at(ask: Ask, number: int, events: tuple[str, ...]) -> View:
    """The board after so many moves, and what happened just before."""
    then = replace(ask.table, steps=ask.table.steps[:number], ruled=None)
    seen = view(replace(ask, table=then, said=()), choices=False)
    position = then.position if ask.seat is None else then.position.seen_by(ask.seat)
    return replace(seen, position=position, last=events)


def moments(table: Table) -> list[int]:
    """After how many moves the game is shown, from 0 on.

    Of a long game forced moves are shown with the choice before them, and if that is still too
    much, evenly chosen ones are left out.
    """
    after = list(range(1, len(table.steps) + 1))
    if len(after) > MOST:
        last = after[-1]
        chosen = [one for one in after if one == last or table.steps[one].entry.by != "table"]
        after = chosen
    if len(after) > MOST:
        after = [after[(number + 1) * len(after) // MOST - 1] for number in range(MOST)]
    return [0, *after]
