"""The five variants as data (rule book, the table at the top)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from games.dominoes import COPIES, Tile
from games.protocol import BadInput

Spread = Literal["adjacent", "any"]

MENG_HUO: Final[Tile] = 21
"""The only general of the seven captures."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What one variant sets differently."""

    name: str
    levels: int = 5
    width: int = 5
    common: int = 1
    """Tiles in the common row at the start."""
    generals: int = 6
    common_faces: Literal["up", "down"] = "up"
    removals: Literal["down", "up"] = "down"
    """Which way phase 1 runs through the levels."""
    spread: Spread = "adjacent"
    """Which three tiles of a level may form a set."""
    leaves: Literal["passed", "emptied"] = "passed"
    """When a level leaves the game."""
    fixed_general: Tile = 0
    """The tile that is always the general, and comes back when it has been cut."""

    @property
    def first(self) -> int:
        """The level, counted from 0, that phase 1 visits first."""
        return 0 if self.removals == "down" else self.levels - 1

    @property
    def counts_generals(self) -> bool:
        """Whether every level needs a general of its own."""
        return self.generals > 1

    @property
    def shuffled(self) -> Counter[Tile]:
        """The tiles that are shuffled."""
        return COPIES - Counter([self.fixed_general])


RULES: Final[Mapping[str, Rules]] = {
    rules.name: rules
    for rules in (
        Rules("classic"),
        Rules("lenient", spread="any"),
        Rules(
            "o-koan",
            width=4,
            common=12,
            generals=0,
            common_faces="down",
            removals="up",
            leaves="emptied",
        ),
        Rules(
            "tong-wu-guan",
            width=6,
            common=2,
            generals=0,
            common_faces="down",
            removals="up",
            leaves="emptied",
        ),
        Rules(
            "seven-captures",
            levels=7,
            width=3,
            common=10,
            generals=1,
            fixed_general=MENG_HUO,
        ),
    )
}


def rules_of(variant: str) -> Rules:
    """Find a variant by its name. Raises BadInput."""
    try:
        return RULES[variant]
    except KeyError:
        raise BadInput(f"no variant {variant[:40]!r}; there are {', '.join(RULES)}") from None
