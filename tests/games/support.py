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
    if str(position).startswith("4c1 "):
        return _with_other_hands(position, chance)
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


def _with_other_hands(position: Position, chance: random.Random) -> str:
    """All hands but that of the first seat to act (and the winner's), and the stock, dealt anew.

    Other seats' answers are forgotten: the round stands at its beginning.
    """
    fields = str(position).split(" ")
    hands = [re.findall("..", hand) for hand in fields[5].split("/")]
    kept = {next(iter(position.to_act), 0)} | (
        {int(fields[2][1])} if fields[2][0] == "W" else set()
    )
    stock = re.findall("..", fields[7])
    hidden = stock + [card for seat in {0, 1, 2, 3} - kept for card in hands[seat]]
    chance.shuffle(hidden)
    for seat in {0, 1, 2, 3} - kept:
        hands[seat] = [hidden.pop() for _ in hands[seat]]
    fields[5] = "/".join("".join(hand) or "-" for hand in hands)
    fields[7] = "".join(hidden) or "-"
    if fields[2][0] == "r":
        kind, owner = fields[3][0], int(fields[3][1])
        fields[2] = f"r{owner if kind == 'd' else (owner + 1) % 4}"
        fields[4] = "-"
    return " ".join(fields)


def pieces(position: Position) -> Counter[str]:
    """Every tile, card or domino that the notation names, face up or down."""
    written = re.sub(r"^xsf:.*:", "", str(position))
    match written.split(" "):
        case ["wh", _, placed, racks, _, _, down]:
            found = [two for each in racks.split("/") for two in re.findall("..", each)]
            found += re.findall(r"[BWRYK]{2}", f"{placed} {down}")
            return Counter("".join(sorted(two)) for two in found)
        case ["4c1", _, _, public, _, *rest]:
            return Counter(re.findall(r"[yrgw][GAECHNS]|F\d", " ".join((public, *rest))))
    return Counter(re.findall(r"\d\d", written))
