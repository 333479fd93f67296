"""The material of Wu Hsing and what its variants set differently (rule book, sections 1, 2, 8)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from games.protocol import BadInput

Kind = str
"""A domino by its two colours, the earlier one first: ``BW``."""

Rack = tuple[Kind, ...]
"""The dominoes of a seat in kind order."""

COLOURS: Final = "BWRYK"
"""Blue, white, red, yellow and black: the colour order."""

KINDS: Final = tuple(one + two for one, two in combinations_with_replacement(COLOURS, 2))
"""The fifteen kinds in kind order."""

COPIES: Final = 2
SET: Final = tuple(kind for kind in KINDS for _ in range(COPIES))
"""The canonical order of all dominoes before they are shuffled."""

RANK: Final = {kind: rank for rank, kind in enumerate(KINDS)}

HIDDEN: Final = "??"
"""A domino that the viewer does not know."""

RACKS: Final = {2: 14, 3: 9, 4: 7}
"""How many dominoes each seat gets, by the number of seats."""

VARIANTS: Final = ("open", "standard", "duel-a", "duel-b")
DUELS: Final = ("duel-a", "duel-b")

MOST_PARALLEL: Final = 3
"""So many dominoes may lie side by side with their whole long sides (D5)."""

LINES: Final = 2
"""A placement extends at least so many begun rows (D4)."""

FEWEST_COLOURS: Final = 3
"""The starting pair shows at least so many colours (D2)."""

CREATING: Final = "KBRYW"
"""Water makes wood, wood fire, fire earth, earth metal and metal water again."""


def kind_of(colours: str) -> Kind:
    """The kind of a domino, whichever way round it is.

    >>> kind_of("KB")
    'BK'
    """
    one, two = sorted(colours, key=COLOURS.index)
    return one + two


def is_double(kind: Kind) -> bool:
    """Whether both halves have one colour."""
    return kind[0] == kind[1]


def by_kind(dominoes: tuple[Kind, ...] | list[Kind]) -> Rack:
    """Dominoes in kind order; unknown ones stay as they are.

    >>> by_kind(["KK", "BW", "BB"])
    ('BB', 'BW', 'KK')
    """
    return tuple(sorted(dominoes, key=lambda kind: RANK.get(kind, len(KINDS))))


def without(rack: Rack, kind: Kind) -> Rack:
    """A rack after one domino has left it."""
    at = rack.index(kind)
    return rack[:at] + rack[at + 1 :]


def penalty(rack: Rack) -> int:
    """What the dominoes left at the end cost (section 7, D10).

    >>> penalty(("BB", "BW"))
    30
    """
    return sum(5 if is_double(kind) else 25 for kind in rack)


def check_variant(variant: str) -> str:
    """The variant. Raises BadInput when there is none of this name."""
    if variant not in VARIANTS:
        raise BadInput(f"no variant {variant[:40]!r}; there are {', '.join(VARIANTS)}")
    return variant
