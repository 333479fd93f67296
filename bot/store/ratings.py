"""Ratings in the order of the games, whatever the order in which their ends are written down."""

from __future__ import annotations

import heapq
from collections import defaultdict, deque
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, or_, select, update

from bot.core.ladder import WEEK, Ladder, Match, Past, Skill, match, opponents
from bot.store.standings_schema import finishes
from bot.store.totals import Ledger, finish_of, some

Order = tuple[int, str]


async def replay(ledger: Ledger, game: str, since: Order, players: Collection[int]) -> set[int]:
    """Find the ratings of a game again from a moment on, for these players and all they touch.

    Return the persons whose rating is another now. Only newer games of players whose rating
    changes are looked at, so the end of a game that was written down in time costs one match.
    """
    return await _Replay(ledger, game).run(since, players)


class _Replay:
    """One run; ``ladder`` knows the players all of whose later games are looked at."""

    def __init__(self, ledger: Ledger, game: str) -> None:
        self.ledger = ledger
        self.game = game
        self.ladder = Ladder()
        self.touched: set[int] = set()
        self.changed: set[int] = set()
        self._waiting: list[Order] = []
        self._seen: set[Order] = set()

    async def run(self, since: Order, players: Collection[int]) -> set[int]:
        for player in players:
            await self._touch(player, since)
        while self._waiting:
            order = heapq.heappop(self._waiting)
            await self._again(order)
        return self.changed

    async def _touch(self, player: int, since: Order) -> None:
        """From here on every game of this player is looked at."""
        self.touched.add(player)
        columns = (finishes.c.at, finishes.c.table_id)
        where = (finishes.c.player == player, *_rated_in(self.game), _from(since))
        for row in await self.ledger.connection.execute(select(*columns).where(*where)):
            order = (row.at, row.table_id)
            if order not in self._seen:
                self._seen.add(order)
                heapq.heappush(self._waiting, order)

    async def _again(self, order: Order) -> None:
        rows = await seats_of(self.ledger, [order[1]])
        seats = rows[order[1]]
        played = match_of(seats)
        for side in played.sides:
            if side.player is not None and (
                side.player not in self.touched or side.player not in self.ladder.past
            ):
                self.ladder.past[side.player] = await self._past(side.player, order)
        found = self.ladder.play(played)
        for row in seats:
            skill = found.get(row.seat)
            if skill is None or skill == _kept(row):
                continue
            await _write(self.ledger, row, skill)
            self.changed.add(row.person)
            if row.player not in self.touched:
                await self._touch(row.player, order)

    async def _past(self, player: int, order: Order) -> Past:
        """A player before a game, as it is written down."""
        connection = self.ledger.connection
        where = (finishes.c.player == player, *_rated_in(self.game), _before(order))
        newest = (finishes.c.at.desc(), finishes.c.table_id.desc())
        last = select(finishes).where(*where).order_by(*newest).limit(1)
        row = (await connection.execute(last)).first()
        if row is None or row.mu is None:
            return Past()
        recent = [*where, finishes.c.at > order[0] - WEEK]
        query = select(finishes.c.table_id, finishes.c.at, finishes.c.seat).where(*recent)
        mine = (await connection.execute(query.order_by(finishes.c.at, finishes.c.table_id))).all()
        tables = await seats_of(self.ledger, [one.table_id for one in mine])
        met = [(one.at, opponents(match_of(tables[one.table_id]), one.seat)) for one in mine]
        return Past(Skill(row.mu, row.sigma, row.games), deque(met))


async def seats_of(
    ledger: Ledger, tables: Sequence[str]
) -> defaultdict[str, list[Row[*tuple[Any, ...]]]]:
    """The results of tables, seat by seat."""
    found: defaultdict[str, list[Row[*tuple[Any, ...]]]] = defaultdict(list)
    for part in some(tables):
        query = select(finishes).where(finishes.c.table_id.in_(part))
        ordered = query.order_by(finishes.c.table_id, finishes.c.seat)
        for row in await ledger.connection.execute(ordered):
            found[row.table_id].append(row)
    return found


def match_of(rows: Sequence[Row[*tuple[Any, ...]]]) -> Match:
    """The rated game that the rows of a table are."""
    return match([finish_of(row) for row in rows], [row.player for row in rows])


async def rate_all(ledger: Ledger, game: str, *, repair: bool) -> int:
    """Find all ratings of a game from its first rated result on; how many were not so before."""
    ladder, wrong, after = Ladder(), 0, (-1, "")
    while True:
        columns = (finishes.c.at, finishes.c.table_id)
        query = select(*columns).where(*_rated_in(game), _after(after)).distinct()
        page = query.order_by(*columns).limit(500)
        orders = [(row.at, row.table_id) for row in await ledger.connection.execute(page)]
        if not orders:
            return wrong
        tables = await seats_of(ledger, [table for _, table in orders])
        for _, table in orders:
            found = ladder.play(match_of(tables[table]))
            for row in tables[table]:
                skill = found.get(row.seat)
                if skill == _kept(row):
                    continue
                wrong += 1
                if repair:
                    await _write(ledger, row, skill)
        after = orders[-1]


async def _write(ledger: Ledger, row: Row[*tuple[Any, ...]], skill: Skill | None) -> None:
    here = (finishes.c.table_id == row.table_id, finishes.c.seat == row.seat)
    names = ("mu", "sigma", "games")
    news = {name: getattr(skill, name) if skill else None for name in names}
    await ledger.connection.execute(update(finishes).where(*here).values(news))


def _kept(row: Row[*tuple[Any, ...]]) -> Skill | None:
    return None if row.mu is None else Skill(row.mu, row.sigma, row.games)


def _rated_in(game: str) -> tuple[ColumnElement[bool], ...]:
    return (finishes.c.game == game, finishes.c.rated)


def _from(order: Order) -> ColumnElement[bool]:
    at, table = order
    return or_(finishes.c.at > at, and_(finishes.c.at == at, finishes.c.table_id >= table))


def _after(order: Order) -> ColumnElement[bool]:
    at, table = order
    return or_(finishes.c.at > at, and_(finishes.c.at == at, finishes.c.table_id > table))


def _before(order: Order) -> ColumnElement[bool]:
    at, table = order
    return or_(finishes.c.at < at, and_(finishes.c.at == at, finishes.c.table_id < table))
