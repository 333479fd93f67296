"""Names that people take for each other, told apart; and the mark that only computers carry."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import bidirectional, category, normalize

from render.names import BLANK, clusters

MARK = "⚙"
"""Stands before the name of every computer, and in no name of a person."""

_MARKS = 3
"""More marks on a letter than that no script needs."""

_GEARS = dict.fromkeys(map(ord, "⚙⛭⛮⛯🛞"))

_BLANKS = dict.fromkeys(map(ord, BLANK), " ")

_TWINS = str.maketrans("1|i0", "lllo")

NOBODY = "?"
"""Who has no name that could be shown."""


def unmarked(name: str) -> str:
    r"""A person's name without what would make it look like a computer's, or be a command.

    Its towers of marks lose all but their lowest floors.

    >>> unmarked("⚙ Computer 1"), len(unmarked("Z" + 40 * "\u0334")), unmarked("AC/DC /resign")
    ('Computer 1', 4, 'AC/DC /\u2060resign')
    """
    name = _COMMAND.sub("/\u2060", name)
    if name.isascii():
        return name
    return inked(_calm(_TURNING.sub("", name.translate(_GEARS))).lstrip("\ufe0f ")) or NOBODY


def brief(name: str, longest: int = 32) -> str:
    r"""As much of a name as a line has room for, in characters; no sign is torn apart.

    >>> brief("Olena", 3), brief("ab\U0001f468\u200d\U0001f469\u200d\U0001f467", 5)
    ('Ole', 'ab')
    """
    if len(name) <= longest:
        return name
    kept = ""
    for sign in clusters(name):
        if len(kept) + len(sign) > longest:
            break
        kept += sign
    return kept or name[:longest]


def _calm(name: str) -> str:
    """A name whose signs carry no towers of marks, which would climb over other lines."""
    signs, marks = "", 0
    for sign in name:
        marks = marks + 1 if category(sign) in {"Mn", "Me"} else 0
        signs += sign if marks <= _MARKS else ""
    return signs


_COMMAND = re.compile(r"(?<![\w/.:<>])/(?=[A-Za-z])")
"""What apps would make a command of, to be pressed by whoever reads the name."""

_MENTION = re.compile(r"<@!?(\d{1,20})(?: ([^>]*))?>")

_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of what comes after them."""


def mention(account: int, name: str) -> str:
    """Somebody picked from a list, as Discord writes it, with the name that was shown.

    >>> mentioned(mention(42, "Bo <3>"))
    ('42', 'Bo <3')
    """
    return f"<@{account} {name.replace('>', '')}>"


def mentioned(said: str) -> tuple[str, str]:
    """The account and the name of somebody picked from a list; nothing for a name as it is typed.

    >>> mentioned("<@42>"), mentioned("Bo")
    (('42', ''), ('', ''))
    """
    found = _MENTION.fullmatch(said.strip())
    return (found[1], found[2] or "") if found else ("", "")


def upright(name: str) -> str:
    r"""A name that does not turn the words around it; one written from right to left stands apart.

    >>> upright("Bo\u202eyr"), upright("\u05d3\u05df") == "\u2068\u05d3\u05df\u2069"
    ('Boyr', True)
    """
    plain = _TURNING.sub("", name)
    leftwards = any(bidirectional(sign) in {"R", "AL", "AN"} for sign in plain)
    return f"\u2068{plain}\u2069" if leftwards else plain


def inked(name: str) -> str:
    r"""A name without letters that leave no ink, or nothing when no other sign is there.

    >>> inked("\u3164\u3164"), inked("\u2800Bo \u200bLi\u115f")
    ('', 'Bo \u200bLi')
    """
    shown = name.translate(_BLANKS).strip() if not BLANK.isdisjoint(name) else name
    return shown if any(category(sign)[0] not in "CZ" for sign in shown) else ""


@lru_cache(maxsize=4096)
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
    from confusable_homoglyphs.confusables import (  # noqa: PLC0415 - a large file, seldom asked for
        confusables_data,
    )

    twins = [one["c"] for one in confusables_data.get(sign, ()) if len(one["c"]) == 1]
    return min((twin for twin in twins if twin.isascii() and twin.isalnum()), default=sign)
