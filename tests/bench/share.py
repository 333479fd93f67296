"""A small share of what is steady, for the guard: it takes seconds, and needs no peers.

Pieces of ours and a floor take turns, pass after pass, and the middle of all ratios counts: small
things, and small pictures, suffer from whatever else the machine does as ours do; compressing
hardly does. Where one looks worse than the one that is kept there is another pass.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from PIL.Image import Image

import render
from games import GAMES, Budget, Game
from games.solitaire import Solitaire
from render.boards import board
from render.draw import flat
from render.view import View
from tests.bench.clock import JUGGLED, Bench, Fresh, Pair, Work, juggling, middle
from tests.bench.engines import Sample, play
from tests.bench.guard import Kept
from tests.bench.lines import Floor, Line, head, row
from tests.bench.pictures import PASTES, ordinary, pasting
from tests.load.bars import tell

PART = "share"
PASSES = 6
"""At most."""
ROUNDS = 6
"""In a pass."""
POSITIONS = 24
NODES = 300
SMALL = f"{JUGGLED:,} small things made, ms"
PASTED = f"{PASTES} small pictures pasted, ms"


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of ours that can be done again and again. ``fresh`` prepares it once."""

    name: str
    fresh: Fresh
    floor: Work = juggling
    beside: str = SMALL


async def share(bench: Bench) -> AsyncIterator[Line]:
    """All pieces in all passes."""
    for line in watched(bench, pieces(GAMES.values())):
        yield line


def guard(bench: Bench, every: list[Piece], kept: Kept) -> bool:
    """Print these pieces; whether nothing is much worse than what is kept."""
    lines = watched(bench, every, kept)
    tell(head())
    for line in lines:
        tell(row(line, kept.bar(PART, line)))
    return all(kept.holds(PART, line) for line in lines)


def watched(bench: Bench, every: list[Piece], kept: Kept | None = None) -> list[Line]:
    """The lines, after as many passes as it takes until none looks worse than it was."""
    pairs: list[list[Pair]] = [[] for _ in every]
    lines = list[Line]()
    for _ in range(PASSES):
        for piece, found in zip(every, pairs, strict=True):
            found.extend(bench.pair(piece.fresh(), piece.floor) for _ in range(ROUNDS))
        lines = [_line(piece, middle(found)) for piece, found in zip(every, pairs, strict=True)]
        if kept and all(kept.holds(PART, line) for line in lines):
            break
    return lines


def _line(piece: Piece, pair: Pair) -> Line:
    return Line(piece.name, pair.ours * 1000, "ms", Floor(piece.beside, pair.floor * 1000))


def pieces(games: Collection[Game]) -> list[Piece]:
    """Of every game: a board up to its encoding, moves made, a deal solved."""
    render.warm()
    return [piece for game in games for piece in _pieces(game, next(ordinary(1, [game])))]


def _pieces(game: Game, view: View) -> Iterator[Piece]:
    yield Piece(
        f"{game.name}, a board up to its encoding", lambda: partial(_flat, view), pasting, PASTED
    )
    every = Sample.of(game, 1).moves
    some = Sample(game, dict(islice(every.items(), 0, None, len(every) // POSITIONS)))
    yield Piece(f"{game.name}, moves made", lambda: partial(play, some, some.read()))
    if isinstance(game, Solitaire):
        deal = game.deal(game.variants[0].name, "bench share")
        solving = partial(deal.solve, Budget(NODES))
        solving()
        yield Piece(f"{game.name}, a deal solved", lambda: solving)


def _flat(view: View) -> Image:
    drawer, theme = board(view.game), view.look.theme
    drawer.forget()
    return flat(drawer.scene(view), theme)
