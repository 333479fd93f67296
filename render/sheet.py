"""Contact sheets: the hardest positions that many seeded games meet, to look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from games import GAMES, BadInput, Game, Position
from games.shuffle import Stream
from render.boards import board
from render.draw import draw
from render.encode import png
from render.labels import Style, label
from render.things import Inset, Rect, Scene, Thing
from render.view import Look, Theme, View

_LONGEST_GAME = 300
_LOOKED_AT = 60
"""Positions of a game: some games go on for ever, and look no different after a while."""
_COLUMNS = 3
_CELL = Rect(0, 0, 480, 320)
_GAP = 20
_CAPTION = 40


@dataclass(frozen=True, slots=True)
class Hard:
    """The hardest position found of one kind."""

    game: str
    variant: str
    kind: str
    number: int
    position: Position
    last: tuple[str, ...] = ()

    def view(self, look: Look) -> View:
        """How it is shown."""
        seat = next(iter(self.position.to_act), 0)
        position = self.position.seen_by(seat)
        facts = self.position.facts()
        said = board(self.game).press(position, self.kind)
        return View(self.game, position, seat, look, said, facts=facts, last=self.last)


def hardest(games: int) -> tuple[Hard, ...]:
    """Play so many games at random, spread over all variants, and keep the hardest positions."""
    places = [(game, variant.name) for game in GAMES.values() for variant in game.variants]
    found: dict[tuple[str, str, str], Hard] = {}
    for number in range(games):
        game, variant = places[number % len(places)]
        seats = game.seats[number % len(game.seats)]
        most = _LOOKED_AT if 1 in game.seats else _LONGEST_GAME
        for position, last in islice(walk(game, variant, f"sheet {number}", seats), most):
            for kind, count in board(game.name).hard(position).items():
                had = found.get((game.name, variant, kind))
                if had is None or count > had.number:
                    found[game.name, variant, kind] = Hard(
                        game.name, variant, kind, count, position, last
                    )
    return tuple(sorted(found.values(), key=lambda one: (one.game, one.variant, one.kind)))


def walk(
    game: Game, variant: str, seed: str, seats: int | None = None
) -> Iterator[tuple[Position, tuple[str, ...]]]:
    """A game of random moves from its deal to its end, with the events before each position.

    Where a variant is not for so many seats it is for its usual number.
    """
    position = _dealt(game, variant, seed, seats)
    last: tuple[str, ...] = ()
    stream = Stream(f"walk {seed}")
    for _ in range(_LONGEST_GAME):
        yield position, last
        if not position.to_act:
            return
        seat = position.to_act[0]
        moves = position.moves(seat)
        position, last = position.play(seat, moves[stream.below(len(moves))])


def _dealt(game: Game, variant: str, seed: str, seats: int | None) -> Position:
    try:
        return game.deal(variant, seed, seats)
    except BadInput:
        return game.deal(variant, seed)


def sheet(found: tuple[Hard, ...], theme: Theme) -> bytes:
    """All of them in small on one picture."""
    things: list[Thing] = []
    look = Look(theme)
    for number, hard in enumerate(found):
        row, column = divmod(number, _COLUMNS)
        x = _GAP + column * (_CELL.w + _GAP)
        y = _GAP + row * (_CELL.h + _CAPTION + _GAP)
        view = hard.view(look)
        place = Rect(x, y, _CELL.w, _CELL.h)
        things.append(Inset.within(place, board(hard.game).scene(view)))
        words = f"{hard.variant}: {hard.kind}, {hard.number}"
        below = Rect(x, place.bottom, _CELL.w, _CAPTION)
        things.append(label(below, words, Style(24, 500, "muted"), look))
    rows = -(-len(found) // _COLUMNS)
    width = _GAP + _COLUMNS * (_CELL.w + _GAP)
    height = _GAP + rows * (_CELL.h + _CAPTION + _GAP)
    return png(draw(Scene(width, height, tuple(things)), theme), theme)
