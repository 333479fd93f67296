"""Moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

WORD: Final = re.compile(r"\b(?:give|swap|exchange|with|for|and|from|to|the|pair|tile)\b")
NUMBERS: Final = re.compile(r"(?<=[1-6])\s*[-.]\s*(?=[1-6])")
NOISE: Final = re.compile(r"[^a-z0-9]+")
PIECES: Final = re.compile(r"(?:[a-z](?:[1-6]{2})*){1,2}", re.ASCII)
SIDE: Final = re.compile(r"([a-z])((?:[1-6]{2})*)", re.ASCII)


def read_move(moves: Sequence[str], typed: str) -> str:
    """The legal move that was meant, if only one can be; else the text without its blanks.

    >>> read_move(["a61-b32", "a61-c44"], "B 2-3 for a 6-1")
    'a61-b32'
    >>> read_move(["a61-b32", "a61-c44"], "a61")
    'a61'
    """
    close = "".join(typed.split())
    if close in moves:
        return close
    plain = NOISE.sub("", WORD.sub(" ", NUMBERS.sub("", typed.lower())))
    if not PIECES.fullmatch(plain):
        return close
    said = [(seat, _sorted(tiles)) for seat, tiles in SIDE.findall(plain)]
    meant = [move for move in moves if _means(said, SIDE.findall(move))]
    return meant[0] if len(meant) == 1 else close


def _sorted(tiles: str) -> str:
    """Tiles high to low, each with its higher number first."""
    each = ("".join(sorted(tiles[at : at + 2], reverse=True)) for at in range(0, len(tiles), 2))
    return "".join(sorted(each, reverse=True))


def _means(said: list[tuple[str, str]], sides: list[tuple[str, str]]) -> bool:
    """Whether every side that was said is one of the move's; no tiles stand for any."""
    return all(
        any(seat == side and tiles in {"", given} for side, given in sides) for seat, tiles in said
    )
