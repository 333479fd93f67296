"""Walks through games, and the table of everything that can be dealt."""

from __future__ import annotations

import random
import re
from collections import Counter
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
    """The notation with what nobody, or not everybody, sees shuffled among itself."""
    if str(position).startswith("wh "):
        return _with_other_racks(position, chance)
    hidden = re.findall(r"x(\d\d)", str(position))
    chance.shuffle(hidden)
    return re.sub(r"x\d\d", lambda _: f"x{hidden.pop()}", str(position))


def _with_other_racks(position: Position, chance: random.Random) -> str:
    """All racks but that of the seat to play, and the box, dealt anew."""
    fields = str(position).split(" ")
    if fields[1] != "standard" or not position.to_act:
        return str(position)
    own, racks = position.to_act[0], fields[3].replace("-", "").split("/")
    others = [rack for seat, rack in enumerate(racks) if seat != own]
    hidden = re.findall("..", "".join(others) + fields[6].replace("-", ""))
    chance.shuffle(hidden)
    for seat, rack in enumerate(racks):
        if seat != own:
            dealt = [hidden.pop() for _ in range(len(rack) // 2)]
            racks[seat] = "".join(dealt) or "-"
    return " ".join((*fields[:3], "/".join(racks), *fields[4:6], "".join(hidden) or "-"))


def pieces(position: Position) -> Counter[str]:
    """Every tile, card or domino that the notation names, face up or down."""
    written = re.sub(r"^xsf:.*:", "", str(position))
    if not written.startswith("wh "):
        return Counter(re.findall(r"\d\d", written))
    _, _, placed, racks, _, _, down = written.split(" ")
    found = [two for each in racks.split("/") for two in re.findall("..", each)]
    found += re.findall(r"[BWRYK]{2}", f"{placed} {down}")
    return Counter("".join(sorted(two)) for two in found)
