"""Findings about a finished deal: how they travel as text, and how a worker finds more of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import astuple
from time import monotonic

from bot.core.table import Table
from games import Position, game
from games.weighing import Played, Weight

SLICE = 0.7
"""Seconds of work after which the worker tells what it has found so far."""


def played(deal: Table) -> Played:
    """A deal as the games look at it."""
    positions = (deal.start, *(step.after for step in deal.steps))
    return Played(positions, tuple((step.entry.seat, step.entry.text) for step in deal.steps))


def moves_of(deal: Table) -> str:
    """The moves of a deal as one word each, for the way to a worker."""
    return " ".join(f"{step.entry.seat}:{step.entry.text}" for step in deal.steps)


def replayed(name: str, start: str, moves: str) -> Played:
    """The inverse, in the worker."""
    positions: list[Position] = [game(name).parse(start)]
    made = []
    for word in moves.split():
        seat, _, move = word.partition(":")
        positions.append(positions[-1].play(int(seat), move)[0])
        made.append((int(seat), move))
    return Played(tuple(positions), tuple(made))


def packed(known: Mapping[int, Weight]) -> str:
    """Findings as text."""
    return json.dumps({str(at): astuple(weight) for at, weight in known.items()})


def unpacked(written: str) -> dict[int, Weight]:
    """The inverse; nothing of nothing."""
    found = {}
    for at, (status, value, best, proved, line, more) in json.loads(written or "{}").items():
        found[int(at)] = Weight(status, value, best, proved, tuple(line), tuple(more))
    return found


def look(name: str, start: str, moves: str, written: str) -> tuple[str, bool]:
    """Find more for a moment; runs in the worker. Return all findings, and whether that is all."""
    record, known = replayed(name, start, moves), unpacked(written)
    done = _look(lambda: game(name).weigh(record, known), known)
    return packed(known), done


def _look(weigh: Callable[[], tuple[int, Weight] | None], known: dict[int, Weight]) -> bool:
    end = monotonic() + SLICE
    while monotonic() < end:
        found = weigh()
        if found is None:
            return True
        known[found[0]] = found[1]
    return False
