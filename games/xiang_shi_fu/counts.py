"""The numbers of the rule book, counted anew: sections 1, 4, 6 and 8."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from games.dominoes import SET
from games.findings import columns
from games.xiang_shi_fu.dead import dead_sets
from games.xiang_shi_fu.exchanges import exchanges
from games.xiang_shi_fu.goals import WANTED, goals
from games.xiang_shi_fu.rules import RULE_NAMES
from games.xiang_shi_fu.sets import SETS, SetId, Tiles, ordered, set_types

Lines = Sequence[Sequence[str]]


def counted() -> tuple[str, ...]:
    """Types of triplets, dead sets, winning layouts and bonds, each as a table."""
    told = (
        ("Triplets by type: different sets, and ways to pick them from the 32 tiles.", _types()),
        ("Triplets by rule.", _valid()),
        (
            "Dead sets: by themselves beyond repair, with 32 tiles and with the 30 of shanghai.",
            _dead(),
        ),
        ("Winning layouts, whoever holds the sets.", _wins()),
        (
            "Bonds: once all sets are valid, no exchange changes how many of these there are.",
            _bonds(),
        ),
    )
    return tuple(f"{title}\n\n{columns(lines)}" for title, lines in told)


def _types() -> Lines:
    found: dict[str, list[Tiles]] = {}
    for rule in RULE_NAMES:
        for tiles in _triplets():
            for kind in set_types(tiles, rule):
                if tiles not in found.setdefault(kind, []):
                    found[kind].append(tiles)
    return [("type", "sets", "deals"), *((kind, *_both(sets)) for kind, sets in found.items())]


def _valid() -> Lines:
    head = ("rule", "sets", "deals")
    sets = {rule: [tiles for tiles in _triplets() if set_types(tiles, rule)] for rule in RULE_NAMES}
    return [head, *((rule, *_both(valid)) for rule, valid in sets.items())]


def _dead() -> Lines:
    rows = [
        (rule, *(_listed(dead_sets(rule, name)) for name in ("classic", "shanghai")))
        for rule in RULE_NAMES
    ]
    return [("rule", "32 tiles", "30 tiles"), *rows]


def _wins() -> Lines:
    rows = ((name, *(str(len(goals(name, rule))) for rule in RULE_NAMES)) for name in WANTED)
    return [("variant", *RULE_NAMES), *rows]


def _bonds() -> Lines:
    rows = [
        (rule, "; ".join(_held(bond) for bond in exchanges(rule).bonds) or "-")
        for rule in RULE_NAMES
    ]
    return [("rule", "bonds"), *rows]


def _held(bond: Iterable[SetId]) -> str:
    return _listed(SETS[number] for number in sorted(bond))


def _triplets() -> Iterator[Tiles]:
    return (tiles for tiles in SETS if len(tiles) == 3)  # noqa: PLR2004 - a triplet


def _both(sets: Sequence[Tiles]) -> tuple[str, str]:
    ways = Counter(ordered(tiles) for tiles in combinations(SET, 3))
    return str(len(sets)), str(sum(ways[tiles] for tiles in sets))


def _listed(sets: Iterable[Tiles]) -> str:
    return ", ".join(" ".join(map(str, tiles)) for tiles in sets) or "-"
