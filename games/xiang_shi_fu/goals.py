"""What is won, and where the solver should head for (rule book, section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from games.dominoes import CIVIL, MILITARY, Tile
from games.triplets import all_ends
from games.xiang_shi_fu.layouts import Layout
from games.xiang_shi_fu.rules import PAIR_NAMES, RULES
from games.xiang_shi_fu.sets import ID, SETS, Tiles, valid_sets

GOLD: Final[Tiles] = (63, 61, 61)
SILVER: Final[Tiles] = (53, 51, 51)

QUARTETS: Final[tuple[tuple[Tiles, ...], ...]] = (
    ((66, 66), (11, 11), (44, 44), (31, 31)),
    ((63, 54), (62, 53), (52, 43), (41, 32)),
)
"""The four pairs that win eight triplets: one quartet or the other."""

DRAGONS: Final[Mapping[tuple[int, ...], str]] = {
    (1, 2, 3, 4, 5, 6): "full-dragon",
    (1, 1, 2, 2, 3, 3): "small-dragon",
    (4, 4, 5, 5, 6, 6): "big-dragon",
}

FIVE_SONS: Final = 5

WANTED: Final[Mapping[str, Mapping[str, int]]] = {
    "shanghai": {"full-dragon": 4, "small-dragon": 2, "big-dragon": 2, "gold": 1, "silver": 1},
    "five-dragons": {"full-dragon": 5, "five-sons": 5, "2222": 1},
    "harmony": {"marriage": 10, "3131": 1},
}
"""How many sets of which kind win the variants that ask for every set."""


def part(tiles: Tiles, variant: str) -> str:
    """As which wanted kind of set a set counts in a variant; empty: as none."""
    six = all_ends(tiles)
    match variant:
        case "shanghai" if tiles in {GOLD, SILVER}:
            return "gold" if tiles == GOLD else "silver"
        case "shanghai":
            return DRAGONS.get(six, "")
        case "five-dragons" if tiles == (22, 22):
            return "2222"
        case "five-dragons" if len(six) == 6:  # noqa: PLR2004 - a triplet
            kind = DRAGONS.get(six, "")
            if kind == "full-dragon":
                return kind
            return "five-sons" if FIVE_SONS in Counter(six).values() else ""
        case "harmony" if tiles == (31, 31):
            return "3131"
        case "harmony" if len(tiles) == 3:  # noqa: PLR2004 - a triplet
            couple = any(tiles.count(tile) == 2 for tile in CIVIL)  # noqa: PLR2004 - both copies
            return "marriage" if couple and any(tile in MILITARY for tile in tiles) else ""
    return ""


def fulfils(sets: Iterable[Tiles], variant: str, target: str) -> bool:
    """Whether valid sets also meet what the variant asks for."""
    if variant in WANTED:
        return Counter(part(tiles, variant) for tiles in sets) == WANTED[variant]
    pairs = {tiles for tiles in sets if len(tiles) == 2}  # noqa: PLR2004 - the size of pairs
    if variant == "eight-triplets":
        return any(pairs == set(quartet) for quartet in QUARTETS)
    return target not in PAIR_NAMES or PAIR_NAMES[target] in pairs


@lru_cache(maxsize=32)
def goals(variant: str, rule: str) -> tuple[Layout, ...]:
    """Every winning layout of a variant that asks for every set."""
    wanted = WANTED[variant]
    useful = [tiles for tiles in valid_sets(rule) if part(tiles, variant) in wanted]
    useful.sort(reverse=True)
    found = _covers(RULES[variant].copies, useful, Counter(wanted), variant)
    return tuple(tuple(ID[tiles] for tiles in cover) for cover in found)


def _covers(
    left: Counter[Tile], useful: list[Tiles], wanted: Counter[str], variant: str
) -> Iterator[tuple[Tiles, ...]]:
    """All ways to share out the tiles; each time the highest tile finds its set first."""
    if not left:
        yield ()
        return
    highest = max(left)
    for place, tiles in enumerate(useful):
        kind = part(tiles, variant)
        if highest not in tiles or not wanted[kind] or not Counter(tiles) <= left:
            continue
        rest = useful[place:]  # a second copy of the highest tile takes no earlier set
        for more in _covers(left - Counter(tiles), rest, wanted - Counter([kind]), variant):
            yield (tiles, *more)


def near(goal: Layout) -> tuple[float, ...]:
    """For every set how far it is from being one of a goal's: by the tiles they share."""
    held = {two for number in goal for two in TWOS[number]}
    lacks = [1.5 if len(two) == 1 else 1.0 if held.isdisjoint(two) else 0.5 for two in TWOS]
    for number in goal:
        lacks[number] = 0
    return tuple(lacks)


TWOS: Final = tuple(frozenset(combinations(tiles, 2)) for tiles in SETS)
"""For every set the twos of tiles in it; a pair is its only one."""


def gather(pairs: Iterable[Tiles]) -> tuple[float, ...]:
    """For every set what it still lacks when these pairs are wanted.

    A pair that is not wanted counts two; a triplet that holds a whole wanted pair gives one back.
    """
    wanted = frozenset(pairs)
    return tuple(_lacks(twos, wanted) for twos in TWOS)


def _lacks(twos: frozenset[Tiles], wanted: frozenset[Tiles]) -> float:
    if len(twos) == 1:  # a pair
        return 0 if twos <= wanted else 2
    return 0 if twos.isdisjoint(wanted) else -1
