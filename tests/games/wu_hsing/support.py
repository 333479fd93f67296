"""Random games for two to four, and positions by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from games import game
from games.wu_hsing import Board
from games.wu_hsing.grid import cell_of
from games.wu_hsing.judge import read_domino
from games.wu_hsing.live import Spot
from games.wu_hsing.pattern import PAIRS

WUH = game("wu-hsing")

TABLES = [
    ("open", 2),
    ("open", 4),
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("duel-a", 2),
    ("duel-b", 2),
]


@dataclass(frozen=True)
class Party:
    """A random game, the same again for the same number."""

    variant: str
    seats: int
    number: int

    def positions(self) -> Iterator[Board]:
        chance = random.Random(self.number)
        position = WUH.deal(self.variant, f"party {self.number}", self.seats)
        assert isinstance(position, Board)
        yield position
        while position.to_act:
            move = chance.choice(position.moves(position.turn))
            position, _ = position.play(position.turn, move)
            yield position

    def somewhere(self) -> Board:
        """A position of it, the deal and the end included."""
        every = list(self.positions())
        return random.Random(-self.number).choice(every)


def parties() -> st.SearchStrategy[Party]:
    return st.builds(
        lambda table, number: Party(table[0], table[1], number),
        st.sampled_from(TABLES),
        st.integers(0, 10**9),
    )


def board(placed: str, racks: str = "BWRK/RY", turn: str = "1", variant: str = "standard") -> Board:
    """A position as it stands; nobody has points yet."""
    scores = "/".join("0" for _ in racks.split("/"))
    position = WUH.parse(f"wh {variant} {placed} {racks} {scores} {turn} -")
    assert isinstance(position, Board)
    return position


def option(move: str) -> tuple[Spot, int]:
    """A move as the players write it."""
    domino = read_domino(move)
    assert domino
    spot = 2 * cell_of(domino.x, domino.y) + "hv".index(domino.way)
    return spot, PAIRS.index(domino.colours)
