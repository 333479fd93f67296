"""Sentences in a row and things in a list, with the marks of the language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games import Text, text
from render.words import say

_ENDS = frozenset(".!?:\u2026\u3002\uff01\uff1f\uff1a")
"""After these no further stop is wanted."""


def strung(sentences: Iterable[str], locale: str) -> str:
    """Sentences one after the other; those without a stop get one.

    >>> strung(("Wu Hsing", "Ann wins."), "en"), strung(("五行", "Ann 赢了。"), "zh-Hans")
    ('Wu Hsing. Ann wins.', '五行。Ann 赢了。')
    """
    stop = say(text("ui-sentence-stop"), locale)
    gap = stop[1:]
    said = (one.rstrip() for one in sentences)
    return "".join(f"{one}{gap if one[-1] in _ENDS else stop}" for one in said if one).rstrip()


def uttered(parts: Iterable[Text], locale: str) -> str:
    """The same of sentences that nobody has said yet."""
    return strung((say(one, locale) for one in parts), locale)


def within(sentences: Sequence[str], locale: str, most: int) -> str:
    """As many of the sentences, from the first on, as have room in so many characters."""
    left = list(sentences)
    while len(words := strung(left, locale)) > most and len(left) > 1:
        left.pop()
    return words[:most]


def listed(words: Iterable[str], locale: str) -> str:
    """Things in a list.

    >>> listed("ab", "en"), listed("ab", "zh-Hant")
    ('a, b', 'a、b')
    """
    return say(text("ui-list-separator"), locale).join(words)
