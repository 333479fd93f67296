"""Whole games written out, readable at a table; ``python -m tests.games.transcripts`` renews them.

Every game for one follows the line of its solver; in a game for several everybody plays what costs
the least, or what a rule book or a computer player tells. A rules change shows as a difference
that somebody who knows the game, not the code, can judge.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from games import GAMES, Budget, Game, Outcome, Position
from games.record import outcome_json

FOLDER = Path(__file__).parent / "transcripts"

GAMES_WRITTEN = (
    ("four-colour", "four-colour", "transcript 1"),
    ("guo-wu-guan", "classic", "transcript 2"),
    ("guo-wu-guan", "lenient", "transcript 28"),
    ("guo-wu-guan", "o-koan", "transcript 27"),
    ("guo-wu-guan", "tong-wu-guan", "transcript 47"),
    ("guo-wu-guan", "seven-captures", "transcript 38"),
    ("xiang-shi-fu", "classic", "transcript 1"),
    ("xiang-shi-fu", "target-pair", "transcript 2"),
    ("xiang-shi-fu", "eight-triplets", "transcript 3"),
    ("xiang-shi-fu", "shanghai", "transcript 4"),
    ("xiang-shi-fu", "harmony", "transcript 5"),
    ("xiang-shi-fu", "five-dragons", "transcript 6"),
    ("wu-hsing", "standard", "the worked game"),
    ("wu-hsing", "open", "transcript 7"),
    ("wu-hsing", "duel-a", "transcript 8"),
    ("wu-hsing", "duel-b", "transcript 9"),
)

SEATS = {"transcript 7": 4}

COMPUTERS = {"four-colour": "normal", "wu-hsing": "normal"}
"""Games in which computer players make the moves."""

WORKED = {
    "the worked game": (
        "wh standard YR@0,0h;YB@0,1h BKWRWKYYKK/BWBYBKRYRK 0/0 1 -",
        "WR@2,0v BK@1,-1h KK@3,0v YR@0,2h KW@-1,1v WB@-1,-1v BK@2,2h RK@-2,-1v YY@0,-2v BY@4,0v",
    )
}
"""Games that a rule book tells."""


def path_of(name: str, variant: str, seed: str) -> Path:
    return FOLDER / f"{name}.{variant}.{seed.rsplit(maxsplit=1)[-1]}.txt"


def transcript(name: str, variant: str, seed: str) -> str:
    """One game, from the deal to its end."""
    one = GAMES[name]
    start = position = _start(one, variant, seed)
    lines = [f"game {name} {variant}, seed {seed!r}", f"start {position}"]
    moves = _line(one, start, seed)
    for move in moves:
        position = told(lines, one, position, move)
    lines.append(f"outcome {_ended(position.outcome)} in {len(moves)} moves")
    lines.append(f"end {position}")
    return "\n".join(lines) + "\n"


def _ended(outcome: Outcome | None) -> str:
    if outcome and outcome.scores:
        return json.dumps(outcome_json(outcome))
    return str(outcome and outcome.result)


def _start(one: Game, variant: str, seed: str) -> Position:
    if seed in WORKED:
        return one.parse(WORKED[seed][0])
    return one.deal(variant, seed, SEATS.get(seed))


def _line(one: Game, position: Position, seed: str) -> list[str]:
    if seed in WORKED:
        return WORKED[seed][1].split()
    moves = list(position.solve(Budget(100_000)).moves)
    while position.seats > 1 and position.to_act:
        seat = position.to_act[0]
        level = COMPUTERS.get(one.name)
        moves.append(position.choose(seat, level, seed) if level else position.kindest(seat))
        position, _ = position.play(seat, moves[-1])
    return moves


def told(lines: list[str], one: Game, position: Position, move: str) -> Position:
    lines.extend(_turn(position))
    after, events = position.play(position.to_act[0], move)
    lines.append(f"> {move}")
    lines.extend(f"  {event}" for event in events)
    lines.extend(f"  = {line.id}" for line in one.summary(events))
    return after


def _turn(position: Position) -> Iterator[str]:
    yield ""
    for seat in position.to_act:
        moves = position.moves(seat)
        warned = [move for move in moves if position.warning(seat, move)]
        yield f"seat {seat} sees {position.seen_by(seat)}"
        yield f"moves {len(moves)}: {' '.join(moves)}"
        yield f"asks {position.prompt(seat).id}"
        if warned:
            yield f"warns of {' '.join(warned)}"


def main() -> None:
    for written in GAMES_WRITTEN:
        path_of(*written).write_text(transcript(*written))
        sys.stdout.write(f"{path_of(*written).name}\n")


if __name__ == "__main__":
    main()
