"""Deals whose course is known, in place of secret ones."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.core.table import Head
from bot.service.deals import Opening, deal
from bot.service.thinker import Thinker
from games import Game

MANY_CHOICES = "tea 4"
"""A seed of lenient whose first six questions have an A and a B."""

END_IN_TWO = "tea 14"
"""In o-koan this seed is won by A, then B, once the table plays the forced moves."""

LAST_LEVEL = (
    "lenient:31.61:p/p/p/11.11/p:64.65.44.32.31.33.61.43.52.22.55.42.51.22.55.53.33.65.21.63.54"
    ".51.66.66.44.64.62.41:p4"
)
"""One level and two generals: passing it by one of them leaves the other, and the game is lost."""


def known(wanted: str = "") -> Callable[..., Awaitable[tuple[Head, str]]]:
    """Deals a seed or a very position, or else the seed above that suits the variant."""

    async def dealt(
        thinker: Thinker, one: Game, variant: str, opening: Opening, *rest: Any, raw: bool = False
    ) -> tuple[Head, str]:
        seed = wanted or (END_IN_TWO if variant == "o-koan" else MANY_CHOICES)
        written = ":" in wanted or wanted.startswith("wh ")
        seats = len(opening.seats) if max(one.seats) > 1 else None
        position = one.parse(wanted) if written else one.deal(variant, seed, seats)
        seed = "a seed" if written else seed
        head, report = await deal(thinker, one, variant, opening, *rest, raw=raw)
        return replace(head, seed=seed, start=str(position)), report

    return dealt
