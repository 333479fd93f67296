"""The list of games: every folder of this package that names a ``GAME`` is one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

import games
from games.protocol import BadInput, Game


def _found() -> Mapping[str, Game]:
    folders = sorted(module.name for module in iter_modules(games.__path__) if module.ispkg)
    found = [import_module(f"games.{folder}").GAME for folder in folders]
    return {one.name: one for one in found}


GAMES: Mapping[str, Game] = _found()
"""All games by name."""


def game(name: str) -> Game:
    """Find a game by its name or by its code of three letters. Raises BadInput."""
    if name in GAMES:  # by its name, as a rule and very often
        return GAMES[name]
    for one in GAMES.values():
        if one.code == name:
            return one
    raise BadInput(f"no game {name!r}; there are {', '.join(GAMES)}")
