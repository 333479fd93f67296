"""Ratings: what a game between people, against computers, or against a deal says of a player.

The rating itself is Weng and Lin's, by the library openskill. Ours are the rules around it. Games
are taken in the order of their ends (then of their tables' names), whatever the order in which they
are written down, so that the same games always give the same ratings to the last digit.

* A computer of a level and a deal of a band have a fixed strength.
* The first games of the same two within a week count in full; then 1/2, 1/3, ...
* Of one day, so many games of one game count and no more.
* A deal is beaten by solving it without a hint and with few undos; solved with more help it is a
  loss like one not solved.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from bot.core.finish import Finish
from games import game

Key = int | str
"""Who plays: the number of a line of ratings, or the name of something of fixed strength."""

FULL = 3
"""So many games of the same two within a week count in full."""
WEEK = 7 * 86_400_000
CAP = 12
"""So many games of a day move a rating."""
BOARD = 5
"""So many games, and it stands on the boards."""

MEAN, SPREAD = 25.0, 25.0 / 3
KNOWN = 1.0
"""The spread of what has a fixed strength."""
STEP = 5.0
"""Between one computer level and the next."""
BAND = 2.5
"""Between one band of difficulty and the next."""
MIDDLE_BAND = 4
DEAL = "band-"
"""Begins the name of a deal as an opponent."""

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """What is known of a player: mean, spread, and after how many games."""

    mu: float = MEAN
    sigma: float = SPREAD
    games: int = 0

    @property
    def shown(self) -> int:
        """The figure on boards and cards: what is nearly certain, from 1000 on.

        >>> Skill().shown, Skill(30.0, 2.0, 40).shown
        (1000, 1960)
        """
        return max(0, round(1000 + 40 * (self.mu - 3 * self.sigma)))


@dataclass(frozen=True, slots=True)
class Side:
    """A seat of a rated game. ``player`` is None for a computer; ``still`` lets it stand."""

    seat: int
    player: int | None
    level: str
    place: int
    still: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A rated game. Matches are taken in the order of ``order``."""

    game: str
    table: str
    at: int
    band: int
    sides: tuple[Side, ...]

    @property
    def order(self) -> tuple[int, str]:
        """When it ended, and its table's name."""
        return self.at, self.table


@dataclass(slots=True)
class Past:
    """A player before a game: the skill, and the games of the last week with their opponents."""

    skill: Skill = field(default_factory=Skill)
    recent: deque[tuple[int, tuple[Key, ...]]] = field(default_factory=deque)


def match(seats: Sequence[Finish], lines: Sequence[int | None]) -> Match:
    """The rated game that finishes are; ``lines`` are the ratings that play, by seat.

    Two seats of one person (who linked two accounts) move nobody of the two.
    """
    first, owners = seats[0], [one.person for one in seats]
    sides = tuple(
        Side(
            one.seat,
            line,
            one.level,
            one.place,
            still=one.person is not None and owners.count(one.person) > 1,
        )
        for one, line in zip(seats, lines, strict=True)
    )
    return Match(first.game, first.table, first.at, first.band, sides)


class Ladder:
    """The players of one game, as far as they are known; feed it matches in their order."""

    def __init__(self) -> None:
        self.past: dict[int, Past] = {}

    def play(self, played: Match) -> dict[int, Skill]:
        """Take one more match; return the skill after it by seat, people only."""
        keys = _keys(played)
        before = [self._before(played, key) for key in keys]
        places = [2 * side.place for side in played.sides]
        if len(places) == 1:
            places.append(3)  # a deal stands between who beats it and who does not
        teams = [[_MODEL.rating(skill.mu, skill.sigma)] for skill in before]
        after = _MODEL.rate(teams, ranks=[float(place) for place in places])
        found: dict[int, Skill] = {}
        for side in played.sides:
            if side.player is None:
                continue
            index = played.sides.index(side)
            others = tuple(key for at, key in enumerate(keys) if at != index)
            weight = 0.0 if side.still else self._weight(side.player, played.at, others)
            new = after[index][0]
            found[side.seat] = _moved(before[index], new.mu, new.sigma, weight)
        self._keep(played, keys, found)
        return found

    def _before(self, played: Match, key: Key) -> Skill:
        if isinstance(key, int):
            past = self.past.setdefault(key, Past())
            while past.recent and past.recent[0][0] <= played.at - WEEK:
                past.recent.popleft()
            return past.skill
        return fixed(played.game, key)

    def _weight(self, player: int, at: int, others: tuple[Key, ...]) -> float:
        """How much of a game counts: see the rules above."""
        recent = self.past[player].recent
        if sum(_day(when) == _day(at) for when, _ in recent) >= CAP:
            return 0.0
        met = [
            0 if is_deal(other) else sum(other in opponents for _, opponents in recent)
            for other in others
        ]
        return sum(1 / max(1, count - FULL + 2) for count in met) / len(met)

    def _keep(self, played: Match, keys: Sequence[Key], found: dict[int, Skill]) -> None:
        for index, side in enumerate(played.sides):
            if side.player is not None:
                past = self.past[side.player]
                past.skill = found[side.seat]
                others = tuple(key for at, key in enumerate(keys) if at != index)
                past.recent.append((played.at, others))


def fixed(name: str, key: str) -> Skill:
    """The strength of a computer level, or of a deal (``band-N``), which never changes."""
    if is_deal(key):
        return Skill(MEAN + BAND * (int(key.removeprefix(DEAL)) - MIDDLE_BAND), KNOWN)
    levels = game(name).levels
    rank = levels.index(key) if key in levels else 0
    return Skill(MEAN + STEP * (rank - (len(levels) - 1) / 2), KNOWN)


def is_deal(key: Key) -> bool:
    """Whether this opponent is no player but a deal."""
    return isinstance(key, str) and key.startswith(DEAL)


def opponents(played: Match, seat: int) -> tuple[Key, ...]:
    """Whom a seat met, as the rule about repeated pairs counts them."""
    keys = _keys(played)
    mine = next(index for index, side in enumerate(played.sides) if side.seat == seat)
    return tuple(key for index, key in enumerate(keys) if index != mine)


def _keys(played: Match) -> list[Key]:
    keys: list[Key] = [side.level if side.player is None else side.player for side in played.sides]
    return keys if len(keys) > 1 else [*keys, f"{DEAL}{played.band}"]


def _moved(before: Skill, mu: float, sigma: float, weight: float) -> Skill:
    if not weight:
        return before
    new_mu = before.mu + weight * (mu - before.mu)
    new_sigma = before.sigma + weight * (sigma - before.sigma)
    return Skill(new_mu, new_sigma, before.games + 1)


def _day(at: int) -> int:
    return at // 86_400_000
