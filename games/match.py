"""``python -m games match``: computer players against each other, with intervals.

Every deal has its own seed; the players sit in distinct seatings, never in two that are the same
game. A player gets what its seat sees, nothing else.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from tqdm import tqdm

from games.arguments import Arguments
from games.protocol import BadInput, Game, Position, Seat
from games.registry import game
from games.shuffle import Stream

RANDOM: Final = "random"
"""A player of any game: every legal move is equally likely."""

MOST_DEALS: Final = 1_000_000
MOST_JOBS: Final = 256
LONGEST: Final = 100_000
"""No game has more decisions."""

Z: Final = 1.959964
"""The normal quantile of a 95 % interval."""

Seating = tuple[str, ...]
"""The level of the player of each seat."""


class Used(NamedTuple):
    """What the players of a level needed in a game: decisions, and milliseconds."""

    decisions: int
    ms: float
    most: float


@dataclass(frozen=True, slots=True)
class Played:
    """One game: the number of its deal, who sat where, who won and with what."""

    number: int
    seating: Seating
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    used: dict[str, Used]


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played."""

    game: str
    variant: str
    players: Seating
    """Who plays, in any order."""
    prefix: str
    seatings: int
    """In how many seatings each deal is played."""

    def seated(self, number: int) -> tuple[Seating, ...]:
        """The seatings of a deal: all distinct ones take turns."""
        every = sorted(set(permutations(self.players)))
        first = number * self.seatings
        return tuple(every[(first + step) % len(every)] for step in range(self.seatings))


def play(match: Match, number: int) -> tuple[Played, ...]:
    """Play a deal in its seatings."""
    seed, one = f"{match.prefix}{number}", game(match.game)
    start = one.deal(match.variant, seed, len(match.players))
    return tuple(
        _played(number, seating, *_finish(start, seating, seed)) for seating in match.seated(number)
    )


def _played(number: int, seating: Seating, end: Position, spent: dict[str, list[float]]) -> Played:
    outcome = end.outcome
    if outcome is None:
        raise AssertionError(f"deal {number} is not over after {LONGEST} decisions: {end}")
    used = {
        level: Used(len(times), round(sum(times), 3), round(max(times), 3))
        for level, times in sorted(spent.items())
    }
    return Played(number, seating, outcome.winners, outcome.scores, used)


def _finish(
    position: Position, seating: Seating, seed: str
) -> tuple[Position, dict[str, list[float]]]:
    """Play to the end; of several seats to act the first one answers first."""
    spent: dict[str, list[float]] = defaultdict(list)
    for _ in range(LONGEST):
        if not position.to_act:
            break
        seat = position.to_act[0]
        seen, level = position.seen_by(seat), seating[seat]
        start = time.process_time()
        move = _chosen(seen, seat, level, seed)
        spent[level].append(1000 * (time.process_time() - start))
        position, _ = position.play(seat, move)
    return position, spent


def _chosen(seen: Position, seat: Seat, level: str, seed: str) -> str:
    if level != RANDOM:
        return seen.choose(seat, level, seed)
    moves = seen.moves(seat)
    stream = Stream(sha256(f"{seed} {seat} {seen}".encode()).hexdigest())
    return moves[stream.below(len(moves))]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals with the half width of its 95 % interval."""

    mean: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Deals are independent; games of one deal are not, so they count as one value.

        >>> Estimate.of([1.0, 0.0, 1.0, 0.0]).told(digits=3)
        '0.500 [-0.066, 1.066]'
        """
        spread = stdev(values) if len(values) > 1 else 0.0
        return cls(fmean(values), Z * spread / len(values) ** 0.5)

    def told(self, scale: float = 1, digits: int = 1) -> str:
        """The mean and its interval as the table shows them."""
        low, high = self.mean - self.half, self.mean + self.half
        middle, *ends = (f"{scale * value:.{digits}f}" for value in (self.mean, low, high))
        return f"{middle} [{ends[0]}, {ends[1]}]"


HEAD: Final = (
    "player",
    "seats",
    "wins % a seat",
    "score a seat",
    "ahead by",
    "decisions",
    "ms mean",
    "ms most",
)

NOTE: Final = """\
$ python -m games match --game {game} --variant {variant} --players {players} \
--deals {deals} --seatings {seatings} --seed-prefix {prefix}

Deals {prefix}0, {prefix}1, ..., each played in {seatings} of {distinct} distinct seatings that take
turns; {games} games, {drawn:.1f} % without a winner. Means and 95 % intervals are over deals. Wins
and scores are those of one seat; a shared win counts in parts. Ahead by: score of a seat less the
mean of the seats of other players. ms: processor time of a decision."""


def estimates(level: str, games: Iterable[Sequence[Played]]) -> tuple[Estimate, Estimate, Estimate]:
    """Wins a seat, score a seat and lead of a level, from the games deal by deal."""
    each = [[_of(level, one) for one in deal] for deal in games]
    sums = [tuple(fmean(column) for column in zip(*deal, strict=True)) for deal in each]
    wins, scores, leads = (Estimate.of(column) for column in zip(*sums, strict=True))
    return wins, scores, leads


def _of(level: str, one: Played) -> tuple[float, float, float]:
    own = [seat for seat, player in enumerate(one.seating) if player == level]
    others = [seat for seat in range(len(one.seating)) if seat not in own]
    won = sum(seat in own for seat in one.winners) / max(1, len(one.winners))
    score = fmean(one.scores[seat] for seat in own)
    against = fmean(one.scores[seat] for seat in others) if others else score
    return won / len(own), score, score - against


def _cells(match: Match, level: str, deals: Sequence[Sequence[Played]]) -> tuple[str, ...]:
    wins, scores, leads = estimates(level, deals)
    used = [one.used[level] for deal in deals for one in deal if level in one.used]
    decisions = sum(each.decisions for each in used)
    return (
        level,
        str(match.players.count(level)),
        wins.told(100),
        scores.told(digits=2),
        leads.told(digits=2),
        str(decisions),
        f"{sum(each.ms for each in used) / max(1, decisions):.2f}",
        f"{max((each.most for each in used), default=0):.0f}",
    )


def table(match: Match, deals: Sequence[Sequence[Played]]) -> str:
    """The result as text in columns."""
    levels = list(dict.fromkeys(match.players))
    lines = [HEAD, *(_cells(match, level, deals) for level in levels)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def match(arguments: Arguments) -> str:
    """The table. Finished deals go to the file ``--out`` and are not played again."""
    one, wanted = arguments.game(), arguments.number("deals", 200, MOST_DEALS)
    jobs = arguments.number("jobs", os.cpu_count() or 1, MOST_JOBS)
    if not wanted or not jobs:
        raise BadInput("--deals and --jobs are at least 1")
    planned = _planned(one, arguments)
    file = Path(arguments.text("out")) if arguments.has("out") else None
    found = _load(file, planned) if file else {}
    todo = [number for number in range(wanted) if number not in found]
    with ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        results = pool.map(partial(play, planned), todo, chunksize=4)
        for games in tqdm(results, total=len(todo), unit="deal"):
            found[games[0].number] = games
            if file:
                _append(file, games)
    deals = [found[number] for number in range(wanted)]
    return "\n\n".join((_note(planned, deals), table(planned, deals)))


def _planned(one: Game, arguments: Arguments) -> Match:
    players = tuple(arguments.text("players").split(","))
    for level in players:
        if level not in {*one.levels, RANDOM}:
            known = ", ".join((*one.levels, RANDOM))
            raise BadInput(f"{one.name} has no player {level[:20]!r}; there are {known}")
    variant = arguments.text("variant", one.variants[0].name)
    prefix = arguments.text("seed-prefix", "match-")
    one.deal(variant, f"{prefix}{MOST_DEALS}", len(players))
    distinct = len(set(permutations(players)))
    seatings = arguments.number("seatings", 1, distinct)
    if not seatings:
        raise BadInput("--seatings is at least 1")
    return Match(one.name, variant, players, prefix, seatings)


def _note(planned: Match, deals: Sequence[Sequence[Played]]) -> str:
    games = [one for deal in deals for one in deal]
    return NOTE.format(
        game=planned.game,
        variant=planned.variant,
        players=",".join(planned.players),
        deals=len(deals),
        seatings=planned.seatings,
        prefix=planned.prefix,
        distinct=len(set(permutations(planned.players))),
        games=len(games),
        drawn=100 * sum(not one.winners for one in games) / len(games),
    )


def _load(file: Path, planned: Match) -> dict[int, tuple[Played, ...]]:
    """The deals that a file has already; it belongs to one match. Raises BadInput.

    A last row that was cut off is taken away.
    """
    head = json.dumps(asdict(planned))
    try:
        written = file.read_text(encoding="utf-8") if file.exists() else ""
        whole = written[: written.rfind("\n") + 1] or f"{head}\n"
        if whole != written:
            file.write_text(whole, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{file} cannot be used: {error}") from error
    first, *rows = whole.splitlines()
    if first != head:
        raise BadInput(f"{file} holds another match: {first[:200]}")
    return {games[0].number: games for games in _rows(rows)}


def _rows(rows: Sequence[str]) -> Iterator[tuple[Played, ...]]:
    for row in rows:
        try:
            yield tuple(_read(one) for one in json.loads(row))
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(f"{row[:60]!r} is no row of a match") from error


def _read(row: Mapping[str, Any]) -> Played:
    used = {level: Used(*spent) for level, spent in row["used"].items()}
    seating, winners, scores = (tuple(row[name]) for name in ("seating", "winners", "scores"))
    return Played(row["number"], seating, winners, scores, used)


def _append(file: Path, games: Sequence[Played]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(f"{json.dumps([asdict(one) for one in games])}\n")
