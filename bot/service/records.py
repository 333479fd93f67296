"""Games of the house written down for whoever wants to keep them or to play them again."""

from __future__ import annotations

from bot.core.log import Occupant
from bot.core.names import upright
from bot.core.played import deals_of
from bot.core.table import Table
from games import Game
from games.record import Record, told
from games.shuffle import commitment

FILE = "teahouse-{table}.txt"

COMPUTER = "computer ({level})"
"""What stands in the place of a computer's name."""


def record_of(table: Table) -> str:
    """All deals of a table that is over, one record each."""
    return "\n".join(str(_deal(table, deal)) for deal in deals_of(table))


def _deal(table: Table, deal: Table) -> Record:
    head = table.head
    sealed = not table.origin  # else it begins elsewhere than a seed deals
    last = deal.deal == table.deal
    ended = "stopped" if table.stopped else "resigned" if table.resigned else ""
    return Record(
        head.game,
        head.variant if sealed else deal.start.variant,
        tuple(_name(chair.player) for chair in table.chairs),
        str(deal.start),
        tuple((step.entry.seat, step.entry.text) for step in deal.steps),
        told(deal.ended),
        ended if last and not deal.ended else "",
        head.rules,
        head.sealed if sealed else "",
        deal.deal if sealed else 1,
        head.seed if sealed else "",
        commitment(head.seed, head.sealed) if sealed else "",
    )


def seated(game: Game, name: str) -> Occupant:
    """Who sat there, by a name in a record."""
    level = next((one for one in game.levels if name == COMPUTER.format(level=one)), "")
    return Occupant(level=level) if level else Occupant(name=name[:32])


def _name(one: Occupant) -> str:
    """Who sat there, on one line and in no language."""
    if one.level:
        return COMPUTER.format(level=one.level)
    name = " ".join(upright(one.name[:32]).replace("|", "/").split())
    return name or "everybody"
