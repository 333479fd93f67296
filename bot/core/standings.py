"""Leaderboards as sums over results: which boards a result counts for, and how much. Pure.

A board is a scope (a room, a server, the world), a period, a game (or all), a variant (or all)
and a measure. The total of a person on a board is a fold over that person's results: in whatever
order they come, it is the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

from bot.core.finish import Finish
from bot.core.periods import PERIODS, Period, begins, horizon

Measure = Literal["points", "wins", "best", "rating"]
MEASURES: tuple[Measure, ...] = get_args(Measure)

WORLD = "w"


class Board(NamedTuple):
    """Where people are compared. ``since`` is the first date of the period.

    A tuple, because millions of them are keys when everything is rebuilt.

    >>> board = Board("w", "week", date(2026, 11, 16), "guo-wu-guan", "", "wins")
    >>> str(board), Board.parse(str(board)) == board
    ('w|week|2026-11-16|guo-wu-guan||wins', True)
    """

    scope: str
    period: Period
    since: date
    game: str
    variant: str
    measure: Measure

    def __str__(self) -> str:
        parts = (self.scope, self.period, self.since.isoformat(), self.game, self.variant)
        return "|".join((*parts, self.measure))

    @classmethod
    def parse(cls, name: str) -> Board:
        """The inverse of ``str``. Raises ValueError."""
        scope, period, since, game, variant, measure = name.split("|")
        known = {each: each for each in PERIODS}
        measures = {each: each for each in MEASURES}
        if period not in known or measure not in measures:
            raise ValueError(name)
        when = date.fromisoformat(since)
        return cls(scope, known[period], when, game, variant, measures[measure])

    @property
    def ranked(self) -> bool:
        """Whether its places are counted by value, because it may hold very many people."""
        return not self.scope.startswith("r")


def room_scope(room: int) -> str:
    """The scope of one room.

    >>> room_scope(7)
    'r7'
    """
    return f"r{room}"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a result was made: the room, and the server it belongs to ('' where there is none)."""

    room: int
    server: str = ""
    private: bool = False

    @property
    def scopes(self) -> tuple[str, ...]:
        """The room and, where it is another thing, the server."""
        if self.private:
            return ()
        return (room_scope(self.room), *([f"s{self.server}"] if self.server else []))


@dataclass(frozen=True, slots=True)
class Wishes:
    """On which boards a person may stand at all."""

    listed: bool = True
    """Not opted out of the boards of servers and of the world."""
    guest: bool = False
    """Known from the page alone, where anybody may take any name: on no world board."""
    gone: bool = False
    """Forgotten: on no board."""
    absent: frozenset[str] = frozenset()
    """Servers this person has left: hidden there."""

    def scopes(self, spot: Spot) -> tuple[str, ...]:
        """The scopes in which a result made there counts for this person."""
        if self.gone:
            return ()
        here = tuple(one for one in spot.scopes if self.listed or not one.startswith("s"))
        return (*here, WORLD) if self.listed and not self.guest else here

    def hidden(self, spot: Spot) -> bool:
        """Whether the boards of that room and its server hide this person."""
        return spot.server in self.absent


Totals = dict[Board, int]


def adds(finish: Finish, scopes: Iterable[str], today: date | None) -> Iterator[tuple[Board, int]]:
    """What a result adds, board by board; periods that are no longer kept are left out."""
    scopes, figures = tuple(scopes), tuple(_figures(finish))
    for period, since in _kept(finish.day, today):
        for scope in scopes:
            for game, variant, measure, value in figures:
                yield Board(scope, period, since, game, variant, measure), value


@lru_cache(maxsize=1024)
def _kept(day: date, today: date | None) -> tuple[tuple[Period, date], ...]:
    """The periods in which a date lies, each with its first date, as far as they are kept."""
    return tuple(
        (period, begins(period, day))
        for period in PERIODS
        if today is None or day >= horizon(period, today)
    )


def _figures(finish: Finish) -> Iterator[tuple[str, str, Measure, int]]:
    kinds = (("", ""), (finish.game, ""), (finish.game, finish.variant))
    for game, variant in kinds:
        if finish.points:
            yield game, variant, "points", finish.points
        if finish.won:
            yield game, variant, "wins", 1
    if finish.best is not None:
        yield (*kinds[-1], "best", finish.best)


def combined(board: Board, before: int | None, value: int) -> int:
    """A total with one more result: the better one, or the sum."""
    if before is None:
        return value
    return max(before, value) if board.measure == "best" else before + value


def totals(
    results: Iterable[tuple[Finish, Spot]], wishes: Wishes, today: date | None
) -> tuple[Totals, Collection[str]]:
    """The totals of one person, and the scopes in which this person is hidden."""
    found: Totals = {}
    hidden: set[str] = set()
    for finish, spot in results:
        if wishes.hidden(spot):
            hidden.update(spot.scopes)
        for board, value in adds(finish, wishes.scopes(spot), today):
            found[board] = combined(board, found.get(board), value)
    return found, hidden


def rating_boards(game: str, scopes: Iterable[str], shown: int) -> Totals:
    """Where the rating of a person in a game stands."""
    return {Board(one, "all", date.min, game, "", "rating"): shown for one in scopes}
