"""Moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from games.four_colour.cards import RANKS
from games.four_colour.claims import PASS, WIN

SPOKEN: Final = {
    "pass": PASS,
    "no": PASS,
    "nothanks": PASS,
    "skip": PASS,
    "win": WIN,
    "iwin": WIN,
}

VERBS: Final = re.compile(r"^(?:discard|drop|throw|take|claim|play|x)\s*", re.IGNORECASE)
NOISE: Final = re.compile(r"[\s,.;+-]+|\b(?:the|a|and)\b", re.IGNORECASE)
CARDS: Final = re.compile(r"(?:[yrgw][gaechns]|f[1-5])+", re.IGNORECASE | re.ASCII)
COLOUR_WORDS: Final = {"yellow": "y", "red": "r", "green": "g", "white": "w"}
RANK_WORDS: Final = dict(
    zip(
        ("general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier"),
        RANKS,
        strict=True,
    )
)
SPOKEN_CARD: Final = re.compile(
    rf"\b({'|'.join(COLOUR_WORDS)})\s+({'|'.join(RANK_WORDS)})s?\b", re.IGNORECASE
)


def read_move(moves: Sequence[str], typed: str) -> str:
    """The legal move that was meant, if only one can be; else the text without its blanks.

    >>> read_move(["p", "rCrHrN", "rCrCrC"], "RN rc rh")
    'rCrHrN'
    >>> read_move(["xgH", "xyS"], "discard the green horse")
    'xgH'
    >>> read_move(["W", "p"], "Pass")
    'p'
    """
    close = "".join(typed.split())
    if close in moves:
        return close
    plain = SPOKEN_CARD.sub(_card, typed)
    plain = NOISE.sub("", VERBS.sub("", plain.strip()))
    if plain.lower() in SPOKEN:
        return SPOKEN[plain.lower()]
    meant = [move for move in moves if _cards(move.removeprefix("x")) == _cards(plain)]
    return meant[0] if len(meant) == 1 and CARDS.fullmatch(plain) else close


def _card(found: re.Match[str]) -> str:
    return COLOUR_WORDS[found[1].lower()] + RANK_WORDS[found[2].lower()]


def _cards(written: str) -> list[str]:
    """The cards of a text in canonical order, whatever their letters' case and order."""
    lowered = (written[at : at + 2].lower() for at in range(0, len(written), 2))
    return sorted(lowered)
