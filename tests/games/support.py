"""Walks through games, and the table of everything that can be dealt."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from games import GAMES, Game, Position

EVERY_VARIANT = [(one, variant.name) for one in GAMES.values() for variant in one.variants]
ENDING = [(one, variant) for one, variant in EVERY_VARIANT if one.code != "xsf"]
"""Those that end by themselves: exchanges can go on for ever."""

NAMED = [f"{one.code}-{variant}" for one, variant in EVERY_VARIANT]


def names(variants: list[tuple[Game, str]]) -> list[str]:
    return [f"{one.code}-{variant}" for one, variant in variants]


@dataclass(frozen=True)
class Walk:
    """A random game, the same again for the same number."""

    number: int
    steps: int

    def through(self, game: Game, variant: str) -> Iterator[Position]:
        chance = random.Random(self.number)
        position = game.deal(variant, f"walk {self.number}")
        yield position
        for _ in range(self.steps):
            if not position.to_act:
                return
            seat = chance.choice(position.to_act)
            position, _ = position.play(seat, chance.choice(position.moves(seat)))
            yield position


def walks(longest: int = 60) -> st.SearchStrategy[Walk]:
    return st.builds(Walk, st.integers(0, 10**9), st.integers(0, longest))


def with_other_hidden_tiles(position: Position, chance: random.Random) -> str:
    """The notation with the face-down tiles shuffled among themselves."""
    hidden = re.findall(r"x(\d\d)", str(position))
    chance.shuffle(hidden)
    return re.sub(r"x\d\d", lambda _: f"x{hidden.pop()}", str(position))
