"""Moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

SPOKEN: Final[dict[str, tuple[str, ...]]] = {
    "left": ("L",),
    "passleft": ("L",),
    "right": ("R",),
    "passright": ("R",),
    "both": ("LR",),
    "double": ("LR",),
    "doublekill": ("LR",),
    "pass": ("L", "R", "LR"),
    "-": ("-",),
    "n": ("-",),
    "no": ("-",),
    "notnow": ("-",),
    "decline": ("-",),
    "keep": ("-",),
    "skip": ("-",),
}
"""What people say for the ways to pass and to decline; several: only if one of them is legal."""

LEVEL: Final = re.compile(r"(?:level)?([1-9])?(.*)", re.ASCII | re.DOTALL)
BLANKS: Final = re.compile(r"[\s,;._]+")


def read_move(moves: Sequence[str], typed: str) -> str:
    """The legal move that was meant, if only one can be; else the text without its blanks.

    >>> read_move(["2abc", "2abe"], "2 EBA")
    '2abe'
    >>> read_move(["4-", "4L", "4R"], "pass left")
    '4L'
    >>> read_move(["4-", "4L", "4R"], "pass")
    'pass'
    """
    close = BLANKS.sub("", typed)
    if close in moves:
        return close
    found = LEVEL.fullmatch(close.lower())
    if not found:
        return close
    level, way = found[1], found[2]
    meant = [move for move in moves if level in {None, move[0]} and _means(way, move[1:])]
    return meant[0] if len(meant) == 1 else close


def _means(said: str, way: str) -> bool:
    if said in SPOKEN:
        return way in SPOKEN[said]
    return sorted(said) == sorted(way.lower())
