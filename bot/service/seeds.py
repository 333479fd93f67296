"""The catalogues that come with the package, read once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

import structlog

from games import BadInput
from games.catalogue import Row, Slot, lines, rows, week

log = structlog.get_logger()


def packaged() -> Traversable | None:
    """The folder ``seeds`` of the installation, if there is one."""
    try:
        return files("seeds")
    except (ModuleNotFoundError, NotADirectoryError):
        return None


class Seeds:
    """A folder of catalogues: ``week.tsv``, and ``GAME/VARIANT.tsv`` for each variant."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder
        self._rows = cache(self._read)
        self._lines = cache(self._solved)

    @cached_property
    def week(self) -> tuple[Slot, ...]:
        """What each game deals on each weekday."""
        file = self._folder / "week.tsv" if self._folder else None
        return week(file.read_text(encoding="utf-8")) if file and file.is_file() else ()

    def rows(self, game: str, variant: str) -> tuple[Row, ...]:
        """The certified deals of a variant; none where there is no catalogue."""
        return self._rows(game, variant)

    def line(self, game: str, variant: str, seed: str) -> tuple[str, ...]:
        """The stored line that wins a certified deal; empty where there is none."""
        return self._lines(game, variant).get(seed, ())

    def _solved(self, game: str, variant: str) -> Mapping[str, tuple[str, ...]]:
        file = self._folder / game / f"{variant}.lines.tsv" if self._folder else None
        try:
            return lines(file.read_text(encoding="utf-8")) if file else {}
        except (OSError, BadInput):
            return {}

    def _read(self, game: str, variant: str) -> tuple[Row, ...]:
        if self._folder is None:
            return ()
        return _parsed(self._folder / game / f"{variant}.tsv")


def _parsed(file: Traversable) -> tuple[Row, ...]:
    try:
        return rows(file.read_text(encoding="utf-8"))
    except (OSError, BadInput):
        log.exception("catalogue-unreadable", file=file.name)
        return ()
