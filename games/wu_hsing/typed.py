"""Moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

NAMES: Final = {"blue": "B", "white": "W", "red": "R", "yellow": "Y", "black": "K"}
NAME: Final = re.compile("|".join(NAMES), re.IGNORECASE)
WAYS: Final = {"across": "h", "right": "h", "horizontal": "h", "down": "v", "vertical": "v"}
WAY: Final = re.compile(rf"\b(?:{'|'.join(WAYS)})\b", re.IGNORECASE)
NOISE: Final = re.compile(r"[^a-z0-9-]+", re.IGNORECASE)
MINUS: Final = str.maketrans("\u2212\u2013", "--")
PIECES: Final = re.compile(
    r"([bwryk])[ -]*([bwryk])\b[^0-9-]*(-?[0-9]+)[ ,]+[a-z ]*?(-?[0-9]+) *([hv])?", re.ASCII
)


def read_move(moves: Sequence[str], typed: str) -> str:
    """The legal move that was meant, if only one can be; else the text without its blanks.

    >>> read_move(["WR@2,0v", "RW@2,0v"], "white-red 2 0 down")
    'WR@2,0v'
    >>> read_move(["WR@2,0v", "WR@2,0h"], "wr 2,0")
    'wr2,0'
    """
    close = "".join(typed.split())
    if close in moves:
        return close
    plain = NAME.sub(lambda name: NAMES[name[0].lower()], typed.translate(MINUS))
    plain = WAY.sub(lambda way: WAYS[way[0].lower()], plain).lower()
    found = PIECES.search(NOISE.sub(" ", plain))
    if not found:
        return close
    one, two, x, y, way = found.groups(default="")
    colours = (one + two).upper()
    meant = [f"{colours}@{int(x[:9])},{int(y[:9])}{each}" for each in way or "hv"]
    legal = [move for move in meant if move in moves]
    if len(legal) == 1:
        return legal[0]
    return meant[0] if way else close
