"""Whether a deal is worth a day, and what is kept of it in a catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from games.catalogue import BANDS, Kind, Row, digest
from games.protocol import BadInput, Budget, Game, IllegalMove, Position, Solution

FEWEST_CHOICES: Final = 3
"""A deal with fewer real choices on its line is no puzzle."""

TRIES: Final = 100
PATIENCE: Final = 4
"""Careful random games, and how many times as long as par they may last."""

RARE: Final = 20
"""Where careful play wins less often (per mille), the line tells how hard a deal is."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many nodes the solver may spend: on any line, then on top on a shortest one."""

    find: int = 20_000
    shorten: int = 20_000


@dataclass(frozen=True, slots=True)
class Certificate:
    """A row and the line that proves it."""

    row: Row
    moves: tuple[str, ...]


def seed_of(first: str, number: int) -> str:
    """The seeds of a catalogue: S, S#1, S#2, ...

    >>> seed_of("tea", 0), seed_of("tea", 7)
    ('tea', 'tea#7')
    """
    return f"{first}#{number}" if number else first


def number_of(first: str, seed: str) -> int:
    """The inverse of ``seed_of``. Raises BadInput."""
    if seed == first:
        return 0
    number = seed.removeprefix(f"{first}#")
    if not (number.isascii() and number.isdecimal()) or seed_of(first, int(number)) != seed:
        raise BadInput(f"{seed!r} is none of the seeds {first}, {first}#1, {first}#2, ...")
    return int(number)


def certify_one(game: Game, variant: str, seed: str, effort: Effort) -> Certificate | None:
    """Solve and measure a deal; None when it is not worth a day or beyond the effort."""
    start = game.deal(variant, seed)
    if start.outcome is not None:
        return None
    solution = _solved(start, effort)
    if solution.status != "solved":
        return None
    choices, _ = replayed(start, solution.moves)
    if choices < FEWEST_CHOICES:
        return None
    par = len(solution.moves)
    won = start.careful(seed, TRIES, PATIENCE * par)
    share = 1000 * won // TRIES
    row = Row(seed, par, solution.proved, BANDS[0], share, choices, digest(start))
    return Certificate(row, solution.moves)


def _solved(start: Position, effort: Effort) -> Solution:
    found = start.solve(Budget(effort.find))
    if found.status != "solved" or not effort.shorten:
        return found
    return start.solve(Budget(found.nodes + effort.shorten), shortest=True)


def replayed(start: Position, moves: Sequence[str]) -> tuple[int, Position]:
    """How many decisions of a line have more than one legal move, and where it ends."""
    choices, position = 0, start
    for move in moves:
        choices += len(position.moves(0)) > 1
        position, _ = position.play(0, move)
    return choices, position


def in_bands(rows: Sequence[Row], repairs: Mapping[str, int]) -> tuple[Row, ...]:
    """The same rows in the same order, cut into seven bands of equal counts.

    The share of careful random play that wins tells how hard a deal is. Where that is rare, and
    between equal shares, par, the real choices and the repairs needed do.
    """

    def hardness(row: Row) -> tuple[int, int, int, int]:
        share = row.careful if row.careful >= RARE else 0
        return -share, row.par, row.choices, repairs[row.seed]

    ranked = sorted(rows, key=hardness)
    band = {row.seed: 1 + len(BANDS) * place // len(ranked) for place, row in enumerate(ranked)}
    return tuple(replace(row, band=band[row.seed]) for row in rows)


def repairs(game: Game, variant: str, seed: str) -> int:
    """How many sets of a deal are invalid; 0 in games without."""
    invalid = game.report(Kind.read(variant).deal(game, seed)).get("invalid", ())
    return len(invalid) if isinstance(invalid, list | tuple) else 0


def faults(game: Game, variant: str, row: Row, moves: Sequence[str] | None) -> list[str]:
    """What is wrong with a row of a catalogue: nothing, as long as the rules stay as they are."""
    if moves is None:
        return ["it has no stored line"]
    start = game.deal(variant, row.seed)
    found = [] if digest(start) == row.digest else ["this seed deals another board"]
    if len(moves) != row.par:
        found.append(f"its line has {len(moves)} moves, par is {row.par}")
    try:
        choices, end = replayed(start, moves)
    except (IllegalMove, BadInput) as error:
        return [*found, f"its line cannot be played: {error}"]
    if end.outcome is None or end.outcome.result != "won":
        found.append("its line does not win")
    if choices != row.choices:
        found.append(f"its line has {choices} real choices, not {row.choices}")
    return found
