"""Whole games as films, for tests and measures: ``python -m tests.render.films``."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import TypeVar
from unittest.mock import patch

from PIL import Image

from games import GAMES, Position, game
from render import Film, Look, Theme, View, picture, replay
from render.boards import board
from render.draw import draw
from render.things import Scene

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
    """How large a film is, and the ms of processor time that it takes, the best of three."""
    film = longest(name, variant, moves)
    laid, drawn, whole, data = min((_taken(film) for _ in range(3)), key=lambda one: one[2])
    return (
        f"{name:12} {variant:15} moves {len(film.views) - 1:2}  {len(data) / 1000:4.0f} kB  "
        f"whole {whole:4.0f}  laying out {laid:3.0f}  drawing {drawn:3.0f}  "
        f"encoding {whole - laid - drawn:3.0f}"
    )


def _taken(film: Film) -> tuple[float, float, float, bytes]:
    """What laying out, drawing and all of it take, and the film; nothing is remembered."""
    shown, spent = board(film.views[0].game), [0.0]
    shown.forget()
    laid, scenes = _timed(lambda: shown.scenes(film.views))

    def drawn(scene: Scene, theme: Theme) -> Image.Image:
        took, image = _timed(lambda: draw(scene, theme))
        spent[0] += took
        return image

    with patch.object(replay, "draw", drawn), patch.object(replay, "board", lambda _: Laid(scenes)):
        whole, data = _timed(lambda: picture(film))
    return laid, spent[0], laid + whole, data


class Laid:
    """A board whose scenes are there already."""

    def __init__(self, scenes: Sequence[Scene]) -> None:
        self._scenes = scenes

    def scenes(self, views: Sequence[View]) -> Sequence[Scene]:
        """Those of this one film."""
        del views
        return self._scenes


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
