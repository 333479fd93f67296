"""What boards cost beside their encoding and beside a board of SVG, and what they weigh."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Collection, Iterator
from functools import partial
from itertools import islice
from statistics import median

import render
from games import GAMES, Game
from render.bench import MOST_BYTES, MOST_TOTAL, Cost, cost
from render.boards import board
from render.draw import flat
from render.encode import packed
from render.sheet import Hard, hardest, walk
from render.view import Look, View
from tests.bench.clock import Bench, taken
from tests.bench.lines import Floor, Line
from tests.bench.peers import svg_board
from tests.load.bars import tell

MEDIAN_BYTES = 40_000
SVG_TIMES = 7
LEVEL = 6
"""How hard zlib tries when nobody says."""


async def pictures(bench: Bench) -> AsyncIterator[Line]:
    """Each game: its hardest boards, medians over them."""
    render.warm()
    found = hardest(bench.few(20, 66))
    svg = _svg(bench)
    for game in GAMES.values():
        hard = [one for one in found if one.game == game.name]
        for line in costs(bench, game, hard[: bench.few(3, len(hard))], svg):
            yield line
    sizes = sorted(len(render.picture(view)) for view in ordinary(bench.few(40, 400)))
    for name, size, most in (
        ("size of a board, median", median(sizes), MEDIAN_BYTES),
        ("size of a board, largest", max(sizes), MOST_BYTES),
    ):
        yield Line(
            name, size / 1000, "kB", Floor("what is asked for", most / 1000), 1, steady=False
        )


def costs(bench: Bench, game: Game, hard: list[Hard], svg: float | None) -> Iterator[Line]:
    """The lines of one game."""
    views = [one.view(Look()) for one in hard]
    every = [cost(view, bench.few(5, 15), bench.ours) for view in views]
    encode = median(one.encode_ms for one in every)
    encoding = Floor("the encoding alone, ms", encode)

    def middle(share: str) -> float:
        return float(median(getattr(one, share) for one in every)) * encode

    drawn = middle("layout") + middle("draw")
    total = middle("total")
    yield Line(f"{game.name}, drawn up to the encoding", drawn, "ms", encoding)
    yield Line(f"{game.name}, encoded", encode, "ms", Floor("zlib alone, ms", _zlib(bench, views)))
    yield Line(f"{game.name}, in all", total, "ms", encoding, MOST_TOTAL)
    worst = max(every, key=_total)
    name = f"{game.name}, in all, the worst of its hardest"
    floor = Floor("the encoding alone, ms", worst.encode_ms)
    yield Line(name, worst.total * worst.encode_ms, "ms", floor, MOST_TOTAL)
    if svg is None:
        return
    boards = Floor("a board of SVG through cairosvg, a second", 1000 / svg)
    yield Line(f"{game.name}, boards", 1000 / total, "a second", boards, SVG_TIMES, least=True)


def _svg(bench: Bench) -> float | None:
    """Milliseconds of the peer; None where the system has no cairo, which is said."""
    try:
        return min(taken(svg_board)[0] for _ in range(bench.few(3, 9))) * 1000
    except OSError as error:
        tell(f"boards of SVG are left out: {str(error).splitlines()[0]}")
        return None


def _total(one: Cost) -> float:
    return one.total


def _zlib(bench: Bench, views: list[View]) -> float:
    """Milliseconds for the bytes of the pixels alone."""
    pixels = [flat(board(view.game).scene(view), view.look.theme).tobytes() for view in views]
    rounds = bench.few(3, 9)
    each = [
        min(taken(partial(zlib.compress, one, LEVEL))[0] for _ in range(rounds)) for one in pixels
    ]
    return median(each) * 1000


def ordinary(boards: int, games: Collection[Game] = tuple(GAMES.values())) -> Iterator[View]:
    """Boards as they come up in random games of every variant."""
    places = [(game, variant.name) for game in games for variant in game.variants]
    for number in range(boards):
        game, variant = places[number % len(places)]
        steps = list(islice(walk(game, variant, f"bench {number}"), 30))
        position, last = steps[(5 + number * 7) % len(steps)]
        seat = next(iter(position.to_act), 0)
        facts = position.facts()
        yield View(game.name, position.seen_by(seat), seat, facts=facts, last=last)


def encoding(rounds: int) -> float:
    """Milliseconds to encode a ready board, the floor of presses: the median of many."""
    view = next(ordinary(1))
    ready = flat(board(view.game).scene(view), view.look.theme)
    return median(taken(lambda: packed(ready))[0] for _ in range(rounds)) * 1000
