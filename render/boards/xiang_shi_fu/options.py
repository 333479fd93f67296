"""What can be pressed on the board, and which tiles belong to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games import Path, Text, menu
from games.xiang_shi_fu.board import other_side
from games.xiang_shi_fu.sets import Tiles
from render.boards.xiang_shi_fu.table import Held
from render.view import View


@dataclass(frozen=True, slots=True)
class Side:
    """What one seat gives."""

    seat: str
    tiles: Tiles

    def places(self, held: Held) -> tuple[int, ...]:
        """Where the tiles lie in their set, from the left; of two alike the first."""
        found: list[int] = []
        for tile in self.tiles:
            spots = [at for at, one in enumerate(held.tiles) if one == tile and at not in found]
            found += spots[:1]
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: what its seat gives, and what its button says behind the letter of the seat."""

    path: Path
    side: Side
    label: Text


@dataclass(frozen=True, slots=True)
class Asked:
    """What has been picked, and what may follow."""

    picked: tuple[Side, ...] = ()
    options: tuple[Option, ...] = ()


@lru_cache(maxsize=256)
def asked(view: View) -> Asked:
    """The sides picked so far and the choices to mark."""
    if view.position.outcome or not view.choices:
        return Asked()
    shown = menu(view.position, 0, view.said)
    picked = tuple(dict.fromkeys(side for word in shown.said for side in sides(word)))
    found = (Option(one.path, sides(other_side(one.path))[0], one.label) for one in shown.choices)
    return Asked(picked, tuple(found))


def sides(word: str) -> tuple[Side, ...]:
    """What a word names: one side, or both sides of a whole exchange.

    >>> sides("a61-b32")
    (Side(seat='a', tiles=(61,)), Side(seat='b', tiles=(32,)))
    """
    return tuple(
        Side(part[0], tuple(int(part[at : at + 2]) for at in range(1, len(part), 2)))
        for part in word.split("-")
    )
