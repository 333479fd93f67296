"""Boards to test with: random games, and layouts that play hardly ever reaches."""

from __future__ import annotations

import random
from collections.abc import Iterator

from games import GAMES, BadInput, Position, game
from games.dominoes import SET
from render import Look, View
from render.sheet import walk

GUO_WU_GUAN = "guo-wu-guan"
VARIANTS = ("classic", "lenient", "o-koan", "tong-wu-guan", "seven-captures")
CLEARED = ("o-koan", "tong-wu-guan")

TWO_SETS = (
    "classic:22.x32.x51.x55.x31.43:66.62.53.33.52/65.44.65.64.11/64.42.61.21.63/"
    "66.44.22.51.55/41.54.61.33.31:11:r2"
)
MANY_SETS = (
    "lenient:44.x55.51:p/p/53.63.62.11.11.44.61/32.61.33.31/52.51.43.33.21.22.41:"
    "42.22.64.65.54.65.55.64.66.31.66:r3"
)
BOTH_ENDS = (
    "classic:53.65:55.55/p/p/p/p:44.41.31.66.21.62.11.33.22.51.61.51.31.33.11.42.64.22.64.63.44."
    "52.61.43.66.65.54.32:p1"
)
AROUND = (
    "tong-wu-guan:-:52.41.63.31.21.55/53.11.22.51.11.31/43.33.65.32.42.66/61.64.66.22.61.51/"
    "64.44.65.54.44.62:x55.x33:r5"
)
LONGEST = (
    "o-koan:-:p/p/p/21.44.51.22.51.66.52.44.66.41.42.31.61.64.65.32.65.55.11.43.33.63.53.55.61."
    "54.22.62/p:31.33.11.64:r4"
)
SEVEN = (
    "seven-captures:21:55.51.64.61/33.54.43.32/41.62.31.22/65.51.22.66/64.31.53.63/52.44.55.11/"
    "65.66.33.42.44.11.61:-:r7"
)
WON = (
    "classic:-:p/p/p/p/p:51.31.55.44.43.65.44.54.66.51.41.61.53.52.55.32.22.11.61.65.11.21.62.66."
    "42.64.64.22.33.31.63.33:won"
)
STUCK = (
    "seven-captures:21:51.55.64.62/11.66.11.53.44.33.55/51.22.22.31.65.32.63.65/"
    "31.64.42.61.54.33.66.41/52.44/p/61.43:-:lost"
)


def view(notation: str, **how: object) -> View:
    """A view of a position of Guo Wu Guan, by its owner."""
    position = game(GUO_WU_GUAN).parse(notation)
    return of(position, **how)


def of(position: Position, **how: object) -> View:
    facts = position.facts()
    base: dict[str, object] = {"names": ("Olena",), "facts": facts, "look": Look()}
    return View(GUO_WU_GUAN, position.seen_by(0), 0, **(base | how))  # type: ignore[arg-type] # the tests name the fields


def walked(variant: str, seed: object) -> Iterator[View]:
    """The boards of one random game."""
    for position, last in walk(GAMES[GUO_WU_GUAN], variant, str(seed)):
        yield of(position, last=last)


def laid_out(seed: int) -> Position | None:
    """A random layout with long levels and many short ones; None where the rules refuse it."""
    rnd = random.Random(seed)
    variant = rnd.choice((*VARIANTS, "seven-captures", "seven-captures"))
    tiles = list(SET)
    rnd.shuffle(tiles)
    generals: list[int] = []
    if variant == "seven-captures":
        tiles.remove(21)
        generals = [21]
    elif variant not in CLEARED:
        generals = [tiles.pop() for _ in range(rnd.choice((5, 6)))]
    rows = _rows(rnd, tiles, 8 if variant == "seven-captures" else 6)
    empty = "p" if variant in CLEARED else "-"
    levels = "/".join(".".join(map(str, row)) or empty for row in rows[:-1])
    common = ".".join(map(str, rows[-1])) or "-"
    ends = {0, len(generals) - 1}
    front = ".".join(f"{'' if at in ends else 'x'}{tile}" for at, tile in enumerate(generals))
    first = len(rows) - 1 if variant in CLEARED else 1
    try:
        return game(GUO_WU_GUAN).parse(f"{variant}:{front or '-'}:{levels}:{common}:r{first}")
    except BadInput:
        return None


def _rows(rnd: random.Random, tiles: list[int], count: int) -> list[list[int]]:
    """Share the tiles out, as unevenly as lines of eight tiles make awkward."""
    sizes = []
    left = len(tiles)
    for _ in range(count):
        size = min(left, rnd.choice((0, 1, 1, 2, 8, 9, 9, 17)))
        sizes.append(size)
        left -= size
    sizes[rnd.randrange(count)] += left
    rnd.shuffle(sizes)
    return [[tiles.pop() for _ in range(size)] for size in sizes]
