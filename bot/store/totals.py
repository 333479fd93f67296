"""Totals of people on boards, and how many people have which value: written as differences.

Whoever writes holds one lock of the whole database, so that totals never miss each other and
nobody waits for somebody who waits; it is held for some milliseconds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import islice
from typing import Any

from sqlalchemy import BindParameter, Row, bindparam, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.finish import Finish
from bot.core.ladder import BOARD, Skill
from bot.core.merges import Merge, Merges
from bot.core.request import Platform
from bot.core.standings import Board, Spot, Totals, Wishes, adds, combined, rating_boards, totals
from bot.store.database import insert_into
from bot.store.schema import meta, rooms
from bot.store.skills import FOR_EVER, newest, skill_of
from bot.store.standings_schema import boards, finishes, merges, ranks, standings
from bot.store.wishes import wishes_of

TODAY = "standings-day"
"""Where the date is kept up to which old periods were dropped."""

CHUNK = 400
"""Values in one list of a query: SQLite once took 999."""

_LOCK = 7_461_686_016

Rows = dict[tuple[Board, int], tuple[int, bool]]
"""Value and whether hidden, by board and person."""


def some(values: Iterable[Any], size: int = CHUNK) -> Iterator[list[Any]]:
    """Cut into lists of at most so many.

    >>> list(some(range(5), 2))
    [[0, 1], [2, 3], [4]]
    """
    left = iter(values)
    while part := list(islice(left, size)):
        yield part


class Ledger:
    """Totals within one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.today: date | None = None
        self._ids: dict[Board, int] = {}
        self._asked: set[Board] = set()

    @classmethod
    async def open(cls, connection: AsyncConnection, *, lock: bool = True) -> Ledger:
        """Take the lock, for writers, and see which periods are kept."""
        ledger = cls(connection)
        if lock and connection.dialect.name != "sqlite":  # SQLite has one writer anyway
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        query = select(meta.c.value).where(meta.c.key == TODAY)
        day = (await connection.execute(query)).scalar_one_or_none()
        ledger.today = date.fromisoformat(day) if day else None
        return ledger

    async def wishes(self, persons: Collection[int]) -> dict[int, Wishes]:
        """On which boards people may stand."""
        found: dict[int, Wishes] = {}
        for part in some(persons):
            found |= await wishes_of(self.connection, part)
        return found

    async def merges(self, persons: Collection[int] | None = None) -> Merges:
        """All merges that these people (None: all) have to do with."""
        if persons is None:
            rows = await self.connection.execute(select(merges))
            return Merges([_merge(row) for row in rows])
        found: dict[int, Merge] = {}
        asked: set[int] = set()
        while new := set(persons) - asked:
            asked |= new
            for part in some(sorted(new)):
                for row in await self.connection.execute(_MERGES, {"persons": part}):
                    found[row.gone] = _merge(row)
            persons = {each for one in found.values() for each in (one.gone, one.stays)}
        return Merges(found.values())

    async def credit(
        self, finishes: Iterable[Finish], spot: Spot, wishes: Mapping[int, Wishes]
    ) -> None:
        """Add the new results of one table to the totals."""
        added: dict[tuple[Board, int], int] = {}
        for finish in finishes:
            assert finish.person is not None  # noqa: S101 - computers stand on no board
            scopes = wishes[finish.person].scopes(spot)
            for board, value in adds(finish, scopes, self.today):
                key = board, finish.person
                added[key] = combined(board, added.get(key), value)
        before = await self._of(added)
        after = {
            (board, person): (
                combined(board, before.get((board, person), (None, False))[0], value),
                board.scope in spot.scopes and wishes[person].hidden(spot),
            )
            for (board, person), value in added.items()
        }
        await self.write(before, after)

    async def refigure(self, persons: Iterable[int], *, repair: bool = True) -> int:
        """Find the totals of people from all their results; how many were not so before."""
        wrong = 0
        for part in some(sorted(set(persons)), 200):
            before, after = await self._now(part), await self.figured(part)
            wrong += len(
                [key for key in before.keys() | after.keys() if _differs(key, before, after)]
            )
            if repair:
                await self.write(before, after)
        return wrong

    async def figured(self, persons: Sequence[int]) -> Rows:
        """The totals that people should have, from all their results."""
        rows = await self._results(persons)
        wishes = await self.wishes(persons)
        lines = await self.merges(persons)
        found = Rows()
        for person in persons:
            found.update(self._total(person, rows[person], wishes.get(person), lines))
        return found

    def _total(
        self,
        person: int,
        rows: Sequence[Row[*tuple[Any, ...]]],
        wishes: Wishes | None,
        lines: Merges,
    ) -> Rows:
        if wishes is None or not rows:
            return {}
        results = [(finish_of(row), spot_of(row)) for row in rows]
        total, hidden = totals(results, wishes, self.today)
        for game, skill in ratings_of(person, rows, lines).items():
            spots = {spot_of(row) for row in rows if row.game == game and row.rated}
            total.update(_rated(game, skill, spots, wishes))
        return {(board, person): (value, board.scope in hidden) for board, value in total.items()}

    async def rerate(self, persons: Iterable[int], game: str) -> None:
        """Find again where the ratings of people in a game stand, and how high."""
        for part in some(sorted(set(persons)), 200):
            wishes, lines = await self.wishes(part), await self.merges(part)
            spots = await self._spots(part, game)
            kept = (boards.c.measure == "rating", boards.c.game == game)
            before, after = await self._now(part, *kept), Rows()
            line = {person: lines.line(person, game, FOR_EVER) for person in part}
            skills = await self.skills(set(line.values()), game)
            for person in part:
                skill = skills.get(line[person])
                if skill is None or person not in wishes:
                    continue
                hers = wishes[person]
                hidden = {each for one in spots[person] if hers.hidden(one) for each in one.scopes}
                for board, value in _rated(game, skill, spots[person], hers).items():
                    after[board, person] = (value, board.scope in hidden)
            await self.write(before, after)

    async def skills(self, lines: Collection[int], game: str) -> dict[int, Skill]:
        """The newest ratings of lines, as far as they have one."""
        rows = await newest(self.connection, lines, game)
        return {line: skill for line, row in rows.items() if (skill := skill_of(row))}

    async def _spots(self, persons: Sequence[int], game: str) -> defaultdict[int, set[Spot]]:
        """Where people played a game for their ratings."""
        where = (finishes.c.person.in_(persons), finishes.c.game == game, finishes.c.rated)
        mine = select(finishes.c.person, finishes.c.room).where(*where).distinct().subquery()
        query = select(mine.c.person, rooms).join(rooms, rooms.c.id == mine.c.room)
        found: defaultdict[int, set[Spot]] = defaultdict(set)
        for row in await self.connection.execute(query):
            one = spot(row.id, row.platform, row.chat, row.settings, private=row.private)
            found[row.person].add(one)
        return found

    async def write(self, before: Rows, after: Rows) -> None:
        """Turn what stands into what should; count the people of each value anew by difference."""
        changed = [key for key in before.keys() | after.keys() if _differs(key, before, after)]
        if not changed:
            return
        ids = await self.ids({board for board, _ in changed})
        gone = [{"b": ids[key[0]], "p": key[1]} for key in changed if key not in after]
        rows = [
            {
                "board": ids[key[0]],
                "person": key[1],
                "value": after[key][0],
                "hidden": after[key][1],
            }
            for key in changed
            if key in after
        ]
        rows.sort(key=lambda row: (row["board"], row["person"]))
        if gone:
            here = text("DELETE FROM standings WHERE board = :b AND person = :p")
            await self.connection.execute(here, gone)
        if rows:
            new = insert_into(self.connection, standings)
            news = {"value": new.excluded.value, "hidden": new.excluded.hidden}
            await self.connection.execute(
                new.on_conflict_do_update(index_elements=["board", "person"], set_=news), rows
            )
        await self._count(_moves(changed, before, after), ids)

    async def _count(
        self, moves: Mapping[tuple[Board, int], int], ids: Mapping[Board, int]
    ) -> None:
        rows = [
            {"board": ids[board], "value": value, "people": by}
            for (board, value), by in moves.items()
            if by
        ]
        rows.sort(key=lambda row: (row["board"], row["value"]))
        if not rows:
            return
        new = insert_into(self.connection, ranks)
        sums = {"people": ranks.c.people + new.excluded.people}
        await self.connection.execute(
            new.on_conflict_do_update(index_elements=["board", "value"], set_=sums), rows
        )
        fewer = [{"b": row["board"], "v": row["value"]} for row in rows if row["people"] < 0]
        if fewer:
            here = "DELETE FROM ranks WHERE board = :b AND value = :v AND people = 0"
            await self.connection.execute(text(here), fewer)

    async def ids(self, wanted: Collection[Board]) -> dict[Board, int]:
        """The numbers of boards, made where they have none yet."""
        await self._known(wanted)
        new = {str(board): board for board in wanted if board not in self._ids}
        if new:
            rows = [board_row(board) for board in new.values()]
            made = boards.insert().returning(boards.c.id, boards.c.name)
            for row in await self.connection.execute(made, rows):
                self._ids[new[row.name]] = row.id
        return {board: self._ids[board] for board in wanted}

    async def _known(self, wanted: Collection[Board]) -> None:
        """Look up the numbers of boards, each once: nobody else makes any while we write."""
        names = {str(board): board for board in wanted if board not in self._asked}
        self._asked.update(names.values())
        for part in some(names):
            for row in await self.connection.execute(_NUMBERS, {"names": part}):
                self._ids[names[row.name]] = row.id

    async def _of(self, wanted: Collection[tuple[Board, int]]) -> Rows:
        await self._known({board for board, _ in wanted})
        ids = {self._ids[board]: board for board, _ in wanted if board in self._ids}
        persons, found = {person for _, person in wanted}, Rows()
        for part in some(ids):
            where = (standings.c.person.in_(persons), standings.c.board.in_(part))
            for row in await self.connection.execute(select(standings).where(*where)):
                found[ids[row.board], row.person] = (row.value, row.hidden)
        return {key: found[key] for key in wanted if key in found}

    async def _now(self, persons: Sequence[int], *where: Any) -> Rows:  # noqa: ANN401 - conditions of SQL
        query = select(standings, boards.c.name).join(boards, boards.c.id == standings.c.board)
        found: Rows = {}
        query = query.where(standings.c.person.in_(persons), *where)
        for row in await self.connection.execute(query):
            board = Board.parse(row.name)
            self._ids[board] = row.board
            self._asked.add(board)
            found[board, row.person] = (row.value, row.hidden)
        return found

    async def _results(
        self,
        persons: Sequence[int],
        *where: Any,  # noqa: ANN401 - conditions of SQL
    ) -> defaultdict[int, list[Row[*tuple[Any, ...]]]]:
        query = results_query().where(finishes.c.person.in_(persons), *where)
        found: defaultdict[int, list[Row[*tuple[Any, ...]]]] = defaultdict(list)
        for row in await self.connection.execute(query):
            found[row.person].append(row)
        return found


SAME = (
    *("seat", "person", "level", "game", "variant", "room", "at", "daily", "won", "points"),
    *("best", "place", "seats", "band", "moves", "par", "undone", "hints"),
)
"""What a result and its row call by the same name."""


def results_query() -> Any:  # noqa: ANN401 - a SELECT with columns of two tables
    """Results with what is known of their rooms."""
    columns = (rooms.c.platform, rooms.c.chat, rooms.c.private, rooms.c.settings)
    return select(finishes, *columns).join(rooms, rooms.c.id == finishes.c.room)


def finish_of(row: Row[*tuple[Any, ...]]) -> Finish:
    """A result as it was written."""
    values = {name: getattr(row, name) for name in SAME}
    day, feats = date.fromisoformat(row.date), tuple(row.feats.split())
    return Finish(table=row.table_id, day=day, feats=feats, **values)


def spot_of(row: Row[*tuple[Any, ...]]) -> Spot:
    """Where a result was made, from a row that has the room's columns too."""
    return spot(row.room, row.platform, row.chat, row.settings, private=row.private)


def spot(
    room: int, platform: Platform, chat: str, settings: Mapping[str, str], *, private: bool
) -> Spot:
    """A room and its server: on the page the room is its own."""
    return Spot(room, server_of(platform, chat, settings, private=private), private)


def server_of(platform: Platform, chat: str, settings: Mapping[str, str], *, private: bool) -> str:
    """The name of the server of a room: the guild, the chat above its topics, '' if it has none."""
    if private or platform == "web":
        return ""
    return f"{platform}:{settings.get('server') or chat}"


def ratings_of(
    person: int, rows: Iterable[Row[*tuple[Any, ...]]], lines: Merges
) -> dict[str, Skill]:
    """The newest rating of a person in each game, of the line that goes on."""
    newest: dict[str, Any] = {}
    for row in rows:
        if row.mu is None or row.player != lines.line(person, row.game, FOR_EVER):
            continue
        kept = newest.get(row.game)
        if kept is None or (kept.at, kept.table_id) < (row.at, row.table_id):
            newest[row.game] = row
    return {game: Skill(row.mu, row.sigma, row.games) for game, row in newest.items()}


def _rated(game: str, skill: Skill, spots: Iterable[Spot], wishes: Wishes) -> Totals:
    if skill.games < BOARD or wishes.guest:
        return {}
    scopes = {scope for one in spots for scope in wishes.scopes(one)}
    return rating_boards(game, scopes, skill.shown)


def _differs(key: tuple[Board, int], before: Rows, after: Rows) -> bool:
    return before.get(key) != after.get(key)


def _moves(
    changed: Iterable[tuple[Board, int]], before: Rows, after: Rows
) -> Counter[tuple[Board, int]]:
    """By how many the people of each value become more or fewer."""
    found: Counter[tuple[Board, int]] = Counter()
    for board, person in changed:
        if not board.ranked:
            continue
        for rows, by in ((before, -1), (after, 1)):
            value, hidden = rows.get((board, person), (0, True))
            if not hidden:
                found[board, value] += by
    return found


def board_row(board: Board) -> dict[str, str]:
    """The row of a board that has no number yet."""
    return {
        "name": str(board),
        "period": board.period,
        "since": board.since.isoformat(),
        "game": board.game,
        "measure": board.measure,
    }


_persons: BindParameter[int] = bindparam("persons", expanding=True)
_MERGES = select(merges).where(merges.c.gone.in_(_persons) | merges.c.stays.in_(_persons))
_NUMBERS = select(boards.c.id, boards.c.name).where(
    boards.c.name.in_(bindparam("names", expanding=True))
)


def _merge(row: Row[*tuple[Any, ...]]) -> Merge:
    return Merge(row.gone, row.stays, row.at, row.lines)
