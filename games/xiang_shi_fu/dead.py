"""Sets that can never be repaired: dead by themselves, or locked in this deal (section 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from games.dominoes import Tile
from games.xiang_shi_fu.exchanges import Exchange, Exchanges, exchanges
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
    return locked_in_time(layout, rule, variant, lambda: False) or ()


def locked_in_time(
    layout: tuple[SetId, ...], rule: str, variant: str, stop: Callable[[], bool]
) -> tuple[SetId, ...] | None:
    """The same; None when it was told to stop before that was known."""
    table = _Table(layout, exchanges(rule), RULES[variant].copies)
    waiting = {number for number in layout if not table.valid[number]}
    for made in table.formable():
        for number in made:
            waiting = {one for one in waiting if not table.meetings(one, number)}
        if not waiting:
            return ()
        if stop():
            return None
    return tuple(number for number in layout if number in waiting)


def reachable(layout: Iterable[SetId], rule: str, variant: str) -> frozenset[SetId]:
    """Every set that exchanges could ever make, counted generously, and those that lie there."""
    table = _Table(tuple(layout), exchanges(rule), RULES[variant].copies)
    return frozenset(chain.from_iterable(table.formable()))


class _Table:
    """What can come up on a table, whatever is needed for that."""

    __slots__ = ("_layout", "_rows", "_spare", "valid")

    def __init__(
        self, layout: Sequence[SetId], table: Exchanges, copies: Mapping[Tile, int]
    ) -> None:
        self._layout, self._rows, self.valid = layout, table.rows, table.valid
        self._spare = sum(MOST - copies.get(tile, 0) << place for tile, place in DIGIT.items())

    def meetings(self, one: SetId, two: SetId) -> Sequence[Exchange]:
        """The exchanges of two sets, if both can lie there at once."""
        if one == two and not self.valid[one] and self._layout.count(one) == 1:
            return ()
        found = self._rows[one][two]
        return () if found and HELD[one] + HELD[two] + self._spare & TOO_MANY else found

    def formable(self) -> Iterator[Sequence[SetId]]:
        """The sets that lie there, then for each set those that it makes with the ones before."""
        queue = list(dict.fromkeys(self._layout))
        known = set(queue)
        yield tuple(queue)
        for place, one in enumerate(queue):
            before = len(queue)
            for two in queue[: place + 1]:
                for exchange in self.meetings(one, two):
                    made = {exchange.one, exchange.two} - known
                    known |= made
                    queue.extend(sorted(made))
            yield queue[before:]
