"""Deals whose course is known, in place of secret ones."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from typing import Any

from bot.core.table import Head
from bot.service.deals import Opening, _report, deal
from bot.service.thinker import Thinker
from games import Budget, Game, game

MANY_CHOICES = "tea 4"
"""A seed of lenient whose first six questions have an A and a B."""

END_IN_TWO = "tea 14"
"""In o-koan this seed is won by A, then B, once the table plays the forced moves."""

LAST_LEVEL = (
    "lenient:31.61:p/p/p/11.11/p:64.65.44.32.31.33.61.43.52.22.55.42.51.22.55.53.33.65.21.63.54"
    ".51.66.66.44.64.62.41:p4"
)
"""One level and two generals: passing it by one of them leaves the other, and the game is lost."""


FOUND = {
    "eight-triplets": (
        "<=22 b54-e42 f66-g11 b65-d22 c44-e33 e6354-p4431 e31-h64 d66-g11 g51-r64 b22-e64 a41-e22"
        " b64-c55 c33-g64 c43-q55 e4444-r5151 d61-e41 a22-h32 a32-d11 g6666-p6354 d4132-p6666"
        " c64-d65 d6666-r4444 g6354-r6666"
    ),
    "shanghai": (
        "<=29 b54-h53 d22-e66 a64-h54 f65-h44 f41-g31 a51-g61 e33-i21 d66-i31 i32-j43 c63-j52"
        " b65-i66 b53-c22 e21-i33 b22-j32 a54-j63 a11-d61 d66-e11 c52-e33 c33-d11 c53-g41 e66-h64"
        " e22-f31 f22-j54 c55-f44 c44-h65 b66-j22 b32-c11 f54-j66 d31-j22"
    ),
    "five-dragons": (
        "<=20 i51-j21 a33-c44 d22-i11 a31-i11 d11-h66 c55-h65 c33-i21 b54-g42 g54-h55 b65-g55"
        " h11-j32 a11-i22 g65-i33 b55-j64 b64-e44 a22-b44 a41-f64 b42-i11 b2222-p5551 b11-j55"
    ),
    "harmony": "?",
}
"""What the solver finds of the first seed above where it takes a second or more."""

NODES = 500
"""So many tell of all others, in a moment."""


def known(wanted: str = "") -> Callable[..., Awaitable[tuple[Head, str]]]:
    """Deals a seed or a very position, or else the seed above that suits the variant.

    What is known of it is found once, and not anew for a deal that is then thrown away.
    """

    async def dealt(
        thinker: Thinker, one: Game, variant: str, opening: Opening, *rest: Any, raw: bool = False
    ) -> tuple[Head, str]:
        seed = wanted or (END_IN_TWO if variant == "o-koan" else MANY_CHOICES)
        written = ":" in wanted or wanted.startswith("wh ")
        seats = len(opening.seats) if max(one.seats) > 1 else None
        position = one.parse(wanted) if written else one.deal(variant, seed, seats)
        seed = "a seed" if written else seed
        head, _ = await deal(thinker, one, variant, opening, *rest, raw=True)
        report = ""
        if one.raw and not raw:
            found = FOUND.get(variant) if seed == MANY_CHOICES else None
            report = found or told(one.name, str(position))
        return replace(head, seed=seed, start=str(position)), report

    return dealt


@cache
def told(name: str, position: str) -> str:
    """What the solver finds of a deal."""
    return _report(game(name).parse(position).solve(Budget(NODES)))
