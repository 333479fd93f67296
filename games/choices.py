"""The keyboard of all games: a walk over the paths of the legal moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.protocol import Path, Position, Seat, Text


@dataclass(frozen=True, slots=True)
class Choice:
    """One word that may follow: its path from the start, its mark and what it does."""

    path: Path
    mark: str
    label: Text
    move: str | None
    """The move it plays, or None when more has to be said."""


@dataclass(frozen=True, slots=True)
class Menu:
    """What has been said so far and what may follow; no choices: it is a whole move."""

    said: Path
    choices: tuple[Choice, ...]
    move: str | None = None


def narrow(paths: Sequence[Path], said: Path = ()) -> tuple[Path, Path]:
    """Return the path walked so far and the words that may follow.

    With nothing said yet at least one word is always shown, also for a single move.

    >>> narrow([("b32", "a61-b32"), ("a61", "a61-b32")], ("b32",))
    (('b32', 'a61-b32'), ())
    """
    while True:
        live = [path for path in paths if path[: len(said)] == said]
        following = tuple(dict.fromkeys(path[len(said)] for path in live if len(path) > len(said)))
        if not said or len(following) != 1:
            return said, following
        said += following


def menu(position: Position, seat: Seat, said: Path = ()) -> Menu:
    """The choices of a seat after the words said so far, the same for buttons and pictures.

    Words that lead nowhere (an old button) count as nothing said.
    """
    moves = {path: move for move in position.offered(seat) for path in position.paths(seat, move)}
    if not any(path[: len(said)] == said for path in moves):
        said = ()
    walked, words = narrow(tuple(moves), said)
    after: dict[str, list[Path]] = {word: [] for word in words}
    for path in moves:
        if path[: len(walked)] == walked and path != walked:
            after[path[len(walked)]].append(path)
    following = sorted(words, key=lambda word: position.order(seat, (*walked, word)))
    choices = []
    for index, word in enumerate(following):
        path = (*walked, word)
        whole = narrow(after[word], path)[0]
        mark = position.mark(seat, path, index)
        choices.append(Choice(path, mark, position.label(seat, path), moves.get(whole)))
    return Menu(walked, tuple(choices), moves.get(walked))
