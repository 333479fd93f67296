"""Badges: what a person achieved that means something. Pure."""

from __future__ import annotations

from collections.abc import Collection

_STREAKS = (30, 7)
"""Dates solved one after the other, the longest first."""


def badges(feats: Collection[str], longest: int, won: Collection[str], games: int) -> list[str]:
    """The ids of the words of all badges, the rarest first.

    ``longest`` is the longest streak, ``won`` the games that were won of so many there are.

    >>> badges(["me-badge-par"], 8, ["guo-wu-guan"], 2)
    ['me-badge-streak-7', 'me-badge-par']
    """
    every = ["me-badge-every-game"] if len(won) >= games > 1 else []
    streaks = [f"me-badge-streak-{days}" for days in _STREAKS if longest >= days]
    return [*every, *streaks, *sorted(feats)]
