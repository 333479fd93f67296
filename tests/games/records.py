"""Random games written down and played again: ``python -m tests.games.records 1000``."""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator

from games import GAMES, Game, Position, Seat, game
from games.record import Record, read, replay, told, verify
from games.shuffle import commitment

TABLE = "k3v9x2qa"

ENDLESS = 60
"""Moves after which a game that never ends by itself is given up."""


def played(one: Game, variant: str, seed: str) -> tuple[Record, tuple[Position, ...]]:
    """A game of random moves, with as many seats as chance wills, and its record."""
    chance = random.Random(seed)
    sizes = [size for size in one.seats if not variant.startswith("duel") or size == min(one.seats)]
    seats = chance.choice(sizes)
    positions, moves = [one.deal(variant, seed, seats)], list[tuple[Seat, str]]()
    outcome = positions[0].outcome
    while outcome is None and len(moves) < ENDLESS:
        seat = chance.choice(positions[-1].to_act)
        move = chance.choice(positions[-1].moves(seat))
        moves.append((seat, move))
        positions.append(positions[-1].play(seat, move)[0])
        outcome = positions[-1].outcome or one.ruling(positions)
    names = tuple(f"Olena {number}" for number in range(seats))
    kept = Record(
        one.name,
        variant,
        names,
        str(positions[0]),
        tuple(moves),
        told(outcome),
        table=TABLE,
        seed=seed,
        commitment=commitment(seed, TABLE),
    )
    return kept, tuple(positions)


def faults(name: str, variant: str, seed: str) -> Iterator[str]:
    """What differs between a game, its record, and what the record plays."""
    record, positions = played(game(name), variant, seed)
    written = str(record)
    if read(written) != (record,):
        yield f"{name} {variant} {seed}: another record is read than was written"
    if read(" ".join(written.split("\n"))) != (record,):
        yield f"{name} {variant} {seed}: without line breaks it is another record"
    if replay(record) != positions:
        yield f"{name} {variant} {seed}: the record plays another game"
    [(_, verified)] = verify(written)
    if verified != positions:
        yield f"{name} {variant} {seed}: verified was another game"


def main(count: int = 1000) -> int:
    """So many games of every variant; say what differs."""
    found = 0
    sys.stdout.write("# python -m tests.games.records 1000\n")
    for one in GAMES.values():
        for variant in one.variants:
            for number in range(count):
                for fault in faults(one.name, variant.name, f"record-{number}"):
                    sys.stdout.write(f"{fault}\n")
                    found += 1
            sys.stdout.write(f"{one.name} {variant.name}: {count} games, {found} faults so far\n")
            sys.stdout.flush()
    return int(found > 0)


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m tests.games.records", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=1000, help="games of each variant")
    sys.exit(main(parser.parse_args().count))
