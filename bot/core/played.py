"""The deals of a table, one by one: what replays, records and analyses look at."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from bot.core.log import Step
from bot.core.table import Table
from games import Seat


def deals_of(table: Table) -> tuple[Table, ...]:
    """A table as it stood at the end of each of its deals, the present one last."""
    found: list[list[Step]] = []
    for step in table.earlier:
        if not found or found[-1][-1].after != step.before:
            found.append([])
        found[-1].append(step)
    past = tuple(
        replace(
            table,
            start=steps[0].before,
            steps=tuple(steps),
            earlier=(),
            deal=number,
            past=table.past[: number - 1],
            ruled=None,
        )
        for number, steps in enumerate(found, 1)
    )
    return (*past, table)


def deal_of(table: Table, number: int) -> Table:
    """One of its deals, counted from 1; the present one for a number that is none."""
    return next((deal for deal in deals_of(table) if deal.deal == number), table)


def stops(deal: Table) -> tuple[int, ...]:
    """After how many moves of a deal somebody would look at the board, from 0 on.

    What the table played by itself is seen with the choice before it.
    """
    kinds = [step.entry.by == "table" for step in deal.steps]
    ends, at = [0], 0
    for forced, run in groupby(kinds):
        length = len(list(run))
        ends += [at + length] if forced else range(at + 1, at + length + 1)
        if forced and len(ends) > 2:  # noqa: PLR2004 - the deal itself is no choice
            ends.pop(-2)
        at += length
    return tuple(ends)


def sat_on(deal: Table, person: int) -> Seat | None:
    """The seat that was this person's, whoever played on for them."""
    for seat, chair in enumerate(deal.chairs):
        if chair.player.person == person:
            return seat
    return None
