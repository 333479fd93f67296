"""Ratings in the order of the games, whatever the order in which their ends are written down."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    or_,
    select,
    update,
)

from bot.core.ladder import WEEK, Ladder, Match, Past, Skill, match, opponents
from bot.store.skills import Order, newest, skill_of
from bot.store.standings_schema import finishes
from bot.store.totals import Ledger, finish_of, some

Seats = list[Row[*tuple[Any, ...]]]
"""The results of a table, seat by seat."""


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
        self._tables: dict[str, Seats] = {}
        self._news: list[dict[str, Any]] = []

    async def run(self, since: Order, players: Collection[int]) -> set[int]:
        await self._touch(players, since)
        while self._waiting:
            order = heapq.heappop(self._waiting)
            await self._again(order)
        await _write(self.ledger, self._news)
        return self.changed

    async def _touch(self, players: Collection[int], since: Order) -> None:
        """From here on every game of these players is looked at."""
        self.touched.update(players)
        values = {"players": list(players), "game": self.game, "at": since[0], "table": since[1]}
        for table, rows in _by_table(await self.ledger.connection.execute(_LATER, values)).items():
            if table not in self._tables:
                self._tables[table] = rows
                heapq.heappush(self._waiting, (rows[0].at, table))

    async def _again(self, order: Order) -> None:
        seats = self._tables[order[1]]
        played = match_of(seats)
        players = {side.player for side in played.sides if side.player is not None}
        unknown = {one for one in players if one not in self.touched & self.ladder.past.keys()}
        if unknown:
            self.ladder.past.update(await self._past(unknown, order))
        found, moved = self.ladder.play(played), set()
        for row in seats:
            skill = found.get(row.seat)
            if skill is None or skill == skill_of(row):
                continue
            self._news.append(_told(row, skill))
            self.changed.add(row.person)
            moved.add(row.player)
        if moved - self.touched:
            await self._touch(moved - self.touched, order)

    async def _past(self, players: Collection[int], order: Order) -> dict[int, Past]:
        """Players before a game, as it is written down: nothing that this run has changed."""
        connection = self.ledger.connection
        last = await newest(connection, players, self.game, order)
        found = {player: Past(skill_of(last.get(player)) or Skill()) for player in players}
        rated = [one for one in players if skill_of(last.get(one))]
        fresh = [one for one in rated if last[one].at > order[0] - WEEK]
        if not fresh:
            return found
        values = {"players": fresh, "game": self.game, "at": order[0], "table": order[1]}
        rows = await connection.execute(_RECENT, {**values, "week": order[0] - WEEK})
        for seats in _by_table(rows).values():
            met = match_of(seats)
            for row in seats:
                if row.rated and row.player in fresh:
                    found[row.player].recent.append((row.at, opponents(met, row.seat)))
        return found


async def seats_of(ledger: Ledger, tables: Sequence[str]) -> dict[str, Seats]:
    """The results of tables."""
    found: dict[str, Seats] = {}
    for part in some(tables):
        query = select(finishes).where(finishes.c.table_id.in_(part))
        rows = await ledger.connection.execute(query.order_by(*_ORDERED))
        found.update(_by_table(rows))
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
        news = []
        for _, table in orders:
            found = ladder.play(match_of(tables[table]))
            for row in tables[table]:
                skill = found.get(row.seat)
                if skill != skill_of(row):
                    news.append(_told(row, skill))
        wrong += len(news)
        if repair:
            await _write(ledger, news)
        after = orders[-1]


async def _write(ledger: Ledger, news: Sequence[Mapping[str, Any]]) -> None:
    if news:
        await ledger.connection.execute(_RATED, news)


def _told(row: Row[*tuple[Any, ...]], skill: Skill | None) -> dict[str, Any]:
    names = ("mu", "sigma", "games")
    news = {f"new_{name}": getattr(skill, name) if skill else None for name in names}
    return {"of_table": row.table_id, "of_seat": row.seat, **news}


def _by_table(rows: Iterable[Row[*tuple[Any, ...]]]) -> dict[str, Seats]:
    found: dict[str, Seats] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return found


def _rated_in(game: str) -> tuple[ColumnElement[bool], ...]:
    return (finishes.c.game == game, finishes.c.rated)


def _after(order: Order) -> ColumnElement[bool]:
    at, table = order
    return or_(finishes.c.at > at, and_(finishes.c.at == at, finishes.c.table_id > table))


_ORDERED = (finishes.c.at, finishes.c.table_id, finishes.c.seat)
_mine = finishes.alias()
_rated = (
    _mine.c.player.in_(bindparam("players", expanding=True)),
    _mine.c.game == bindparam("game"),
    _mine.c.rated,
)
_at: BindParameter[int] = bindparam("at")
_table: BindParameter[str] = bindparam("table")
_later = (_mine.c.at >= _at, or_(_mine.c.at > _at, _mine.c.table_id >= _table))
_earlier = (_mine.c.at <= _at, or_(_mine.c.at < _at, _mine.c.table_id < _table))
_week = _mine.c.at > bindparam("week")


def _all_of(*where: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """All seats of the tables of such results."""
    there = select(_mine.c.table_id).where(*_rated, *where)
    return select(finishes).where(finishes.c.table_id.in_(there)).order_by(*_ORDERED)


_LATER, _RECENT = _all_of(*_later), _all_of(*_earlier, _week)
_RATED = (
    update(finishes)
    .where(
        finishes.c.table_id == bindparam("of_table"),
        finishes.c.seat == bindparam("of_seat"),
    )
    .values({name: bindparam(f"new_{name}") for name in ("mu", "sigma", "games")})
)
