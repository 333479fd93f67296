"""The six variants and what may be said about them (rule book, sections 1, 2 and 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.dominoes import SET, Tile
from games.protocol import BadInput
from games.triplets import RULES as DEAD_GROUP_RULES
from games.xiang_shi_fu.sets import PAIRS, Tiles

NO_TARGET: Final = "-"

RULE_NAMES: Final = tuple(DEAD_GROUP_RULES)
"""The four rules for dead groups, ``standard`` first."""

OFFERED: Final = ("standard", "multiple", "thirteen", "mixed-dragon")
"""The same as they are offered: the usual one, then those under which hardly a deal is lost."""

PAIR_NAMES: Final[Mapping[str, Tiles]] = {"".join(map(str, pair)): pair for pair in PAIRS}

CROSS: Final = ("abcd", "epf", "ghij")
"""Ten triplets around a pair."""

DROPPED: Final[Tiles] = (42, 64)
"""Tiles that the Shanghai variant plays without (D1)."""


def _shanghai_tiles() -> tuple[Tile, ...]:
    tiles = list(SET)
    for tile in DROPPED:
        tiles.remove(tile)
    return tuple(tiles)


@dataclass(frozen=True)
class Rules:
    """What one variant sets differently."""

    name: str
    rows: tuple[str, ...] = CROSS
    """The seats as they lie on the table."""
    tiles: tuple[Tile, ...] = SET
    """The tiles before the shuffle."""

    @cached_property
    def seats(self) -> str:
        """The letters of all seats in reading order."""
        return "".join(self.rows)

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many tiles each seat holds."""
        return tuple(map(size, self.seats))

    @cached_property
    def copies(self) -> Counter[Tile]:
        """How often each kind is there."""
        return Counter(self.tiles)

    @cached_property
    def has_pairs(self) -> bool:
        """Whether any seat holds two tiles."""
        return 2 in self.sizes  # noqa: PLR2004 - a pair


RULES: Final[Mapping[str, Rules]] = {
    rules.name: rules
    for rules in (
        Rules("classic"),
        Rules("target-pair"),
        Rules("eight-triplets", rows=("abcd", "pqrs", "efgh")),
        Rules("shanghai", rows=("abcd", "ef", "ghij"), tiles=_shanghai_tiles()),
        Rules("harmony"),
        Rules("five-dragons"),
    )
}

AIMS_AT_PAIR: Final = "target-pair"


def size(seat: str) -> int:
    """How many tiles a seat holds: letters up to j are triplets, from p on pairs."""
    return 2 if seat >= "p" else 3


@dataclass(frozen=True, slots=True)
class Choice:
    """A variant with its options; no target: it is drawn."""

    name: str
    target: str = NO_TARGET
    rule: str = "standard"

    def __str__(self) -> str:
        target = "" if self.target == NO_TARGET else f"={self.target}"
        rule = "" if self.rule == "standard" else f"+{self.rule}"
        return self.name + target + rule

    @property
    def rules(self) -> Rules:
        """The rules of the variant."""
        return RULES[self.name]


def choice_of(variant: str) -> Choice:
    """Read ``variant[=target][+rule]``; a hyphen between the tiles is let pass. Raises BadInput.

    >>> choice_of("target-pair=4221+multiple")
    Choice(name='target-pair', target='4221', rule='multiple')
    """
    named, plus, rule = variant.partition("+")
    name, equals, target = named.partition("=")
    target = target.replace("-", "")
    if name not in RULES:
        raise BadInput(f"no variant {name[:40]!r}; there are {', '.join(RULES)}")
    if plus and rule not in RULE_NAMES:
        raise BadInput(f"no rule {rule[:40]!r}; there are {', '.join(RULE_NAMES)}")
    if equals and name != AIMS_AT_PAIR:
        raise BadInput(f"{name} has no target; {AIMS_AT_PAIR} has")
    if equals and target not in PAIR_NAMES:
        raise BadInput(f"no pair {target[:20]!r}; there are {', '.join(PAIR_NAMES)}")
    return Choice(name, target or NO_TARGET, rule or "standard")
