"""The workers of the whole session: starting them and making their tables takes seconds."""

from __future__ import annotations

from functools import cache

from bot.service.thinker import Thinker


class Shared(Thinker):
    """Asked by one house after the other; none of them sends the workers home."""

    def close(self) -> None:
        """Stay: the workers end with this process."""


@cache
def shared() -> Thinker:
    """Two real processes, started at the first question."""
    return Shared()
