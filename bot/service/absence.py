"""Who is not there: for whom computers play, who gave up, against whom a vote is under way."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.names import apart, brief, upright
from bot.core.table import Table
from bot.service.asking import Ask
from bot.service.named import names_of
from bot.store.forgetting import TOMBSTONE
from games import Text, text


def absence(ask: Ask) -> tuple[Text, ...]:
    """For whom computers play, and how they come back; who is forgotten never does."""
    here = names_of(ask.table, ask.reader)
    away = [brief(name) for name in left_seats(ask.table)]
    names = tuple(text("ui-plain", words=name) for name in apart([*here, *away])[len(here) :])
    told = (text("bot-seats-away", names=names),) if names else ()
    quit_ = tuple(
        text("ui-plain", words=upright(brief(chair.gone.name)))
        for chair in ask.table.chairs
        if chair.gone and chair.gone.name != TOMBSTONE
    )
    gave_up = (text("bot-seats-given-up", names=quit_),) if quit_ else ()
    return (*told, *gave_up, *_votes(ask.table, here))


def left_seats(table: Table) -> list[str]:
    """The names of those for whom computers play until they come back."""
    owners = [chair.owner.name for chair in table.chairs if chair.owner]
    return [name for name in owners if name != TOMBSTONE]


def votes_needed(table: Table) -> int:
    """How many are most of the others."""
    return (len(table.people) - 1) // 2 + 1


def _votes(table: Table, names: Sequence[str]) -> tuple[Text, ...]:
    """So that the others can join in, and whoever is meant comes back."""
    needed = votes_needed(table)
    return tuple(
        text("bot-seats-voted", name=names[seat], count=len(votes), needed=needed)
        for seat in table.people
        if (votes := table.chairs[seat].votes)
    )
