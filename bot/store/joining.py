"""When two accounts turn out to be one person, and when a person is forgotten: the figures follow.

For whoever links and forgets: each is one step of a transaction, after the accounts have moved.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import and_, exists, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.finish import decided
from bot.core.merges import Merges
from bot.store.finishes import settle
from bot.store.ratings import replay
from bot.store.schema import log, people, results
from bot.store.skills import FOR_EVER, Order
from bot.store.standings_schema import finishes, members, merges, sat
from bot.store.tables import story
from bot.store.totals import Ledger


async def merge_people(connection: AsyncConnection, stays: int, goes: int, at: int) -> None:
    """Give all figures of one person to another, from this moment (ms since 1970) on.

    Of two first attempts at one daily the earlier counts. In each game the rating after more games
    goes on; games of the two against each other move neither. Ratings of all others stay as the
    rules say: what they played against either account was played.
    """
    ledger = await Ledger.open(connection)
    both = await ledger.merges([stays, goes])
    lines = await _lines(ledger, both, (stays, goes))
    new = {"gone": goes, "stays": stays, "at": at, "lines": lines}
    await connection.execute(merges.insert().values(new))
    await _remember_seats(connection, goes)
    await _dailies(connection, stays, goes)
    here = update(finishes).where(finishes.c.person == goes)
    await connection.execute(here.values(person=stays))
    await _memberships(ledger, stays, goes)
    for table in await _changed(connection, stays, at):
        told = await story(connection, table)
        await settle(ledger, decided(*told) if told else None, table)
    await _mutual(ledger, stays)
    await ledger.refigure([stays, goes])


async def forget_person(connection: AsyncConnection, person: int) -> None:
    """Take a person off every board; the games stay in the figures of those who played them."""
    ledger = await Ledger.open(connection)
    news = {"gone": "yes"}
    await connection.execute(update(people).where(people.c.id == person).values(settings=news))
    await ledger.refigure([person])


async def _lines(ledger: Ledger, merged: Merges, persons: Collection[int]) -> Mapping[str, int]:
    """Whose rating goes on, by game: the one after more games; where they are equal, the first."""
    here = finishes.c.person.in_(persons)
    query = select(finishes.c.game).where(here, finishes.c.rated).distinct()
    found = {}
    for game in (await ledger.connection.execute(query)).scalars().all():
        own = [merged.line(person, game, FOR_EVER) for person in persons]
        skills = await ledger.skills(own, game)
        games = [skills[line].games if line in skills else 0 for line in own]
        found[game] = own[games.index(max(games))]
    return found


async def _remember_seats(connection: AsyncConnection, goes: int) -> None:
    """Keep who sat at the tables whose ratings are those of the account that goes."""
    known = exists().where(sat.c.table_id == finishes.c.table_id, sat.c.seat == finishes.c.seat)
    columns = (finishes.c.table_id, finishes.c.seat, literal(goes))
    mine = select(*columns).where(finishes.c.person == goes, ~known)
    await connection.execute(sat.insert().from_select(["table_id", "seat", "player"], mine))


async def _dailies(connection: AsyncConnection, stays: int, goes: int) -> None:
    """Of two attempts at one daily the earlier stays."""
    query = select(results, log.c.at.label("began")).join(
        log, and_(log.c.table_id == results.c.table_id, log.c.number == 1)
    )
    rows = (await connection.execute(query.where(results.c.person.in_((stays, goes))))).all()
    first: dict[tuple[str, str], str] = {}
    ordered = sorted(rows, key=lambda row: (row.began, row.table_id))
    late = [
        row.table_id
        for row in ordered
        if first.setdefault((row.game, row.date), row.table_id) != row.table_id
    ]
    await connection.execute(results.delete().where(results.c.table_id.in_(late)))
    await connection.execute(update(results).where(results.c.person == goes).values(person=stays))


async def _memberships(ledger: Ledger, stays: int, goes: int) -> None:
    """Who is in a server with either account is in it."""
    connection = ledger.connection
    query = select(members).where(members.c.person.in_((stays, goes)))
    present: dict[str, bool] = {}
    for row in await connection.execute(query):
        present[row.server] = present.get(row.server, False) or row.present
    await connection.execute(members.delete().where(members.c.person.in_((stays, goes))))
    rows = [{"server": one, "person": stays, "present": is_} for one, is_ in present.items()]
    if rows:
        await connection.execute(members.insert(), rows)


async def _changed(connection: AsyncConnection, person: int, at: int) -> list[str]:
    """Tables whose results are others now.

    Attempts at a daily that is another's now, and tables that ended at this moment or, by another
    machine's clock, later.
    """
    attempt = exists().where(results.c.table_id == finishes.c.table_id)
    lost = and_(finishes.c.daily, ~attempt)
    where = (finishes.c.person == person, or_(lost, finishes.c.at >= at))
    query = select(finishes.c.table_id).where(*where).distinct().order_by(finishes.c.table_id)
    return list((await connection.execute(query)).scalars())


async def _mutual(ledger: Ledger, person: int) -> None:
    """Games of a person against another account of the same: ratings again from the first."""
    other = finishes.alias()
    pairs = select(finishes).join(other, finishes.c.table_id == other.c.table_id)
    where = (finishes.c.person == person, other.c.person == person, finishes.c.rated)
    query = pairs.where(*where, finishes.c.seat != other.c.seat)
    since: dict[str, Order] = {}
    players: dict[str, set[int]] = {}
    for row in await ledger.connection.execute(query):
        order = (row.at, row.table_id)
        since[row.game] = min(since.get(row.game, order), order)
        players.setdefault(row.game, set()).add(row.player)
    for game, order in since.items():
        changed = await replay(ledger, game, order, players[game])
        await ledger.rerate(changed, game)
