"""Reading positions (rule book, section 3)."""

from __future__ import annotations

import re
from typing import Final

from games.dominoes import check_set, read_tile
from games.protocol import BadInput
from games.xiang_shi_fu.board import Board
from games.xiang_shi_fu.rules import (
    AIMS_AT_PAIR,
    NO_TARGET,
    PAIR_NAMES,
    RULE_NAMES,
    RULES,
    Choice,
    Rules,
)
from games.xiang_shi_fu.sets import Tiles, ordered

LONGEST: Final = 200
"""No position is longer than this; longer input is refused unread."""

FIELDS: Final = 5
SET: Final = re.compile(r"(?:[1-6][1-6]){2,3}", re.ASCII)


def read(notation: str) -> Board:
    """Read a position. Raises BadInput."""
    if len(notation) > LONGEST:
        raise BadInput(f"a position has at most {LONGEST} characters")
    fields = notation.split(":")
    if len(fields) != FIELDS or fields[0] != "xsf":
        raise BadInput("a position is xsf:variant:rule:target:sets")
    choice = _choice(*fields[1:4])
    sets = tuple(read_set(tiles) for tiles in fields[4].split(","))
    _check(sets, choice.rules)
    return Board(choice, sets)


def _choice(name: str, rule: str, target: str) -> Choice:
    if name not in RULES:
        raise BadInput(f"no variant {name[:40]!r}; there are {', '.join(RULES)}")
    if rule not in RULE_NAMES:
        raise BadInput(f"no rule {rule[:40]!r}; there are {', '.join(RULE_NAMES)}")
    if name != AIMS_AT_PAIR and target != NO_TARGET:
        raise BadInput(f"{name} has no target: write {NO_TARGET}")
    if name == AIMS_AT_PAIR and target not in PAIR_NAMES:
        raise BadInput(f"{target[:20]!r} is no target; there are {', '.join(PAIR_NAMES)}")
    return Choice(name, target, rule)


def read_set(notation: str) -> Tiles:
    """Read two or three tiles in the order given. Raises BadInput."""
    if not SET.fullmatch(notation):
        raise BadInput(f"{notation[:20]!r} is no set; a set is two or three tiles such as 656111")
    return tuple(read_tile(notation[at : at + 2]) for at in range(0, len(notation), 2))


def _check(sets: tuple[Tiles, ...], rules: Rules) -> None:
    if tuple(map(len, sets)) != rules.sizes:
        raise BadInput(f"{rules.name} has seats of {', '.join(map(str, rules.sizes))} tiles")
    for tiles in sets:
        if tiles != ordered(tiles):
            raise BadInput(f"{' '.join(map(str, tiles))} does not go from high to low")
    check_set((tile for tiles in sets for tile in tiles), rules.copies)
