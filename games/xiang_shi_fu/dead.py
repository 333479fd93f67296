"""Sets that can never be repaired: dead by themselves, or locked in this deal (section 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from games.dominoes import Tile
from games.xiang_shi_fu.exchanges import Exchanges, exchanges
from games.xiang_shi_fu.rules import RULES, Rules
from games.xiang_shi_fu.sets import ID, KINDS, PAIRS, SETS, SetId, Tiles, twos, valid_sets

MOST: Final = 7
DIGIT: Final = {tile: 4 * place for place, tile in enumerate(KINDS)}
TOO_MANY: Final = sum(MOST + 1 << place for place in DIGIT.values())
HELD: Final = tuple(sum(1 << DIGIT[tile] for tile in tiles) for tiles in SETS)
"""The tiles of every set, a digit of four bits for each kind; the highest bit stays free."""


@lru_cache(maxsize=1 << 13)
def is_dead(tiles: Tiles, rule: str, variant: str) -> bool:
    """Whether no set that the other tiles could form admits an exchange with this invalid one."""
    if tiles in valid_sets(rule):
        return False
    rules, copies = RULES[variant], RULES[variant].copies
    partners = chain(_singles(tiles, rule, rules), _doubles(tiles, rule, rules))
    return not any(Counter((*tiles, *partner)) <= copies for partner in partners)


def _singles(tiles: Tiles, rule: str, rules: Rules) -> Iterator[Tiles]:
    """Partners, formable or not, that would give one tile for one."""
    wanted: dict[Tile, list[Tile]] = {}
    for given, taken in exchanges(rule).wanted(ID[tiles]):
        wanted.setdefault(given, []).append(taken)
    for valid in valid_sets(rule):
        if len(valid) not in rules.sizes:
            continue
        for given in set(valid).intersection(wanted):
            rest = list(valid)
            rest.remove(given)
            for taken in wanted[given]:
                yield (*rest, taken)


def _doubles(tiles: Tiles, rule: str, rules: Rules) -> Iterator[Tiles]:
    """Partners, formable or not, that would exchange two tiles."""
    if not rules.has_pairs:
        return
    valid = [other for other in valid_sets(rule) if len(other) == 3]  # noqa: PLR2004 - the size of triplets
    if len(tiles) == 3:  # noqa: PLR2004 - a triplet meets a whole pair
        thirds = {third for two, third in twos(tiles) if two in PAIRS}
        yield from (two for other in valid for two, third in twos(other) if third in thirds)
    else:
        thirds = {third for other in valid for two, third in twos(other) if two == tiles}
        yield from ((third, *pair) for third in thirds for pair in PAIRS)


def dead_sets(rule: str, variant: str) -> tuple[Tiles, ...]:
    """Every dead set of a rule and variant."""
    rules = RULES[variant]
    formable = (
        tiles for tiles in SETS if len(tiles) in rules.sizes and Counter(tiles) <= rules.copies
    )
    return tuple(tiles for tiles in formable if is_dead(tiles, rule, variant))


@lru_cache(maxsize=1 << 10)
def locked(layout: tuple[SetId, ...], rule: str, variant: str) -> tuple[SetId, ...]:
    """The invalid sets of a layout that no set ever made on this table could help."""
    table, copies = exchanges(rule), RULES[variant].copies
    waiting = {number for number in layout if not table.valid[number]}
    for one, two in _meetings(layout, table, copies):
        waiting -= {one, two}
        if not waiting:
            return ()
    return tuple(number for number in layout if number in waiting)


def reachable(layout: Iterable[SetId], rule: str, variant: str) -> frozenset[SetId]:
    """Every set that exchanges could ever make, counted generously, and those that lie there."""
    layout = tuple(layout)
    table = exchanges(rule)
    found = set(layout)
    for one, two in _meetings(layout, table, RULES[variant].copies):
        for exchange in table.rows[one][two]:
            found |= {exchange.one, exchange.two}
    return frozenset(found)


def _meetings(
    layout: Sequence[SetId], table: Exchanges, copies: Mapping[Tile, int]
) -> Iterator[tuple[SetId, SetId]]:
    """The pairs of sets that can exchange, among all that lie there or can be made."""
    spare = sum(MOST - copies.get(tile, 0) << place for tile, place in DIGIT.items())
    queue = list(dict.fromkeys(layout))
    known = set(queue)
    for place, one in enumerate(queue):
        for two in queue[: place + 1]:
            if one == two and not table.valid[one] and layout.count(one) == 1:
                continue
            found = table.rows[one][two]
            if found and not HELD[one] + HELD[two] + spare & TOO_MANY:
                yield one, two
                made = {number for exchange in found for number in exchange[:2]} - known
                known |= made
                queue.extend(sorted(made))
