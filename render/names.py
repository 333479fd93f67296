"""Names as people write them, made safe to draw: no blank, no control sign, no empty box."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from unicodedata import category, normalize

from render.fonts import EMOJI, Face, chain, covers

_LONGEST = 512
_CLUSTERS = 48
_MARKS = 2

_ZWJ, _ZWNJ, _EMOJI_STYLE, _TEXT_STYLE = "\u200d", "\u200c", "\ufe0f", "\ufe0e"
_SILENT = frozenset((_ZWJ, _ZWNJ, _EMOJI_STYLE, _TEXT_STYLE))

_KEY = "\u20e3"
"""The frame that makes a digit the key of a telephone; there are pictures of those."""

BLANK = frozenset("\u3164\u115f\u1160\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\ufdfd")
"""Letters and marks that leave no ink."""

_PICTURES = 0x1F000
_FLAGS = range(0x1F1E6, 0x1F200)
_TONES = range(0x1F3FB, 0x1F400)

_JOINING = range(0x0600, 0x0E00)
"""Scripts in which a joiner between letters changes their shape."""


_BEHIND = re.compile("\\s*[(\uff08][^()\uff08\uff09]*[)\uff09]$")

_LIGATURES = re.compile("[\ufb1d-\ufdff\ufe70-\ufefc]")
"""Whole words in one sign, as wide as a line: drawn as the words they stand for."""


@lru_cache(maxsize=4096)
def clean(name: str, locale: str = "en") -> str:
    r"""Return what can be drawn of a name; empty when nothing can.

    >>> clean("  Ole\u200bna\u3164 ")
    'Olena'
    """
    words = "".join(clusters(drawable(name, locale))[:_CLUSTERS])
    return " ".join(words.split())


@lru_cache(maxsize=4096)
def drawable(words: str, locale: str = "en") -> str:
    """Return a text without anything that no face can write."""
    text = normalize("NFC", _LIGATURES.sub(_apart, words[:_LONGEST]))
    visible = "".join(_visible(text))
    return "".join(_covered(cluster, locale) for cluster in clusters(visible))


def clusters(text: str) -> tuple[str, ...]:
    r"""Cut a text between the signs that a reader takes as one.

    >>> [len(one) for one in clusters("e\u0301x")]
    [2, 1]
    """
    found: list[str] = []
    for char in text:
        if found and _continues(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return tuple(found)


@lru_cache(maxsize=8192)
def face_of(cluster: str, locale: str = "en") -> Face | None:
    """The first face that can write all of a cluster, or None."""
    needed = {ord(char) for char in cluster if char not in _SILENT}
    faces = chain(locale)
    if _EMOJI_STYLE in cluster or any(code >= _PICTURES for code in needed):
        faces = (EMOJI, *faces) if EMOJI in faces else faces
    return next((face for face in faces if needed <= covers(face)), None)


def _apart(found: re.Match[str]) -> str:
    return normalize("NFKC", found[0])


def _visible(text: str) -> Iterator[str]:
    marks = _MARKS
    for index, char in enumerate(text):
        kind = category(char)
        if kind[0] == "Z" or char in "\t\n":
            marks = _MARKS
            yield " "
        elif char in _SILENT:
            if _joins(text, index):
                yield char
        elif kind[0] == "C" or char in BLANK:
            continue
        elif kind == "Me" and char != _KEY:
            continue  # a ring or a box around a letter stands beside it in most faces
        elif kind in {"Mn", "Me"}:
            marks += 1
            if marks <= _MARKS:
                yield char
        else:
            marks = 0
            yield char


def _joins(text: str, index: int) -> bool:
    before = text[index - 1] if index else ""
    after = text[index + 1 : index + 2]
    if not before or category(before)[0] in "CZ":
        return False
    if text[index] in {_EMOJI_STYLE, _TEXT_STYLE}:
        return True
    if not after or category(after)[0] in "CZ":
        return False
    if ord(before) in _JOINING and ord(after) in _JOINING:
        return True
    return text[index] == _ZWJ and category(after) in {"So", "Sk", "Sm"}


def _continues(cluster: str, char: str) -> bool:
    if cluster == " " or char == " ":
        return False
    if category(char)[0] == "M" or char in _SILENT or _is_tone(char):
        return True
    if cluster[-1] == _ZWJ:
        return True
    return _is_flag(char) and len(cluster) == 1 and _is_flag(cluster)


def _is_flag(char: str) -> bool:
    return ord(char) in _FLAGS


def _is_tone(char: str) -> bool:
    return ord(char) in _TONES


def _covered(cluster: str, locale: str) -> str:
    for form in (cluster, normalize("NFKC", cluster)):
        if form and all(face_of(one, locale) for one in clusters(form)):
            return form
    base = cluster[0]
    return base if face_of(base, locale) else ""


def bare(names: Sequence[str]) -> tuple[str, ...]:
    """Names without what stands in brackets behind them, as long as they differ without it.

    >>> bare(["Olena", "Computer (normal)"]), bare(["Computer (easy)", "Computer (hard)"])
    (('Olena', 'Computer'), ('Computer (easy)', 'Computer (hard)'))
    """
    short = [_BEHIND.sub("", one) or one for one in names]
    return tuple(
        cut if short.count(cut) == 1 else one for cut, one in zip(short, names, strict=True)
    )
