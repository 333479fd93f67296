"""What is won, and where the solver should head for (rule book, section 6)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import combinations
from typing import Final, NamedTuple

from games.dominoes import CIVIL, MILITARY, Tile
from games.triplets import all_ends
from games.xiang_shi_fu.bound import Layout
from games.xiang_shi_fu.exchanges import SIGNS, Row, exchanges
from games.xiang_shi_fu.rules import PAIR_NAMES, RULES
from games.xiang_shi_fu.sets import ID, SETS, SetId, Tiles, valid_sets

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


BALL: Final = 60_000
"""So many layouts around the goals are known by heart."""


class Ball(NamedTuple):
    """Layouts around the goals of a variant."""

    far: Mapping[int, int]
    """How far they are from the next goal, by the sums of their signs."""
    scores: tuple[tuple[float, ...], ...]
    """For every set what it lacks: the farther out it lies, the more; learned deep and near."""


@lru_cache(maxsize=6)
def ball(variant: str, rule: str) -> Ball:
    """The layouts around the goals that can be solved.

    Between layouts of valid sets every move can be taken back, so it grows from the goals.
    """
    rows = exchanges(rule).rows
    grown = _grown(goals(variant, rule), rows, BALL)
    far = {key: moves for key, (moves, _) in grown.items()}
    near_by = tuple(grown.values())
    return Ball(far, (_learned((*near_by, *_farther(grown, rows))), _learned(near_by)))


DEEPEST: Final = 24
SAMPLE: Final = 300
"""So many layouts of every shell around the ball lead to the next."""


def _farther(
    ball: Mapping[int, tuple[int, Layout]], rows: tuple[Row, ...]
) -> Iterator[tuple[int, Layout]]:
    """Some layouts outside the ball, with the moves that they were reached in."""
    rim = max(far for far, _ in ball.values())
    shell = [(key, layout) for key, (far, layout) in ball.items() if far == rim]
    known = set(ball)
    for far in range(rim + 1, DEEPEST + 1):
        sample, shell = shell[:: len(shell) // SAMPLE + 1], []
        for key, layout in sample:
            for after, changed in _next(key, layout, rows):
                if after not in known:
                    known.add(after)
                    shell.append((after, changed()))
        yield from ((far, layout) for _, layout in shell)


FARTHEST: Final = 3.0
"""What a set lacks that was seen nowhere."""

CAUTION: Final = 20
"""A set counts as if it were seen so many times more often, as far out as anything."""


def _learned(seen: Iterable[tuple[int, Layout]]) -> tuple[float, ...]:
    """What every set lacks: how far out it lies on average."""
    count, total, rim = [CAUTION] * len(SETS), [0] * len(SETS), 0
    for far, layout in seen:
        rim = max(rim, far)
        for number in layout:
            count[number] += 1
            total[number] += far
    means = [(have + CAUTION * rim) / often for have, often in zip(total, count, strict=True)]
    least = min(means)
    return tuple(FARTHEST * (mean - least) / (rim - least or 1) for mean in means)


ISLAND: Final = 100
"""A goal around which there are fewer layouts is hardly ever reached."""


@lru_cache(maxsize=32)
def open_goals(variant: str, rule: str) -> tuple[Layout, ...]:
    """The goals that do not lie on an island."""
    rows = exchanges(rule).rows
    wins = goals(variant, rule)
    return tuple(goal for goal in wins if len(_grown((goal,), rows, ISLAND)) >= ISLAND)


def _grown(
    starts: tuple[Layout, ...], rows: tuple[Row, ...], most: int
) -> dict[int, tuple[int, Layout]]:
    """Layouts and how far they are from the nearest start, until so many are known."""
    found = {sum(SIGNS[number] for number in start): (0, start) for start in starts}
    queue = deque(found)
    while queue and len(found) < most:
        key = queue.popleft()
        far, layout = found[key]
        for after, changed in _next(key, layout, rows):
            if after not in found:
                found[after] = far + 1, changed()
                queue.append(after)
    return found


def _next(
    key: int, layout: Layout, rows: tuple[Row, ...]
) -> Iterator[tuple[int, Callable[[], Layout]]]:
    """What one exchange makes of a layout: the sum of the signs, and how to get the layout."""
    for place, one in enumerate(layout):
        row = rows[one]
        for other in range(place):
            for exchange in row[layout[other]]:
                yield key + exchange.sign, partial(swapped, layout, place, other, exchange[:2])


def swapped(layout: Layout, one: int, two: int, become: tuple[SetId, ...]) -> Layout:
    """The layout after an exchange between two places."""
    after = list(layout)
    after[one], after[two] = become
    return tuple(after)


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
    wanted = tuple(pairs)
    return tuple(_lacks(tiles, wanted) for tiles in SETS)


def _lacks(tiles: Tiles, wanted: tuple[Tiles, ...]) -> float:
    if len(tiles) == 2:  # noqa: PLR2004 - a pair
        return 0 if tiles in wanted else 2
    return -1 if any(not Counter(pair) - Counter(tiles) for pair in wanted) else 0
