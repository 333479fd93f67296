"""The chess cards of four colours: paper, sign, suit and letter; drawn once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from render.letters import Ink, mask
from render.shapes import shape
from render.sprites import pill
from render.tokens import TOKENS, Colour

if TYPE_CHECKING:
    from render.view import Theme

_THIN = 30
"""Narrower cards have a thinner rim."""
TALL = 2.9
"""From this ratio of height to width on a card has a sign at both ends."""

_RANKS = "GAECHNS"
_RED_SIGNS = "帥仕相俥傌炮兵"
_BLACK_SIGNS = "將士象車馬包卒"
_FLOWERS = "公侯伯子男"


@dataclass(frozen=True, slots=True)
class Suit:
    """How a colour of cards looks: paper, rim and ink by their tokens, its shape, its signs."""

    paper: str
    ink: str
    shape: str
    signs: str


SUITS: Mapping[str, Suit] = {
    "y": Suit("yellow", "pip", "diamond", _RED_SIGNS),
    "r": Suit("scarlet", "white", "disc", _RED_SIGNS),
    "g": Suit("green", "white", "triangle", _BLACK_SIGNS),
    "w": Suit("white", "pip", "square", _BLACK_SIGNS),
    "F": Suit("flower", "white", "petals", _FLOWERS),
}
"""By the first character of the notation."""


def sign_of(face: str) -> str:
    """The Chinese sign on a card.

    >>> sign_of("rH"), sign_of("wN"), sign_of("F2")
    ('傌', '包', '侯')
    """
    suit = SUITS[face[0]]
    at = int(face[1]) - 1 if face[0] == "F" else _RANKS.index(face[1])
    return suit.signs[at]


@lru_cache(maxsize=512)
def strip(theme: Theme, face: str, width: int, height: int) -> Image.Image:
    """A card with round corners on nothing; ``xx`` is its back."""
    colours = TOKENS[theme]
    if face == "xx":
        return _back(colours, width, height)
    suit = SUITS[face[0]]
    image = _body(colours[suit.paper], colours[f"{suit.paper}rim"], (width, height))
    if height >= TALL * width:
        _tall(image, face, suit, colours[suit.ink])
    else:
        _small(image, face, suit, colours[suit.ink])
    return image


def _body(paper: Colour, rim: Colour, size: tuple[int, int]) -> Image.Image:
    w, h = size
    line = 2 if w >= _THIN else 1
    radius = round(min(8, w * 0.16))
    image = Image.new("RGBA", size, (*rim, 255))
    image.putalpha(pill(w, h, radius))
    inner = pill(w - 2 * line, h - 2 * line, radius - line)
    image.paste(paper, (line, line), inner)
    return image


def _small(image: Image.Image, face: str, suit: Suit, ink: Colour) -> None:
    """One sign above, suit and letter below it."""
    w, h = image.size
    low = round(h * 0.74)
    _put(image, _sign(face, round(w * 0.86)), (w // 2, round(h * 0.35)), ink)
    letter = mask(face[0] if face[0] == "F" else face[1], round(w * 0.58), 700, "en", "names")
    size = max(7, round(w * 0.32))
    gap = max(1, w // 14)
    x = (w - size - gap - letter.image.width) // 2
    image.paste(ink, (x, low + (h - low) // 2 - size // 2 - 3), shape(suit.shape, size))
    at = (x + size + gap + letter.image.width // 2, low + (h - low) // 2 - 3)
    _put(image, letter, at, ink)


def _tall(image: Image.Image, face: str, suit: Suit, ink: Colour) -> None:
    """A sign at both ends, the lower one turned; suit and letter between them."""
    w, h = image.size
    sign = _sign(face, round(w * 0.82))
    away = round(w * 0.48) + 2
    _put(image, sign, (w // 2, away), ink)
    turned = Ink(sign.image.transpose(Image.Transpose.ROTATE_180), 0, 0)
    _put(image, turned, (w // 2, h - away), ink)
    unit = min(w, round((h - 1.8 * w) * 0.9))
    letter = mask(face if face[0] == "F" else face[1], round(unit * 0.56), 700, "en", "names")
    size = round(unit * 0.4)
    whole = size + round(unit * 0.12) + letter.image.height
    top = (h - whole) // 2
    image.paste(ink, ((w - size) // 2, top), shape(suit.shape, size))
    _put(image, letter, (w // 2, top + whole - letter.image.height // 2), ink)


def _sign(face: str, size: int) -> Ink:
    return mask(sign_of(face), size, 600, "en", "signs")


def _put(image: Image.Image, ink: Ink, middle: tuple[int, int], colour: Colour) -> None:
    x, y = middle[0] - ink.image.width // 2, middle[1] - ink.image.height // 2
    image.paste(colour, (x, y), ink.image)


def _back(colours: Mapping[str, Colour], width: int, height: int) -> Image.Image:
    image = _body(colours["back"], colours["backrim"], (width, height))
    size = max(4, round(width * 0.36))
    count = max(1, (height - 8) // (size + 4))
    pitch = (height - 8) / count
    for number in range(count):
        y = round(4 + pitch * (number + 0.5) - size / 2)
        image.paste(colours["pattern"], ((width - size) // 2, y), shape("diamond", size))
    return image
