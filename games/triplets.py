"""The kinds of three tiles that make a set, in Guo Wu Guan and its relatives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations
from typing import Final

from games.dominoes import COPIES, Tile, ends

Three = tuple[Tile, Tile, Tile]


@dataclass(frozen=True, slots=True)
class TripletRules:
    """What counts as a triplet. The fields are what variants change."""

    full: int = 14
    """The least that the other three ends of a full set add up to."""
    pairs: tuple[tuple[str, str], ...] = (
        ("112233", "small-dragon"),
        ("445566", "big-dragon"),
        ("223366", "two-three-kao"),
    )
    """Sets known by all their ends, in ascending order."""
    multiples: tuple[int, ...] = ()
    """Numbers of which three equal ends go with any multiple of that number."""

    @property
    def full_name(self) -> str:
        """The type id of a full set."""
        return {13: "full-thirteen", 14: "full-fourteen"}[self.full]


STANDARD: Final = TripletRules()

RULES: Final[Mapping[str, TripletRules]] = {
    "standard": STANDARD,
    "thirteen": TripletRules(full=13),
    "mixed-dragon": TripletRules(pairs=(*STANDARD.pairs[:2], ("233445", "mixed-dragon"))),
    "multiple": TripletRules(multiples=(3, 4)),
}

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "five-points": ("55.51.31", "5 5 5 · 1 + 3 + 1 = 5"),
    "full-fourteen": ("66.64.55", "6 6 6 · 4 + 5 + 5 = 14"),
    "split": ("33.31.11", "3 3 3 · 1 1 1"),
    "coincidence": ("66.64.62", "6 6 6 6 · 4 + 2 = 6"),
    "five-sons": ("33.33.32", "3 3 3 3 3 · 2"),
    "full-dragon": ("61.52.43", "1 2 3 4 5 6"),
    "small-dragon": ("32.31.21", "1 1 2 2 3 3"),
    "big-dragon": ("65.65.44", "4 4 5 5 6 6"),
    "two-three-kao": ("63.62.32", "2 2 3 3 6 6"),
}
"""One triplet of every type of the standard rules, and its ends in the order that shows it."""


def all_ends(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """The ends of some tiles, ascending.

    >>> all_ends((66, 41, 22))
    (1, 2, 2, 4, 6, 6)
    """
    return tuple(sorted(end for tile in tiles for end in ends(tile)))


def types(tiles: Iterable[Tile], rules: TripletRules = STANDARD) -> tuple[str, ...]:
    """All types that three tiles match, in alphabetical order; none: they are no set.

    >>> types((66, 65, 55))
    ('full-fourteen', 'split')
    >>> types((33, 31, 31))
    ()
    """
    return _types(all_ends(tiles), rules)


@lru_cache(maxsize=4096)
def _types(six: tuple[int, ...], rules: TripletRules) -> tuple[str, ...]:
    """By the ends alone, which many triplets share."""
    known = dict(rules.pairs).get("".join(map(str, six)))
    found = {known} if known else set()
    counts = Counter(six)
    for number, count in counts.items():
        rest = sum(six) - count * number
        match count:
            case 5:
                found.add("five-sons")
            case 4 if rest == number:
                found.add("coincidence")
            case 3:
                found |= _three_alike(number, rest, rules)
    if sorted(counts.values()) == [3, 3]:
        found.add("split")
    if len(counts) == len(six):
        found.add("full-dragon")
    return tuple(sorted(found))


def _three_alike(number: int, rest: int, rules: TripletRules) -> set[str]:
    found = set()
    if rest == 5:  # noqa: PLR2004 - five points: the number is the name
        found.add("five-points")
    if rest >= rules.full:
        found.add(rules.full_name)
    if number in rules.multiples and rest % number == 0:
        found.add("multiple")
    return found


def _lie_there(kinds: Three) -> bool:
    """Whether the set has as many copies."""
    return all(kinds.count(tile) <= COPIES[tile] for tile in kinds)


@cache
def named(rules: TripletRules = STANDARD) -> Mapping[Three, str]:
    """Every valid triplet of the set in every order of its tiles, with its name for display.

    A set of two types is named ``split``, the rarer and more telling name (D1).

    >>> named()[55, 66, 65]
    'split'
    """
    table: dict[Three, str] = {}
    for kinds in combinations_with_replacement(sorted(COPIES), 3):
        if _lie_there(kinds) and (found := types(kinds, rules)):
            name = "split" if "split" in found else found[0]
            for first, second, third in permutations(kinds):
                table[first, second, third] = name
    return table
