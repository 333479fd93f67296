"""Whole games as films, for tests and measures: ``python -m tests.render.films``."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import TypeVar

from games import GAMES, Position, game
from render import Film, Look, View, replay
from render.boards import board
from render.draw import draw

T = TypeVar("T")

NAMES = ("Olena", "Bo", "Computer, hard", "Anna")


def played(name: str, variant: str, seed: str, moves: int) -> Film:
    """A game played at random with all hands open, so many moves of it."""
    one, chance = game(name), random.Random(seed)
    position: Position = one.deal(variant, seed)
    seat = 0 if max(one.seats) == 1 else None
    views = [View(name, position, seat, Look(), names=NAMES[: position.seats], choices=False)]
    while position.outcome is None and len(views) <= moves:
        asked = position.to_act[0]
        move = chance.choice(position.moves(asked))
        position, events = position.play(asked, move)
        views.append(
            View(
                name,
                position,
                seat,
                Look(),
                names=NAMES[: position.seats],
                last=events,
                choices=False,
            )
        )
    return Film(tuple(views))


def variants() -> Iterator[tuple[str, str]]:
    """Every game and variant."""
    for one in GAMES.values():
        for variant in one.variants:
            yield one.name, variant.name


def longest(name: str, variant: str, moves: int = 60) -> Film:
    """A film of so many moves, or the longest among the first deals of a variant."""
    films = (played(name, variant, f"film-{number}", moves) for number in range(12))
    found = next(films)
    for film in films:
        if len(found.views) > moves:
            break
        found = max(found, film, key=lambda one: len(one.views))
    return found


def measured(name: str, variant: str, moves: int) -> str:
    """How large a film is, and the ms of processor time that it takes."""
    film = longest(name, variant, moves)
    replay(Film(film.views[:2]))
    board(name).forget()
    laid, scenes = _timed(lambda: board(name).scenes(film.views))
    drawn, _ = _timed(lambda: [draw(scene, film.look.theme) for scene in scenes])
    board(name).forget()
    whole, data = _timed(lambda: replay(film))
    return (
        f"{name:12} {variant:15} moves {len(film.views) - 1:2}  {len(data) / 1000:4.0f} kB  "
        f"whole {whole:4.0f}  laying out {laid:3.0f}  drawing {drawn:3.0f}  "
        f"encoding {whole - laid - drawn:3.0f}"
    )


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    began = process_time()
    found = work()
    return (process_time() - began) * 1000, found


def main(moves: int = 60) -> None:
    """Measure a film of every variant; laying out and drawing is what boards cost anyway."""
    lines = [measured(name, variant, moves) for name, variant in variants()]
    sys.stdout.write("# python -m tests.render.films\n# ms of processor time\n")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
