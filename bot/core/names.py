"""Names that people take for each other, told apart; and the mark that only computers carry."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import category, normalize

from confusable_homoglyphs.confusables import confusables_data

from render.names import BLANK

MARK = "⚙"
"""Stands before the name of every computer, and in no name of a person."""

_GEARS = dict.fromkeys(map(ord, "⚙⛭⛮⛯🛞"))

_BLANKS = dict.fromkeys(map(ord, BLANK), " ")

_TWINS = str.maketrans("1|i0", "lllo")

NOBODY = "?"
"""Who has no name that could be shown."""


def unmarked(name: str) -> str:
    """A person's name without what would make it look like a computer's.

    >>> unmarked("⚙ Computer 1")
    'Computer 1'
    """
    if name.isascii():
        return name
    return inked(name.translate(_GEARS).lstrip("\ufe0f ")) or NOBODY


def inked(name: str) -> str:
    r"""A name without letters that leave no ink, or nothing when no other sign is there.

    >>> inked("\u3164\u3164"), inked("\u2800Bo \u200bLi\u115f")
    ('', 'Bo \u200bLi')
    """
    shown = name.translate(_BLANKS).strip() if not BLANK.isdisjoint(name) else name
    return shown if any(category(sign)[0] not in "CZ" for sign in shown) else ""


def looks(name: str) -> frozenset[str]:
    r"""What a name looks like, as written and in small letters: names that share one look alike.

    >>> bool(looks("Olena") & looks("Olenka"))
    False
    >>> bool(looks("Olena") & looks("0l\u0435n\u0430 ")), bool(looks("\u041dATE") & looks("hate"))
    (True, True)
    """
    signs = [sign for sign in normalize("NFKC", name) if category(sign)[0] not in "CZ"]
    written = "".join(_latin(sign) for sign in signs)
    small = "".join(_latin(sign) for sign in "".join(signs).casefold())
    return frozenset(one.casefold().translate(_TWINS) for one in (written, small))


def apart(names: Sequence[str]) -> tuple[str, ...]:
    """The same names, those that look alike numbered from the second on.

    >>> apart(["Bo", "Mai", "bo", "Bo 2"])
    ('Bo', 'Mai', 'bo 2', 'Bo 2 2')
    """
    taken: set[str] = set()
    found: list[str] = []
    for name in names:
        found.append(free(name, taken))
        taken |= looks(found[-1])
    return tuple(found)


def free(name: str, taken: set[str], longest: int = 64) -> str:
    """The name, or with the first number that makes it look like none of those taken.

    >>> free("Olena", {*looks("olena"), *looks("Olena 2")}, 6)
    'Olen 2'
    """
    number, tried = 1, name
    while not taken.isdisjoint(looks(tried)):
        number += 1
        tried = f"{name[: longest - len(str(number)) - 1].rstrip()} {number}"
    return tried


def _latin(sign: str) -> str:
    """The Latin letter or digit that looks like this sign, else the sign itself."""
    if sign.isascii():
        return sign
    twins = [one["c"] for one in confusables_data.get(sign, ()) if len(one["c"]) == 1]
    return min((twin for twin in twins if twin.isascii() and twin.isalnum()), default=sign)
