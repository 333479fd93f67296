"""Leaderboards as people read them, and what a person or an admin changes about them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Row, case, delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.finish import Finish, decided
from bot.core.ladder import Skill
from bot.core.periods import PERIODS, horizon
from bot.core.standings import Board
from bot.store.database import Shelf
from bot.store.finishes import settle
from bot.store.ranking import boards, finishes, members, ranks, standings, voids
from bot.store.results import attempted
from bot.store.schema import meta, people
from bot.store.totals import FOR_EVER, TODAY, Ledger, finish_of, results_query

PAGE = 10
"""People on a page."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a board. ``person`` and ``value`` together say where it is for paging."""

    place: int
    person: int
    name: str
    value: int
    left: bool = False
    """No longer a member of the server."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """A page of a board: who stands on it, how many there are, and the viewer's own place."""

    spots: tuple[Spot, ...]
    people: int
    mine: Spot | None
    before: bool
    """There are people above this page."""
    after: bool


@dataclass(frozen=True, slots=True)
class Played:
    """What a person played of one variant."""

    game: str
    variant: str
    count: int
    won: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All that a profile tells, but for streaks."""

    played: tuple[Played, ...]
    ratings: Mapping[str, Skill]
    feats: frozenset[str]


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where a page begins: behind a place (``>``), before it (``<``), or with it (``=``)."""

    way: str = ""
    value: int = 0
    person: int = 0


class Standings(Shelf):
    """Boards and profiles. Every write takes along all that follows from it."""

    async def page(
        self, board: Board, viewer: int, anchor: Anchor, *, everybody: bool = False
    ) -> Leaves:
        """Ten people of a board; ``everybody`` shows those who have left too."""
        async with self.database.read() as connection:
            query = select(boards.c.id).where(boards.c.name == str(board))
            number = (await connection.execute(query)).scalar_one_or_none()
            if number is None:
                return Leaves((), 0, None, before=False, after=False)
            by_value = board.ranked and not everybody
            reader = _Reading(connection, number, by_value=by_value, everybody=everybody)
            return await reader.leaves(viewer, anchor)

    async def figures(self, person: int) -> Figures:
        """What a person played, won and achieved."""
        query = select(
            finishes.c.game,
            finishes.c.variant,
            func.count().label("played"),
            func.sum(case((finishes.c.won, 1), else_=0)).label("won"),
        ).where(finishes.c.person == person)
        async with self.database.read() as connection:
            rows = await connection.execute(query.group_by(finishes.c.game, finishes.c.variant))
            played = [Played(row.game, row.variant, row.played, int(row.won)) for row in rows]
            mine = (finishes.c.person == person, finishes.c.feats != "")
            feats = await connection.execute(select(finishes.c.feats).where(*mine).distinct())
            ledger = await Ledger.open(connection, lock=False)
            lines, skills = await ledger.merges([person]), {}
            for game in sorted({one.game for one in played}):
                skill = await ledger.skill(lines.line(person, game, FOR_EVER), game)
                if skill:
                    skills[game] = skill
        played.sort(key=lambda one: (-one.count, one.game, one.variant))
        names = frozenset(name for row in feats for name in row.feats.split())
        return Figures(tuple(played), skills, names)

    async def finishes_in(self, room: int, since: date, until: date) -> list[tuple[str, Finish]]:
        """The results of people in a room for some dates, with their names."""
        between = finishes.c.date.between(since.isoformat(), until.isoformat())
        query = results_query().add_columns(people.c.name)
        query = query.join(people, people.c.id == finishes.c.person)
        rows = await self.database.all(
            query.where(finishes.c.room == room, between).order_by(finishes.c.at, finishes.c.seat)
        )
        return [(row.name, finish_of(row)) for row in rows]

    async def finish(self, table: str) -> list[Finish]:
        """The results of a table, seat by seat; none while it has none."""
        query = results_query().where(finishes.c.table_id == table).order_by(finishes.c.seat)
        return [finish_of(row) for row in await self.database.all(query)]

    async def named_in(self, scope: str, name: str) -> list[int]:
        """People of a board of a scope who are called so, whatever the case."""
        on = select(standings.c.person).join(boards, boards.c.id == standings.c.board)
        here = on.where(boards.c.name.in_(_whole(scope)))
        query = select(people.c.id, people.c.name).where(people.c.id.in_(here))
        rows = await self.database.all(query.order_by(people.c.id))
        return [row.id for row in rows if row.name.casefold() == name.casefold()]

    async def void(self, table: str, person: int, now: int) -> bool:
        """Take the results of a table out of everything; False if it has none."""
        if not await self.finish(table):
            return False
        new = {"table_id": table, "person": person, "at": now}

        async def work(connection: AsyncConnection) -> None:
            ledger = await Ledger.open(connection)
            await connection.execute(voids.insert().values(new))
            await settle(ledger, None, table)
            await attempted(connection, table, solved=False)

        await self.database.insist(work)
        return True

    async def voided(self, table: str) -> bool:
        """Whether an admin took the results of a table out."""
        query = select(voids).where(voids.c.table_id == table)
        return await self.database.first(query) is not None

    async def restore(self, table: str) -> None:
        """Let a voided result count again."""
        log = await self.story(table)  # type: ignore[attr-defined] # of Tables, its sister
        if log is None:
            return
        made = decided(*log)
        async with self.database.write() as connection:
            ledger = await Ledger.open(connection)
            await connection.execute(delete(voids).where(voids.c.table_id == table))
            await settle(ledger, made, table)
            await attempted(connection, table, solved=bool(made and made.won))

    async def set_listed(self, person: int, value: str) -> None:
        """Keep the wish to stand on the boards of servers and of the world, or not to."""
        async with self.database.write() as connection:
            ledger = await Ledger.open(connection)
            here: ColumnElement[bool] = people.c.id == person
            query = select(people.c.settings).where(here).with_for_update(key_share=True)
            kept: dict[str, str] = (await connection.execute(query)).scalar_one_or_none() or {}
            news = {**kept, "listed": value}
            await connection.execute(update(people).where(here).values(settings=news))
            await ledger.refigure([person])

    async def member(self, server: str, person: int, *, present: bool) -> None:
        """A person is in a server or has left it; boards there follow."""
        here = (members.c.server == server, members.c.person == person)
        row = await self.database.first(select(members).where(*here))
        if not server or (row.present == present if row else False):
            return
        async with self.database.write() as connection:
            ledger = await Ledger.open(connection)
            new = ledger.insert(members).values(server=server, person=person, present=present)
            keys = ["server", "person"]
            await connection.execute(
                new.on_conflict_do_update(index_elements=keys, set_={"present": present})
            )
            if row or not present:
                await ledger.refigure([person])

    async def belongs(self, server: str, person: int) -> bool:
        """Whether a person was seen in a server and has not left it."""
        here = (members.c.server == server, members.c.person == person, members.c.present)
        return await self.database.first(select(members).where(*here)) is not None

    async def prune(self, today: date) -> int:
        """Drop the boards of periods before the last; how many rows that were."""
        dropped = 0
        async with self.database.write() as connection:
            ledger = await Ledger.open(connection)
            new = ledger.insert(meta).values(key=TODAY, value=today.isoformat())
            news = {"value": today.isoformat()}
            await connection.execute(new.on_conflict_do_update(index_elements=["key"], set_=news))
            for period in PERIODS:
                old = (
                    boards.c.period == period,
                    boards.c.since < horizon(period, today).isoformat(),
                )
                gone = select(boards.c.id).where(*old)
                for table in (standings, ranks):
                    done = await connection.execute(delete(table).where(table.c.board.in_(gone)))
                    dropped += done.rowcount
                await connection.execute(delete(boards).where(*old))
        return dropped


@dataclass(frozen=True, slots=True)
class _Reading:
    """One board, read over one connection."""

    connection: AsyncConnection
    board: int
    by_value: bool
    """Places are counted by value, not person by person."""
    everybody: bool

    async def leaves(self, viewer: int, anchor: Anchor) -> Leaves:
        rows = await self._rows(anchor)
        if not rows and anchor.way:
            rows = await self._rows(Anchor())
        more = len(rows) > PAGE
        rows = rows[:PAGE]
        if anchor.way == "<":
            rows = rows[::-1]
        mine = await self._mine(viewer)
        wanted = {row.value for row in rows} | ({mine.value} if mine else set())
        places, people_ = await self._places(wanted)
        spots = tuple(_spot(row, places) for row in rows)
        first = bool(spots) and await self._above(spots[0])
        after = more if anchor.way != "<" else True
        own = _spot(mine, places) if mine else None
        return Leaves(spots, people_, own, before=first, after=after)

    async def _rows(self, anchor: Anchor) -> Sequence[Row[*tuple[Any, ...]]]:
        key = tuple_(standings.c.value, standings.c.person)
        query = self._named().where(*self._here)
        at = tuple_(anchor.value, anchor.person)
        match anchor.way:
            case ">":
                query = query.where(key < at)
            case "<":
                query = query.where(key > at)
            case "=":
                query = query.where(key <= at)
        up = anchor.way == "<"
        columns = (standings.c.value, standings.c.person)
        order = [column.asc() if up else column.desc() for column in columns]
        return (await self.connection.execute(query.order_by(*order).limit(PAGE + 1))).all()

    @property
    def _here(self) -> tuple[ColumnElement[bool], ...]:
        here: ColumnElement[bool] = standings.c.board == self.board
        return (here,) if self.everybody else (here, standings.c.hidden.is_(False))

    def _named(self) -> Any:  # noqa: ANN401 - a SELECT with columns of two tables
        query = select(standings, people.c.name)
        return query.join(people, people.c.id == standings.c.person)

    async def _mine(self, viewer: int) -> Row[*tuple[Any, ...]] | None:
        query = self._named().where(standings.c.person == viewer, *self._here)
        return (await self.connection.execute(query)).first()

    async def _above(self, spot: Spot) -> bool:
        key = tuple_(standings.c.value, standings.c.person)
        query = select(standings.c.person).where(*self._here)
        above = query.where(key > tuple_(spot.value, spot.person)).limit(1)
        return (await self.connection.execute(above)).first() is not None

    async def _places(self, wanted: Collection[int]) -> tuple[dict[int, int], int]:
        """The place of each value, one behind all better ones; and how many people there are."""
        if self.by_value:
            rows, count = ranks, ranks.c.people
            here: tuple[ColumnElement[bool], ...] = (ranks.c.board == self.board,)
        else:
            rows, count, here = standings, None, self._here
        values = sorted(wanted, reverse=True)
        sums = [
            func.sum(case((rows.c.value > value, 1 if count is None else count), else_=0))
            for value in values
        ]
        whole = func.count() if count is None else func.sum(count)
        row = (await self.connection.execute(select(whole, *sums).where(*here))).one()
        places = {value: 1 + int(above or 0) for value, above in zip(values, row[1:], strict=True)}
        return places, int(row[0] or 0)


def _spot(row: Row[*tuple[Any, ...]], places: Mapping[int, int]) -> Spot:
    return Spot(places[row.value], row.person, row.name, row.value, row.hidden)


def _whole(scope: str) -> list[str]:
    """The boards of a scope on which everybody stands who won or scored there."""
    return [str(Board(scope, "all", date.min, "", "", measure)) for measure in ("wins", "points")]
