"""Any text as what a button carried: read or refused, and never given another meaning.

``python -m tests.fuzz_actions --count 1000000`` tries the whole; the suite tries a share.
"""

from __future__ import annotations

import argparse
import random
import sys

from tqdm import tqdm

from bot.core.action import Action, BadAction

SEEDS = ("p/k3v9x2qa/1f/2bcd", "m/play/gwg", "n/gwg/lenient/me", "c/me/theme/dark", "d/today")
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/~@,-=+ \t\n\0éß過🀄ABC"


def mutated(chance: random.Random) -> str:
    """A button's text with a few letters changed, lost, doubled or put in."""
    letters = list(chance.choice(SEEDS))
    for _ in range(chance.randint(0, 6)):
        at = chance.randrange(len(letters) + 1)
        letters[at : at + chance.randint(0, 2)] = chance.choices(LETTERS, k=chance.randint(0, 3))
    return "".join(letters)


def fuzz(count: int, seed: int) -> int:
    """Try so many texts; return how many were read. Raises AssertionError on a broken law."""
    chance, read = random.Random(seed), 0
    for _ in tqdm(range(count), disable=not sys.stderr.isatty()):
        carried = mutated(chance)
        try:
            action = Action.parse(carried)
        except BadAction:
            continue
        assert Action.parse(str(action)) == action, carried
        read += 1
    return read


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.stdout.write(f"{fuzz(asked.count, asked.seed)} of {asked.count} were buttons\n")
