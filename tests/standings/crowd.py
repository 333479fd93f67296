"""A crowd with a year of results behind it, made straight into the tables: for measuring.

Most people play the daily challenge and solitaires in small rooms; some duel; a third belong to one
very large server.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection
from tqdm import tqdm

from bot.core.finish import Finish
from bot.core.ladder import Ladder, Skill, match
from bot.store import Store
from bot.store.schema import identities, people, rooms
from bot.store.totals import SAME, some
from tests.standings.bulk import figure, pour

LAST = date(2026, 11, 30)
YEAR = 365
VARIANTS = ("lenient", "classic", "o-koan")
BIG = 20
"""Channels of the large server."""


@dataclass(frozen=True)
class End:
    """Where and when a table ended."""

    table: str
    at: int
    day: date
    room: int


@dataclass(frozen=True)
class Crowd:
    """How many players, results and rooms."""

    players: int
    results: int
    seed: int = 1

    @property
    def rooms(self) -> int:
        return BIG + max(1, self.players // 40)

    def room(self, player: int, dice: Random) -> int:
        """Where a player plays: one of the channels of the large server, or the own small room."""
        if player % 3 == 0:
            return 1 + dice.randrange(BIG)
        return BIG + 1 + player % (self.rooms - BIG)

    def matches(self) -> Iterator[list[Finish]]:
        """The results of one table after the other, in the order of their ends."""
        dice, made = Random(self.seed), 0
        minutes = YEAR * 24 * 60
        while made < self.results:
            part = made / self.results
            at = _noon(LAST - timedelta(days=YEAR)) + int(part * minutes) * 60_000
            day = LAST - timedelta(days=YEAR - int(part * YEAR))
            kind = dice.random()
            seats = 1 if kind < 0.8 else dice.choice((2, 2, 3, 4))
            who = [1 + int(self.players * dice.random() ** 1.3) for _ in range(seats)]
            if len(set(who)) == seats:
                end = End(f"{made:08}", at, day, self.room(who[0], dice))
                yield _solitaire(end, who[0], dice) if seats == 1 else _duel(end, who, dice)
                made += seats

    async def move_in(self, store: Store) -> None:
        """Fill an empty store with all of it and everything derived; old periods are dropped."""
        await store.prune(LAST)
        newest: dict[tuple[int, str], Skill] = {}
        async with store.database.write() as connection:
            await _people(connection, self)
            rated = _rated(self.matches(), newest)
            for part in some(tqdm(rated, desc="results", unit="tables", mininterval=5), 5000):
                await _write(connection, part)
        async with store.database.write() as connection:
            await figure(connection, YEAR, newest)


def _noon(day: date) -> int:
    return (day - date(1970, 1, 1)).days * 86_400_000 + 43_200_000


def _solitaire(end: End, who: int, dice: Random) -> list[Finish]:
    daily, won, moves = dice.random() < 0.6, dice.random() < 0.7, 20 + dice.randrange(20)
    stars = dice.choice((1, 2, 2, 3)) if won and daily else 0
    best = -moves if won else None
    kind = ("", "guo-wu-guan", dice.choice(VARIANTS), end.room, end.at, end.day, daily, won)
    place, band = 1 if stars > 1 else 2, 4 if daily else 0
    return [Finish(end.table, 0, who, *kind, stars, best, place, 1, band, moves, 30, 0, 0)]


def _duel(end: End, who: list[int], dice: Random) -> list[Finish]:
    scores = [dice.randrange(200) for _ in who]
    found = []
    for seat, person in enumerate(who):
        place = 1 + sum(score > scores[seat] for score in scores)
        kind = ("", "duel", "plain", end.room, end.at, end.day, False, place == 1)
        rest = (0, scores[seat])
        found.append(Finish(end.table, seat, person, *kind, *rest, place, len(who), 0, 30, 0, 0, 0))
    return found


def _rated(
    tables_: Iterable[list[Finish]], newest: dict[tuple[int, str], Skill]
) -> Iterator[list[tuple[Finish, Skill | None]]]:
    """Results with the ratings after them; ``newest`` is kept up to date."""
    ladders: defaultdict[str, Ladder] = defaultdict(Ladder)
    for seats in tables_:
        skills = {}
        if seats[0].rated:
            played = match(seats, [one.person for one in seats])
            skills = ladders[seats[0].game].play(played)
            for one in seats:
                if one.person is not None and one.seat in skills:
                    newest[one.person, one.game] = skills[one.seat]
        yield [(one, skills.get(one.seat)) for one in seats]


async def _people(connection: AsyncConnection, crowd: Crowd) -> None:
    for part in some(range(1, crowd.players + 1), 5000):
        rows: list[dict[str, Any]] = [
            {"id": one, "name": f"Player {one}", "settings": {}, "since": 0} for one in part
        ]
        await connection.execute(people.insert(), rows)
        known = [{"platform": "discord", "account": str(one), "person": one} for one in part]
        await connection.execute(identities.insert(), known)
    places = [
        {"id": one, "platform": "discord", "chat": str(one), "topic": "", "private": False}
        | {"settings": {"server": "big" if one <= BIG else f"s{one // 2}"}}
        for one in range(1, crowd.rooms + 1)
    ]
    await connection.execute(rooms.insert(), places)


async def _write(
    connection: AsyncConnection, part: list[list[tuple[Finish, Skill | None]]]
) -> None:
    heads = [
        {"id": first.table, "game": first.game, "variant": first.variant, "seed": first.table}
        | {"start": "", "rules": 1, "room": first.room, "host": first.person, "version": 1}
        | {"finished": True, "changed": first.at, "daily": "", "par": 0, "counts": False}
        for (first, _), *_ in part
    ]
    rows = [_row(one, skill) for seats in part for one, skill in seats]
    await pour(connection, "tables", heads)
    await pour(connection, "finishes", rows)


def _row(one: Finish, skill: Skill | None) -> dict[str, Any]:
    ratings = {"mu": None, "sigma": None, "games": None}
    if skill:
        ratings = {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games}  # type: ignore[dict-item] # figures or none
    return {
        **{name: getattr(one, name) for name in SAME},
        **ratings,
        "table_id": one.table,
        "player": one.person,
        "date": one.day.isoformat(),
        "feats": "",
        "rated": one.rated,
    }
