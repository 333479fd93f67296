"""Arguments of the command line and of batches, read with care."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Final

from games.protocol import BadInput, Game, Json, Position
from games.registry import game

LONGEST: Final = 100_000
"""No argument is longer than this."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was given, by name; every reading raises BadInput in plain words."""

    given: Mapping[str, Json]

    def has(self, name: str) -> bool:
        """Whether it was given at all."""
        return self.given.get(name) is not None

    def text(self, name: str, default: str | None = None) -> str:
        """A text; required when there is no default."""
        value = self.given.get(name)
        if value is None:
            if default is None:
                raise BadInput(f"--{name} is missing")
            return default
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise BadInput(f"--{name} is not a text")
        if len(written := str(value)) > LONGEST:
            raise BadInput(f"--{name} is too long")
        return written

    def number(self, name: str, default: int, most: int) -> int:
        """A whole number from 0 to ``most``."""
        written = self.text(name, str(default)).strip()
        if not (written.isascii() and written.isdecimal() and len(written) <= len(str(most))):
            raise BadInput(f"--{name} is a whole number from 0 to {most}")
        if int(written) > most:
            raise BadInput(f"--{name} is a whole number from 0 to {most}")
        return int(written)

    def seconds(self, name: str) -> float | None:
        """A length of time, or None when it was not given."""
        value = self.given.get(name)
        if value is None:
            return None
        try:
            number = isinstance(value, str | int | float) and not isinstance(value, bool)
            seconds = float(str(value)) if number else -1.0
        except (ValueError, OverflowError):
            seconds = -1.0
        if not isfinite(seconds) or seconds < 0:
            raise BadInput(f"--{name} is a number of seconds")
        return seconds

    def flag(self, name: str) -> bool:
        """A switch."""
        value = self.given.get(name, False)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise BadInput(f"{name} is true or false")

    def game(self) -> Game:
        """The game that is meant."""
        return game(self.text("game"))

    def position(self) -> Position:
        """The position given."""
        return self.game().parse(self.text("position"))
