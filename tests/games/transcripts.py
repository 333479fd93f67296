"""Whole games written out, readable at a table; ``python -m tests.games.transcripts`` renews them.

A solitaire follows the line of its solver; at a table of several seats computers of the middle
level play. A rules change shows as a difference that somebody who knows the game, not the code,
can judge.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from games import GAMES, Budget, Game, Position

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
)


def path_of(name: str, variant: str, seed: str) -> Path:
    return FOLDER / f"{name}.{variant}.{seed.rsplit(maxsplit=1)[-1]}.txt"


def transcript(name: str, variant: str, seed: str) -> str:
    """One game, from the deal to its end."""
    one = GAMES[name]
    position = one.deal(variant, seed)
    lines = [f"game {name} {variant}, seed {seed!r}", f"start {position}"]
    played = 0
    for move in position.solve(Budget(100_000)).moves:
        position, played = told(lines, one, position, move), played + 1
    while one.levels and position.to_act:
        move = position.choose(position.to_act[0], one.levels[1], seed)
        position, played = told(lines, one, position, move), played + 1
    outcome = position.outcome
    lines.append(f"outcome {outcome.result if outcome else None} in {played} moves")
    lines.extend(f"  {name} {value}" for name, value in (outcome.detail if outcome else {}).items())
    lines.append(f"end {position}")
    return "\n".join(lines) + "\n"


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
