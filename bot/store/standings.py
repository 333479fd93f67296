"""Leaderboards as people read them, and what a person or an admin changes about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Row, case, delete, func, literal, select, true, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.finish import Finish, decided
from bot.core.ladder import Skill
from bot.core.periods import PERIODS, horizon
from bot.core.request import Platform
from bot.core.standings import Board, Wishes
from bot.core.wish import NO_GAME, Anchor, Usual
from bot.store.database import Shelf, insert_into
from bot.store.finishes import settle
from bot.store.results import attempted
from bot.store.schema import identities, meta, people, results, tables
from bot.store.skills import FOR_EVER
from bot.store.standings_schema import boards, finishes, members, ranks, standings, voids
from bot.store.totals import TODAY, Ledger, finish_of, results_query

REMEMBERED = 10_000
"""Numbers of boards that are not looked up again."""

PAGE = 10
"""People on a page."""


@dataclass(frozen=True, slots=True)
class Standing:
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

    spots: tuple[Standing, ...]
    people: int
    mine: Standing | None
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


class Standings(Shelf):
    """Boards and profiles. Every write takes along all that follows from it."""

    async def page(
        self, board: Board, viewer: int, anchor: Anchor, *, everybody: bool = False
    ) -> Leaves:
        """Ten people of a board; ``everybody`` shows those who have left too."""
        known = self.database.boards
        number = known.get(str(board))
        async with self.database.read() as connection:
            if number is None:
                query = select(boards.c.id).where(boards.c.name == str(board))
                number = (await connection.execute(query)).scalar_one_or_none()
            if number is None:
                return Leaves((), 0, None, before=False, after=False)
            if len(known) >= REMEMBERED:
                known.clear()
            known[str(board)] = number
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
            lines = await ledger.merges([person])
            skills: dict[str, Skill] = {}
            for game in sorted({one.game for one in played}):
                line = lines.line(person, game, FOR_EVER)
                found = await ledger.skills([line], game)
                skills |= {game: found[line]} if line in found else {}
        played.sort(key=lambda one: (-one.count, one.game, one.variant))
        names = frozenset(name for row in feats for name in row.feats.split())
        return Figures(tuple(played), skills, names)

    async def favourite(self, person: int) -> Usual:
        """The game and variant a person played most."""
        kind = (finishes.c.game, finishes.c.variant)
        query = select(*kind).where(finishes.c.person == person)
        often = query.group_by(*kind).order_by(func.count().desc(), *kind)
        row = await self.database.first(often.limit(1))
        return (row.game, row.variant) if row else NO_GAME

    async def wishes(self, person: int) -> Wishes:
        """On which boards a person may stand."""
        async with self.database.read() as connection:
            ledger = await Ledger.open(connection, lock=False)
            return (await ledger.wishes([person])).get(person, Wishes(gone=True))

    async def finishes_in(
        self, room: int, server: str, since: date, until: date
    ) -> list[tuple[str, Finish]]:
        """The results for some dates of people in a room who have not left, with their names."""
        between = finishes.c.date.between(since.isoformat(), until.isoformat())
        left = select(members.c.person).where(members.c.server == server, ~members.c.present)
        query = results_query().add_columns(people.c.name)
        query = query.join(people, people.c.id == finishes.c.person)
        rows = await self.database.all(
            query.where(finishes.c.room == room, between, finishes.c.person.not_in(left)).order_by(
                finishes.c.at, finishes.c.seat
            )
        )
        return [(row.name, finish_of(row)) for row in rows]

    async def finish(self, table: str) -> list[Finish]:
        """The results of a table, seat by seat; none while it has none."""
        query = results_query().where(finishes.c.table_id == table).order_by(finishes.c.seat)
        return [finish_of(row) for row in await self.database.all(query)]

    async def counted_in(self, table: str) -> int | None:
        """The room in which the result of a table counts, or counted before it was voided."""
        row = await self.database.first(
            select(tables.c.room, results.c.room.label("begun"))
            .outerjoin(results, results.c.table_id == tables.c.id)
            .where(tables.c.id == table)
        )
        return (row.begun or row.room) if row else None

    async def on_boards(self, scope: str, name: str) -> list[int]:
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
            new = insert_into(connection, members).values(
                server=server, person=person, present=present
            )
            keys = ["server", "person"]
            await connection.execute(
                new.on_conflict_do_update(index_elements=keys, set_={"present": present})
            )
            if row or not present:
                await ledger.refigure([person])

    async def back(self, server: str, person: int) -> None:
        """A person asks for something in a server: whoever was gone is a member again."""
        here = (members.c.server == server, members.c.person == person)
        gone = select(members.c.person).where(*here, members.c.present.is_(False))
        if server and await self.database.first(gone):
            await self.member(server, person, present=True)

    async def regulars(self, server: str, platform: Platform, limit: int) -> list[str]:
        """Accounts of people who stand on the boards of a server and are not known to have left."""
        query = (
            select(identities.c.account)
            .join(standings, standings.c.person == identities.c.person)
            .join(boards, boards.c.id == standings.c.board)
            .where(
                boards.c.name.startswith(f"s{server}|", autoescape=True),
                standings.c.hidden.is_(False),
                identities.c.platform == platform,
            )
            .distinct()
            .limit(limit)
        )
        return [row.account for row in await self.database.all(query)]

    async def belongs(self, server: str, person: int) -> bool:
        """Whether a person was seen in a server and has not left it."""
        here = (members.c.server == server, members.c.person == person, members.c.present)
        return await self.database.first(select(members).where(*here)) is not None

    async def prune(self, today: date) -> int:
        """Drop the boards of periods before the last; how many rows that were."""
        dropped = 0
        async with self.database.write() as connection:
            await Ledger.open(connection)  # for its lock
            new = insert_into(connection, meta).values(key=TODAY, value=today.isoformat())
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
    """One board, read over one connection in two statements."""

    connection: AsyncConnection
    board: int
    by_value: bool
    """Places are counted by value, not person by person."""
    everybody: bool

    async def leaves(self, viewer: int, anchor: Anchor) -> Leaves:
        rows = await self._rows(anchor)
        if not rows and anchor.way:
            anchor = Anchor()
            rows = await self._rows(anchor)
        more, rows = len(rows) > PAGE, rows[:PAGE]
        if anchor.way == "<":
            rows = rows[::-1]
        counts = await self._counts(rows[0].value if rows else 0, viewer)
        spots = tuple(_spots(rows, counts.above or 0, counts.equal or 0))
        mine = None
        if counts.mine is not None:
            place = 1 + int(counts.better or 0)
            mine = Standing(place, viewer, counts.name, counts.mine, counts.hidden)
        lower = bool(spots) and spots[0].place > 1
        before = {"": False, ">": True, "<": more}.get(anchor.way, lower)
        after = anchor.way == "<" or more
        return Leaves(spots, int(counts.people or 0), mine, before=before, after=after)

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

    async def _counts(self, value: int, viewer: int) -> Row[*tuple[Any, ...]]:
        """People above a value and with it, all people, and the viewer's own value."""
        own = self._named().where(standings.c.person == viewer, *self._here).subquery()
        rows, here = standings, self._here
        each: ColumnElement[int] = literal(1)
        if self.by_value:
            rows, here, each = ranks, (ranks.c.board == self.board,), ranks.c.people

        def people_if(condition: ColumnElement[bool]) -> ColumnElement[int]:
            return func.sum(case((condition, each), else_=0))

        mine = select(own.c.value).scalar_subquery()
        sums = select(
            func.sum(each).label("people"),
            people_if(rows.c.value > value).label("above"),
            people_if(rows.c.value == value).label("equal"),
            people_if(rows.c.value > mine).label("better"),
        )
        all_ = sums.where(*here).subquery()
        query = select(all_, own.c.value.label("mine"), own.c.name, own.c.hidden)
        return (await self.connection.execute(query.outerjoin_from(all_, own, true()))).one()


def _spots(rows: Sequence[Row[*tuple[Any, ...]]], above: int, equal: int) -> Iterator[Standing]:
    """Rows of one page, given how many people stand above the first and how many are its equals.

    Everybody between two rows of a page is on the page: so places go on by counting.
    """
    place, following = 1 + int(above), 1 + int(above) + int(equal)
    for index, row in enumerate(rows):
        if index and row.value != rows[index - 1].value:
            place = following
        if row.value != rows[0].value:
            following += 1
        yield Standing(place, row.person, row.name, row.value, row.hidden)


def _whole(scope: str) -> list[str]:
    """The boards of a scope on which everybody stands who won or scored there."""
    return [str(Board(scope, "all", date.min, "", "", measure)) for measure in ("wins", "points")]
