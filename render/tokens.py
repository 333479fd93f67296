"""The colours and measures of all pictures, one table a theme."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.view import Theme

Colour = tuple[int, int, int]

WIDTH = 1200
HEIGHT = 800
MARGIN = 20
RADIUS = 14
LEAST_TILE = 51
LEAST_TEXT = 22
LEAST_BADGE = 28

_DARK = """
bg #17211F  panel #21302D  panel2 #2A3C38  line #3C524C  text #F5EEDF  muted #A8B9B0
jade #58CDA8  gold #F0BE5A  red #FF7A5C  select #56B4E9
face #F6EEDA  edge #C9B689  rim #A88F5C  pip #26221D  redpip #C4231A
back #3A8573  pattern #5FAE99  backrim #235A4D
choice0 #F5A623  choice1 #56B4E9  choice2 #F0E442  choice3 #E48BC0  choice4 #43C59E
choice5 #FF8A65  ink #14110C
yellow #F7CE46  scarlet #C42C24  green #134E33  white #FBF8F0  flower #5B3A8C
blue #2C6FC2  black #1B1D21
yellowrim #B08A10  scarletrim #E2655A  greenrim #3E9A6C  whiterim #A8A08C  flowerrim #9B7AD0
bluerim #6CA6EC  blackrim #8C96A0
"""

_LIGHT = """
bg #F3EBDA  panel #FCF7EB  panel2 #EADFC8  line #CDBD9C  text #2A231A  muted #685C48
jade #14705A  gold #885900  red #B42A12  select #1769AA
face #FFFDF6  edge #BBA677  rim #A28A58  pip #26221D  redpip #C4231A
back #2E7464  pattern #3B8A78  backrim #1C4C41
choice0 #B45F00  choice1 #1769AA  choice2 #6F6100  choice3 #A8407F  choice4 #00775A
choice5 #B93A1C  ink #FFFFFF
yellow #F7CE46  scarlet #C42C24  green #134E33  white #FBF8F0  flower #5B3A8C
blue #2C6FC2  black #1B1D21
yellowrim #8F6F00  scarletrim #86201B  greenrim #0B3421  whiterim #857E6C  flowerrim #3F2566
bluerim #1C4C88  blackrim #000000
"""

CHOICES = 6
"""Colours of choices before they start again: the letter is the code."""

SHADOW: Mapping[Theme, int] = {"dark": 120, "light": 70}
"""How dark the shadow under a tile is, of 255."""


def _table(text: str) -> Mapping[str, Colour]:
    words = text.split()
    return {
        name: (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))
        for name, code in zip(words[::2], words[1::2], strict=True)
    }


TOKENS: Mapping[Theme, Mapping[str, Colour]] = {"dark": _table(_DARK), "light": _table(_LIGHT)}


def hexed(colour: Colour) -> str:
    """A colour as style sheets write it.

    >>> hexed((23, 33, 31))
    '#17211F'
    """
    return "#{:02X}{:02X}{:02X}".format(*colour)


def choice(index: int) -> str:
    """Name the colour of the choice with this index."""
    return f"choice{index % CHOICES}"


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Blend the first colour into the second; share 1 is the second alone.

    >>> mix((0, 0, 0), (200, 100, 50), 0.5)
    (100, 50, 25)
    """
    red, green, blue = (
        round(one + (two - one) * share) for one, two in zip(first, second, strict=True)
    )
    return red, green, blue


def luminance(colour: Colour) -> float:
    """How light a colour is, from 0 to 1, as WCAG defines it."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """The contrast of two colours, from 1 to 21, as WCAG defines it.

    >>> round(contrast((0, 0, 0), (255, 255, 255)))
    21
    """
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _linear(part: float) -> float:
    if part <= 0.04045:  # noqa: PLR2004 - the numbers of the sRGB curve
        return part / 12.92
    return float(((part + 0.055) / 1.055) ** 2.4)
