"""What can be pressed: a domino of the rack, then a place on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from games import Path, Text, menu
from games.wu_hsing.grid import Domino
from games.wu_hsing.judge import read_domino
from render.view import View


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its mark, its path, and what its button says."""

    mark: str
    path: Path
    label: Text

    @property
    def domino(self) -> Domino | None:
        """Where it places a domino, or None when it picks one."""
        return read_domino(self.path[-1])


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the board with the choices that lead there: one, or both ways round."""

    x: int
    y: int
    way: str
    options: tuple[Option, ...]

    @property
    def squares(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Its two squares."""
        step = (1, 0) if self.way == "h" else (0, 1)
        return (self.x, self.y), (self.x + step[0], self.y + step[1])

    def colours(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Each square with a colour that a choice puts there."""
        for option in self.options:
            if option.domino:
                yield from zip(self.squares, option.domino.colours, strict=True)


@dataclass(frozen=True, slots=True)
class Asked:
    """What has been picked, and what may follow."""

    kind: str = ""
    """The picked domino."""
    placed: Domino | None = None
    """Where it goes, once that has been said too."""
    options: tuple[Option, ...] = ()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The places to choose from, those that share both squares as one."""
        found: dict[tuple[int, int, str], list[Option]] = {}
        for option in self.options:
            domino = option.domino
            if domino:
                found.setdefault((domino.x, domino.y, domino.way), []).append(option)
        return tuple(Spot(*where, tuple(options)) for where, options in found.items())


@lru_cache(maxsize=256)
def asked(view: View) -> Asked:
    """The choices to mark for the viewer."""
    if view.position.outcome or not view.choices or view.viewer is None:
        return Asked()
    shown = menu(view.position, view.viewer, view.said)
    kind = shown.said[0] if shown.said else ""
    placed = read_domino(shown.said[-1]) if len(shown.said) > 1 else None
    options = tuple(Option(one.mark, one.path, one.label) for one in shown.choices)
    return Asked(kind, placed, options)
