"""The newest ratings of players, each found by its key, in one statement for all of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, and_, bindparam, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.ladder import Skill
from bot.store.schema import people
from bot.store.standings_schema import finishes

Order = tuple[int, str]
"""When a game ended (ms since 1970), and its table's name."""

FOR_EVER = 2**63 - 1
"""A moment after all others."""


async def newest(
    connection: AsyncConnection, players: Collection[int], game: str, before: Order = (FOR_EVER, "")
) -> dict[int, Row[*tuple[Any, ...]]]:
    """The last rated result of each of these lines in a game that ended before a moment."""
    at, table = before
    found: dict[int, Row[*tuple[Any, ...]]] = {}
    values = {"players": list(players), "game": game, "at": at, "table": table}
    for row in await connection.execute(_NEWEST, values):
        kept = found.get(row.player)
        if kept is None or (kept.at, kept.table_id) < (row.at, row.table_id):
            found[row.player] = row
    return {player: found[player] for player in players if player in found}


def skill_of(row: Row[*tuple[Any, ...]] | None) -> Skill | None:
    """The rating that a result led to; None where none moved."""
    return Skill(row.mu, row.sigma, row.games) if row and row.mu is not None else None


_past = finishes.alias()
_earlier = or_(_past.c.at < bindparam("at"), _past.c.table_id < bindparam("table"))
_last = (
    select(_past.c.table_id)
    .where(
        _past.c.player == people.c.id,
        and_(_past.c.game == bindparam("game"), _past.c.rated),
        and_(_past.c.at <= bindparam("at"), _earlier),
    )
    .order_by(_past.c.at.desc(), _past.c.table_id.desc())
    .limit(1)
    .scalar_subquery()
)
_those = people.c.id.in_(bindparam("players", expanding=True))
# A line is called by a person, and no person is ever deleted.
_NEWEST = select(finishes).where(finishes.c.table_id.in_(select(_last).where(_those)))
