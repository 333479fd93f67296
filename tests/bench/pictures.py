"""What boards cost beside their encoding and beside a board of SVG, and what they weigh."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Collection, Iterator
from functools import partial
from itertools import islice
from statistics import median

from PIL import Image

import render
from games import GAMES, Game
from render.bench import MOST_BYTES, MOST_TOTAL, Cost, cost
from render.boards import board
from render.draw import flat
from render.encode import packed
from render.sheet import Hard, hardest, walk
from render.view import Look, View
from tests.bench.clock import Bench, middle, taken
from tests.bench.lines import Floor, Line
from tests.bench.peers import svg_board
from tests.load.bars import tell

MEDIAN_BYTES = 40_000
SVG_TIMES = 7
LEVEL = 6
"""How hard zlib tries when nobody says."""
FEW = 3
"""Boards of a game whose encoding is looked at by itself."""

PASTES = 60
SPRITE = Image.new("RGB", (90, 120), (200, 100, 3))
MASK = Image.radial_gradient("L").resize(SPRITE.size)


async def pictures(bench: Bench) -> AsyncIterator[Line]:
    """Each game: its hardest boards, medians over them."""
    render.warm()
    found = hardest(bench.few(20, 66))
    peer = _peer()
    for game in GAMES.values():
        hard = [one for one in found if one.game == game.name]
        for line in costs(bench, game, hard[: bench.few(3, len(hard))], peer=peer):
            yield line
    sizes = sorted(len(render.picture(view)) for view in ordinary(bench.few(40, 400)))
    for name, size, most in (
        ("size of a board, median", median(sizes), MEDIAN_BYTES),
        ("size of a board, largest", max(sizes), MOST_BYTES),
    ):
        yield Line(
            name, size / 1000, "kB", Floor("what is asked for", most / 1000), 1, steady=False
        )


def costs(bench: Bench, game: Game, hard: list[Hard], *, peer: bool) -> Iterator[Line]:
    """The lines of one game."""
    views = [one.view(Look()) for one in hard]
    every = [cost(view, bench.few(5, 9), bench.ours) for view in views]
    encode = median(one.encode_ms for one in every)
    encoding = Floor("the encoding alone, ms", encode)

    def middle(share: str) -> float:
        return float(median(getattr(one, share) for one in every)) * encode

    drawn = middle("layout") + middle("draw")
    total = middle("total")
    yield Line(f"{game.name}, drawn up to the encoding", drawn, "ms", encoding)
    yield _encoded(bench, game, views)
    yield Line(f"{game.name}, in all", total, "ms", encoding, MOST_TOTAL)
    worst = max(every, key=_total)
    name = f"{game.name}, in all, the worst of its hardest"
    floor = Floor("the encoding alone, ms", worst.encode_ms)
    yield Line(name, worst.total * worst.encode_ms, "ms", floor, MOST_TOTAL)
    if peer:
        yield _boards(bench, game, views[0])


def _encoded(bench: Bench, game: Game, views: list[View]) -> Line:
    """The pixels of each through the encoder, and through zlib alone."""
    ready = [flat(board(view.game).scene(view), view.look.theme) for view in views[:FEW]]
    pairs = [
        bench.beside(partial(zlib.compress, one.tobytes(), LEVEL), lambda: partial(packed, one))  # noqa: B023 - called at once
        for one in ready
    ]
    pair = middle(pairs)
    floor = Floor("zlib alone, ms", pair.floor * 1000)
    return Line(f"{game.name}, encoded", pair.ours * 1000, "ms", floor)


def _boards(bench: Bench, game: Game, view: View) -> Line:
    """One of the hardest boards, from its position to its bytes, beside the peer's."""
    pair = bench.beside(svg_board, lambda: partial(_drawn, view))
    floor = Floor("a board of SVG through cairosvg, a second", 1 / pair.floor)
    name = f"{game.name}, boards"
    return Line(name, 1 / pair.ours, "a second", floor, SVG_TIMES, least=True)


def _drawn(view: View) -> bytes:
    drawer = board(view.game)
    drawer.forget()
    return packed(flat(drawer.scene(view), view.look.theme))


def _peer() -> bool:
    """Whether there is the peer; where the system has no cairo, that is said."""
    try:
        svg_board()
    except OSError as error:
        tell(f"boards of SVG are left out: {str(error).splitlines()[0]}")
        return False
    return True


def _total(one: Cost) -> float:
    return one.total


def pasting() -> Image.Image:
    """The floor of what is drawn: small pictures pasted on a large one, each under a mask."""
    ground = Image.new("RGB", (1000, 1000))
    for number in range(PASTES):
        ground.paste(SPRITE, (number * 13 % 900, number * 37 % 880), MASK)
    return ground


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
