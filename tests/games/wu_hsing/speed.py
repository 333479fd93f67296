"""How long places take, as shares of a loop: ``python -m tests.games.wu_hsing.speed``.

The loop is a million additions; a ratio of two times of one run says the same on any machine. An
earlier engine took 0.15 ms for all moves of a deal and 0.05 to 0.1 ms for a placement kept up to
date, on a machine on which the loop takes 20 ms.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import pairwise
from time import process_time

from games.wu_hsing.board import Board
from games.wu_hsing.grid import Placed, grid_of, placements, places
from games.wu_hsing.live import Live, Spot
from tests.games.wu_hsing.support import WUH, Party, option

LOOP = 1_000_000
DEALS = 100
GAMES = 10
REPEATS = 7
LOOP_MS = 20
EARLIER = {"moves of a deal, from scratch": 0.15, "a placement, kept up to date": 0.05}
"""Milliseconds on that machine; of the range for a placement the better end."""


def million_additions() -> int:
    total = 0
    for number in range(LOOP):
        total += number
    return total


def moves_of_deals(deals: list[Board]) -> None:
    for dealt in deals:
        for known in (grid_of, places, placements):
            known.cache_clear()
        assert dealt.moves(0)


def placed_games(games: list[tuple[Placed, list[tuple[Spot, int]]]]) -> None:
    for start, line in games:
        live = Live(start)
        for spot, pair in line:
            live.place(spot, pair)


def lines() -> list[tuple[Placed, list[tuple[Spot, int]]]]:
    found = []
    for number in range(GAMES):
        every = list(Party("open", 2, number).positions())
        line = [
            option(str(*set(after.placed) - set(before.placed)))
            for before, after in pairwise(every)
        ]
        found.append((every[0].placed, line))
    return found


def least(work: Callable[[], object]) -> float:
    """Milliseconds of processor time, the best of a few runs: others may use the machine."""
    times = []
    for _ in range(REPEATS):
        start = process_time()
        work()
        times.append(1000 * (process_time() - start))
    return min(times)


def measured() -> tuple[float, dict[str, float]]:
    """Milliseconds of the loop, and each time as a share of it."""
    seeds = random.Random(1)
    deals = [WUH.deal("open", str(seeds.random())) for _ in range(DEALS)]
    boards = [dealt for dealt in deals if isinstance(dealt, Board)]
    games = lines()
    count = sum(len(line) for _, line in games)
    loop = least(million_additions)
    scratch = least(lambda: moves_of_deals(boards)) / len(boards)
    live = least(lambda: placed_games(games)) / count
    return loop, dict(zip(EARLIER, (scratch / loop, live / loop), strict=True))


def main() -> None:
    loop, shares = measured()
    lines = ["$ python -m tests.games.wu_hsing.speed", "", __doc__.partition("\n\n")[2].strip(), ""]
    lines.append(f"a million additions: {loop:.1f} ms")
    for name, share in shares.items():
        ratio = EARLIER[name] / LOOP_MS / share
        took = f"{share * loop:.3f} ms, {1e6 * share:.0f} millionths of the loop"
        lines.append(f"{name}: {took}; {ratio:.1f} times as fast as the earlier engine")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
