"""The faces, from pinned packages, and which of them can write a character."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from threading import Lock

from fontTools.ttLib import TTFont
from PIL import ImageFont

from render.memory import lasting
from render.words import script

_NOTO = "manimgx_fonts"
_CJK = "manimgx_fonts_cjk"
_SERIF = "pylopdf_fonts_zh_tw"

_CJK_NUMBERS = {"ja": 0, "ko": 1, "zh-Hans": 2}
_CJK_DEFAULT = 3

LOCK = Lock()
"""Held while a face shapes or draws: a face is not safe for two threads."""


class FaceMissing(RuntimeError):
    """A face without which no board can be drawn."""


@dataclass(frozen=True, slots=True)
class Face:
    """One font file: where it comes from and which face of a collection."""

    package: str
    file: str
    number: int = 0
    variable: bool = True

    @property
    def path(self) -> Path | None:
        """Its file, or None when the package does not bring it."""
        try:
            folder = import_module(self.package).__file__
        except ImportError:
            return None
        path = Path(folder or "").parent / self.file
        return path if path.is_file() else None


BASE = Face(_NOTO, "NotoSans[wght].ttf")
SIGNS = Face(_SERIF, "NotoSerifTC-Regular.otf", variable=False)
EMOJI = Face(_NOTO, "NotoEmoji[wght].ttf")

_SCRIPTS = (
    "Arabic Hebrew Thai Devanagari Bengali Tamil Telugu Kannada Malayalam Gujarati Gurmukhi Oriya"
    " Sinhala Lao Khmer Myanmar Ethiopic Georgian Armenian"
)


@cache
def chain(locale: str = "en") -> tuple[Face, ...]:
    """The faces to ask for a character, first to last; only those that are there.

    Raises FaceMissing when the base face or the face of the signs is missing.
    """
    for needed in (BASE, SIGNS):
        if needed.path is None:
            raise FaceMissing(
                f"the font {needed.file} of the package {needed.package.replace('_', '-')} is "
                "missing; install the packages that pyproject.toml names"
            )
    cjk = Face(_CJK, "NotoSansCJK-VF.otf.ttc", _cjk_number(locale))
    scripts = [Face(_NOTO, f"NotoSans{name}[wght].ttf") for name in _SCRIPTS.split()]
    symbols = Face(_NOTO, "NotoSansSymbols[wght].ttf")
    wanted = (BASE, cjk, *scripts, EMOJI, symbols, SIGNS)
    return tuple(face for face in wanted if face.path is not None)


@lasting
@cache
def covers(face: Face) -> frozenset[int]:
    """The characters a face can write."""
    path = face.path
    if path is None:
        return frozenset()
    with TTFont(path, fontNumber=face.number, lazy=True) as font:
        cmap: Mapping[int, str] = font.getBestCmap()
        return frozenset(cmap)


@lru_cache(maxsize=32)
def sized(face: Face, size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Load a face in a size and weight. Raises FaceMissing."""
    path = face.path
    if path is None:
        raise FaceMissing(f"the font {face.file} is missing")
    font = ImageFont.truetype(
        str(path), size, index=face.number, layout_engine=ImageFont.Layout.RAQM
    )
    if face.variable:
        font.set_variation_by_axes([weight])
    return font


def _cjk_number(locale: str) -> int:
    language = script(locale) or locale.lower().split("-")[0]
    return _CJK_NUMBERS.get(language, _CJK_DEFAULT)
