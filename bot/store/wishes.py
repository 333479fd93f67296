"""On which boards people may stand, as it is kept: settings, accounts, servers that they left."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, and_, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.standings import Wishes
from bot.store.schema import identities, people
from bot.store.standings_schema import members


async def wishes_of(connection: AsyncConnection, persons: Collection[int]) -> dict[int, Wishes]:
    """What each of some people wishes."""
    known: dict[int, list[Row[*tuple[Any, ...]]]] = {}
    for row in await connection.execute(_WISHES, {"persons": list(persons)}):
        known.setdefault(row.id, []).append(row)
    return {person: _wishes(rows) for person, rows in known.items()}


def _wishes(rows: Sequence[Row[*tuple[Any, ...]]]) -> Wishes:
    """What one person wishes, from a row for each account and each server that was left."""
    settings = rows[0].settings
    return Wishes(
        listed=settings.get("listed") != "off",
        guest={row.platform for row in rows} == {"web"},
        gone=settings.get("gone") == "yes",
        absent=frozenset(row.server for row in rows if row.server is not None),
    )


_left = and_(members.c.person == people.c.id, members.c.present.is_(False))
_WISHES = (
    select(people.c.id, people.c.settings, members.c.server, identities.c.platform)
    .outerjoin(members, _left)
    .outerjoin(identities, identities.c.person == people.c.id)
    .where(people.c.id.in_(bindparam("persons", expanding=True)))
)
