"""Numbers of lines of play, and whole random deals by their digests."""

from __future__ import annotations

from hashlib import sha256

import pytest

from games import Position
from games.shuffle import Stream
from games.verbs import sequences
from tests.games.four_colour.support import FCC, VARIANT

DEEP = {
    "perft 1": (15, 33, 231, 899, 4861),
    "perft 2": (2, 14, 66, 592, 3086),
    "perft 3": (2, 18, 49, 349, 1060),
}


def walked(position: Position, depth: int) -> int:
    """The same number, line by line."""
    if depth == 0:
        return 1
    return sum(
        walked(position.play(seat, move)[0], depth - 1)
        for seat in position.to_act[:1]
        for move in position.moves(seat)
    )


@pytest.mark.parametrize("seed", DEEP)
def test_so_many_lines_of_play(seed: str) -> None:
    start = FCC.deal(VARIANT, seed)
    assert tuple(sequences(start, depth) for depth in range(1, 6)) == DEEP[seed]
    assert walked(start, 3) == DEEP[seed][2]


def test_random_deals_go_as_ever() -> None:
    """Forty deals to their ends, at every decision a move from the stream (rule book 6.6)."""
    told = []
    for number in range(40):
        position: Position = FCC.deal(VARIANT, f"playout {number}")
        stream, events = Stream(f"playout {number}/play"), list[str]()
        while position.to_act:
            seat = position.to_act[0]
            moves = position.moves(seat)
            position, now = position.play(seat, moves[stream.below(len(moves))])
            events.extend(now)
        told.append(f"{position} {' '.join(events)}")
    digest = sha256("\n".join(told).encode()).hexdigest()[:32]
    assert digest == "1ea242f7b047903075ee29d002b98e7d"
