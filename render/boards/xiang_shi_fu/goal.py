"""What has to be reached beyond valid sets, and how much of it is (rule book, section 6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain

from games import Text, text
from games.xiang_shi_fu.goals import GOLD, QUARTETS, SILVER, WANTED, part
from games.xiang_shi_fu.rules import PAIR_NAMES
from games.xiang_shi_fu.sets import Tiles
from render.boards.xiang_shi_fu.table import Table

_INGOTS = {"gold": GOLD, "silver": SILVER}


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing to reach: its name, the tiles it is about, and how far it is."""

    name: Text
    tiles: Tiles
    done: int
    of: int

    @property
    def reached(self) -> bool:
        """Whether it is all there."""
        return self.done >= self.of


def goals(table: Table) -> tuple[Goal, ...]:
    """What this variant asks for, its pair first; nothing where valid sets are enough."""
    if table.variant == "eight-triplets":
        return tuple(_quartet(table, quartet) for quartet in QUARTETS)
    if table.target:
        return (_pair(table, table.target, "ui-xsf-goal-target"),)
    wanted = WANTED.get(table.variant, {})
    found = Counter(part(held.tiles, table.variant) for held in table.sets if held.valid)
    pairs = [_pair(table, PAIR_NAMES[kind]) for kind in wanted if kind in PAIR_NAMES]
    kinds = [kind for kind in wanted if kind not in PAIR_NAMES]
    return (*pairs, *(_kind(kind, found[kind], wanted[kind]) for kind in kinds))


def _pair(table: Table, pair: Tiles, name: str = "ui-xsf-goal-pair") -> Goal:
    there = any(held.tiles == pair for held in table.pairs)
    return Goal(text(name), pair, int(there), 1)


def _kind(kind: str, done: int, of: int) -> Goal:
    own = kind in {*_INGOTS, "marriage"}
    name = text(f"ui-xsf-goal-{kind}" if own else f"xsf-type-{kind}")
    return Goal(name, _INGOTS.get(kind, ()), min(done, of), of)


def _quartet(table: Table, pairs: tuple[Tiles, ...]) -> Goal:
    """Two equal tiles of a pair stand for it alone."""
    there = {held.tiles for held in table.pairs}
    tiles = tuple(chain.from_iterable(dict.fromkeys(pair) for pair in pairs))
    name = "ui-xsf-goal-civil" if len(tiles) == len(pairs) else "ui-xsf-goal-military"
    return Goal(text(name), tiles, sum(pair in there for pair in pairs), len(pairs))
