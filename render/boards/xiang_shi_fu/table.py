"""A position as the picture needs it: every set with its name or with what is wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from games import Position, Text, text
from games.xiang_shi_fu.dead import is_dead, locked
from games.xiang_shi_fu.rules import RULES, Rules
from games.xiang_shi_fu.sets import ID, SETS, Tiles, shown_type
from render.words import say

State = Literal["valid", "invalid", "locked", "dead"]

_EXCHANGE = re.compile(r"\b([a-jp-s])\d{2,4}-([a-jp-s])\d{2,4}\b")


@dataclass(frozen=True, slots=True)
class Held:
    """What lies at one seat."""

    seat: str
    tiles: Tiles
    type: str
    """The type by which a valid set is called."""
    state: State

    @property
    def valid(self) -> bool:
        """Whether it is a set."""
        return self.state == "valid"

    @property
    def name(self) -> Text:
        """The kind of set, or what is wrong."""
        return text(f"xsf-type-{self.type}") if self.type else text(f"ui-xsf-{self.state}")


@dataclass(frozen=True, slots=True)
class Table:
    """All seats in reading order."""

    variant: str
    rule: str
    target: Tiles
    """The pair to reach where one is named or drawn, else empty."""
    sets: tuple[Held, ...]

    @property
    def rules(self) -> Rules:
        """How this variant is laid out."""
        return RULES[self.variant]

    @property
    def kind(self) -> Text:
        """The variant, and the rule for dead groups where it is not the usual one."""
        named = text(f"xsf-variant-{self.variant}")
        if self.rule == "standard":
            return named
        return text("ui-xsf-kind", variant=named, rule=text(f"xsf-rule-{self.rule}"))

    @property
    def done(self) -> int:
        """How many sets are valid."""
        return sum(held.valid for held in self.sets)

    @property
    def triplets(self) -> tuple[Held, ...]:
        """The sets of three."""
        return tuple(held for held in self.sets if len(held.tiles) == 3)  # noqa: PLR2004

    @property
    def pairs(self) -> tuple[Held, ...]:
        """The sets of two."""
        return tuple(held for held in self.sets if len(held.tiles) == 2)  # noqa: PLR2004


@lru_cache(maxsize=256)
def table(position: Position) -> Table:
    """Read what lies on the table from the notation, which is the whole position."""
    _, variant, rule, target, sets = str(position).split(":")
    laid = tuple(_tiles(one) for one in sets.split(","))
    stuck = locked(tuple(ID[tiles] for tiles in laid), rule, variant)
    lost = {SETS[number] for number in stuck}
    held = tuple(
        _held(seat, tiles, rule, variant, lost)
        for seat, tiles in zip(RULES[variant].seats, laid, strict=True)
    )
    return Table(variant, rule, () if target == "-" else _tiles(target), held)


def touched(last: tuple[str, ...]) -> tuple[str, ...]:
    """The two seats of the last exchange among some events."""
    for event in reversed(last):
        found = _EXCHANGE.search(event)
        if found:
            return found.groups()
    return ()


def upper(words: Text, locale: str) -> str:
    """Write a name as it stands at the beginning of a line."""
    said = say(words, locale)
    return said[:1].upper() + said[1:]


def _tiles(digits: str) -> Tiles:
    return tuple(int(digits[at : at + 2]) for at in range(0, len(digits), 2))


def _held(seat: str, tiles: Tiles, rule: str, variant: str, lost: set[Tiles]) -> Held:
    kind = shown_type(tiles, rule)
    state: State = "valid" if kind else "invalid"
    if tiles in lost:
        state = "dead" if is_dead(tiles, rule, variant) else "locked"
    return Held(seat, tiles, kind, state)
