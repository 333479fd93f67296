"""Text as pixels: runs of faces, widths, fitting, masks."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Literal
from unicodedata import bidirectional

from PIL import Image, ImageDraw

from render.fonts import BASE, LOCK, SIGNS, Face, sized
from render.names import clusters, face_of
from render.tokens import LEAST_TEXT

Direction = Literal["left", "right", "none"]

_ELLIPSIS = "\u2026"


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring clusters of one face and one direction."""

    face: Face
    words: str
    direction: Direction


@lru_cache(maxsize=4096)
def runs(words: str, locale: str = "en", face: str = "names") -> tuple[Run, ...]:
    """Split a line into runs, in the order in which they stand on the picture.

    A name in a script from right to left is ordered from the right; a word of the other direction
    inside it keeps its own order.
    """
    if face == "signs":
        return (Run(SIGNS, words, "left"),)
    found = [_run(cluster, locale) for cluster in clusters(words)]
    merged = [
        Run(key[0], "".join(run.words for run in group), key[1])
        for key, group in groupby(
            found, key=lambda run: (run.face, run.direction, run.words == " ")
        )
    ]
    return _ordered(merged)


@lru_cache(maxsize=8192)
def width(words: str, size: int, weight: int = 600, locale: str = "en", face: str = "names") -> int:
    """How wide a line is in pixels."""
    with LOCK:
        return round(
            sum(
                sized(run.face, size, weight).getlength(run.words)
                for run in runs(words, locale, face)
            )
        )


@lru_cache(maxsize=4096)
def fit(words: str, size: int, weight: int, room: int, locale: str = "en") -> tuple[str, int]:
    """Shrink a line until it fits, down to the least size, then cut it between clusters."""
    while size > LEAST_TEXT and width(words, size, weight, locale) > room:
        size -= 1
    parts = list(clusters(words))
    if width(words, size, weight, locale) <= room:
        return words, size
    while parts and width("".join(parts).rstrip() + _ELLIPSIS, size, weight, locale) > room:
        parts.pop()
    return "".join(parts).rstrip() + _ELLIPSIS if parts else "", size


@dataclass(frozen=True, slots=True)
class Ink:
    """The ink of a line, and where it begins: from its left end, and from its baseline."""

    image: Image.Image
    x: int
    y: int


@lru_cache(maxsize=1024)
def mask(words: str, size: int, weight: int, locale: str, face: str) -> Ink:
    """Draw a line as a mask, with no air around it."""
    base = round(size * 1.5)
    image = Image.new("L", (width(words, size, weight, locale, face) + 2 * size, round(size * 2.4)))
    draw = ImageDraw.Draw(image)
    x = float(size)
    stroke = size * 0.015 if face == "signs" else 0
    with LOCK:
        for run in runs(words, locale, face):
            font = sized(run.face, size, weight)
            with suppress(OSError):  # a glyph too intricate for the rasteriser stays blank
                draw.text(
                    (x, base), run.words, fill=255, font=font, anchor="ls", stroke_width=stroke
                )
            x += font.getlength(run.words)
    box = image.getbbox() or (size, base, size + 1, base + 1)
    return Ink(image.crop(box), box[0] - size, box[1] - base)


def _run(cluster: str, locale: str) -> Run:
    if cluster == " ":
        return Run(BASE, cluster, "none")
    direction: Direction
    match bidirectional(cluster[0]):
        case "R" | "AL":
            direction = "right"
        case "L" | "EN" | "AN":
            direction = "left"
        case _:
            direction = "none"
    return Run(face_of(cluster, locale) or BASE, cluster, direction)


def _ordered(found: list[Run]) -> tuple[Run, ...]:
    strong = [run.direction for run in found if run.direction != "none"]
    main: Direction = strong[0] if strong else "left"
    directed = _settled(found, main)
    blocks = [list(block) for _, block in groupby(directed, key=lambda run: run.direction)]
    turned = [block[::-1] if block[0].direction == "right" else block for block in blocks]
    if main == "right":
        turned.reverse()
    return tuple(run for block in turned for run in block)


def _settled(found: list[Run], main: Direction) -> list[Run]:
    """Give spaces and signs the direction of their neighbours, or else of the whole line."""
    settled: list[Run] = []
    for index, run in enumerate(found):
        before = settled[-1].direction if settled else main
        after = next((one.direction for one in found[index:] if one.direction != "none"), main)
        between = before if before == after else main
        direction = between if run.direction == "none" else run.direction
        settled.append(Run(run.face, run.words, direction))
    return settled
