"""Legal moves, applying them and perft of each game, beside those of python-chess."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from games import GAMES, Game, Position
from render.sheet import walk
from tests.bench.clock import Bench, Work
from tests.bench.lines import Floor, Line
from tests.bench.peers import opened, perft

STEPS = 40
"""Positions of a game."""
TRIED = 4
"""Moves of a position."""
CHESSES = 40
"""Boards of chess for as many of ours, about."""
LEAVES = 100
DEEPEST = 12
CHESS_DEPTH = 2


@dataclass(frozen=True, slots=True)
class Sample:
    """Positions as they are written, each with some of its moves."""

    game: Game
    moves: dict[str, tuple[str, ...]]

    @classmethod
    def of(cls, game: Game, games: int) -> Sample:
        """From random games of every variant."""
        found = dict[str, tuple[str, ...]]()
        for variant in game.variants:
            for number in range(games):
                for position, _ in islice(walk(game, variant.name, f"bench {number}"), STEPS):
                    if position.to_act:
                        found[str(position)] = position.moves(position.to_act[0])[:TRIED]
        return cls(game, found)

    def read(self) -> list[Position]:
        """All of them anew: nothing about them is known yet."""
        return [self.game.parse(one) for one in self.moves]

    @property
    def tried(self) -> int:
        """How many moves there are in all."""
        return sum(map(len, self.moves.values()))


async def engines(bench: Bench) -> AsyncIterator[Line]:
    """Each game."""
    for game in GAMES.values():
        for line in _moves(bench, game):
            yield line
        yield _perft(bench, game)


def _moves(bench: Bench, game: Game) -> Iterator[Line]:
    sample = Sample.of(game, bench.few(1, 3))
    listed = bench.beside(_chess_lists, lambda: partial(list_moves, sample.read()))
    floor = Floor("python-chess, a second", CHESSES / listed.floor)
    rate = len(sample.moves) / listed.ours
    yield Line(f"{game.name}, legal moves, positions", rate, "a second", floor, least=True)
    played = bench.beside(_chess_pushes, lambda: partial(play, sample, sample.read()))
    pushed = CHESSES * opened().legal_moves.count()
    floor = Floor("python-chess, pushed and popped, a second", pushed / played.floor)
    rate = sample.tried / played.ours
    yield Line(f"{game.name}, moves made", rate, "a second", floor, least=True)


def list_moves(positions: list[Position]) -> None:
    """Ask each for its moves, once."""
    for one in positions:
        one.moves(one.to_act[0])


def play(sample: Sample, positions: list[Position]) -> None:
    """Make some moves of each."""
    for one, moves in zip(positions, sample.moves.values(), strict=True):
        seat = one.to_act[0]
        for move in moves:
            one.play(seat, move)


def _chess_lists() -> None:
    board = opened()
    for _ in range(CHESSES):
        list(board.legal_moves)


def _chess_pushes() -> None:
    board = opened()
    moves = list(board.legal_moves)
    for _ in range(CHESSES):
        for move in moves:
            board.push(move)
            board.pop()


def _perft(bench: Bench, game: Game) -> Line:
    starts = [_deep_enough(game, variant.name) for variant in game.variants]
    counted = sum(leaves(start, depth) for start, depth in starts)
    board = opened()
    took = bench.beside(
        partial(perft, board, CHESS_DEPTH), *(partial(_counting, *one) for one in starts)
    )
    floor = Floor("python-chess, leaves a second", perft(board, CHESS_DEPTH) / took.floor)
    return Line(f"{game.name}, perft, leaves", counted / took.ours, "a second", floor, least=True)


def _counting(start: Position, depth: int) -> Work:
    return partial(leaves, start, depth)


def _deep_enough(game: Game, variant: str) -> tuple[Position, int]:
    """A deal, and the depth at which it has LEAVES."""
    start = game.deal(variant, "bench perft")
    return start, next((n for n in range(1, DEEPEST) if leaves(start, n) >= LEAVES), DEEPEST)


def leaves(position: Position, depth: int) -> int:
    """How many sequences of so many decisions there are, one by one and nothing remembered."""
    if depth == 0:
        return 1
    return sum(
        leaves(position.play(seat, move)[0], depth - 1)
        for seat in position.to_act[:1]
        for move in position.moves(seat)
    )
