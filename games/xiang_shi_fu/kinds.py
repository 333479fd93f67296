"""Layouts that wait, sorted by how they look, so that a search can try something else.

Best-first search alone sits for long in a hollow where many layouts look good and none leads on.
Now and then it takes a layout of any kind, each kind as likely as the next however few there are of
it (type-based exploration: Xie, Müller, Holte and Imai, 2014).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from games.shuffle import Stream

SEED: Final = "kinds"
"""Always the same, so that equal searches find equal lines."""

Kind = tuple[int, int, int]
T = TypeVar("T")


class Kinds(Generic[T]):
    """Things by kind, taken at random: first a kind, then one of it."""

    __slots__ = ("_found", "_names", "_stream")

    def __init__(self) -> None:
        self._found: dict[Kind, list[T]] = {}
        self._names: list[Kind] = []
        self._stream = Stream(SEED)

    def put(self, kind: Kind, thing: T) -> None:
        """Let a thing wait."""
        same = self._found.get(kind)
        if same is None:
            self._found[kind] = [thing]
            self._names.append(kind)
        else:
            same.append(thing)

    def take(self) -> T | None:
        """One of them, which waits no longer; None when there is none."""
        if not self._names:
            return None
        place = self._stream.below(len(self._names))
        same = self._found[self._names[place]]
        thing = _drawn(same, self._stream.below(len(same)))
        if not same:
            del self._found[_drawn(self._names, place)]
        return thing


U = TypeVar("U")


def _drawn(things: list[U], place: int) -> U:
    """Take one out of a list whose order does not matter."""
    thing, last = things[place], things.pop()
    if place < len(things):
        things[place] = last
    return thing
